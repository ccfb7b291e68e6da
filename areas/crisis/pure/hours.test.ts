import { describe, expect, test } from 'vitest';
import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';
import { eastern, hour, monToFri } from './facts.ts';
import { isHolidayIn, isNationalHoliday } from './holidays.ts';
import { clockIn, type Hours, isOpen, opensInWords } from './hours.ts';
import { statesOf, zoneOf } from './states.ts';

const office: Hours = {
  kind: 'weekly',
  zone: eastern,
  days: monToFri,
  from: 8 * hour,
  to: 20 * hour,
  closedOn: 'national holidays',
};
const evenings: Hours = {
  kind: 'weekly',
  zone: 'local',
  days: [1, 2, 3, 4, 5, 6, 7],
  from: 15 * hour,
  to: 24 * hour,
  closedOn: 'no holidays',
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
    expect(isOpen(evenings, now, { zone: 'Australia/Sydney' })).toBe(true);
    expect(isOpen(evenings, now, { zone: 'Australia/Perth' })).toBe(true);
    expect(isOpen(evenings, at('2026-11-10T06:30:00Z'), { zone: 'Australia/Perth' })).toBe(false);
    expect(isOpen(evenings, at('2026-11-10T12:59:00Z'), { zone: 'Australia/Sydney' })).toBe(true);
    expect(isOpen(evenings, at('2026-11-10T13:00:00Z'), { zone: 'Australia/Sydney' })).toBe(false);
  });

  test('says nothing when it cannot know', () => {
    expect(isOpen(evenings, at('2026-11-10T07:30:00Z'))).toBeNull();
    expect(isOpen(evenings, at('2026-11-10T07:30:00Z'), { zone: 'Europe/Berlin' })).toBeNull();
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
    expect(isOpen(commission, now, { zone: 'Australia/Perth' })).toBe(true);
    expect(isOpen(commission, at('2026-11-10T07:30:00Z'), { zone: 'Australia/Perth' })).toBe(false);
    expect(isOpen(commission, at('2026-11-10T07:30:00Z'), { zone: 'Australia/Adelaide' })).toBe(false);
    expect(isOpen(commission, at('2026-11-10T06:20:00Z'), { zone: 'Australia/Adelaide' })).toBe(true);
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

const on = (state: StateCode, text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return isHolidayIn(state, { year, month, day });
};

describe('holidays of a state', () => {
  // fairwork.gov.au/leave/public-holidays, May to December 2026, as of 23 November 2026.
  test.each([
    ['ACT', ['06-01', '06-08', '10-05', '12-25', '12-26', '12-28']],
    ['NSW', ['06-08', '10-05', '12-25', '12-26', '12-28']],
    ['NT', ['05-04', '06-08', '08-03', '12-25', '12-26', '12-28']],
    ['QLD', ['05-04', '10-05', '12-25', '12-26', '12-28']],
  ] as const)('are those that the Fair Work Ombudsman lists: %s, and no other day', (state, listed) => {
    const from = Date.UTC(2026, 4, 1);
    const days = Array.from({ length: 245 }, (_, n) => new Date(from + n * 86_400_000).toISOString().slice(0, 10));
    expect(days.at(-1)).toBe('2026-12-31');
    expect(days.filter((day) => on(state, day) === true).map((day) => day.slice(5))).toEqual(listed);
  });

  test.each([
    ['ACT', '2026-03-09', 'Canberra Day'],
    ['ACT', '2026-06-01', 'Reconciliation Day'],
    ['ACT', '2027-05-31', 'Reconciliation Day'],
    ['NSW', '2026-06-08', 'the King’s Birthday'],
    ['NSW', '2026-10-05', 'Labour Day'],
    ['NT', '2026-05-04', 'May Day'],
    ['NT', '2026-08-03', 'Picnic Day'],
    ['QLD', '2026-05-04', 'Labour Day'],
    ['QLD', '2026-10-05', 'the King’s Birthday'],
    ['SA', '2026-03-09', 'Adelaide Cup Day'],
    ['TAS', '2026-03-09', 'Eight Hours Day'],
    ['VIC', '2026-03-09', 'Labour Day'],
    ['VIC', '2026-11-03', 'Melbourne Cup Day'],
    ['WA', '2026-03-02', 'Labour Day'],
    ['WA', '2026-06-01', 'Western Australia Day'],
  ] as const)('%s, %s: %s', (state, day, _name) => {
    expect(on(state, day)).toBe(true);
  });

  test('belong to that state alone', () => {
    expect(on('NSW', '2026-11-03')).toBe(false);
    expect(on('WA', '2026-06-08')).toBe(false);
    expect(on('QLD', '2026-06-08')).toBe(false);
  });

  test('national ones are those of every state', () => {
    for (const state of stateCodes) expect(on(state, '2026-12-25')).toBe(true);
  });

  test('are not guessed where they are set anew each year, or where the states differ', () => {
    expect(on('VIC', '2026-09-25')).toBeNull();
    expect(on('WA', '2026-09-28')).toBeNull();
    expect(on('NSW', '2026-04-27')).toBeNull();
    expect(on('NSW', '2026-09-28')).toBe(false);
  });
});

test('every state has a zone of its own or shares it with the ACT', () => {
  for (const state of stateCodes) expect(statesOf(zoneOf(state))).toContain(state);
  expect(statesOf('Australia/Sydney')).toEqual(['ACT', 'NSW']);
  expect(statesOf('Europe/Berlin')).toEqual([]);
});

const commission: Hours = { ...office, zone: 'local', from: 9 * hour, to: 17 * hour, closedOn: 'local holidays' };

test('with a zone alone a local holiday counts where all who have that clock keep it', () => {
  // Canberra Day: Sydney’s clock is that of the ACT too, so nobody can know.
  expect(isOpen(commission, at('2026-03-09T01:00:00Z'), { zone: 'Australia/Sydney' })).toBeNull();
  expect(isOpen(commission, at('2026-03-09T01:00:00Z'), { state: 'NSW' })).toBe(true);
  expect(isOpen(commission, at('2026-03-09T01:00:00Z'), { state: 'ACT' })).toBe(false);
  expect(isOpen(commission, at('2026-03-09T01:00:00Z'), { zone: 'Australia/Hobart' })).toBe(false);
});

describe('when a closed service opens', () => {
  test('says the time, and the day when it is not today', () => {
    expect(opensInWords(evenings, at('2026-11-10T02:00:00Z'), { zone: 'Australia/Sydney' })).toBe('opens 3 pm');
    expect(opensInWords(commission, at('2026-11-10T09:00:00Z'), { state: 'NSW' })).toBe('opens 9 am tomorrow');
    expect(opensInWords(commission, at('2026-11-13T09:00:00Z'), { state: 'NSW' })).toBe('opens 9 am on Monday');
  });

  test('passes over holidays', () => {
    // Thursday evening before Good Friday 2026; Monday is Easter Monday.
    expect(opensInWords(commission, at('2026-04-02T09:00:00Z'), { state: 'NSW' })).toBe('opens 9 am on Tuesday');
  });

  test('names the clock when it is not the reader’s', () => {
    expect(opensInWords(office, at('2026-11-10T12:00:00Z'), { state: 'WA' })).toBe('opens 8 am tomorrow, Sydney time');
  });

  test('says nothing while it is open, or when nobody can know', () => {
    expect(opensInWords(office, at('2026-11-09T22:00:00Z'), { state: 'NSW' })).toBe('');
    expect(opensInWords(evenings, at('2026-11-10T02:00:00Z'))).toBe('');
    expect(opensInWords({ kind: 'unknown' }, at('2026-11-10T02:00:00Z'))).toBe('');
    expect(opensInWords(commission, at('2026-04-24T09:00:00Z'), { state: 'NSW' })).toBe('');
  });
});
