import type { SymbolWord } from '../../contract.ts';
import { limits } from '../limits.ts';
import { findSymbols, symbolWords, type TextPart } from './find-symbols.ts';
import { sentenceOf } from './sentence.ts';
import { type BoardWord, boardWords, type Kind, marks } from './words.ts';

/** A sentence in the making: the words that were pressed and, once it was changed by hand, the text itself. */
export interface Draft {
  readonly words: readonly Pick<BoardWord, 'word' | 'symbol' | 'kind'>[];
  readonly text: string | null;
}

export interface Tile extends SymbolWord {
  /** Null for a word that is not on the board. */
  readonly kind: Kind | null;
}

export const emptyDraft: Draft = { words: [], text: null };

const isWord = ({ text }: TextPart) => /[\p{L}\p{N}]/u.test(text);
const partsOf = ({ text, words }: Draft) => findSymbols(text ?? '', words);
const kindOf = (word: string, { words }: Draft) =>
  [...words, ...boardWords].find((one) => one.word.toLowerCase() === word.toLowerCase())?.kind ?? null;

/** What is seen above the sentence, a tile for each word of it. */
export function tilesOf(draft: Draft): readonly Tile[] {
  if (draft.text === null) return draft.words;
  return symbolWords(partsOf(draft)).map((one) => ({ ...one, kind: kindOf(one.word, draft) }));
}

export const contentOf = (draft: Draft): string => (draft.text ?? sentenceOf(draft.words)).trim();

export const isFull = (draft: Draft): boolean => tilesOf(draft).length >= limits.symbols;

/** What a message keeps: as many words as it has room for. */
export const symbolsFrom = (tiles: readonly Tile[]): SymbolWord[] =>
  tiles
    .filter(({ word }) => word.length <= limits.word)
    .slice(0, limits.symbols)
    .map(({ word, symbol }) => ({ word, symbol }));

/** A text that was changed by hand keeps its own words; the new one goes to its end, before the mark. */
export function withWord(draft: Draft, word: Draft['words'][number]): Draft {
  const words = [...draft.words, word];
  if (draft.text === null) return { words, text: null };
  const text = draft.text.trimEnd();
  const mark = marks.get(word.word.toLowerCase());
  const body = text.replace(/(?<![.?!])[.?!]+$/, '');
  const end = text.slice(body.length);
  return { words, text: mark ? `${body}${mark}` : `${body} ${word.word}${end}`.trimStart() };
}

/** Without the tile at this place. */
export function withoutTile(draft: Draft, index: number): Draft {
  if (draft.text === null) return { words: draft.words.filter((_, at) => at !== index), text: null };
  let at = -1;
  const left = partsOf(draft).filter((part) => !isWord(part) || ++at !== index);
  const text = left
    .map((part) => part.text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<![ ,])[ ,]+(?=[.,;:?!])/g, '')
    .trim();
  return left.some(isWord) ? { words: draft.words, text } : emptyDraft;
}

/** The text was typed. What says the same as the words alone is not kept as a text of its own. */
export function withText(draft: Draft, text: string): Draft {
  if (!text.trim()) return emptyDraft;
  return { words: draft.words, text: text === sentenceOf(draft.words) ? null : text };
}
