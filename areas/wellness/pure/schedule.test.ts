import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  doseState,
  dosesADay,
  isDoseDay,
  type Schedule,
  slotsAfterChange,
  slotsBetween,
  weekdayOf,
} from './schedule.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daily: Schedule = {
  rhythm: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['08:00', '20:00'],
  fromDay: '2025-12-01',
  untilDay: null,
  zone: 'Australia/Melbourne',
  giveUpMinutes: 120,
};
const at = (text: string) => new Date(text);
const due = (slots: readonly { day: string; time: string }[]) => slots.map(({ day, time }) => `${day} ${time}`);

test('a weekday of a day', () => {
  expect(['2026-11-23', '2026-11-29', '1969-12-29'].map(weekdayOf)).toEqual([1, 7, 1]);
});

test('every n days, by weekday, from a day until a day, and never by the clock', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  const on = (more: Partial<Schedule>) => days.filter((day) => isDoseDay({ ...daily, ...more }, day));
  expect(on({ everyDays: 3, fromDay: '2026-11-23' })).toEqual(['2026-11-23', '2026-11-26']);
  expect(on({ rhythm: 'weekdays', weekdays: [2, 4] })).toEqual(['2026-11-24', '2026-11-26']);
  expect(on({ fromDay: '2026-11-24', untilDay: '2026-11-25' })).toEqual(['2026-11-24', '2026-11-25']);
  expect(on({ rhythm: 'needed' })).toEqual([]);
});

test('a dose is given up after its time, or when the next one comes', () => {
  const schedule = { ...daily, times: ['08:00', '09:00', '20:00'] };
  const slots = slotsBetween(schedule, at('2026-11-24T12:00:00Z'), at('2026-11-25T12:00:00Z'));
  expect(slots.map(({ giveUpAt }) => giveUpAt.toISOString())).toEqual([
    '2026-11-24T22:00:00.000Z',
    '2026-11-25T00:00:00.000Z',
    '2026-11-25T11:00:00.000Z',
  ]);
});

test('when clocks change, each time of each day is one dose', () => {
  const schedule = { ...daily, times: ['02:30'] };
  // Clocks go forward on 4 October 2026 and back on 4 April 2027, at 2 and at 3 in the morning.
  const spring = slotsBetween(schedule, at('2026-10-02T00:00:00Z'), at('2026-10-05T12:00:00Z'));
  expect(due(spring)).toEqual(['2026-10-03 02:30', '2026-10-04 02:30', '2026-10-05 02:30']);
  const autumn = slotsBetween(schedule, at('2027-04-02T00:00:00Z'), at('2027-04-05T12:00:00Z'));
  expect(due(autumn)).toEqual(['2027-04-03 02:30', '2027-04-04 02:30', '2027-04-05 02:30']);
});

