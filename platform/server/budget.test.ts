import { expect, test } from 'vitest';
import { makeBudget } from './budget.ts';

test('each key has its count in a window, and all of it again in the next', () => {
  let now = 1000;
  const may = makeBudget({ count: 2, within: 100 }, () => now);
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  now = 1099;
  expect(may('a')).toBe(false);
  now = 1100;
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});
