import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { FoundSkill, SkillBooking, SkillListing, TimeCredits } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
});
afterAll(() => app.close());

test('the demo has skills, exchanges and a ledger that adds up', async () => {
  const listings = await app.call<SkillListing[]>(14, 'listSkillListings', { query: { limit: 100 } });
  expect(listings.body).toHaveLength(12);
  const bookings = await app.call<SkillBooking[]>(1, 'listMySkillBookings', {});
  expect(bookings.body.map(({ status, isTeacher, credit }) => [status, isTeacher, credit.state])).toEqual([
    ['pending', true, 'none'],
    ['confirmed', false, 'held'],
    ['completed', true, 'moved'],
    ['completed', false, 'moved'],
  ]);
  const credits = await app.call<TimeCredits>(1, 'getMyTimeCredits', {});
  // 90 earned, 60 spent, 30 earned, and 30 held.
  expect(credits.body).toMatchObject({ balance: 60, held: 30, available: 150 });
  const [sum] = await app.database.query<{ sum: number }>(
    '',
    'select sum(balance)::int as sum from credit_accounts',
    [],
  );
  expect(sum?.sum).toBe(0);
});

test('every skill of the demo that is live has a time that can be booked', async () => {
  const { body } = await app.call<FoundSkill[]>(14, 'listSkillListings', { query: { limit: 100 } });
  const live = body.filter(({ exchange }) => exchange !== 'written');
  expect(live.filter(({ nextAt }) => nextAt === null).map(({ title }) => title)).toEqual([]);
  expect(live).toHaveLength(11);
});