const zones = [
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Pago_Pago',
];
const someZone = fc.constantFrom(...zones);
const someTimes = fc
  .uniqueArray(fc.integer({ min: 0, max: 47 }), { minLength: 1, maxLength: 4 })
  .map((halves) =>
    halves
      .toSorted((a, b) => a - b)
      .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`),
  );
const somewhen = fc
  .integer({ min: 0, max: 2 * 365 * 24 * 12 })
  .map((fives) => new Date(Date.parse('2026-01-02T00:00:00Z') + fives * 300_000));

test('however the days are cut, the doses are the same: none is doubled, none is lost', () => {
  fc.assert(
    fc.property(
      someZone,
      someTimes,
      somewhen,
      fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 8 }),
      (...given) => {
        const [zone, times, start, cuts] = given;
        const schedule = { ...daily, zone, times };
        const end = new Date(start.getTime() + 12 * dayMs);
        const whole = slotsBetween(schedule, start, end);
        const parts = [];
        let from = start;
        for (const minutes of cuts) {
          const to = new Date(Math.min(end.getTime(), from.getTime() + minutes * 60_000));
          parts.push(...slotsBetween(schedule, from, to));
          from = to;
        }
        parts.push(...slotsBetween(schedule, from, end));
        expect(parts).toEqual(whole);
        const moments = whole.map(({ dueAt }) => dueAt.getTime());
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
        // Each is open for a while, and closed before the next one opens.
        for (const [n, { dueAt, giveUpAt }] of whole.entries()) {
          expect(giveUpAt.getTime()).toBeGreaterThan(dueAt.getTime());
          expect(giveUpAt.getTime()).toBeLessThanOrEqual(moments[n + 1] ?? Number.POSITIVE_INFINITY);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('without a change of clocks, every day of the zone has each of its times', () => {
  fc.assert(
    fc.property(someTimes, fc.integer({ min: 0, max: 500 }), (times, days) => {
      const start = new Date(Date.parse('2026-01-02T00:00:00Z') + days * dayMs);
      // Perth has no summer time.
      const slots = slotsBetween(
        { ...daily, zone: 'Australia/Perth', times },
        start,
        new Date(start.getTime() + 9 * dayMs),
      );
      expect(slots).toHaveLength(9 * times.length);
    }),
  );
});

/** The longest and the shortest wait between two times of a daily schedule. */
function gaps(times: readonly string[]) {
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const all = minutes.map((one, n) => (minutes[n + 1] ?? (minutes[0] ?? 0) + 1440) - one);
  return { longest: Math.max(...all) * 60_000, shortest: Math.min(...all) * 60_000 };
}
/** Clocks that change in between. */
const slack = 1.5 * hourMs;

test('who travels takes the next dose neither twice nor far too late', () => {
  fc.assert(
    fc.property(someTimes, someZone, someZone, somewhen, (times, one, other, now) => {
      const [old, next] = [
        { ...daily, times, zone: one },
        { ...daily, times, zone: other },
      ];
      const lastDue = slotsBetween(old, new Date(now.getTime() - 2 * dayMs), now).at(-1)?.dueAt ?? null;
      const nextDue = slotsBetween(old, now, new Date(now.getTime() + 2 * dayMs))[0]?.dueAt ?? null;
      const until = new Date(now.getTime() + 4 * dayMs);
      const slots = slotsAfterChange(next, { lastDue, nextDue, now, until });
      const first = slots[0]?.dueAt.getTime() ?? Number.POSITIVE_INFINITY;
      const waited = first - (lastDue?.getTime() ?? 0);
      const { longest, shortest } = gaps(times);
      expect(waited).toBeGreaterThanOrEqual(shortest / 2 - slack);
      expect(waited).toBeLessThanOrEqual(1.5 * longest + slack);
      expect(slots.every(({ dueAt }, n) => n === 0 || dueAt > (slots[n - 1]?.dueAt ?? now))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const morning = at('2026-11-24T21:00:00Z');
const change = (times: string[], lastDue: string | null, now: string, more: Partial<Schedule> = {}) =>
  due(
    slotsAfterChange(
      { ...daily, times, ...more },
      {
        lastDue: lastDue === null ? null : at(lastDue),
        nextDue: at('2026-11-25T09:00:00Z'),
        now: at(now),
        until: at('2026-11-26T12:00:00Z'),
      },
    ),
  );

test('a time that is moved after its dose was taken counts from the next day', () => {
  // 8:00 am on 25 November in Melbourne is 21:00 on the 24th in UTC.
  expect(change(['09:00'], morning.toISOString(), '2026-11-24T21:30:00Z')).toEqual(['2026-11-26 09:00']);
  expect(change(['09:00', '21:00'], morning.toISOString(), '2026-11-24T21:30:00Z').slice(0, 2)).toEqual([
    '2026-11-25 21:00',
    '2026-11-26 09:00',
  ]);
});

test('a time that is added is due the same day, and one that is left alone stays', () => {
  expect(change(['08:00', '12:00', '20:00'], morning.toISOString(), '2026-11-24T21:30:00Z').slice(0, 2)).toEqual([
    '2026-11-25 12:00',
    '2026-11-25 20:00',
  ]);
  expect(change(['20:00'], morning.toISOString(), '2026-11-24T21:30:00Z')[0]).toBe('2026-11-25 20:00');
});

test('a time that is moved to what has just passed is due now', () => {
  // Last dose at 8:00 pm on the 24th; at 7:00 pm on the 25th the time becomes 8:00 am.
  const slots = slotsAfterChange(
    { ...daily, times: ['08:00'] },
    {
      lastDue: at('2026-11-24T09:00:00Z'),
      nextDue: at('2026-11-25T09:00:00Z'),
      now: at('2026-11-25T08:00:00Z'),
      until: at('2026-11-26T12:00:00Z'),
    },
  );
  expect(slots.map(({ dueAt }) => dueAt.toISOString())).toEqual([
    '2026-11-25T08:00:00.000Z',
    '2026-11-25T21:00:00.000Z',
  ]);
});

test('a new medicine begins with its next time', () => {
  expect(change(['08:00'], null, '2026-11-24T22:00:00Z')).toEqual(['2026-11-26 08:00']);
});

test('what a dose is by the clock, until it is answered', () => {
  const dose = { answer: null, dueAt: '2026-11-25T00:00:00Z', giveUpAt: '2026-11-25T02:00:00Z' };
  const states = ['2026-11-24T23:59:59Z', '2026-11-25T00:00:00Z', '2026-11-25T00:15:00Z', '2026-11-25T02:00:00Z'];
  expect(states.map((now) => doseState(dose, at(now)))).toEqual(['coming', 'due', 'late', 'missed']);
  expect(doseState({ ...dose, answer: 'skipped' }, at('2026-11-26T00:00:00Z'))).toBe('skipped');
});

test('doses a day', () => {
  expect(dosesADay({ ...daily, everyDays: 2 })).toBe(1);
  expect(dosesADay({ ...daily, rhythm: 'weekdays', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toBe(2);
});
