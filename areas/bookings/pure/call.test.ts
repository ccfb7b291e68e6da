import { expect, test } from 'vitest';
import { callTimes, isDuring } from './call.ts';
import { formats } from './formats.ts';
import { statuses } from './machine.ts';

const session = {
  status: 'accepted',
  startsAt: '2026-12-07T23:00:00.000Z',
  endsAt: '2026-12-07T23:30:00.000Z',
  hostId: 1,
  guestId: 2,
} as const;
const times = { opensAt: '2026-12-07T22:45:00.000Z', closesAt: '2026-12-08T00:30:00.000Z' };

test('a call opens 15 minutes before its booking and closes an hour after it', () => {
  expect(callTimes(session, 'captioned')).toEqual(times);
  const at = (moment: string) => isDuring(times, new Date(moment));
  expect([at('2026-12-07T22:44:59.999Z'), at(times.opensAt)]).toEqual([false, true]);
  expect([at('2026-12-08T00:29:59.999Z'), at(times.closesAt)]).toEqual([true, false]);
});

test('there is one for every way to meet but in person, once it is agreed and between two', () => {
  expect(formats.filter((format) => callTimes(session, format))).toEqual(['text', 'captioned', 'auslan', 'voice']);
  expect(statuses.filter((status) => callTimes({ ...session, status }, 'text'))).toEqual(['accepted', 'completed']);
  expect(callTimes({ ...session, hostId: null }, 'text')).toBeNull();
  expect(callTimes({ ...session, guestId: null }, 'text')).toBeNull();
});
