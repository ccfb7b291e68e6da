import { expect, test } from 'vitest';
import { compareLimit, csvRecords, readDay, readLimits } from './price-limits.ts';

const head = 'item,national,remote,very remote,unit,from,to';
const file = (...lines: string[]) => [head, ...lines].join('\n');

test('cells in quotes keep commas, quotes and line breaks, and lines are counted as an editor does', () => {
  const records = [...csvRecords('\uFEFFa,"b,""c""\nd"\r\ne,f\n\ng')];
  expect(records).toEqual([
    { line: 1, cells: ['a', 'b,"c"\nd'] },
    { line: 3, cells: ['e', 'f'] },
    { line: 4, cells: [''] },
    { line: 5, cells: ['g'] },
  ]);
});

test('a row is read whatever the order of the columns; an empty price is no limit', () => {
  const text =
    'to,from,Unit,Very remote,remote,national,Item\n30/6/2027,2026-07-01,hour,,"$1,098.31",70.5,01_011_0107_1_1';
  expect(readLimits(text)).toEqual({
    errors: [],
    rows: [
      {
        item: '01_011_0107_1_1',
        unit: 'hour',
        national: 7050,
        remote: 109_831,
        veryRemote: null,
        from: '2026-07-01',
        to: '2027-06-30',
      },
    ],
  });
});

test('each line that cannot be so is named with its number', () => {
  const { rows, errors } = readLimits(
    file(
      'help,1,1,1,hour,2026-07-01,2027-06-30',
      '01_011_0107_1_1,1,1,1,fortnight,2026-07-01,2027-06-30',
      '01_011_0107_1_1,one,1,1,hour,2026-07-01,2027-06-30',
      '01_011_0107_1_1,1,1,1,hour,2026-02-30,2027-06-30',
      '01_011_0107_1_1,1,1,1,hour,2027-07-01,2026-06-30',
      '01_011_0107_1_1,1,1,1,hour,2026-07-01,2027-06-30',
      '01_011_0107_1_1,2,2,2,hour,2027-06-30,2028-06-30',
    ),
  );
  expect(rows).toHaveLength(1);
  expect(errors).toEqual([
    { line: 2, message: '“HELP” is not a support item number.' },
    { line: 3, message: '“fortnight” is not a unit. Use hour, day, week, each, kilometre.' },
    { line: 4, message: '“one” (national) is not an amount in dollars.' },
    { line: 5, message: '“2026-02-30” is not a date. Write 2026-07-01.' },
    { line: 6, message: 'The last day is before the first.' },
    { line: 8, message: '01_011_0107_1_1 has a limit for these days on line 7 already.' },
  ]);
});

test('ten thousand rows of one item are told apart by their days, in any order, and the first overlap is named', () => {
  const day = (n: number) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10);
  const lines = Array.from({ length: 10_000 }, (_, n) => day((n * 7919) % 10_000)).map(
    (one) => `01_011_0107_1_1,70.23,,,hour,${one},${one}`,
  );
  expect(readLimits(file(...lines)).errors).toEqual([]);
  const wide = `01_011_0107_1_1,70.23,,,hour,${day(20_000)},${day(20_005)}`;
  const inside = `01_011_0107_1_1,70.23,,,hour,${day(20_003)},${day(20_003)}`;
  const around = `01_011_0107_1_1,70.23,,,hour,${day(19_999)},${day(20_009)}`;
  for (const second of [inside, around]) {
    expect(readLimits(file(wide, second)).errors).toEqual([
      { line: 3, message: '01_011_0107_1_1 has a limit for these days on line 2 already.' },
    ]);
  }
});

test('of a file that is no list of limits only the first wrong lines are read', () => {
  const { rows, errors } = readLimits(file(...Array.from({ length: 2000 }, () => 'x')));
  expect(rows).toEqual([]);
  expect(errors).toHaveLength(500);
  expect(errors.at(-1)).toEqual({ line: 501, message: '“X” is not a support item number.' });
});

test('a file without its columns, and one with nothing in it, say so', () => {
  expect(readLimits('item,price\n1,2').errors).toEqual([
    { line: 1, message: 'The first line has no column “national”, “remote”, “very remote”, “unit”, “from”, “to”.' },
  ]);
  expect(readLimits('').errors).toEqual([{ line: 1, message: 'The file is empty.' }]);
});

test('a day is one of the calendar', () => {
  expect(['2026-07-01', '1/7/2026', '31/02/2026', 'July', '0001-01-01'].map(readDay)).toEqual([
    '2026-07-01',
    '2026-07-01',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a price is compared only with a limit of the same unit that is on record', () => {
  const limit = { price: 7050, unit: 'hour' as const, from: '2026-07-01', to: '2027-06-30' };
  const of = (more: object, found: Parameters<typeof compareLimit>[1] = limit) =>
    compareLimit({ supportItem: '01_011_0107_1_1', unitPrice: 7050, unitType: 'hour', ...more }, found);
  expect(of({})).toBe('within');
  expect(of({ unitPrice: 7051 })).toBe('over');
  expect(of({ unitType: 'day' })).toBe('otherUnit');
  expect(of({ supportItem: '' })).toBe('noItem');
  expect(of({ unitPrice: null })).toBe('noPrice');
  expect(compareLimit({ supportItem: '01_011_0107_1_1', unitPrice: 1, unitType: 'hour' }, undefined)).toBe('none');
  expect(of({}, { ...limit, price: null })).toBe('noLimit');
});
