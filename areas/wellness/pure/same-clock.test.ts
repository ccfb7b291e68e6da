import { expect, test } from 'vitest';
import { sameClock } from './same-clock.ts';

const now = new Date('2026-06-15T02:00:00.000Z');

test.each([
  ['Australia/Sydney', 'Australia/Sydney', true],
  ['Australia/Sydney', 'Australia/Melbourne', true],
  // The same in June, and an hour apart from October.
  ['Australia/Sydney', 'Australia/Brisbane', false],
  ['Australia/Sydney', 'Australia/Adelaide', false],
  ['Australia/Perth', 'Asia/Singapore', true],
])('%s and %s: %s', (one, other, same) => expect(sameClock(one, other, now)).toBe(same));
