import { expect, test } from 'vitest';
import { everyNth, ticksFor } from './chart-scale.ts';

test.each([
  [
    [3, 7, 10],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [1, 4],
    [0, 1, 2, 3, 4],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [1200, 40],
    [0, 500, 1000, 1500],
  ],
  [
    [-5, 5],
    [-5, -2.5, 0, 2.5, 5],
  ],
  [
    [0, 0],
    [0, 0.25],
  ],
  [[], [0, 0.25]],
])('%j has the steps %j', (values, ticks) => expect(ticksFor(values)).toEqual(ticks));

test('names stand as close as there is room for', () => {
  expect([everyNth(4, 400, 48), everyNth(12, 280, 48), everyNth(100, 0, 48)]).toEqual([1, 3, 100]);
});
