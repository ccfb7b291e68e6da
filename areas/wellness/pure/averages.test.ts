import fc from 'fast-check';
import { expect, test } from 'vitest';
import { average, inTenths, toTenths } from './averages.ts';

test('averages have one decimal, and none of nothing', () => {
  expect(average([7, 8, 6])).toBe(7);
  expect(average([1, 2, 3, 3])).toBe(2.3);
  expect(average([0, 0, 1])).toBe(0.3);
  expect(average([])).toBeNull();
  expect(average([null, undefined])).toBeNull();
  expect(average([null, 4, null, 5])).toBe(4.5);
  expect(average([6.25, 7.25])).toBe(6.8);
  expect(toTenths(0, 5)).toBe(0);
});

test('what is not known is a dash, and zero is zero', () => {
  expect([inTenths(null), inTenths(0), inTenths(4), inTenths(6.8)]).toEqual(['–', '0.0', '4.0', '6.8']);
});

test('an average lies within its values, in any order', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (values) => {
      const mean = average(values) ?? Number.NaN;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...values));
      expect(mean).toBeLessThanOrEqual(Math.max(...values));
      expect(average(values.toReversed())).toBe(mean);
    }),
  ));
