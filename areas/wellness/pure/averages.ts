/** To one decimal, halves up: 2.25 is 2.3. */
export const toTenths = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round(Number(((sum * 10) / count).toPrecision(12))) / 10;

/** The average to one decimal of what is known; null, never 0, where nothing is. */
export function average(values: Iterable<number | null | undefined>): number | null {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === null || value === undefined) continue;
    sum += value;
    count += 1;
  }
  return toTenths(sum, count);
}

/** "4.0", or a dash where nothing is known. */
export const inTenths = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
