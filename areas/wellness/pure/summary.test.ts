import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { indexDiary } from './diary-index.ts';
import { periodStart } from './periods.ts';
import { periodWords, type SummaryInput, type SummaryPart, summaryOf, summaryParts, visitWords } from './summary.ts';
import { periodErrors, periodIn } from './summary-period.ts';

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
const visit = { title: 'MS clinic', at: '2026-11-24T23:30:00.000Z', place: 'Level 2' };
const input: SummaryInput = {
  ...{ name: 'Thea', from: '2026-11-09', to: '2026-11-25', now, zone, visit },
  index: indexDiary([
    entry('2026-11-09', 6),
    entry('2026-11-10', 5),
    entry('2026-11-24', 4, { factors: ['swimming'] }),
  ]),
  questions: ['One?', ' ', 'Two?', 'Three?', 'Four?'],
  talk: ['Pace: slowly, please'],
  medicines: ['Baclofen, 10 mg. Every day at 7:00 am'],
  doses: [{ name: 'Baclofen 10 mg', planned: 3, onTime: 1, late: 1, skipped: 0, missed: 1, waiting: 0 }],
  needed: [{ name: 'Ibuprofen 200 mg', taken: 2 }],
  appointments: [visit, { title: 'Physio', at: '2026-12-01T00:00:00.000Z', place: '' }],
  notes: [{ day: '2026-11-24', text: 'A hard day.' }],
  parts: new Set(Object.keys(summaryParts) as SummaryPart[]),
};
/** The range of each stays in one line. */
const measured = ['Mood, 1\u00a0to\u00a010', 'Energy, 1\u00a0to\u00a010', 'Pain, 0\u00a0to\u00a010'];
const block = (part: SummaryPart, more: Partial<SummaryInput> = {}) =>
  summaryOf({ ...input, ...more }).blocks.find((one) => one.part === part);

test('the page says whose it is, the period, the visit and how many days have an entry', () => {
  const { title, visit: about, period, written, blocks, foot } = summaryOf(input);
  expect(title).toBe('Visit summary of Thea');
  expect(about).toBe('For MS clinic, 25 November 2026 at 10:30 am, Level 2');
  expect(period).toBe('9 November to 25 November 2026');
  expect(written).toBe('3 of 17 days have an entry.');
  // The bars are in the table.
  expect(blocks.map(({ part }) => part)).toEqual(Object.keys(summaryParts).filter((part) => part !== 'bars'));
  expect(foot).toContain('not a medical record. Made on 25 November 2026.');
});

test('trends stand in words and in a table, and what was not written is not known', () => {
  expect(block('words')?.words[1]).toBe('Energy fell from 5.5 to 4.0.');
  expect(block('table')).toEqual({
    part: 'table',
    title: 'Averages by week',
    table: {
      heads: ['Week from', ...measured, 'Days'],
      rows: [
        ['9 Nov', '6.0', '5.5', '2.0', '2'],
        ['16 Nov', '–', '–', '–', '0'],
        ['23 Nov', '6.0', '4.0', '2.0', '1'],
      ],
      bars: { head: 'Energy, 1\u00a0to\u00a010', shares: [0.55, null, 0.4] },
      whole: ['All 17 days', '6.0', '5.0', '2.0', '3'],
    },
    words: [],
  });
});

test('three questions at most, numbered, and what was said most often in days', () => {
  expect(block('questions')).toMatchObject({
    title: 'My questions',
    list: { numbered: true, items: ['One?', 'Two?', 'Three?'] },
  });
  expect(block('questions', { questions: ['One?'] })).toMatchObject({
    title: 'My question',
    list: { numbered: false },
  });
  expect(block('questions', { questions: [] })).toBeUndefined();
  expect(block('said')?.words).toEqual(['Symptoms: tired legs on 3 days.', 'What happened: swimming on 1 day.']);
});

test('missed doses are counted by medicine, and doses as needed are said in words', () => {
  expect(block('doses')).toMatchObject({
    title: 'Doses in 17 days',
    table: { rows: [['Baclofen 10 mg', '3', '1', '1', '0', '1']] },
    words: ['Late: more than an hour after the planned time.', 'Ibuprofen 200 mg, as needed: taken 2 times.'],
  });
});

