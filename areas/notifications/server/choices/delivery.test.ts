import { expect, test } from 'vitest';
import { deliveryTime, type Timing } from './delivery.ts';

const sydney: Timing = { timeZone: 'Australia/Sydney', quiet: null, times: [], pausedUntil: null };
const night: Timing = { ...sydney, quiet: { from: '22:00', to: '07:00' } };
const at = (timing: Timing, now: string) => deliveryTime(timing, new Date(now))?.toISOString();

test('without wishes everything comes at once', () => {
  expect(at(sydney, '2026-11-21T03:00:00Z')).toBeUndefined();
});

test('quiet hours over midnight end in the morning, by the member’s clock', () => {
  // Summer time: 11 hours ahead.
  expect(at(night, '2026-11-21T10:59:59Z')).toBeUndefined();
  expect(at(night, '2026-11-21T11:00:00Z')).toBe('2026-11-21T20:00:00.000Z');
  expect(at(night, '2026-11-21T19:59:59Z')).toBe('2026-11-21T20:00:00.000Z');
  expect(at(night, '2026-11-21T20:00:00Z')).toBeUndefined();
  const perth = { ...night, timeZone: 'Australia/Perth' };
  expect(at(perth, '2026-11-21T14:00:00Z')).toBe('2026-11-21T23:00:00.000Z');
  const lordHowe = { ...night, timeZone: 'Australia/Lord_Howe' };
  expect(at(lordHowe, '2026-07-01T12:00:00Z')).toBe('2026-07-01T20:30:00.000Z');
});

test('quiet hours within one day', () => {
  const nap = { ...sydney, quiet: { from: '13:00', to: '15:00' } };
  expect(at(nap, '2026-11-21T02:30:00Z')).toBe('2026-11-21T04:00:00.000Z');
  expect(at(nap, '2026-11-21T04:00:00Z')).toBeUndefined();
});

test('the night when summer time starts is an hour shorter: 4 October 2026', () => {
  expect(at(night, '2026-10-03T12:00:00Z')).toBe('2026-10-03T20:00:00.000Z');
  expect(at(night, '2026-10-03T19:59:00Z')).toBe('2026-10-03T20:00:00.000Z');
  expect(at(night, '2026-10-03T20:00:00Z')).toBeUndefined();
  expect(at(night, '2026-10-02T12:00:00Z')).toBe('2026-10-02T21:00:00.000Z');
});

test('the night when summer time ends is an hour longer: 4 April 2027', () => {
  expect(at(night, '2027-04-03T11:00:00Z')).toBe('2027-04-03T21:00:00.000Z');
  expect(at(night, '2027-04-03T20:30:00Z')).toBe('2027-04-03T21:00:00.000Z');
  expect(at(night, '2027-04-03T21:00:00Z')).toBeUndefined();
  expect(at(night, '2027-04-02T11:00:00Z')).toBe('2027-04-02T20:00:00.000Z');
});

test('a time that the change of clocks passes over, and one that comes twice', () => {
  const early = { ...sydney, quiet: { from: '22:00', to: '02:30' } };
  // 02:30 does not exist on 4 October 2026 and counts as 03:30.
  expect(at(early, '2026-10-03T16:10:00Z')).toBe('2026-10-03T16:30:00.000Z');
  // 02:30 comes twice on 4 April 2027; the second one ends the quiet hours, once.
  expect(at(early, '2027-04-03T15:45:00Z')).toBe('2027-04-03T16:30:00.000Z');
  expect(at(early, '2027-04-03T16:30:00Z')).toBeUndefined();
});

test('set times: the next one, today or tomorrow', () => {
  const twice = { ...sydney, times: ['09:00', '17:00'] };
  expect(at(twice, '2026-11-21T00:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
  expect(at(twice, '2026-11-21T06:00:01Z')).toBe('2026-11-21T22:00:00.000Z');
  expect(at(twice, '2026-10-03T08:00:00Z')).toBe('2026-10-03T22:00:00.000Z');
  expect(at(twice, '2026-10-02T08:00:00Z')).toBe('2026-10-02T23:00:00.000Z');
});

test('a set time within quiet hours moves to their end', () => {
  const both = { ...night, times: ['06:00'] };
  expect(at(both, '2026-11-21T02:00:00Z')).toBe('2026-11-21T20:00:00.000Z');
  expect(at(both, '2026-11-21T19:30:00Z')).toBe('2026-11-21T20:00:00.000Z');
});

test('a pause holds everything, and what it ends in goes on', () => {
  const paused = (until: string, timing = sydney) => ({ ...timing, pausedUntil: new Date(until) });
  expect(at(paused('2026-11-21T05:00:00Z'), '2026-11-21T04:00:00Z')).toBe('2026-11-21T05:00:00.000Z');
  expect(at(paused('2026-11-21T05:00:00Z'), '2026-11-21T05:00:00Z')).toBeUndefined();
  expect(at(paused('2026-11-21T13:00:00Z', night), '2026-11-21T04:00:00Z')).toBe('2026-11-21T20:00:00.000Z');
});
