/** Round steps from 0 (or below) to past the highest value: about four of them. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Of so many names below the chart, every how many-th finds room. */
export const everyNth = (count: number, width: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(width, each)));
