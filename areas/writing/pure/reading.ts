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

/** Reading time and school grade (Flesch–Kincaid) of an English text. Addresses of pages are not counted as words. */
export function readingOf(text: string): Reading {
  const plain = text.replaceAll(addresses, ' ');
  const words = [...wordsIn.segment(plain)].filter((one) => one.isWordLike).map((one) => one.segment);
  if (words.length === 0) return readingFrom(0, 0);
  const sentences = Math.max(
    1,
    [...sentencesIn.segment(plain)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
  );
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  const seconds = Math.max(1, Math.round((words.length / wordsPerMinute) * 60));
  return readingFrom(seconds, Math.min(hardest, Math.max(0, Math.round(grade))));
}
