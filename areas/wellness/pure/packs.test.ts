import { expect, test } from 'vitest';
import { packed } from './packs.ts';

test('what is sent goes in as few parcels as can be sent', () => {
  const pack = (sizes: readonly number[], most = 100) => packed(sizes, (size) => size, { most, size: 10 });
  expect(pack([])).toEqual([]);
  expect(pack([4, 6, 1, 9, 10, 2])).toEqual([[4, 6], [1, 9], [10], [2]]);
  expect(pack([1, 1, 1], 2)).toEqual([[1, 1], [1]]);
  // What is too large by itself goes alone, and the server says so.
  expect(pack([1, 11, 1])).toEqual([[1], [11], [1]]);
});
