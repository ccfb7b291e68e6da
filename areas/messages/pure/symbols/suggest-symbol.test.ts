import { expect, test } from 'vitest';
import { suggestSymbol } from './suggest-symbol.ts';
import { boardWords } from './words.ts';

const symbolOf = (name: string) => boardWords.find(({ word }) => word === name)?.symbol;

test('a thing comes before what is done with it, and before who does it', () => {
  expect(suggestSymbol('I need a bus.')).toBe(symbolOf('bus'));
  expect(suggestSymbol('You can help.')).toBe(symbolOf('help'));
  expect(suggestSymbol('You and I.')).toBe(symbolOf('you'));
});

test('a line without a word of the set has no picture', () => {
  expect(suggestSymbol('Xylophones rarely yodel.')).toBeNull();
  expect(suggestSymbol('')).toBeNull();
});
