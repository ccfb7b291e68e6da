import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking, BookingChange } from '../contract.ts';
import { ask, does, inDays, linksOf, openUp, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
let host: number;
let guest: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  host = await app.addMember({ name: 'Hana' });
  guest = await app.addMember({ name: 'Gil' });
  await openUp(app, host);
});

const run = async (name: 'remind' | 'expire' | 'ask-again' | 'settle' | 'end-left' | 'drop-holds', now: Date) => {
  app.setNow(now);
  await app.app.jobs.runNow(`bookings.${name}`);
};
const at = (clock: string, day = 8) => new Date(tuesday(clock, day));
const status = async (as: number, { id }: Booking) =>
  (await app.call<Booking>(as, 'getBooking', { params: { id } })).body.status;
/** Read in between: news about one booking gather until then. */
const count = async (id: number, kind: string) => {
  const found = (await linksOf(app, id)).filter((one) => one.startsWith(kind)).length;
  await app.call(id, 'markAllRead', {});
  return found;
};
const agreed = async (startsAt: string) => {
  const made = await ask(app, guest, host, startsAt);
  return does(app, host, 'acceptBooking', made);
};

test('both are reminded a day and an hour before, each once', async () => {
  await agreed(tuesday('16:00', 10));
  for (const [now, before] of [
    [at('15:55', 9), 0],
    [at('16:00', 9), 1],
    [at('16:05', 9), 1],
    [at('15:00', 10), 2],
    [at('15:05', 10), 2],
  ] as const) {
    await run('remind', now);
    expect(await count(host, 'bookingReminder')).toBe(before);
    expect(await count(guest, 'bookingReminder')).toBe(before);
  }
});

test('a member chooses when, or never; a reminder from before the two agreed is left out', async () => {
  await app.call(guest, 'saveBookingReminders', { body: { reminders: [] } });
  await app.call(host, 'saveBookingReminders', { body: { reminders: [2880, 15] } });
  await agreed(tuesday('12:00'));
  await run('remind', at('11:30'));
  expect(await count(host, 'bookingReminder')).toBe(0);
  await run('remind', at('11:45'));
  expect(await count(host, 'bookingReminder')).toBe(1);
  expect(await count(guest, 'bookingReminder')).toBe(0);
});

test('who must answer is reminded twice, and the request ends after 14 days for both', async () => {
  const made = await ask(app, guest, host, tuesday('10:00', 31));
  for (const [days, times] of [
    [2, 0],
    [3, 1],
    [4, 1],
    [10, 2],
  ] as const) {
    await run('ask-again', inDays(days));
    expect(await count(host, 'bookingWaiting')).toBe(times);
  }
  expect(await count(guest, 'bookingWaiting')).toBe(0);
  await run('expire', inDays(13));
  expect(await status(guest, made)).toBe('requested');
  await run('expire', inDays(14));
  expect(await status(guest, made)).toBe('expired');
  expect(await count(host, 'bookingExpired')).toBe(1);
  expect(await count(guest, 'bookingExpired')).toBe(1);
});

test('a request ends when its time begins', async () => {
  const made = await ask(app, guest, host, tuesday('10:00'));
  await run('expire', at('09:59'));
  expect(await status(guest, made)).toBe('requested');
  await run('expire', at('10:00'));
  expect(await status(guest, made)).toBe('expired');
});

test('once it is over both are asked; what one says counts after a week without another word', async () => {
  const made = await agreed(tuesday('10:00'));
  await run('settle', at('10:30'));
  expect(await count(host, 'bookingOutcome')).toBe(1);
  expect(await count(guest, 'bookingOutcome')).toBe(1);
  await does(app, guest, 'sayOutcome', made, { outcome: 'happened' });
  await run('settle', at('10:29', 15));
  expect(await status(host, made)).toBe('accepted');
  await run('settle', at('10:30', 15));
  expect(await status(host, made)).toBe('completed');
  const { body } = await app.call<BookingChange[]>(host, 'listBookingChanges', { params: { id: made.id } });
  expect(body.at(-1)).toMatchObject({ change: 'completed', by: null });
});

test('what nobody confirms in two weeks is not confirmed, and no one is blamed', async () => {
  const made = await agreed(tuesday('10:00'));
  await run('settle', at('10:30', 21));
  expect(await status(host, made)).toBe('accepted');
  await run('settle', at('10:30', 22));
  expect(await status(host, made)).toBe('unconfirmed');
});

test('one booking that can’t be settled does not hold up the others, and is settled once it can be', async () => {
  const made: Booking[] = [];
  for (const clock of ['10:00', '11:00', '12:00']) made.push(await agreed(tuesday(clock)));
  const states = () => Promise.all(made.map((one) => status(host, one)));
  const { query } = app.database;
  await query(
    'break',
    `alter table booking_changes add constraint broken check (booking_id <> ${made[1]?.id}) not valid`,
    [],
  );
  await run('settle', at('12:30', 22));
  expect(await states()).toEqual(['unconfirmed', 'accepted', 'unconfirmed']);
  await query('mend', 'alter table booking_changes drop constraint broken', []);
  await run('settle', at('12:40', 22));
  expect(await states()).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed']);
});

test('what was planned with someone who closes their account is cancelled, and the other hears of it', async () => {
  const made = await agreed(tuesday('10:00'));
  const other = await agreed(tuesday('12:00'));
  await does(app, guest, 'cancelBooking', other);
  await queryIn(app.database.db)(
    '',
    `insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now())`,
    [guest],
  );
  await run('end-left', at('09:00'));
  expect(await linksOf(app, host)).toContain('bookingGone /bookings');
  const left = await queryIn(app.database.db)<{ status: string }>('', 'select status from bookings where id = $1', [
    made.id,
  ]);
  expect(left).toEqual([{ status: 'cancelled' }]);
});

test('holds that are over are cleared away', async () => {
  await app.call(guest, 'holdTime', {
    params: { kind: 'person', ref: host },
    body: { startsAt: tuesday('10:00'), minutes: 30 },
  });
  const left = async () =>
    (await queryIn(app.database.db)<{ n: number }>('', 'select count(*)::int as n from booking_times'))[0]?.n;
  const before = (await left()) ?? 0;
  await run('drop-holds', new Date(testNow.getTime() + 9 * 60_000));
  expect(await left()).toBe(before);
  await run('drop-holds', new Date(testNow.getTime() + 10 * 60_000));
  expect(await left()).toBe(before - 1);
});
