/** In order of difficulty: up to grade 4, 8, 12, and above. */
export const readingLevels = ['Easy English', 'Plain English', 'Some long words', 'Detailed'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** Words for a school grade (Flesch–Kincaid). */
export function levelOf(grade: number): ReadingLevel {
  if (grade <= 4) return 'Easy English';
  if (grade <= 8) return 'Plain English';
  return grade <= 12 ? 'Some long words' : 'Detailed';
}
