import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayFrom,
  dayOf,
  isDay,
  longDay,
  monthName,
  monthStart,
  numberOf,
  shortDay,
  weekdayIn,
  weekdayName,
  weekStart,
  wholeDay,
} from './days.ts';

test('a day is that of the clocks where the member is', () => {
  const moment = new Date('2026-11-25T13:30:00.000Z');
  expect(dayOf(moment, 'Australia/Melbourne')).toBe('2026-11-26');
  expect(dayOf(moment, 'Australia/Perth')).toBe('2026-11-25');
  expect(dayOf(moment, 'Pacific/Honolulu')).toBe('2026-11-25');
});

test.each([
  // Clocks go forward on 4 October 2026 and back on 5 April 2026 in Melbourne.
  ['2026-10-03T13:59:00.000Z', '2026-10-03'],
  ['2026-10-03T14:00:00.000Z', '2026-10-04'],
  ['2026-10-04T12:59:00.000Z', '2026-10-04'],
  ['2026-10-04T13:00:00.000Z', '2026-10-05'],
  ['2026-04-04T13:00:00.000Z', '2026-04-05'],
  ['2026-04-05T13:59:00.000Z', '2026-04-05'],
  ['2026-04-05T14:00:00.000Z', '2026-04-06'],
])('%s is %s in Melbourne, also when the clocks change', (moment, day) =>
  expect(dayOf(new Date(moment), 'Australia/Melbourne')).toBe(day),
);

test('days are counted without clocks', () => {
  expect(addDays('2026-10-03', 1)).toBe('2026-10-04');
  expect(addDays('2026-10-04', 1)).toBe('2026-10-05');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(numberOf('2026-04-06') - numberOf('2026-04-04')).toBe(2);
});

test('weeks begin on Monday', () => {
  expect(weekStart('2026-11-25')).toBe('2026-11-23');
  expect(weekStart('2026-11-23')).toBe('2026-11-23');
  expect(weekStart('2026-11-29')).toBe('2026-11-23');
  expect(weekStart('1969-12-31')).toBe('1969-12-29');
});

test('months, and words for days', () => {
  expect(monthStart('2026-11-25')).toBe('2026-11-01');
  expect(monthStart('2026-11-25', 2)).toBe('2027-01-01');
  expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  expect([shortDay('2026-09-28'), longDay('2026-09-28')]).toEqual(['28 Sep', '28 September 2026']);
  expect(wholeDay('2026-11-21')).toBe('Saturday 21 November 2026');
  expect(monthName('2026-11-21')).toBe('November 2026');
});

test('only days that exist are days', () => {
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', 'yesterday!', ''].filter(isDay)).toEqual([]);
  expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
});

test('every day has one number, one weekday, and a Monday at most six days before', () =>
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (number) => {
      const day = dayFrom(number);
      expect(numberOf(day)).toBe(number);
      expect(weekdayName(weekStart(day))).toBe('Monday');
      expect(number - numberOf(weekStart(day))).toBe(weekdayIn(number));
    }),
  ));
