import { expect, test } from 'vitest';
import { badRowsCsv, packed } from './import-file.ts';

test('rows that can’t be read are saved as they were, with line and reason, and no formula', () => {
  const sheet = {
    heads: ['Date', 'Notes'],
    rows: [
      { line: 2, cells: ['2026-11-24', 'fine'] },
      { line: 3, cells: ['soon', '=1+1', 'too much'] },
    ],
  };
  expect(badRowsCsv(sheet, [{ line: 3, column: 'Date', message: '“soon” is not a day.' }])).toBe(
    "\uFEFFDate,Notes,Line,Reason\r\nsoon,'=1+1,3,Date: “soon” is not a day.\r\n",
  );
});

test('packs hold so many, and only as much as may be sent', () => {
  expect(packed([1, 2, 3, 4, 5], 2, 100)).toEqual([[1, 2], [3, 4], [5]]);
  expect(packed(['aaaa', 'bb', 'cc', 'dddddddd'], 10, 8)).toEqual([['aaaa'], ['bb', 'cc'], ['dddddddd']]);
  expect(packed([], 2, 100)).toEqual([]);
});
