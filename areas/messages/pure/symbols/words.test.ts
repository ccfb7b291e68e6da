import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '../../web/symbols/pictures.ts';
import { limits } from '../limits.ts';
import { boardPages, boardWords, kinds, wordsOnPage } from './words.ts';

test('forty core words, and pages that all have words', () => {
  expect(wordsOnPage('core')).toHaveLength(40);
  for (const { id } of boardPages) expect(wordsOnPage(id).length, id).toBeGreaterThan(8);
  expect(new Set(boardWords.map(({ kind }) => kind))).toEqual(new Set(kinds.map(({ id }) => id)));
});

test('no word is twice in one page, and each fits into a message', () => {
  for (const page of ['core', ...boardPages.map(({ id }) => id)] as const) {
    const words = wordsOnPage(page).map(({ word }) => word.toLowerCase());
    expect(words, page).toEqual([...new Set(words)]);
  }
  for (const { word, symbol } of boardWords) {
    expect(word.length).toBeLessThanOrEqual(limits.word);
    expect(symbol).toMatch(/^[a-z0-9-]{0,40}$/);
  }
});

test('no word stands for two pictures', () => {
  const names = boardWords.flatMap(({ word, also }) => [word, ...also]).map((name) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['me']);
});

test('every picture that a word names is there, is drawn by lucide under that name, and none is there in vain', () => {
  const named = new Set(boardWords.flatMap(({ symbol }) => symbol || []));
  expect(Object.keys(pictures).sort()).toEqual([...named].sort());
  for (const name of named) expect(existsSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`), name).toBe(true);
  for (const [name, drawing] of Object.entries(pictures))
    expect(drawing.displayName?.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase(), name).toBe(name);
});
