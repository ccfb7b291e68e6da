import { expect, test } from 'vitest';
import {
  contentOf,
  type Draft,
  emptyDraft,
  isFull,
  symbolsFrom,
  tilesOf,
  withoutTile,
  withText,
  withWord,
} from './draft.ts';
import { boardWords } from './words.ts';

const word = (name: string) => {
  const found = boardWords.find((one) => one.word === name);
  if (!found) throw new Error(`${name} is not on the board.`);
  return found;
};
const draft = (...names: string[]) => names.reduce<Draft>((all, name) => withWord(all, word(name)), emptyDraft);
const shown = (one: Draft) => tilesOf(one).map((tile) => tile.word);

test('pressed words make the sentence, and each can be taken out', () => {
  const said = draft('I', 'tired', 'today');
  expect(contentOf(said)).toBe('I am tired today.');
  expect(contentOf(withoutTile(said, 1))).toBe('I today.');
  expect(symbolsFrom(tilesOf(said))[1]).toEqual({ word: 'tired', symbol: 'moon' });
});

test('a text changed by hand shows its own words', () => {
  const said = withText(draft('I', 'tired'), 'I am so tired, Tim!');
  expect(shown(said)).toEqual(['I', 'am', 'so', 'tired', 'Tim']);
  expect(tilesOf(said).map(({ kind }) => kind)).toEqual(['who', null, null, 'how', null]);
  expect(contentOf(withoutTile(said, 4))).toBe('I am so tired!');
});

test('after a change by hand words still go to the end and come out', () => {
  const said = withText(draft('I', 'tired'), 'I am so tired.');
  expect(contentOf(withWord(said, word('today')))).toBe('I am so tired today.');
  expect(contentOf(withWord(said, word('question mark')))).toBe('I am so tired?');
  expect(contentOf(withoutTile(said, 2))).toBe('I am tired.');
});

test('typing the same text, or none, keeps nothing by hand', () => {
  expect(withText(draft('I', 'tired'), 'I am tired.').text).toBeNull();
  expect(withText(draft('I', 'tired'), '  ')).toEqual(emptyDraft);
  expect(withoutTile(withText(emptyDraft, 'Yes!'), 0)).toEqual(emptyDraft);
});

test('a message holds sixty words of at most forty letters', () => {
  const long = withText(emptyDraft, `${'word '.repeat(70)}${'a'.repeat(41)}`);
  expect(isFull(long)).toBe(true);
  expect(symbolsFrom(tilesOf(long))).toHaveLength(60);
  expect(symbolsFrom(tilesOf(withText(emptyDraft, `Hello ${'a'.repeat(41)}`)))).toEqual([
    { word: 'Hello', symbol: '' },
  ]);
  expect(isFull(draft('I'))).toBe(false);
});
