import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { payId } from './pay-id.ts';

test.each([
  ['can you PayID me $20', 4],
  ['my pay-id is my mobile', 4],
  ['What’s your PayID?', 4],
])('%s: %i', (text, weight) => {
  expect(payId.weigh(read(text))).toBe(weight);
});

test.each(['I paid the plumber by PayID yesterday', 'Does the clinic take PayID?', 'Do I pay the club with PayID?'])(
  'nothing: %s',
  (text) => {
    expect(payId.weigh(read(text))).toBe(0);
  },
);
