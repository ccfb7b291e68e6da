import { expect, test } from 'vitest';
import { countedHours } from '#platform/contract/counted.ts';
import { nameOfMonth, ownWhen, theirWhen, timeNames, whenThere } from './when.ts';

const span = (startsAt: string, minutes: number) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
});

test('a time is told in full by the clock of the reader, and by the clock of the other', () => {
  const half = span('2026-11-26T03:30:00.000Z', 30);
  expect(ownWhen(half, 'Australia/Melbourne')).toBe('Thursday 26 November, 2:30 pm to 3 pm, your time (AEDT)');
  expect(theirWhen(half, 'Australia/Perth', 'Australia/Melbourne')).toBe('11:30 am to 12 pm in Perth');
  expect(theirWhen(half, 'Australia/Sydney', 'Australia/Melbourne')).toBe('');
  expect(theirWhen(span('2026-11-26T14:30:00.000Z', 60), 'Australia/Perth', 'Australia/Melbourne')).toBe(
    'Thursday 26 November, 10:30 pm to 11:30 pm in Perth',
  );
  expect(nameOfMonth('2026-12')).toBe('December 2026');
});

test('whoever has no part in it reads the day and the time of the place, wherever they are', () => {
  expect(whenThere(span('2026-11-26T14:30:00.000Z', 90), 'Australia/Perth')).toBe(
    '26 November 2026, 10:30 pm to 12 am in Perth',
  );
});

test('times that the clocks show twice are told apart', () => {
  const twice = ['2026-04-04T15:00:00.000Z', '2026-04-04T16:00:00.000Z', '2026-04-04T17:00:00.000Z'];
  expect(
    timeNames(
      twice.map((start) => span(start, 30)),
      'Australia/Melbourne',
    ),
  ).toEqual(['2 am to 2:30 am (AEDT)', '2 am to 2:30 am (AEST)', '3 am to 3:30 am']);
});

test('lengths are told in hours and minutes', () => {
  expect([45, 60, 90, 121].map(countedHours)).toEqual([
    '45 minutes',
    '1 hour',
    '1 hour 30 minutes',
    '2 hours 1 minute',
  ]);
});
