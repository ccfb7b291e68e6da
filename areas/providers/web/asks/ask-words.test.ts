import { expect, test } from 'vitest';
import { askedIn, replyText } from './ask-words.ts';

test('the reply time is said in hours and minutes, in days when it is long, and not at all unmeasured', () => {
  expect([0, 1, 45, 60, 190, 2880, 4400, null].map(replyText)).toEqual([
    '0 minutes',
    '1 minute',
    '45 minutes',
    '1 hour',
    '3 hours and 10 minutes',
    'About 2 days',
    'About 3 days',
    'Not measured yet',
  ]);
});

test('an address names at most five providers, each once, and nothing else', () => {
  expect(askedIn(new URLSearchParams('providers=3,1,3,x,0,4,5,6,7'), 5)).toEqual([3, 1, 4, 5, 6]);
  expect(askedIn(new URLSearchParams(''), 5)).toEqual([]);
});
