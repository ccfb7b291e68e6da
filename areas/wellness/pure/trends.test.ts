import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, numberOf } from './days.ts';
import { averageOver, indexDiary, measuresOf, mostSaid } from './diary-index.ts';
import { patternsOf } from './patterns.ts';
import { bucketsOf, changeSentence, valuesOf } from './trends.ts';

const entry = (day: string, more: object = {}) => ({
  ...{ day, moodRating: 5, energyLevel: 5, painLevel: 5, symptoms: [], factors: [], sleepHours: null, scales: [] },
  ...more,
});
const today = '2026-11-25';
const weeks = (index: ReturnType<typeof indexDiary>, from: string, to = today) =>
  bucketsOf(index, { from, to, by: 'week', today });

test('weeks run from Monday to Sunday, and the one that is going on is marked', () => {
  const index = indexDiary([entry('2026-11-09'), entry('2026-11-09'), entry('2026-11-15'), entry('2026-11-24')]);
  const buckets = weeks(index, '2026-11-09');
  expect(buckets.map(({ label, to, daysWritten, ofDays, isNow }) => [label, to, daysWritten, ofDays, isNow])).toEqual([
    ['9 Nov', '2026-11-15', 2, 7, false],
    ['16 Nov', '2026-11-22', 0, 7, false],
    ['23 Nov', '2026-11-25', 1, 3, true],
  ]);
});

test('a week without entries is not known, never zero', () => {
  const index = indexDiary([
    entry('2026-11-09', { painLevel: 0 }),
    entry('2026-11-10', { painLevel: 1 }),
    entry('2026-11-24', { painLevel: 4 }),
  ]);
  expect(valuesOf(index, weeks(index, '2026-11-09'), 'pain')).toEqual([0.5, null, 4]);
  expect(valuesOf(index, weeks(index, '2026-11-09'), 'sleep')).toEqual([null, null, null]);
  expect(valuesOf(index, weeks(index, '2026-11-09'), 'scale:none')).toEqual([null, null, null]);
});

test('days and months, over the end of a year and a leap day', () => {
  const index = indexDiary([entry('2027-12-31'), entry('2028-02-29', { moodRating: 9 })]);
  const months = bucketsOf(index, { from: '2027-12-15', to: '2028-02-29', by: 'month', today });
  expect(months.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['December 2027', '2027-12-15', '2027-12-31'],
    ['January 2028', '2028-01-01', '2028-01-31'],
    ['February 2028', '2028-02-01', '2028-02-29'],
  ]);
  expect(valuesOf(index, months, 'mood')).toEqual([5, null, 9]);
  expect(bucketsOf(index, { from: '2028-02-28', to: '2028-03-01', by: 'day', today })).toHaveLength(3);
  expect(bucketsOf(index, { from: '2028-03-01', to: '2028-02-28', by: 'day', today })).toEqual([]);
});

test('own scales and sleep are measures once they were answered; names are told apart by letters, not by case', () => {
  const index = indexDiary([
    entry('2026-11-24', { sleepHours: 7.25, scales: [{ name: 'Stiffness', value: 4 }] }),
    entry('2026-11-25', { sleepHours: 6, scales: [{ name: 'stiffness ', value: 7 }] }),
  ]);
  expect(measuresOf(index).map(({ name }) => name)).toEqual(['Mood', 'Energy', 'Pain', 'Sleep', 'Stiffness']);
  expect(averageOver(index, 'scale:stiffness', numberOf('2026-11-01'), numberOf(today))).toBe(5.5);
  expect(averageOver(index, 'sleep', numberOf('2026-11-01'), numberOf(today))).toBe(6.6);
  expect(measuresOf(indexDiary([]))).toEqual([]);
});

test('what was said most often is counted in days', () => {
  const index = indexDiary([
    entry('2026-11-23', { symptoms: ['Tired legs', 'brain fog'] }),
    entry('2026-11-23', { symptoms: ['tired legs'] }),
    entry('2026-11-24', { symptoms: ['tired legs ', 'tingling'] }),
    entry('2026-11-25', { symptoms: ['brain fog', ' '] }),
  ]);
  expect(mostSaid(index.symptoms, 3)).toEqual([
    { name: 'Tired legs', days: 2 },
    { name: 'brain fog', days: 2 },
    { name: 'tingling', days: 1 },
  ]);
  expect(mostSaid(index.symptoms, 1)).toHaveLength(1);
});

const sentence = (...values: (number | null)[]) => {
  const from = addDays('2026-11-23', -7 * (values.length - 1));
  return changeSentence('Energy', weeks(indexDiary([]), from, '2026-11-29'), values);
};