test('the visit itself is not among the other appointments', () => {
  expect(block('appointments')).toMatchObject({
    title: 'Other appointments to come',
    list: { items: ['Physio, 1 December 2026 at 11:00 am'] },
  });
  const many = Array.from({ length: 7 }, () => visit);
  expect(block('appointments', { visit: undefined, appointments: many })).toMatchObject({
    title: 'Appointments to come',
    words: ['And 2 later appointments.'],
  });
});

test('notes are told with their days, and of many the newest', () => {
  expect(block('notes')?.list?.items).toEqual(['24 November 2026: A hard day.']);
  const notes = Array.from({ length: 11 }, () => ({ day: '2026-11-24', text: 'x' }));
  expect(block('notes', { notes })?.words).toEqual(['And 1 older note.']);
});

test('only what was chosen is on it', () => {
  expect(block('table', { parts: new Set(['table']) })?.table?.bars).toBeUndefined();
  expect(summaryOf({ ...input, parts: new Set(['table']) }).blocks.map(({ part }) => part)).toEqual(['table']);
});

test('an empty diary has dashes and plain sentences', () => {
  const nothing = {
    visit: undefined,
    questions: [],
    medicines: [],
    doses: [],
    needed: [],
    appointments: [],
    notes: [],
  };
  const empty = { ...nothing, index: indexDiary([]) };
  expect(block('words', empty)?.words).toEqual(['Nothing was written in the diary in this time.']);
  expect(block('table', empty)?.table).toEqual({
    heads: ['Week from', ...measured, 'Days'],
    rows: [],
    whole: ['All 17 days', '–', '–', '–', '0'],
  });
  expect((['medicines', 'doses', 'appointments', 'notes'] as const).map((part) => block(part, empty)?.words)).toEqual([
    ['No medicines are in the diary.'],
    ['No doses were planned in this time.'],
    ['None.'],
    ['No notes in this time.'],
  ]);
});

test('ten years fit on the page', () => {
  const entries = Array.from({ length: 3650 }, (_, at) => entry(addDays('2026-11-25', -at), 5));
  const table = block('table', { from: '2016-11-28', index: indexDiary(entries) });
  expect(table?.table?.rows).toHaveLength(14);
  expect(table?.table?.rows.at(-1)?.[0]).toBe('November 2026');
  expect(table?.words).toEqual(['The table has the last 14 months.']);
});

test('the table begins with the first entry, and says so', () => {
  const { table, words } = block('table', { from: '2026-10-26' }) ?? {};
  expect(table?.rows.map(([name]) => name)).toEqual(['9 Nov', '16 Nov', '23 Nov']);
  expect(words).toEqual(['Nothing was written before 9 November 2026.']);
});

test('ninety days are told by week', () => {
  expect(block('table', { from: '2026-08-28' })?.title).toBe('Averages by week');
  expect(block('table', { from: '2026-08-28' })?.table?.rows.length).toBeLessThanOrEqual(14);
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

test('the address says the period; what cannot be is the last 30 days', () => {
  const of = (query: string) => periodIn(new URLSearchParams(query), '2026-11-25');
  expect(of('')).toEqual({ period: '30', from: '2026-10-27', to: '2026-11-25' });
  expect(of('period=7')).toEqual({ period: '7', from: '2026-11-19', to: '2026-11-25' });
  expect(of('period=own&from=2026-10-01&to=2026-10-31')).toEqual({
    ...{ period: 'own', from: '2026-10-01', to: '2026-10-31' },
  });
  for (const wrong of ['period=own&from=2026-02-30&to=2026-03-01', 'period=own&from=2026-10-01', 'period=ever'])
    expect(of(wrong).period).toBe('30');
});

test('own days are named where they are wrong', () => {
  const wrong = (from: string, to: string) => periodErrors(from, to, '2026-11-25');
  expect(wrong('2026-10-01', '2026-10-31')).toBeUndefined();
  expect(wrong('', '2026-10-31')).toEqual({ from: 'Enter the first day, such as 1 10 2026.' });
  expect(wrong('2026-10-01', '2026-11-31')).toEqual({ to: 'Enter the last day, such as 31 10 2026.' });
  expect(wrong('2026-11-26', '2026-11-26')).toEqual({ from: 'Choose a first day that is not after today.' });
  expect(wrong('2026-11-20', '2026-11-26')).toEqual({ to: 'Choose a last day that is not after today.' });
  expect(wrong('2026-10-02', '2026-10-01')).toEqual({ to: 'Choose a last day that is not before the first.' });
  expect(wrong('2025-10-01', '2026-10-02')).toEqual({ to: 'Choose at most 366 days.' });
});
