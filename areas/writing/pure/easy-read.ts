import { syllable } from 'syllable';
import { countWords } from './checks/long-sentences.ts';

/** Easy Read: one idea a line, in at most so many words. */
export const easyReadWords = 12;
const hardSyllables = 4;
const sentencesIn = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const wordsIn = new Intl.Segmenter('en-AU', { granularity: 'word' });

export interface EasyReadHints {
  /** Sentences with more than 12 words. */
  readonly long: readonly { readonly sentence: string; readonly words: number }[];
  /** Words of four syllables or more, each once: explain them in a word list, or use shorter ones. */
  readonly hard: readonly string[];
  /** Short forms with an apostrophe (don't): Easy Read writes both words. */
  readonly contractions: readonly string[];
}

/** What stands in the way of an Easy Read version. It helps an author; people who use Easy Read have to test it. */
export function easyReadHints(text: string): EasyReadHints {
  const sentences = text
    .split('\n')
    .flatMap((line) => [...sentencesIn.segment(line)].map(({ segment }) => segment.trim()));
  const words = [...wordsIn.segment(text)].filter((one) => one.isWordLike).map(({ segment }) => segment);
  const once = (list: readonly string[]) => [...new Map(list.map((word) => [word.toLowerCase(), word])).values()];
  return {
    long: sentences
      .map((sentence) => ({ sentence, words: countWords(sentence) }))
      .filter((one) => one.words > easyReadWords),
    hard: once(words.filter((word) => syllable(word) >= hardSyllables)),
    contractions: once(words.filter((word) => /\p{L}['’](t|s|re|ve|ll|d|m)$/iu.test(word) && !/^\p{Lu}/u.test(word))),
  };
}
