import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking, BookingChange } from '#areas/bookings/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { BookingToReview, ProviderDispute } from '../../contract.ts';
import { ask, at, does, testNow, why } from '../testing/booking.ts';
import { publish } from '../testing/published.ts';
import { addHelper } from '../testing/team.ts';

let app: TestApp;
let admin: number;
let moderator: number;
let owner: number;
let guest: number;
let listing: number;
let booking: Booking;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  moderator = await app.addMember({ name: 'Mo', roles: ['member', 'moderator'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  owner = await app.addMember({ name: 'Olga' });
  guest = await app.addMember({ name: 'Gil' });
  const provider = await publish(app, owner, admin, { workers: [{}] });
  listing = provider.id;
  const asked = await ask(app, guest, provider.services[0]?.id ?? 0, at(9, '10:00'), { note: 'A private note.' });
  booking = await does(app, owner, 'acceptBooking', asked);
  app.setNow(new Date(at(9, '13:00')));
});

const disputes = async () => (await app.call<ProviderDispute[]>(moderator, 'listProviderDisputes', {})).body;
const mine = async () => (await disputes()).filter(({ id }) => id === booking.id);
const read = async (as: number) => (await app.call<Booking>(as, 'getBooking', { params: { id: booking.id } })).body;
const settle = async (as: number, more: object = {}) =>
  app.call(as, 'settleProviderBooking', {
    params: { id: booking.id },
    body: { outcome: 'happened', reason: 'Both were asked.', version: (await read(owner)).version, ...more },
  });
const told = async (as: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications', {});
  return body.filter(({ kind }) => kind === 'bookingSettled').length;
};
const differ = async () => {
  await does(app, owner, 'sayOutcome', booking, { outcome: 'happened', minutes: 180 });
  await does(app, guest, 'sayOutcome', booking, { outcome: 'happened', minutes: 120 });
};
const hoursNotAgreed = async () => {
  await differ();
  expect(await mine()).toEqual([]);
  app.setNow(new Date(at(23, '13:01')));
  await app.app.jobs.runNow('bookings.settle');
};

test('hours that two have not agreed on are settled by a moderator, who says why; both are told, and it is audited', async () => {
  await hoursNotAgreed();
  const [seen] = await mine();
  expect(seen).toMatchObject({
    title: 'Self-care, weekday',
    businessName: 'Wattle Street Supports',
    owner: { displayName: 'Olga' },
    guest: { displayName: 'Gil' },
    countsHours: true,
    outcomes: { owner: 'happened', guest: 'happened' },
    minutes: { owner: 180, guest: 120 },
  });
  expect(JSON.stringify(seen)).not.toContain('A private note.');
  await settle(moderator, { minutes: 150, reason: 'The timesheet says so.' });
  for (const side of [owner, guest]) {
    const { status, hours, actions } = await read(side);
    expect([status, hours?.agreed?.minutes, hours?.settled, hours?.host?.minutes, hours?.guest?.minutes]).toEqual([
      'completed',
      150,
      true,
      180,
      120,
    ]);
    expect(actions).toEqual([]);
    expect(await told(side)).toBe(1);
    const { body: lines } = await app.call<BookingChange[]>(side, 'listBookingChanges', {
      params: { id: booking.id },
    });
    expect(lines.slice(-2)).toMatchObject([
      { change: 'settled', by: null, note: 'The timesheet says so.', minutes: 150 },
      { change: 'completed', by: null },
    ]);
  }
  expect(await mine()).toEqual([]);
  const log = await app.database.query<{ actor_id: number; detail: object }>(
    '',
    `select actor_id, detail from audit_log where action = 'provider booking settled' and subject = $1`,
    [`booking ${booking.id}`],
  );
  expect(log).toEqual([
    { actor_id: moderator, detail: { outcome: 'happened', minutes: 150, reason: 'The timesheet says so.' } },
  ]);
  // It took place, so it can be reviewed.
  const { body: toReview } = await app.call<BookingToReview[]>(guest, 'listBookingsToReview', {
    params: { id: listing },
  });
  expect(toReview.map(({ bookingId }) => bookingId)).toEqual([booking.id]);
});

test('whether it took place is settled too, and a second decision is refused', async () => {
  await does(app, owner, 'sayOutcome', booking, { outcome: 'missed' });
  const disputed = await does(app, guest, 'sayOutcome', booking, { outcome: 'happened' });
  expect(disputed.status).toBe('disputed');
  const { version } = disputed;
  await settle(moderator, { outcome: 'missed' });
  expect((await read(guest)).status).toBe('noShow');
  expect(await why(settle(moderator))).toBe('404 There’s nothing here, or you don’t have access to it.');
  const old = { outcome: 'missed', reason: 'Again.', version };
  expect(await app.status(moderator, 'settleProviderBooking', { params: { id: booking.id }, body: old })).toBe(404);
});

test('what changed since it was opened is not settled over', async () => {
  await does(app, owner, 'sayOutcome', booking, { outcome: 'missed' });
  await does(app, guest, 'sayOutcome', booking, { outcome: 'happened' });
  expect(await why(settle(moderator, { version: 1 }))).toBe(
    '409 This booking has changed since you opened it. Look at it again, then decide.',
  );
});

test('neither side, nor anyone of the team, decides their own dispute, and no one without that role', async () => {
  await does(app, owner, 'sayOutcome', booking, { outcome: 'missed' });
  await does(app, guest, 'sayOutcome', booking, { outcome: 'happened' });
  const dana = await addHelper(app, { owner, listing, role: 'coordinator', name: 'Dana' });
  const sides = [owner, guest, dana];
  for (const one of sides) {
    expect(await app.status(one, 'listProviderDisputes', {})).toBe(403);
    expect(await why(settle(one))).toBe('403 Only moderators can do this.');
  }
  await app.database.query('', `update users set roles = array_append(roles, 'moderator') where id = any($1::int[])`, [
    sides,
  ]);
  for (const one of sides) expect(await why(settle(one))).toBe('403 Another moderator must decide this.');
});
