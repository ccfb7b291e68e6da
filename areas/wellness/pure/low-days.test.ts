import { expect, test } from 'vitest';
import { lowDays } from './low-days.ts';

const said = (day: string, moodRating: number) => ({ day, moodRating, energyLevel: 5, painLevel: 2 });
const now = new Date('2026-11-25T01:00:00.000Z');
const zone = 'Australia/Melbourne';
const find = (...entries: ReturnType<typeof said>[]) => lowDays(entries, now, zone);

test('three low days in a row are found, the newest first', () =>
  expect(find(said('2026-11-24', 2), said('2026-11-23', 3), said('2026-11-25', 1))).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
  ]));

test('a day without an entry does not end the row', () =>
  expect(find(said('2026-11-24', 2), said('2026-11-22', 3), said('2026-11-20', 1))).toHaveLength(3));

test('two low days, a better day among them, or low days long ago are none', () => {
  expect(find(said('2026-11-25', 1), said('2026-11-24', 1))).toEqual([]);
  expect(find(said('2026-11-25', 1), said('2026-11-24', 4), said('2026-11-23', 1), said('2026-11-22', 1))).toEqual([]);
  expect(find(said('2026-11-18', 1), said('2026-11-17', 1), said('2026-11-16', 1))).toEqual([]);
  expect(find()).toEqual([]);
});

test('a day with several entries is as low as their average', () => {
  const older = [said('2026-11-24', 2), said('2026-11-23', 2)];
  expect(find(said('2026-11-25', 1), said('2026-11-25', 5), ...older)).toHaveLength(3);
  expect(find(said('2026-11-25', 1), said('2026-11-25', 6), ...older)).toEqual([]);
});
