import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { fees } from './fees.ts';

test.each([
  ['please pay the customs fee', 4],
  ['My parcel is held until I pay the fine', 4],
  ['there is a delivery fee', 2],
])('%s: %i', (text, weight) => {
  expect(fees.weigh(read(text))).toBe(weight);
});

test.each(['The parcel came and the fee was only eight dollars', 'They charged a fee to change the booking'])(
  'nothing: %s',
  (text) => {
    expect(fees.weigh(read(text))).toBe(0);
  },
);
