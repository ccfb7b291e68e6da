import { expect, test } from 'vitest';
import {
  type Action,
  actionsOf,
  type BookingState,
  onlyOutcome,
  requestEnds,
  settledBy,
  statusAfter,
} from './machine.ts';

const hour = 3_600_000;
const now = new Date('2026-11-26T00:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
const state = (more: Partial<BookingState> = {}): BookingState => ({
  status: 'requested',
  startsAt: inHours(48),
  endsAt: inHours(49),
  offeredBy: 'guest',
  proposedBy: null,
  outcomes: { host: null, guest: null },
  isRated: true,
  countsHours: false,
  startedAt: null,
  ratedAt: { host: null, guest: null },
  ...more,
});
const accepted = (more: Partial<BookingState> = {}) => state({ status: 'accepted', offeredBy: null, ...more });
const over = { startsAt: inHours(-2), endsAt: inHours(-1) };

test.each<[string, BookingState, Action[], Action[]]>([
  ['a request', state(), ['accept', 'decline', 'propose', 'cancel'], ['propose', 'cancel']],
  [
    'a request with another time of the host',
    state({ offeredBy: 'host' }),
    ['propose', 'cancel'],
    ['accept', 'decline', 'propose', 'cancel'],
  ],
  [
    'a request whose time has begun',
    state({ startsAt: inHours(-1), endsAt: inHours(1) }),
    ['decline', 'cancel'],
    ['cancel'],
  ],
  ['an agreed booking', accepted(), ['propose', 'cancel', 'setLink'], ['propose', 'cancel']],
  [
    'an agreed booking with a proposal of the guest',
    accepted({ proposedBy: 'guest' }),
    ['accept', 'decline', 'propose', 'cancel', 'setLink'],
    ['propose', 'withdraw', 'cancel'],
  ],
  [
    'an agreed booking within the last two hours',
    accepted({ startsAt: inHours(2), endsAt: inHours(3) }),
    ['propose', 'cancel', 'late', 'setLink'],
    ['propose', 'cancel', 'late'],
  ],
  [
    'one that goes on now',
    accepted({ startsAt: inHours(-1), endsAt: inHours(1) }),
    ['cancel', 'late', 'setLink'],
    ['cancel', 'late'],
  ],
  ['one that is over', accepted(over), ['sayHappened', 'sayMissed'], ['sayHappened', 'sayMissed']],
  [
    'one that is over, and the host says that the guest did not come',
    accepted({ ...over, outcomes: { host: 'missed', guest: null } }),
    ['sayHappened'],
    ['sayHappened', 'sayMissed'],
  ],
  [
    'one about which the two disagree',
    accepted({ ...over, status: 'disputed', outcomes: { host: 'missed', guest: 'happened' } }),
    ['sayHappened'],
    ['sayMissed'],
  ],
  ['a completed one', accepted({ ...over, status: 'completed' }), ['rate'], ['rate']],
  [
    'a completed one that the guest rated more than a week ago',
    accepted({ ...over, status: 'completed', ratedAt: { host: null, guest: inHours(-169) } }),
    ['rate'],
    [],
  ],
  ['a declined one', state({ status: 'declined' }), [], []],
  ['a cancelled one', state({ status: 'cancelled' }), [], []],
  ['an expired one', state({ status: 'expired' }), [], []],
  ['one where someone did not come', accepted({ ...over, status: 'noShow' }), [], []],
  ['one that no one confirmed', accepted({ ...over, status: 'unconfirmed' }), [], []],
])('what host and guest can do with %s', (_, one, host, guest) => {
  expect(actionsOf(one, 'host', now)).toEqual(host);
  expect(actionsOf(one, 'guest', now)).toEqual(guest);
});

test('nothing counts as missed because one side says so: both must, or the other had a week to object', () => {
  expect(statusAfter({ host: 'missed', guest: null })).toBe('accepted');
  expect(statusAfter({ host: 'missed', guest: 'missed' })).toBe('noShow');
  expect(statusAfter({ host: 'missed', guest: 'happened' })).toBe('disputed');
  expect(statusAfter({ host: 'happened', guest: 'happened' })).toBe('completed');
  expect(onlyOutcome({ host: null, guest: 'missed' })).toBe('missed');
  expect(onlyOutcome({ host: 'missed', guest: 'happened' })).toBeNull();
  expect(settledBy('2026-11-26T00:00:00.000Z')).toBe('2026-12-03T00:00:00.000Z');
});

test('a request ends after 14 days, or when its time begins', () => {
  expect(requestEnds(now.toISOString(), inHours(48))).toBe(inHours(48));
  expect(requestEnds(now.toISOString(), inHours(24 * 30))).toBe(inHours(24 * 14));
});
