import { expect, test } from 'vitest';
import { freshCount, momentWords } from './finish-line.ts';

const now = new Date(2026, 10, 21, 15, 3);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 21, 9), '9 am today'],
  [at(2026, 10, 21, 9, 30), '9:30 am today'],
  [at(2026, 10, 20, 23, 59), '11:59 pm yesterday'],
  [at(2026, 10, 17, 9), 'Tuesday 9 am'],
  [at(2026, 10, 3, 9), '3 November 2026'],
])('%s is %s', (moment, words) => {
  expect(momentWords(moment, now)).toBe(words);
});

test('posts after the last visit are fresh; at the first visit all are', () => {
  const posts = [{ createdAt: '2026-11-21T03:00:00.000Z' }, { createdAt: '2026-11-20T03:00:00.000Z' }];
  expect(freshCount(posts, null)).toBe(2);
  expect(freshCount(posts, '2026-11-20T03:00:00.000Z')).toBe(1);
  expect(freshCount(posts, '2026-11-22T00:00:00.000Z')).toBe(0);
  expect(freshCount(posts, '2026-11-01T00:00:00.000Z')).toBe(2);
});
