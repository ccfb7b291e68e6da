import { expect, test } from 'vitest';
import { askedIn, measuredReply } from './ask-words.ts';

test('the reply time is said as on the profile, and not at all unmeasured', () => {
  expect([0, 45, 190, 2880, null].map(measuredReply)).toEqual([
    'About 1 minute',
    'About 45 minutes',
    'About 3 hours',
    'About 2 days',
    'Not measured yet',
  ]);
});

test('an address names at most five providers, each once, and nothing else', () => {
  expect(askedIn(new URLSearchParams('providers=3,1,3,x,0,4,5,6,7'), 5)).toEqual([3, 1, 4, 5, 6]);
  expect(askedIn(new URLSearchParams(''), 5)).toEqual([]);
});
