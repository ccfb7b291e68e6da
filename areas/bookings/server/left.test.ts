import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking } from '../contract.ts';
import { personalData } from './personal-data.ts';
import { ask, does, linksOf, openUp, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());

test('when a member leaves, the other keeps the booking without them, and without what they wrote', async () => {
  const host = await app.addMember({ name: 'Hana' });
  const guest = await app.addMember({ name: 'Gil' });
  await openUp(app, host);
  const made = await ask(app, guest, host, tuesday('10:00'), { note: 'My own words.', breaks: 'Often' });
  await does(app, host, 'acceptBooking', made);
  const { services } = app.app;
  await services.transaction(async (db, emit) => {
    const query = queryIn(db);
    const about = { userId: guest, email: '', config: app.config, notices: services.notices, now: testNow };
    await personalData.erase({ query, emit, ...about });
  });
  const left = (await app.call<Booking>(host, 'getBooking', { params: { id: made.id } })).body;
  expect(left).toMatchObject({
    guest: null,
    status: 'cancelled',
    note: '',
    terms: { breaks: '' },
    title: 'Conversation',
  });
  expect(await linksOf(app, host)).toContain('bookingGone /bookings');
  expect(await app.status(guest, 'getBooking', { params: { id: made.id } })).toBe(404);
});
