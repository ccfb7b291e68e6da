import { expect, test } from 'vitest';
import { tablesOf } from './large-print.ts';

const table = {
  heads: ['Week from', 'Mood', 'Energy', 'Pain', 'Sleep', 'Fatigue', 'Balance', 'Days'],
  rows: [['9 Nov', '1', '2', '3', '4', '5', '6', '7']],
  bars: { head: 'Energy', shares: [0.2] },
  whole: ['All 7 days', '1', '2', '3', '4', '5', '6', '7'],
};
const block = { part: 'table', title: 'Averages by week', words: [], table } as const;

test('in large print a wide table is cut into tables with the same rows', () => {
  expect(tablesOf(block, true)).toEqual([
    {
      heads: ['Week from', 'Mood', 'Energy', 'Pain', 'Sleep'],
      rows: [['9 Nov', '1', '2', '3', '4']],
      bars: { head: 'Energy', shares: [0.2] },
      whole: ['All 7 days', '1', '2', '3', '4'],
    },
    {
      heads: ['Week from', 'Fatigue', 'Balance', 'Days'],
      rows: [['9 Nov', '5', '6', '7']],
      whole: ['All 7 days', '5', '6', '7'],
    },
  ]);
});

test('otherwise it stays whole, and a part without a table has none', () => {
  expect(tablesOf(block, false)).toEqual([table]);
  expect(tablesOf({ ...block, table: undefined }, true)).toEqual([]);
});
