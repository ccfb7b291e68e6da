import type { SymbolWord } from '../../contract.ts';
import { boardWords, marks } from './words.ts';

/** A piece of the text as it stands there; all pieces together are the text. */
export interface TextPart {
  readonly text: string;
  /** Name of the picture; null where there is none. */
  readonly symbol: string | null;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const words = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

const known = new Map<string, string>();
for (const { word, symbol, also } of boardWords)
  if (!marks.has(word)) for (const name of [word, ...also]) if (!known.has(plain(name))) known.set(plain(name), symbol);

const longestOf = (names: Iterable<string>) => Math.max(1, ...[...names].map((name) => name.split(' ').length));
const longest = longestOf(known.keys());
const doubled = /([bdgklmnprt])\1$/;

/** The word without a common ending: "hugs", "hoping", "stopped", "Mum's", "we'll". */
export function withoutEnding(word: string): string[] {
  const found: string[] = [];
  const cut = (ending: string, ...instead: string[]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return;
    const base = word.slice(0, -ending.length);
    found.push(...instead.map((letters) => base + letters));
    if ((ending === 'ing' || ending === 'ed') && doubled.test(base)) found.push(base.slice(0, -1));
  };
  const short = word.replace(/'(s|m|re|ll|ve|d)$/, '');
  if (short !== word) return [short];
  cut('ies', 'y');
  cut('ied', 'y');
  cut('s', '');
  cut('es', '');
  cut('ing', '', 'e');
  cut('ed', '', 'e');
  return found;
}

/**
 * Finds the pictures for a text, longest phrases first. `given` are pictures that the writer chose; they go before our
 * own. A phrase that has no picture stays whole, so that "no worries" does not get the picture of "no".
 */
export function findSymbols(text: string, given: readonly SymbolWord[] = []): TextPart[] {
  const chosen = new Map(given.map(({ word, symbol }) => [plain(word), symbol]));
  const most = Math.max(longest, longestOf(chosen.keys()));
  const tokens = [...text.matchAll(words)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    word: plain(match[0]),
  }));
  const look = (phrase: string) => chosen.get(phrase) ?? known.get(phrase);
  const lookWord = (word: string) =>
    look(word) ??
    withoutEnding(word)
      .map(look)
      .find((symbol) => symbol !== undefined);

  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, symbol: string | null) => {
    if (to > end) parts.push({ text: text.slice(end, to), symbol });
    end = to;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    let phrase = '';
    let taken = 0;
    let symbol: string | undefined;
    for (let next = at; next < Math.min(at + most, tokens.length); next += 1) {
      const [token, before] = [tokens[next], tokens[next - 1]];
      if (!token) break;
      if (next > at && !/^[ \u00a0]+$/.test(text.slice(before?.to, token.from))) break;
      phrase = next === at ? token.word : `${phrase} ${token.word}`;
      const hit = next === at ? lookWord(phrase) : look(phrase);
      if (hit === undefined) continue;
      symbol = hit;
      taken = next - at;
    }
    const [first, last] = [tokens[at], tokens[at + taken]];
    if (!first || !last) break;
    add(first.from, null);
    add(last.to, symbol || null);
    at += taken;
  }
  add(text.length, null);
  return parts;
}

/** The parts that are words, as a message keeps them. */
export const symbolWords = (parts: readonly TextPart[]): SymbolWord[] =>
  parts
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, symbol }) => ({ word: text, symbol: symbol ?? '' }));
