import { wholeGrade } from '../reading.ts';
import type { Rule } from './finding.ts';

export const highestGrade = 9;
/** Fewer words say nothing of a level. */
const fewest = 40;

export const readingLevel: Rule = ({ measured }) => {
  const grade = wholeGrade(measured.grade);
  if (grade <= highestGrade || measured.words < fewest) return [];
  return [
    {
      kind: 'reading-level',
      key: 'reading-level',
      title: `This reads like school year ${grade}`,
      reason: `Year ${highestGrade} or lower is open to most people.`,
      suggestion: 'Shorter sentences and shorter words bring it down.',
      quote: '',
    },
  ];
};
