import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { Reaction } from '#platform/server/area.ts';
import type { Emit } from '#platform/server/emit.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Booking } from '../contract.ts';
import { callBlocked, callSuspended } from './judge-calls.ts';
import { ask, does, inMinutes, openUp, testNow, tuesday } from './testing/pair.ts';

let app: TestApp;
let host: number;
let guest: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());
beforeEach(async () => {
  at(testNow);
  host = await app.addMember({ name: 'Hana' });
  guest = await app.addMember({ name: 'Gil' });
  await openUp(app, host, { formats: ['text', 'captioned', 'voice', 'inPerson'] });
});
afterEach(() => vi.useRealTimers());

/** The clock of calls and of signals. */
const at = (now: Date) => {
  app.setNow(now);
  vi.useFakeTimers({ now, toFake: ['Date'] });
};
const start = new Date(tuesday('10:00'));
/** From its start, for half an hour. */
const during = () => at(inMinutes(5, start));

const agreed = async (format = 'captioned', clock = '10:00'): Promise<Booking> =>
  does(app, host, 'acceptBooking', await ask(app, guest, host, tuesday(clock), { format }));
/** Whose browsers hear what somebody says in the call of a booking. */
const heard = async (userId: number, { id }: Pick<Booking, 'id'>) => {
  const { query } = app.database;
  const content = { kind: 'again', room: String(id), from: 'abcdefghijkl' };
  const passOn = app.app.registry.signals.get('bookingCall')?.relay;
  const answer = await passOn?.({ content: content as never, userId, query, services: app.app.services });
  expect(answer?.payload).toEqual(content);
  return answer?.to;
};
const join = (userId: number, { id }: Pick<Booking, 'id'>) => app.status(userId, 'getBookingCall', { params: { id } });
const missing = { id: 999_999 };
/** For them there is no more of it than of a booking that is not there. */
const expectShut = async (userId: number, booking: Pick<Booking, 'id'>) => {
  expect([await heard(userId, booking), await join(userId, booking)]).toEqual([[], 404]);
  expect([await heard(userId, missing), await join(userId, missing)]).toEqual([[], 404]);
};
const expectOpen = async (booking: Pick<Booking, 'id'>) => {
  expect([await heard(host, booking), await heard(guest, booking)]).toEqual([[guest], [host]]);
  expect([await join(host, booking), await join(guest, booking)]).toEqual([200, 200]);
};
const expectShutForBoth = async (booking: Pick<Booking, 'id'>) => {
  await expectShut(host, booking);
  await expectShut(guest, booking);
};
/** What a reaction tells, and to whose open browsers. */
const told = async (reaction: Reaction, event: Readonly<Record<string, unknown>>, now: Date) => {
  const topics: (readonly string[])[] = [];
  const { registry, services } = app.app;
  await services.transaction(async (db) => {
    const emit: Emit = async ({ name }, payload) => {
      for (const one of registry.broadcasts.get(name) ?? []) {
        expect(one.show?.(payload)).toEqual({ id: (payload as { id: number }).id });
        topics.push(one.topics(payload));
      }
    };
    await reaction.run({ event, eventId: 1, db, emit, now, services });
  });
  return topics;
};
const both = () => [[`user:${host}`, `user:${guest}`]];

test('opens 15 minutes before the booking and closes an hour after it, for its two people', async () => {
  const booking = await agreed();
  expect(booking.call).toEqual({
    opensAt: inMinutes(-15, start).toISOString(),
    closesAt: inMinutes(90, start).toISOString(),
  });
  at(new Date(inMinutes(-15, start).getTime() - 1));
  await expectShutForBoth(booking);
  at(inMinutes(-15, start));
  await expectOpen(booking);
  at(new Date(inMinutes(90, start).getTime() - 1));
  await expectOpen(booking);
  at(inMinutes(90, start));
  await expectShutForBoth(booking);
});

test('a browser gets what it needs to join, and no address of a member', async () => {
  const booking = await agreed();
  during();
  const { body } = await app.call(guest, 'getBookingCall', { params: { id: booking.id } });
  expect(body).toEqual({ iceServers: [], relayOnly: false });
});

