import { expect, test } from 'vitest';
import { dateError, dayFrom, dayText, isDay, partsIn, partsOf, textOf } from './date-text.ts';

const parts = (day: string, month: string, year: string) => ({ day, month, year });

test.each([
  [parts('3', '3', '2026'), '2026-03-03'],
  [parts('03', 'March', '2026'), '2026-03-03'],
  [parts(' 9 ', 'sept.', '2026'), '2026-09-09'],
  [parts('29', 'Feb', '2028'), '2028-02-29'],
])('%j is a day', (given, day) => expect(dayFrom(given)).toBe(day));

test.each([
  parts('29', '2', '2026'),
  parts('31', '4', '2026'),
  parts('0', '1', '2026'),
  parts('3', '13', '2026'),
  parts('3', 'Marchember', '2026'),
  parts('3', '3', '26'),
  parts('1e1', '3', '2026'),
  parts('3', '3', '0000'),
])('%j is none', (given) => expect(dayFrom(given)).toBeUndefined());

test.each(['3 March 2026', '03/03/2026', '3.3.2026', '3-3-2026', '2026-03-03', '3 Mar, 2026', '3mar 2026'])(
  'a whole date in one box is taken apart: %s',
  (text) => expect(dayFrom(partsIn(text) ?? parts('', '', ''))).toBe('2026-03-03'),
);

test.each(['3', '31 February 2026', 'March 2026', '3/3', 'tomorrow'])('"%s" stays as it was typed', (text) => {
  expect(partsIn(text)).toBeUndefined();
});

test('what is half typed is kept, and a day comes back as people write it', () => {
  for (const typed of [parts('31', '2', '2026'), parts('', 'Mar', ''), parts('3', '', '2026')])
    expect(partsOf(textOf(typed))).toEqual(typed);
  expect(textOf(parts('', '', ''))).toBe('');
  expect(partsOf('2026-03-03')).toEqual(parts('3', '3', '2026'));
  expect(['2026-03-03', '2026-02-31', '2026--3', ''].map(isDay)).toEqual([true, false, false, false]);
  expect(dayText('2026-11-24')).toBe('24 November 2026');
});

const rule = { what: 'your date of birth', min: '1900-01-01', max: '2026-11-24' };

test.each([
  ['', 'Enter your date of birth.'],
  [textOf(parts('3', '', '2026')), 'Your date of birth needs a month.'],
  [textOf(parts('', 'March', '')), 'Your date of birth needs a day and a year.'],
  [textOf(parts('3', '3', '26')), 'Write the year in four digits, such as 1987.'],
  [textOf(parts('31', '2', '2026')), 'Enter a real date, such as 27 3 1987 or 27 March 1987.'],
  ['1899-12-31', 'Your date of birth must be 1 January 1900 or later.'],
  ['2026-11-25', 'Your date of birth must be 24 November 2026 or earlier.'],
  ['2026-11-24', undefined],
])('"%s": %s', (value, message) => expect(dateError(value, rule)).toBe(message));

test('an optional date may be empty, and not half', () => {
  expect(dateError('', { ...rule, optional: true })).toBeUndefined();
  expect(dateError('2026--', { ...rule, optional: true })).toBe('Your date of birth needs a day and a month.');
});
