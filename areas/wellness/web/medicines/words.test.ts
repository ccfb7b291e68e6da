import { expect, test } from 'vitest';
import type { MedicineSchedule } from '../../contract/medicines.ts';
import type { OpenDose } from './opened.ts';
import { doseName, hasEnded, scheduleWords, stateNow, stateWords, stockWords } from './words.ts';

const schedule: MedicineSchedule = {
  rhythm: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['07:00', '13:00', '20:00'],
  fromDay: '2026-11-01',
  untilDay: null,
  zone: 'Australia/Perth',
  remind: true,
  repeatMinutes: 30,
  giveUpMinutes: 120,
};

test('a schedule in words', () => {
  const words = (more: Partial<MedicineSchedule>) => scheduleWords({ ...schedule, ...more }, '2026-11-24');
  expect(words({})).toBe('Every day at 7:00 am, 1:00 pm and 8:00 pm');
  expect(words({ everyDays: 3, times: ['07:00'], fromDay: '2026-12-01' })).toBe(
    'Every 3 days at 7:00 am, from 1 December 2026',
  );
  expect(words({ rhythm: 'weekdays', weekdays: [1, 4], times: ['07:00'], untilDay: '2026-12-24' })).toBe(
    'Mondays and Thursdays at 7:00 am, until 24 December 2026',
  );
  expect(words({ rhythm: 'needed', times: [] })).toBe('As needed');
});

test('a schedule has ended after its last day', () => {
  expect(hasEnded({ ...schedule, untilDay: '2026-11-24' }, new Date('2026-11-24T15:59:00Z'))).toBe(false);
  expect(hasEnded({ ...schedule, untilDay: '2026-11-24' }, new Date('2026-11-24T16:00:00Z'))).toBe(true);
});

test('stock in words', () => {
  expect(stockWords({ left: 14, days: 7, warns: true })).toBe('14 left, lasts 7 days');
  expect(stockWords({ left: 1, days: 0, warns: true })).toBe('1 left, less than a day');
  expect(stockWords({ left: 4, days: null, warns: false })).toBe('4 left');
});

const dose = {
  name: 'Baclofen',
  status: 'coming',
  dueAt: '2026-11-24T05:00:00.000Z',
  giveUpAt: '2026-11-24T07:00:00.000Z',
  answeredAt: null,
  zone: 'Australia/Perth',
} as OpenDose;

test('what a dose is, in words that move with the clock', () => {
  const at = (time: string) => {
    const now = new Date(`2026-11-24T${time}:00Z`);
    return stateWords(dose, stateNow(dose, now), now);
  };
  expect(['04:00', '05:05', '06:10', '07:00'].map(at)).toEqual([
    'Coming up',
    'Due now',
    'Late by 1 hour 10 minutes',
    'Missed',
  ]);
  const taken = { ...dose, status: 'taken', answeredAt: '2026-11-24T05:10:00.000Z' } as OpenDose;
  expect(stateWords(taken, stateNow(taken, new Date()), new Date())).toBe('Taken at 1:10 pm');
  expect(doseName(dose)).toBe('Baclofen, 1:00 pm');
});
