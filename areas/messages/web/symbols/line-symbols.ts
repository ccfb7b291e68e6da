import type { LineSymbols } from '#platform/web/line-symbols.ts';
import { suggestSymbol } from '../../pure/symbols/suggest-symbol.ts';
import { boardWords, marks } from '../../pure/symbols/words.ts';
import { pictureOf } from './pictures.ts';

const named = new Map(
  boardWords.flatMap(({ word, symbol }) => (symbol && !marks.has(word) ? [[symbol, word] as const] : [])),
);

/** The pictures of the symbol board, for lines of Easy Read. */
export const symbols: LineSymbols = {
  suggest: suggestSymbol,
  choices: [...named]
    .map(([symbol, word]) => ({ symbol, word }))
    .sort((one, two) => one.word.localeCompare(two.word, 'en-AU')),
  pictureOf,
};
