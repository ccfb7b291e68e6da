import { expect, test } from 'vitest';
import { readSheet, type Sheet } from './csv-sheet.ts';
import { guessPlan, type ImportPlan, widened } from './import-plan.ts';
import { importUid, previewImport, sameness } from './import-rows.ts';
import { orderOf, readDay, readHours, readTime } from './read-values.ts';

const place = { today: '2026-11-25', zone: 'Australia/Melbourne' };
function sheetOf(file: string): Sheet {
  const sheet = readSheet(file);
  if ('problem' in sheet) throw new Error(sheet.problem);
  return sheet;
}
const all = (plan: ImportPlan, value: number): ImportPlan => ({
  ...plan,
  missing: { mood: value, energy: value, pain: value },
});

test.each([
  ['2026-11-24', 'dmy', '2026-11-24'],
  ['2026-11-24T20:15:00Z', 'dmy', '2026-11-24'],
  ['24/11/2026', 'dmy', '2026-11-24'],
  ['11/24/2026', 'mdy', '2026-11-24'],
  ['3.4.26', 'dmy', '2026-04-03'],
  ['3/4/26', 'mdy', '2026-03-04'],
  ['29th May 2021', 'dmy', '2021-05-29'],
  ['May 29, 2021', 'mdy', '2021-05-29'],
  ['2026/11/24', 'dmy', '2026-11-24'],
  ['29 February 2027', 'dmy', undefined],
  ['24/13/2026', 'dmy', undefined],
  ['yesterday', 'dmy', undefined],
  ['', 'dmy', undefined],
] as const)('the day “%s” (%s) is %s', (text, order, day) => expect(readDay(text, order)).toBe(day));

test('the order of day and month is the one that reads most days, ours first', () => {
  expect(orderOf(['1/2/2026', '3/4/2026'])).toBe('dmy');
  expect(orderOf(['1/2/2026', '3/24/2026'])).toBe('mdy');
  expect(orderOf([])).toBe('dmy');
});

test('times and hours of sleep are read as they are usually written', () => {
  const times = ['20:30', '8:30 PM', '8.30 pm', '12:05 am', '0:05', '20:30:15', '13:00 pm', '25:00', 'evening'];
  expect(times.map(readTime)).toEqual([
    ...['20:30', '20:30', '20:30', '00:05', '00:05', '20:30'],
    ...[undefined, undefined, undefined],
  ]);
  expect(['7', '7,5', '7:20', '7h 40m', '8h', '25', 'well'].map(readHours)).toEqual([
    ...[7, 7.5, 7.25, 7.75, 8],
    ...[undefined, undefined],
  ]);
});

test('Daylio: moods in words, activities, and the rest as the member chooses', () => {
  const sheet = sheetOf(
    'full_date,date,weekday,time,mood,activities,note_title,note\n' +
      '2026-11-24,24 November,Tuesday,8:30 PM,rad,"swimming | friends","","Good day"\n' +
      '2026-11-23,23 November,Monday,21:05,meh,"","",""\n' +
      '2026-11-22,22 November,Sunday,21:05,purple,"","",""\n',
  );
  const plan = guessPlan(sheet);
  expect(plan).toMatchObject({ source: 'Daylio', columns: { day: 0, time: 3, mood: 4, factors: 5, notes: 7 } });
  expect(previewImport(sheet, plan, place).bad.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Energy'],
    [3, 'Energy'],
    [4, 'mood'],
  ]);
  const { good, bad } = previewImport(sheet, all(plan, 5), place);
  expect(good.map(({ line, entry }) => [line, entry.moodRating, entry.energyLevel, entry.factors])).toEqual([
    [2, 10, 5, ['swimming', 'friends']],
    [3, 6, 5, []],
  ]);
  expect(good[0]?.entry.at).toBe('2026-11-24T09:30:00.000Z');
  expect(bad).toEqual([{ line: 4, column: 'mood', message: '“purple” is not a number.' }]);
});

test('Bearable: a row for each answer becomes an entry for each time of a day', () => {
  const sheet = widened(
    sheetOf(
      'date,date formatted,weekday,time of day,category,rating/amount,detail,notes\n' +
        '24th Nov 2026,24 Nov 2026,Tuesday,am,Mood,4,,Slow start\n' +
        '24th Nov 2026,24 Nov 2026,Tuesday,am,Energy,2,,\n' +
        '24th Nov 2026,24 Nov 2026,Tuesday,am,Symptom,3,Pain (back),\n' +
        '24th Nov 2026,24 Nov 2026,Tuesday,am,Symptom,2,Headache,\n' +
        '24th Nov 2026,24 Nov 2026,Tuesday,pm,Mood,5,,\n',
    ),
  );
  const { good } = previewImport(sheet, all(guessPlan(sheet, 'Bearable'), 0), place);
  expect(good.map(({ line }) => line)).toEqual([2, 6]);
  expect(good[0]?.entry).toMatchObject({
    ...{ day: '2026-11-24', moodRating: 8, energyLevel: 3, painLevel: 5 },
    ...{ symptoms: ['Pain (back)', 'Headache'], notes: 'Slow start' },
  });
});

