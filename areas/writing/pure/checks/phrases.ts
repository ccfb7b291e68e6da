import type { TextBlock } from './text-blocks.ts';
import { follows, type Word } from './words.ts';

export interface Found<T> {
  readonly words: readonly Word[];
  readonly first: number;
  readonly from: number;
  readonly to: number;
  readonly value: T;
}

/**
 * Finds phrases of a list in the words of a block, the longest at each place, none within another. The time hangs on
 * the length of the text and not on that of the list.
 */
export function phraseFinder<T>(phrases: Iterable<readonly [phrase: string, value: T]>) {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly value: T }[]>();
  for (const [phrase, value] of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, value }].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return ({ text, words }: Pick<TextBlock, 'text' | 'words'>): readonly Found<T>[] => {
    const found: Found<T>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const match = byFirst
        .get(words[at]?.plain ?? '')
        ?.find((phrase) =>
          phrase.words.every(
            (word, more) =>
              words[at + more]?.plain === word && (more === 0 || follows(text, words[at + more - 1], words[at + more])),
          ),
        );
      if (!match) continue;
      const own = words.slice(at, at + match.words.length);
      found.push({ words: own, first: at, from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0, value: match.value });
      at += match.words.length - 1;
    }
    return found;
  };
}

/** Lines of "forms > other words"; forms and words are listed in the same order, or all forms have the same words. */
export const pairsOf = (list: string): readonly (readonly [phrase: string, better: string])[] =>
  list
    .split('\n')
    .filter((line) => line.includes('>'))
    .flatMap((line) => {
      const [forms = [], betters = []] = line.split('>').map((side) => side.split(',').map((one) => one.trim()));
      return forms.map((form, at) => [form, betters[at] ?? betters[0] ?? ''] as const);
    });
