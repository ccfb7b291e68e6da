import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { indexDiary } from './diary-index.ts';
import { periodStart } from './periods.ts';
import { periodWords, type SummaryInput, summaryOf, summaryParts, visitWords } from './summary.ts';

const zone = 'Australia/Melbourne';
const now = new Date('2026-11-25T01:00:00.000Z');
const entry = (day: string, energyLevel: number, more: object = {}) => ({
  ...{
    day,
    moodRating: 6,
    energyLevel,
    painLevel: 2,
    symptoms: ['tired legs'],
    factors: [],
    sleepHours: null,
    scales: [],
  },
  ...more,
});
const input: SummaryInput = {
  ...{ name: 'Thea', from: '2026-11-09', to: '2026-11-25', now, zone },
  index: indexDiary([
    entry('2026-11-09', 6),
    entry('2026-11-10', 5),
    entry('2026-11-24', 4, { factors: ['swimming'] }),
  ]),
  visit: { title: 'MS clinic', at: '2026-11-24T23:30:00.000Z', place: 'Level 2' },
  questions: ['One?', 'Two?', 'Three?', 'Four?'],
  medicines: ['Baclofen 10 mg, 3 a day'],
  doses: [{ name: 'Baclofen 10 mg', planned: 3, onTime: 1, late: 1, skipped: 0, missed: 1, waiting: 0 }],
  wishes: ['One question at a time.'],
  parts: new Set(summaryParts),
};

test('the page says the period, the visit and how many days have an entry', () => {
  const { visit, period, written } = summaryOf(input);
  expect(visit).toBe('For MS clinic, 25 November 2026 at 10:30 am, Level 2');
  expect(period).toBe('9 November to 25 November 2026');
  expect(written).toBe('3 of 17 days have an entry.');
});

test('trends stand in words and in a table, and what was not written is not known', () => {
  const { words, table } = summaryOf(input);
  expect(words[1]).toBe('Energy fell from 5.5 to 4.0.');
  expect(table).toEqual({
    rowsName: 'Week from',
    heads: ['Mood, 1 to 10', 'Energy, 1 to 10', 'Pain, 0 to 10'],
    rows: [
      { label: '9 Nov', values: [6, 5.5, 2], days: 2 },
      { label: '16 Nov', values: [null, null, null], days: 0 },
      { label: '23 Nov', values: [6, 4, 2], days: 1 },
    ],
    whole: { label: 'All 17 days', values: [6, 5, 2], days: 3 },
  });
});

test('three questions at most, and what was said most often in days', () => {
  const summary = summaryOf(input);
  expect(summary.questions).toEqual(['One?', 'Two?', 'Three?']);
  expect([summary.said, summary.happened]).toEqual([
    [{ name: 'tired legs', days: 3 }],
    [{ name: 'swimming', days: 1 }],
  ]);
  expect(summary.doses[0]).toMatchObject({ missed: 1 });
});

test('only what was chosen is on it', () => {
  const summary = summaryOf({ ...input, parts: new Set(['table']) });
  expect(summary).toMatchObject({ questions: [], words: [], said: [], medicines: [], doses: [], wishes: [] });
  expect(summary.table?.rows).toHaveLength(3);
});

test('a diary without entries has no table and no sentences', () => {
  const summary = summaryOf({ ...input, index: indexDiary([]), visit: undefined });
  expect([summary.table, summary.words, summary.visit]).toEqual([undefined, [], undefined]);
  expect(summary.written).toBe('0 of 17 days have an entry.');
});

test('ten years fit on the page', () => {
  const entries = Array.from({ length: 3650 }, (_, at) => entry(addDays('2026-11-25', -at), 5));
  const summary = summaryOf({ ...input, from: '2016-11-28', index: indexDiary(entries) });
  expect(summary.table?.rows).toHaveLength(13);
  expect(summary.table?.rows.at(-1)?.label).toBe('November 2026');
});

test('words for periods and visits', () => {
  expect(periodWords('2026-11-25', '2026-11-25')).toBe('25 November 2026');
  expect(periodWords('2025-12-30', '2026-01-02')).toBe('30 December 2025 to 2 January 2026');
  expect(visitWords({ title: 'GP', at: '2026-11-25T00:05:00.000Z', place: '' }, 'Australia/Perth')).toBe(
    'For GP, 25 November 2026 at 8:05 am',
  );
});

test('a period by weeks begins on a Monday', () => {
  expect(periodStart('8w', '2026-11-25', 'week')).toBe('2026-09-28');
  expect(periodStart('2w', '2026-11-25', 'day')).toBe('2026-11-12');
});
