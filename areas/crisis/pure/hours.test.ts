import { describe, expect, test } from 'vitest';
import { eastern, hour, monToFri } from './facts.ts';
import { clockIn, type Hours, isNationalHoliday, isOpen } from './hours.ts';

const office: Hours = {
  kind: 'weekly',
  zone: eastern,
  days: monToFri,
  from: 8 * hour,
  to: 20 * hour,
  closedOnHolidays: true,
};
const evenings: Hours = {
  kind: 'weekly',
  zone: 'local',
  days: [1, 2, 3, 4, 5, 6, 7],
  from: 15 * hour,
  to: 24 * hour,
  closedOnHolidays: false,
};
const at = (text: string) => new Date(text);

describe('isOpen', () => {
  test('opens and closes on the minute', () => {
    // Tuesday 10 November 2026 in Sydney, which is UTC+11 then.
    expect(isOpen(office, at('2026-11-09T20:59:00Z'))).toBe(false);
    expect(isOpen(office, at('2026-11-09T21:00:00Z'))).toBe(true);
    expect(isOpen(office, at('2026-11-10T08:59:00Z'))).toBe(true);
    expect(isOpen(office, at('2026-11-10T09:00:00Z'))).toBe(false);
  });

  test('follows daylight saving: the same UTC time is open in summer and not in winter', () => {
    expect(isOpen(office, at('2026-11-09T21:30:00Z'))).toBe(true);
    expect(isOpen(office, at('2026-07-07T21:30:00Z'))).toBe(false);
    expect(isOpen(office, at('2026-07-07T22:30:00Z'))).toBe(true);
  });

  test('changes at the night the clocks change, 4 October 2026', () => {
    // Saturday 3 and Sunday 4 October are no weekdays; Monday 5 October, 8 am is 21:00 UTC, the Friday before 22:00.
    expect(isOpen(office, at('2026-10-01T22:00:00Z'))).toBe(true);
    expect(isOpen(office, at('2026-10-01T21:30:00Z'))).toBe(false);
    expect(isOpen(office, at('2026-10-04T21:00:00Z'))).toBe(true);
  });

  test('is closed on weekends and national holidays', () => {
    expect(isOpen(office, at('2026-11-14T02:00:00Z'))).toBe(false);
    expect(isOpen(office, at('2026-12-25T02:00:00Z'))).toBe(false);
    expect(isOpen(office, at('2026-12-24T02:00:00Z'))).toBe(true);
  });

  test('keeps the reader’s clock where the service is local, up to midnight', () => {
    const now = at('2026-11-10T07:30:00Z');
    expect(isOpen(evenings, now, 'Australia/Sydney')).toBe(true);
    expect(isOpen(evenings, now, 'Australia/Perth')).toBe(true);
    expect(isOpen(evenings, at('2026-11-10T06:30:00Z'), 'Australia/Perth')).toBe(false);
    expect(isOpen(evenings, at('2026-11-10T12:59:00Z'), 'Australia/Sydney')).toBe(true);
    expect(isOpen(evenings, at('2026-11-10T13:00:00Z'), 'Australia/Sydney')).toBe(false);
  });

  test('says nothing when it cannot know', () => {
    expect(isOpen(evenings, at('2026-11-10T07:30:00Z'))).toBeNull();
    expect(isOpen(evenings, at('2026-11-10T07:30:00Z'), 'Europe/Berlin')).toBeNull();
    expect(isOpen({ kind: 'unknown' }, at('2026-11-10T07:30:00Z'))).toBeNull();
    expect(isOpen({ kind: 'always' }, at('2026-12-25T07:30:00Z'))).toBe(true);
  });

  test('takes other hours in the zones that have them', () => {
    const commission: Hours = {
      ...office,
      zone: 'local',
      from: 9 * hour,
      to: 17 * hour,
      except: { 'Australia/Perth': { from: 450, to: 930 } },
    };
    const now = at('2026-11-10T07:00:00Z'); // 3 pm in Perth
    expect(isOpen(commission, now, 'Australia/Perth')).toBe(true);
    expect(isOpen(commission, at('2026-11-10T07:30:00Z'), 'Australia/Perth')).toBe(false);
    expect(isOpen(commission, at('2026-11-10T07:30:00Z'), 'Australia/Adelaide')).toBe(false);
    expect(isOpen(commission, at('2026-11-10T06:20:00Z'), 'Australia/Adelaide')).toBe(true);
  });
});

test('clockIn reads the calendar of the zone', () => {
  expect(clockIn('Australia/Sydney', at('2026-12-31T13:30:00Z'))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    weekday: 5,
    minutes: 30,
  });
});

test.each([
  [2026, 4, 3, true], // Good Friday
  [2026, 4, 6, true], // Easter Monday
  [2027, 3, 26, true],
  [2027, 3, 29, true],
  [2026, 4, 25, true],
  [2027, 1, 26, true],
  [2026, 12, 28, true], // Boxing Day falls on a Saturday
  [2027, 12, 27, true], // Christmas falls on a Saturday
  [2027, 12, 28, true],
  [2026, 4, 7, false],
  [2026, 11, 10, false],
])('national holiday %i-%i-%i: %s', (year, month, day, expected) => {
  expect(isNationalHoliday({ year, month, day })).toBe(expected);
});