test('no one else finds it, and two pairs do not hear each other', async () => {
  const booking = await agreed();
  const [another, third] = [await app.addMember({ name: 'Hugo' }), await app.addMember({ name: 'Tess' })];
  await openUp(app, another);
  const theirs = await does(app, another, 'acceptBooking', await ask(app, third, another, tuesday('10:00')));
  const moderator = await app.addMember({ roles: ['member', 'moderator', 'admin'] });
  during();
  for (const userId of [another, third, moderator]) await expectShut(userId, booking);
  for (const userId of [host, guest]) await expectShut(userId, theirs);
  await expectOpen(booking);
  expect(await heard(third, theirs)).toEqual([another]);
});

test('there is none for a request, in person, or after a cancellation', async () => {
  const request = await ask(app, guest, host, tuesday('11:00'), { format: 'text' });
  expect(request.call).toBeNull();
  const inPerson = await agreed('inPerson', '12:00');
  expect(inPerson.call).toBeNull();
  const booking = await agreed();
  at(inMinutes(65, start));
  await expectShutForBoth(request);
  at(inMinutes(125, start));
  await expectShutForBoth(inPerson);
  during();
  await expectOpen(booking);
  expect((await does(app, guest, 'cancelBooking', booking)).call).toBeNull();
  await expectShutForBoth(booking);
});

test('a way to meet that both change to in person ends it', async () => {
  const booking = await agreed();
  at(inMinutes(-10, start));
  await expectOpen(booking);
  const terms = { startsAt: start.toISOString(), minutes: 30, format: 'inPerson', place: 'The library' };
  const proposed = await does(app, guest, 'proposeBooking', booking, terms);
  await expectOpen(proposed);
  await does(app, host, 'acceptBooking', proposed);
  await expectShutForBoth(booking);
});

test('who says after it that it took place may go on talking for the hour', async () => {
  const booking = await agreed();
  at(inMinutes(40, start));
  await does(app, host, 'sayOutcome', booking, { outcome: 'happened' });
  await expectOpen(booking);
  expect((await does(app, guest, 'sayOutcome', booking, { outcome: 'happened' })).status).toBe('completed');
  await expectOpen(booking);
});

test.each([
  ['the host', () => [host, guest]],
  ['the guest', () => [guest, host]],
])('a block by %s ends it at once, and both browsers look again', async (_, pair) => {
  const booking = await agreed();
  // It is over, so nothing of it is cancelled any more; the call still goes on.
  at(inMinutes(40, start));
  await expectOpen(booking);
  const [one = 0, another = 0] = pair();
  await app.call(one, 'block', { params: { id: another } });
  await expectShutForBoth(booking);
  const event = { blockerId: one, blockedId: another };
  expect(await told(callBlocked, event, inMinutes(40, start))).toEqual(both());
});

test('a block of someone else ends nothing, and one outside the time of a call tells no one', async () => {
  const booking = await agreed();
  during();
  const another = await app.addMember();
  await app.call(host, 'block', { params: { id: another } });
  await expectOpen(booking);
  const inCall = inMinutes(5, start);
  expect(await told(callBlocked, { blockerId: host, blockedId: another }, inCall)).toEqual([]);
  const event = { blockerId: host, blockedId: guest };
  expect(await told(callBlocked, event, inMinutes(91, start))).toEqual([]);
  expect(await told(callBlocked, event, inMinutes(-16, start))).toEqual([]);
  expect(await told(callBlocked, event, inCall)).toEqual(both());
});

test('who is suspended is out, and so is the other; both browsers look again', async () => {
  const booking = await agreed();
  during();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const body = { targetUserId: guest, actionType: 'user_suspended', reason: 'Unkind words' };
  await app.call(moderator, 'createModerationAction', { body });
  await expectShutForBoth(booking);
  expect(await told(callSuspended, { userId: guest }, inMinutes(5, start))).toEqual(both());
});

test('a call is named by the number of its booking', () => {
  const content = { kind: 'again', from: 'abcdefghijkl' };
  const known = app.app.registry.signals.get('bookingCall')?.content;
  expect(known?.safeParse({ ...content, room: '12' }).success).toBe(true);
  for (const room of ['0', '012', '-1', '1e3', '9999999999', '12 ', 12]) {
    expect(known?.safeParse({ ...content, room }).success, String(room)).toBe(false);
  }
});
