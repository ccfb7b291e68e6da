import { expect, test } from 'vitest';
import { absoluteTime, relativeTime, relativeTimeMidSentence } from './relative-time.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const ago = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'Just now'],
  [hour - 1, 'Just now'],
  [hour, '1 hour ago'],
  [2 * hour - 1, '1 hour ago'],
  [2 * hour, '2 hours ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day - 1, '1 day ago'],
  [2 * day, '2 days ago'],
  [400 * day, '400 days ago'],
  [-5 * minute, 'Just now'],
])('FEED-24 to 26: %i ms ago is "%s"', (age, words) => expect(ago(age)).toBe(words));

test('after other words it begins small', () => {
  expect(relativeTimeMidSentence(now, now)).toBe('just now');
  expect(relativeTimeMidSentence(now.getTime() - hour, now)).toBe('1 hour ago');
});

test('text, numbers and dates all do, and nonsense is not an age', () => {
  expect(relativeTime('2026-11-20T04:00:00.000Z', now)).toBe('1 day ago');
  expect(relativeTime(now.getTime() - hour, now.getTime())).toBe('1 hour ago');
  expect(relativeTime('not a date', now)).toBe('Just now');
});

test('the full date is written the Australian way, in the reader’s zone', () => {
  expect(absoluteTime(new Date(2026, 10, 21, 15, 3))).toBe('Saturday 21 November 2026 at 3:03 pm');
  expect(absoluteTime(new Date(2026, 10, 1, 0, 3).toISOString())).toBe('Sunday 1 November 2026 at 12:03 am');
});
