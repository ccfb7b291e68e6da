import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking, Rating } from '../contract.ts';
import { ratingsOf } from './public.ts';
import { ask, does, openUp, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
let host: number;
let guest: number;
let moderator: number;
let made: Booking;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const over = new Date(tuesday('10:30'));
const inDays = (days: number) => new Date(over.getTime() + days * 86_400_000);
beforeEach(async () => {
  app.setNow(testNow);
  host = await app.addMember({ name: 'Hana' });
  guest = await app.addMember({ name: 'Gil' });
  await openUp(app, host);
  made = await ask(app, guest, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', made);
  app.setNow(over);
});

const complete = async () => {
  await does(app, host, 'sayOutcome', made, { outcome: 'happened' });
  await does(app, guest, 'sayOutcome', made, { outcome: 'happened' });
};
const rate = (as: number, stars: number, text = '') => does(app, as, 'rateBooking', made, { stars, text });
const average = async () => (await ratingsOf(queryIn(app.database.db), 'person', [host])).get(host);
const listed = async (as = moderator) =>
  (await app.call<Rating[]>(as, 'listRatings', { params: { kind: 'person', ref: host } })).body;

test('only what took place is rated, once by each side; the guests’ ratings count for the thing', async () => {
  await expect(rate(guest, 4)).rejects.toMatchObject({ problem: { status: 409 } });
  expect(await average()).toBeUndefined();
  await complete();
  const rated = await rate(guest, 4, 'Patient.');
  expect(rated.myRating).toMatchObject({ stars: 4, text: 'Patient.', by: { displayName: 'Gil' } });
  await rate(host, 1, 'On time.');
  expect(await average()).toEqual({ average: 4, count: 1 });
  expect((await listed()).map(({ text }) => text)).toEqual(['Patient.']);
  const seen = (await app.call<Booking>(guest, 'getBooking', { params: { id: made.id } })).body;
  expect(seen.theirRating).toMatchObject({ stars: 1, text: 'On time.' });
});

test('a rating is changed for seven days, and deleted by its author alone', async () => {
  await complete();
  const first = await rate(guest, 4);
  app.setNow(new Date(inDays(7).getTime() - 1));
  await rate(guest, 5);
  expect(await average()).toEqual({ average: 5, count: 1 });
  app.setNow(inDays(7));
  await expect(rate(guest, 1)).rejects.toMatchObject({ problem: { detail: 'This rating can no longer be changed.' } });
  const params = { id: first.myRating?.id ?? 0 };
  expect(await app.status(host, 'deleteRating', { params })).toBe(404);
  await app.call(guest, 'deleteRating', { params });
  expect(await average()).toBeUndefined();
});

test('reported and decided, it is shown to no one and does not count', async () => {
  await complete();
  const { myRating } = await rate(guest, 1, 'Rude words.');
  const body = {
    contentType: 'booking_rating',
    contentId: myRating?.id,
    reason: 'harassment',
    reporterId: host,
    reportedUserId: guest,
  };
  const report = await app.call<{ id: number }>(host, 'createReport', { body });
  const params = { id: report.body.id };
  await app.call(moderator, 'assignReport', { params, body: {} });
  await app.call(moderator, 'decideReport', {
    params,
    body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Rude.' },
  });
  expect(await average()).toBeUndefined();
  expect(await listed()).toEqual([]);
  await expect(rate(guest, 5)).rejects.toMatchObject({ problem: { status: 409 } });
});
