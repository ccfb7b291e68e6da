import { expect, test } from 'vitest';
import { othersOf } from './series.ts';

const time = (day: number, whyNot = '') => ({
  startsAt: `2026-12-${day}T00:00:00.000Z`,
  endsAt: `2026-12-${day}T02:00:00.000Z`,
  lane: null,
  whyNot,
});

test('a series goes on without what can’t be had and what was left out, and with what was chosen in its place', () => {
  const times = [time(10), time(17), time(24, 'It’s closed then.'), time(31)];
  const starts = (...days: number[]) => days.map((day) => `2026-12-${day}T00:00:00.000Z`);
  expect(othersOf(times, {})).toEqual(starts(17, 31));
  expect(othersOf(times, { [time(17).startsAt]: '' })).toEqual(starts(31));
  expect(othersOf(times, { [time(24).startsAt]: '2026-12-24T05:00:00.000Z' })).toEqual([
    '2026-12-17T00:00:00.000Z',
    '2026-12-24T05:00:00.000Z',
    '2026-12-31T00:00:00.000Z',
  ]);
});
