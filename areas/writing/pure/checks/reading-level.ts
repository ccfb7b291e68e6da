import { readingOf } from '../reading.ts';
import { plainText } from '../walk.ts';
import type { Rule } from './finding.ts';
import { countWords } from './long-sentences.ts';

export const highestGrade = 9;
/** Fewer words say nothing of a level. */
const fewest = 40;

export const readingLevel: Rule = ({ document }) => {
  const text = plainText(document, { hideQuotes: true });
  const { grade } = readingOf(text);
  if (grade <= highestGrade || countWords(text) < fewest) return [];
  return [
    {
      key: 'reading-level',
      title: `This reads like school year ${grade}`,
      reason: `Year ${highestGrade} or lower is open to most people: shorter sentences and shorter words bring it down.`,
      quote: '',
    },
  ];
};