test('bad rows are named by line and column, and the good ones stay', () => {
  const sheet = sheetOf(
    'Date;Mood;Energy;Pain;Sleep;Symptoms;Notes\n' +
      '24/11/2026;7;6;2;7,5;tired legs|tingling;fine\n' +
      '31/02/2026;7;6;2;;;\n' +
      '26/11/2026;7;6;2;;;\n' +
      ';7;6;2;;;\n' +
      '23/11/2026;11;6;2;;;\n' +
      '23/11/2026;7;lots;2;;;\n' +
      '23/11/2026;7;6;;;;\n' +
      '23/11/2026;7;6;2;30;;\n' +
      `23/11/2026;7;6;2;;${'x'.repeat(101)};\n` +
      `23/11/2026;7;6;2;;${'x|'.repeat(3)}${Array.from({ length: 31 }, (_, at) => at).join('|')};\n` +
      `23/11/2026;7;6;2;;;${'x'.repeat(5001)}\n`,
  );
  const plan = {
    ...guessPlan(sheet),
    ranges: { mood: { least: 1, most: 10 }, energy: { least: 1, most: 10 }, pain: { least: 0, most: 10 } },
  };
  const { good, bad } = previewImport(sheet, plan, place);
  expect(good).toHaveLength(1);
  expect(good[0]?.entry).toMatchObject({ sleepHours: 7.5, symptoms: ['tired legs', 'tingling'] });
  expect(bad.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '3 Date: “31/02/2026” is not a day.',
    '4 Date: “26/11/2026” is still to come.',
    '5 Date: There is no day.',
    '6 Mood: “11” is not between 1 and 10.',
    '7 Energy: “lots” is not a number.',
    '8 Pain: This is empty. Choose what to use where the file has no value.',
    '9 Sleep: “30” is not a number of hours from 0 to 24.',
    `10 Symptoms: “${'x'.repeat(30)}…” is longer than 100 characters.`,
    '11 Symptoms: There are more than 30 in this row.',
    '12 Notes: This is longer than 5000 characters.',
  ]);
});

test('ratings of five steps are stretched to ours', () => {
  const sheet = sheetOf('date,mood,energy,pain\n2026-11-24,1,3,0\n2026-11-23,5,5,5\n');
  const { good } = previewImport(sheet, guessPlan(sheet), place);
  expect(good.map(({ entry }) => [entry.moodRating, entry.energyLevel, entry.painLevel])).toEqual([
    [1, 6, 0],
    [10, 10, 10],
  ]);
});

test('a rating that is never above five keeps its numbers where another one goes up to ten', () => {
  const sheet = sheetOf('date,mood,energy,pain\n2026-11-24,6,2,0\n2026-11-23,7,5,4\n');
  const { good } = previewImport(sheet, guessPlan(sheet), place);
  expect(good.map(({ entry }) => [entry.moodRating, entry.energyLevel, entry.painLevel])).toEqual([
    [6, 2, 0],
    [7, 5, 4],
  ]);
  expect(guessPlan(sheet, 'Bearable').ranges.energy).toEqual({ least: 1, most: 5 });
});

test('one number above 10 is named as a mistake, and many are a scale up to 100', () => {
  const rows = (moods: readonly number[]) =>
    sheetOf(`date,mood,energy,pain\n${moods.map((mood) => `2026-11-24,${mood},5,5\n`).join('')}`);
  const some = rows([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]);
  expect(guessPlan(some).ranges.mood).toEqual({ least: 1, most: 10 });
  expect(previewImport(some, guessPlan(some), place).bad.map(({ line }) => line)).toEqual([12]);
  expect(guessPlan(rows([10, 55, 80])).ranges.mood).toEqual({ least: 0, most: 100 });
});

test('what the diary already says is not imported twice', () => {
  const sheet = sheetOf('date,mood,energy,pain\n2026-11-24,7,6,2\n2026-11-23,7,6,2\n');
  const said = { day: '2026-11-24', moodRating: 7, energyLevel: 6, painLevel: 2, notes: '', symptoms: [] };
  const isKnown = (key: string) => key === sameness(said);
  const plan = {
    ...guessPlan(sheet),
    ranges: { mood: { least: 1, most: 10 }, energy: { least: 1, most: 10 }, pain: { least: 0, most: 10 } },
  };
  const { good, known } = previewImport(sheet, plan, { ...place, isKnown });
  expect([good.length, known]).toEqual([1, 1]);
});

test('every row of an import has a name of its own', () =>
  expect([importUid('abcdefghijkl', 2), importUid('abcdefghijkl', 20_001)]).toEqual([
    'abcdefghijkl-000000002',
    'abcdefghijkl-000020001',
  ]));