test.each([
  [[5.7, 5.1, 4.4, 4], 'Energy fell from 5.7 to 4.0.'],
  [[2.3, null, 3.8], 'Energy rose from 2.3 to 3.8.'],
  [[6.8, 6.6, 5.2, 4.5, 6.3], 'Energy fell from 6.8 to 6.3. It was lowest in the week from 16 November, at 4.5.'],
  [[2.3, 5.5, 3.8], 'Energy rose from 2.3 to 3.8. It was highest in the week from 16 November, at 5.5.'],
  [[4, 4.4], 'Energy stayed about the same: 4.0 at first, 4.4 at the end.'],
  [[4, 4.5], 'Energy rose from 4.0 to 4.5.'],
  [[null, 4.2, null], 'Energy was 4.2 in the week from 16 November.'],
  [[null, null], 'Nothing was noted for Energy in this time.'],
  [[], 'Nothing was noted for Energy in this time.'],
])('%j: %s', (values, words) => expect(sentence(...values)).toBe(words));

test('no value of a bucket is outside what was written, and each day is in one bucket', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ back: fc.nat(400), pain: fc.integer({ min: 0, max: 10 }) })),
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      (said, by) => {
        const entries = said.map(({ back, pain }) => entry(addDays(today, -back), { painLevel: pain }));
        const index = indexDiary(entries);
        const buckets = bucketsOf(index, { from: addDays(today, -400), to: today, by, today });
        expect(buckets.reduce((sum, { ofDays }) => sum + ofDays, 0)).toBe(401);
        expect(buckets.reduce((sum, { daysWritten }) => sum + daysWritten, 0)).toBe(
          new Set(entries.map(({ day }) => day)).size,
        );
        for (const [at, value] of valuesOf(index, buckets, 'pain').entries()) {
          const own = entries
            .filter(({ day }) => day >= `${buckets[at]?.from}` && day <= `${buckets[at]?.to}`)
            .map(({ painLevel }) => painLevel);
          expect(value === null).toBe(own.length === 0);
          if (value === null) continue;
          expect(value).toBeGreaterThanOrEqual(Math.min(...own));
          expect(value).toBeLessThanOrEqual(Math.max(...own));
        }
      },
    ),
  ));

/** 60 days; every fifth from the first has swimming, and so many of the days after those hurt less. */
const swum = (better: number) =>
  Array.from({ length: 60 }, (_, at) => {
    const painLevel = at % 5 === 1 ? (Math.floor(at / 5) < better ? 3 : 6) : 5;
    return entry(addDays('2026-09-01', at), { painLevel, factors: at % 5 === 0 ? ['swimming'] : [] });
  });

test('a pattern is counted: lower on 9 of 12 days after swimming', () => {
  const patterns = patternsOf(indexDiary(swum(9)));
  expect(patterns.map((pattern) => pattern.sentence)).toEqual(['Pain was lower on 9 of 12 days after swimming.']);
  expect(patterns[0]).toMatchObject({ when: 'next', is: 'lower', days: 9, of: 12 });
});

test('too few days on one side, or half of them, are no pattern', () => {
  expect(patternsOf(indexDiary(swum(6)))).toEqual([]);
  expect(patternsOf(indexDiary(swum(9).slice(0, 31)))).toEqual([]);
  expect(patternsOf(indexDiary(swum(9).map((day) => ({ ...day, factors: ['swimming'] }))))).toEqual([]);
  expect(patternsOf(indexDiary([]))).toEqual([]);
});

test('no sentence names a cause', () => {
  const texts = patternsOf(indexDiary(swum(12))).map((pattern) => pattern.sentence);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => /because|cause|due to|helps?|makes?|thanks|leads/i.test(text))).toEqual([]);
});

test('20,000 entries are worked out in one pass', () => {
  const entries = Array.from({ length: 20_000 }, (_, at) =>
    entry(addDays(today, -Math.floor(at / 5.5)), {
      moodRating: (at % 10) + 1,
      sleepHours: 7,
      symptoms: ['tired legs', `other ${at % 40}`],
      factors: [`factor ${at % 25}`],
      scales: [{ name: 'Stiffness', value: at % 11 }],
    }),
  );
  const index = indexDiary(entries);
  const buckets = bucketsOf(index, { from: '2016-11-28', to: today, by: 'week', today });
  for (const { key } of measuresOf(index)) valuesOf(index, buckets, key);
  patternsOf(index);
  mostSaid(index.symptoms, 5);
  // What looks at all entries again for each of them takes longer than a test may.
  expect(index.entries).toBe(20_000);
});
