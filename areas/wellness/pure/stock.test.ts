import { expect, test } from 'vitest';
import type { Schedule } from './schedule.ts';
import { dosageOn, notKept, stockLeft } from './stock.ts';

const twice: Schedule = {
  rhythm: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['08:00', '20:00'],
  fromDay: '2026-01-01',
  untilDay: null,
  zone: 'Australia/Perth',
  giveUpMinutes: 60,
};

test('stock falls by what was taken, lasts for whole days, and warns in time', () => {
  const stock = { left: 20, perDose: 1, warnAtDays: 7 };
  expect(stockLeft(stock, twice, 0)).toEqual({ left: 20, days: 10, warns: false });
  expect(stockLeft(stock, twice, 5)).toEqual({ left: 15, days: 7, warns: true });
  expect(stockLeft(stock, twice, 99)).toEqual({ left: 0, days: 0, warns: true });
  expect(stockLeft({ ...stock, perDose: 0.1 }, twice, 3)).toEqual({ left: 19.7, days: 98, warns: false });
  expect(stockLeft({ ...stock, warnAtDays: null }, twice, 99).warns).toBe(false);
});

test('what is taken as needed has no days, and warns when no dose is left', () => {
  const needed = { ...twice, rhythm: 'needed' as const };
  expect(stockLeft({ left: 4, perDose: 2, warnAtDays: 3 }, needed, 1)).toEqual({ left: 2, days: null, warns: false });
  expect(stockLeft({ left: 4, perDose: 2, warnAtDays: 3 }, needed, 2)).toEqual({ left: 0, days: null, warns: true });
});

test('a maximum and a gap that one more dose would not keep are said', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const taken = ['2026-11-25T10:00:00Z', '2026-11-25T06:00:00Z', '2026-11-24T11:00:00Z'];
  const set = { dailyMaximum: 3, leastGapMinutes: 240 };
  expect(notKept(set, taken, now)).toEqual({ maximum: false, gapMinutesLeft: 120 });
  expect(notKept({ ...set, dailyMaximum: 2 }, taken, now).maximum).toBe(true);
  expect(notKept({ dailyMaximum: null, leastGapMinutes: null }, taken, now)).toEqual({
    maximum: false,
    gapMinutesLeft: 0,
  });
  expect(notKept(set, [], now)).toEqual({ maximum: false, gapMinutesLeft: 0 });
});

test('a dosage holds from its day on', () => {
  const changes = [
    { from: '2026-11-20', dosage: '20 mg' },
    { from: '2026-11-10', dosage: '15 mg' },
  ];
  expect(['2026-11-09', '2026-11-10', '2026-11-25'].map((day) => dosageOn('10 mg', changes, day))).toEqual([
    '10 mg',
    '15 mg',
    '20 mg',
  ]);
});
