import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { investment } from './investment.ts';

test.each([
  ['Guaranteed returns every week', 4],
  ['I know a platform with great profits', 4],
  ['passive income', 3],
])('%s: %i', (text, weight) => {
  expect(investment.weigh(read(text))).toBe(weight);
});

test.each(['My investment in a good pillow paid off', 'My broker found me cheaper insurance'])(
  'nothing: %s',
  (text) => {
    expect(investment.weigh(read(text))).toBe(0);
  },
);
