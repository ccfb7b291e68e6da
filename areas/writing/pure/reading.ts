import { syllable } from 'syllable';
import { levelOf, type ReadingLevel } from './reading-levels.ts';

const wordsPerMinute = 200;
const hardest = 18;
const wordsIn = new Intl.Segmenter('en-AU', { granularity: 'word' });
const sentencesIn = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const addresses = /https?:\/\/\S+/g;

export interface Reading {
  readonly seconds: number;
  readonly minutes: number;
  readonly grade: number;
  readonly level: ReadingLevel;
}

/** What is stored, made whole again for showing. */
export function readingFrom(seconds: number, grade: number): Reading {
  return { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)), grade, level: levelOf(grade) };
}

export interface Measured {
  readonly words: number;
  readonly sentences: number;
  /** School grade (Flesch–Kincaid), not rounded, which can be less than 0. 0 for a text without words. */
  readonly grade: number;
}

/** Words, sentences and school grade of an English text. Addresses of pages are not counted as words. */
export function measure(text: string): Measured {
  const plain = text.replaceAll(addresses, ' ');
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of wordsIn.segment(plain))
    if (isWordLike) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  const words = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (words === 0) return { words, sentences: 0, grade: 0 };
  const sentences = Math.max(
    1,
    [...sentencesIn.segment(plain)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
  );
  const syllables = [...counts].reduce((sum, [word, count]) => sum + count * Math.max(1, syllable(word)), 0);
  return { words, sentences, grade: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59 };
}

/** What readers are told of a grade: a whole number from 0 to 18. */
export const wholeGrade = (grade: number): number => Math.min(hardest, Math.max(0, Math.round(grade)));

/** Reading time and school grade (Flesch–Kincaid) of an English text. Addresses of pages are not counted as words. */
export function readingOf(text: string): Reading {
  const { words, grade } = measure(text);
  if (words === 0) return readingFrom(0, 0);
  return readingFrom(Math.max(1, Math.round((words / wordsPerMinute) * 60)), wholeGrade(grade));
}
