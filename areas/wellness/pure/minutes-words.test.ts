import { expect, test } from 'vitest';
import { minutesWords } from './minutes-words.ts';

test('spans in words', () => {
  expect([0, 1, 70, 120, 1500].map(minutesWords)).toEqual([
    '0 minutes',
    '1 minute',
    '1 hour 10 minutes',
    '2 hours',
    '1 day 1 hour',
  ]);
});
