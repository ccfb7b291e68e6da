import { expect, test } from 'vitest';
import { responseWords } from './response-time.ts';

test('a response time in words, and none before the first answer', () => {
  const hour = 3600;
  expect(responseWords(null)).toBe('');
  expect(responseWords(10)).toBe('within an hour');
  expect(responseWords(hour)).toBe('about 1 hour');
  expect(responseWords(5.4 * hour)).toBe('about 5 hours');
  expect(responseWords(23.6 * hour)).toBe('about 1 day');
  expect(responseWords(50 * hour)).toBe('about 2 days');
});
