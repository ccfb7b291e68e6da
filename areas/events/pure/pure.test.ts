import { expect, test } from 'vitest';
import { stateOfPostcode } from '#platform/contract/postcodes.ts';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import { nthDate } from './series.ts';
import { centsIn, costText, relativeDay } from './words.ts';

const utc = (local: string, zone: string) => momentOf(local, zone).toISOString().slice(0, 16);

test.each([
  ['2026-12-09T18:00', 'Australia/Melbourne', '2026-12-09T07:00'],
  ['2026-06-09T18:00', 'Australia/Melbourne', '2026-06-09T08:00'],
  ['2026-12-09T18:00', 'Australia/Brisbane', '2026-12-09T08:00'],
  ['2026-12-09T18:00', 'Australia/Adelaide', '2026-12-09T07:30'],
  ['2026-12-09T00:30', 'Australia/Perth', '2026-12-08T16:30'],
  ['2026-12-09T18:00', 'Australia/Lord_Howe', '2026-12-09T07:00'],
])('%s in %s is %s UTC, and back', (local, zone, moment) => {
  expect(utc(local, zone)).toBe(moment);
  expect(localOf(new Date(`${moment}:00Z`), zone)).toBe(local);
});

test('a time that clocks jump over counts as an hour later; of two alike the first counts', () => {
  // Clocks go forward on 4 October 2026 at 2:00, and back on 5 April 2026 at 3:00.
  expect(localOf(momentOf('2026-10-04T02:30', 'Australia/Melbourne'), 'Australia/Melbourne')).toBe('2026-10-04T03:30');
  expect(utc('2026-04-05T02:30', 'Australia/Melbourne')).toBe('2026-04-04T15:30');
});

test('a series keeps its local time across a change of daylight saving', () => {
  const zone = 'Australia/Hobart';
  const dates = [0, 1, 2].map((n) => nthDate('2026-09-28T18:00', 'weekly', n));
  expect(dates).toEqual(['2026-09-28T18:00', '2026-10-05T18:00', '2026-10-12T18:00']);
  expect(dates.map((local) => utc(local, zone))).toEqual(['2026-09-28T08:00', '2026-10-05T07:00', '2026-10-12T07:00']);
});

test('monthly keeps the weekday and its week; a fifth one that is not there is the last', () => {
  const dates = (from: string) => [1, 2, 3].map((n) => nthDate(`${from}T10:00`, 'monthly', n).slice(0, 10));
  expect(dates('2026-11-14')).toEqual(['2026-12-12', '2027-01-09', '2027-02-13']);
  expect(dates('2026-10-31')).toEqual(['2026-11-28', '2026-12-26', '2027-01-30']);
  expect(nthDate('2026-12-09T10:00', 'fortnightly', 2)).toBe('2027-01-06T10:00');
});

test('a postcode says its state, and an impossible one none', () => {
  expect(['2600', '0800', '0872', '3011', '6798', '7000'].map(stateOfPostcode)).toEqual([
    'ACT',
    'NT',
    'NT',
    'VIC',
    'WA',
    'TAS',
  ]);
  expect(['0000', '0100', '0300', '0799', '301', '30111', 'abcd'].map(stateOfPostcode)).toEqual(
    Array(7).fill(undefined),
  );
});

test('a cost is free or an amount', () => {
  expect(['', 'free', 'Free', '0', '5', '$5', '$5.5', '12.95'].map(centsIn)).toEqual([0, 0, 0, 0, 500, 500, 550, 1295]);
  expect(['-5', 'five', '$5.123', '5 or 6'].map(centsIn)).toEqual(Array(4).fill(undefined));
  expect([0, 500, 1295].map(costText)).toEqual(['Free', '$5.00', '$12.95']);
});

test('the day is said in words', () => {
  expect([-1, 0, 1, 2, 18].map((days) => relativeDay(days, false))).toEqual([
    'Today',
    'Today',
    'Tomorrow',
    'In 2 days',
    'In 18 days',
  ]);
  expect(relativeDay(-3, true)).toBe('Past event');
});
