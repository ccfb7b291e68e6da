import { expect, test } from 'vitest';
import { clockWords, listWords, nearDayWords, shortDate } from './local-words.ts';

test('an appointment’s date reads “Nov 24, 10:30 AM” by its own clock (WELL-05)', () => {
  expect(shortDate('2026-11-23T23:30:00.000Z', 'Australia/Melbourne')).toBe('Nov 24, 10:30 AM');
  expect(shortDate('2026-11-27T03:00:00.000Z', 'Australia/Melbourne')).toBe('Nov 27, 2:00 PM');
  expect(shortDate('2026-01-01T16:05:00.000Z', 'Australia/Perth')).toBe('Jan 2, 12:05 AM');
});

test('clocks, days and lists in words', () => {
  expect(['00:05', '12:00', '13:30'].map(clockWords)).toEqual(['12:05 am', '12:00 pm', '1:30 pm']);
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'].map((day) => nearDayWords(day, '2026-11-24')),
  ).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Friday 27 November']);
  expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
});
