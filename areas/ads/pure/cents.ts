/**
 * Whole cents of a number of whole units, 1995 of 19.95; undefined when it has more than two decimals. A number that a
 * form has made of "19.95" is the nearest one that a computer knows, so a millionth of a cent beside it is the same.
 */
export function centsOf(units: number): number | undefined {
  if (!Number.isFinite(units)) return undefined;
  const cents = Math.round(units * 100);
  return Number.isSafeInteger(cents) && Math.abs(units * 100 - cents) < 1e-6 * Math.max(1, Math.abs(units))
    ? cents
    : undefined;
}
export const unitsOf = (cents: number): number => cents / 100;
