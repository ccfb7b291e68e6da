import { expect, test } from 'vitest';
import { mostOwn, readKept } from './kept.ts';

const usual = { own: [], sayEach: false, bigger: false, scanning: false, every: 2000 };

test('without anything kept nothing speaks and nothing scans', () => {
  expect(readKept(undefined)).toEqual(usual);
});

test('what was kept comes back', () => {
  const kept = { own: [{ word: 'Tim Tam', symbol: 'cookie', kind: 'thing' }], sayEach: true, every: 3000 };
  expect(readKept(kept)).toEqual({ ...usual, ...kept });
});

test('what does not belong there is left out', () => {
  const bad = [null, 3, {}, { word: ' ', symbol: '', kind: 'who' }, { word: 'a', symbol: 'B!', kind: 'who' }];
  const own = [...bad, { word: 'a', symbol: '', kind: 'other' }, { word: 'b'.repeat(41), symbol: '', kind: 'who' }];
  expect(readKept({ own, sayEach: 'yes', every: 1 })).toEqual(usual);
  const many = Array.from({ length: mostOwn + 5 }, (_, at) => ({ word: `w${at}`, symbol: '', kind: 'who' }));
  expect(readKept({ own: many }).own).toHaveLength(mostOwn);
});
