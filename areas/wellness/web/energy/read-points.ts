/** Whole points as they are typed, from 0 to 30; undefined where it is no such number. */
export function readPoints(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,2}$/.test(text) && Number(text) <= 30 ? Number(text) : undefined;
}
export const wrongPoints = 'Write a whole number from 0 to 30.';
