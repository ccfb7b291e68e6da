import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinList, splitList, textCell, toCsv, toJson, unguarded } from './csv.ts';
import { mostBytes, readSheet } from './csv-sheet.ts';
import type { DiaryEntry } from './entry.ts';
import { guessPlan } from './import-plan.ts';
import { previewImport } from './import-rows.ts';

const entry: DiaryEntry = {
  id: 7,
  day: '2026-11-24',
  at: '2026-11-24T08:40:00.000Z',
  moodRating: 6,
  energyLevel: 4,
  painLevel: 0,
  symptoms: ['tired legs', 'brain fog'],
  medications: ['=1+1'],
  notes: 'Two buses, "late".\nHome by four.',
  factors: ['swimming'],
  sleepHours: 7.25,
  scales: [{ name: 'Stiffness', value: 3 }],
  isPrivate: true,
  shareWithHealthcare: false,
};
const zone = 'Australia/Melbourne';

test('CSV has one row for each entry, plain columns, and a column for each own scale', () => {
  const other = { ...entry, sleepHours: null, scales: [{ name: '+Fear', value: 10 }], notes: '', isPrivate: false };
  expect(toCsv([entry, other], zone)).toBe(
    [
      '\uFEFFDay,Time,Mood (1 to 10),Energy (1 to 10),Pain (0 to 10),Sleep (hours),Symptoms,Medicines taken,What happened,' +
        'Notes,Only me,Health team may see it,Scale: Stiffness,Scale: +Fear\r\n',
      "2026-11-24,19:40,6,4,0,7.25,tired legs; brain fog,'=1+1,swimming,",
      '"Two buses, ""late"".\nHome by four.",yes,no,3,\r\n',
      "2026-11-24,19:40,6,4,0,,tired legs; brain fog,'=1+1,swimming,,no,no,,10\r\n",
    ].join(''),
  );
  expect(toCsv([], zone).split('\r\n')).toHaveLength(2);
});

test('no cell begins what a spreadsheet would work out', () =>
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), fc.string(), (sign, rest) => {
      const cell = textCell(sign + rest);
      expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  ));

test('lists come back as they were, whatever signs are in them', () =>
  fc.assert(
    fc.property(fc.array(fc.string().filter((text) => text.trim() === text && text !== '')), (items) => {
      expect(splitList(joinList(items))).toEqual(items);
    }),
  ));

test('JSON says all of an entry but our number for it', () => {
  const read = JSON.parse(toJson([entry], new Date('2026-11-25T00:00:00.000Z')));
  expect(read).toMatchObject({ format: 'doorways-diary', version: 1, exportedAt: '2026-11-25T00:00:00.000Z' });
  const { id: _id, ...said } = entry;
  expect(read.entries).toEqual([said]);
});

const word = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim());
const words = fc.array(
  word.filter((text) => text !== '' && unguarded(text) === text),
  { maxLength: 3 },
);
test('what is exported can be imported again, to the letter', () =>
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 10 }), word, (symptoms, factors, painLevel, notes) => {
      const said = {
        ...entry,
        ...{ symptoms: [...new Set(symptoms)], factors: [...new Set(factors)], painLevel },
        notes: unguarded(notes),
      };
      const sheet = readSheet(toCsv([said], zone));
      if ('problem' in sheet) throw new Error(sheet.problem);
      const { good, bad } = previewImport(sheet, guessPlan(sheet), { today: '2026-11-25', zone });
      const { id: _id, isPrivate: _own, shareWithHealthcare: _share, ...rest } = said;
      expect(bad).toEqual([]);
      expect(good).toEqual([{ line: 2, entry: rest }]);
    }),
  ));

test('files are read as RFC 4180 and as spreadsheets write them', () => {
  const heads = ['a', 'b'];
  expect(readSheet('a,b\r\n1,2\r\n')).toEqual({ heads, rows: [{ line: 2, cells: ['1', '2'] }] });
  expect(readSheet('\uFEFFa;b\n1;"x;""y""\nz"\n\n3;4')).toEqual({
    heads,
    rows: [
      { line: 2, cells: ['1', 'x;"y"\nz'] },
      { line: 5, cells: ['3', '4'] },
    ],
  });
  expect(readSheet('a\tb\r1\t\r')).toEqual({ heads, rows: [{ line: 2, cells: ['1', ''] }] });
  expect(readSheet('a,b\n1,')).toEqual({ heads, rows: [{ line: 2, cells: ['1', ''] }] });
});

test('a file that is no diary says why', () => {
  expect(readSheet('')).toEqual({ problem: 'empty' });
  expect(readSheet('a,b\r\n')).toEqual({ problem: 'empty' });
  expect(readSheet('a,b\n1,"never closed\n2,3')).toEqual({ problem: 'open quote', line: 2 });
  expect(readSheet('x'.repeat(mostBytes + 1))).toEqual({ problem: 'too large' });
  expect(readSheet(`a\n${'1\n'.repeat(20_001)}`)).toEqual({ problem: 'too many rows' });
  expect(readSheet(`a${','.repeat(300)}\n1`)).toEqual({ problem: 'too many columns', line: 1 });
});

test.each([
  ['quotes that never end', `a,b\n${'"'.repeat(4_900_001)}`, { problem: 'open quote', line: 2 }],
  ['quotes within quotes', `a\n"${'""'.repeat(2_400_000)}"`, { heads: ['a'] }],
  ['bare returns', `a${'\r'.repeat(4_900_000)}`, { problem: 'empty' }],
  ['as many rows as may be', `a,b\n${'1,2\n'.repeat(20_000)}`, { heads: ['a', 'b'] }],
])('the largest files are read in one pass: %s', (_, file, read) => {
  expect(readSheet(file)).toMatchObject(read);
});
