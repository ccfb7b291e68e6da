export interface AgeRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** The year counts, not the day: nobody has to give a birthday. */
export function fitsAge(born: number, { min, max }: AgeRange, year: number): boolean {
  const turns = year - born;
  return (min === null || turns >= min) && (max === null || turns - 1 <= max);
}

/** "people of 18 to 35"; empty where everybody may come. */
export function ageWords({ min, max }: AgeRange): string {
  if (min !== null && max !== null) return `people of ${min} to ${max}`;
  if (min !== null) return `people of ${min} and over`;
  return max === null ? '' : `people of ${max} and under`;
}
