import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, weeksOf } from './month.ts';

test('a month is weeks from Monday', () => {
  expect(weeksOf('2026-12')[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-12-08', '2026-12-15'],
  ['ArrowUp', '2026-12-08', '2026-12-01'],
  ['Home', '2026-12-10', '2026-12-07'],
  ['End', '2026-12-10', '2026-12-13'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['a', '2026-12-08', undefined],
])('%s on %s leads to %s', (key, day, next) => expect(dayAfterKey(key, day)).toBe(next));
