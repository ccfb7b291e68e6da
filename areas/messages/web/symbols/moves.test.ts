import { expect, test } from 'vitest';
import { placeAfter, rowsOf } from './moves.ts';

// 0 1 2
// 3 4
const boxes = [0, 100, 200, 0, 100].map((left, at) => ({ left, top: at < 3 ? 0 : 90, height: 80 }));

test('rows are what stands beside each other, though one begins a little lower', () => {
  expect(rowsOf(boxes)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(
    rowsOf([
      { left: 0, top: 0, height: 80 },
      { left: 90, top: 12, height: 56 },
      { left: 0, top: 90, height: 80 },
    ]),
  ).toEqual([[0, 1], [2]]);
  expect(rowsOf([])).toEqual([]);
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 4, 3],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s leads from %i to %s', (key, from, to) => {
  expect(placeAfter(boxes, from, key)).toBe(to);
});
