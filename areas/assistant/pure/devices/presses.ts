/** A press of one key, button or switch. Times are milliseconds of one clock. */
export interface Press {
  readonly what: string;
  readonly at: number;
}

/** Two presses of the same thing closer than this are taken for a slip, as click assistance does. */
export const doublePressMs = 500;

export interface PressFigures {
  readonly presses: number;
  /** The shortest time between two presses one after the other, in milliseconds; null with fewer than two. */
  readonly shortestGap: number | null;
  /** How often the same thing was pressed again within doublePressMs. */
  readonly doubles: number;
}

export function measure(presses: readonly Press[]): PressFigures {
  let shortestGap: number | null = null;
  let doubles = 0;
  for (const [index, press] of presses.entries()) {
    const before = presses[index - 1];
    if (!before) continue;
    const gap = press.at - before.at;
    if (shortestGap === null || gap < shortestGap) shortestGap = gap;
    if (before.what === press.what && gap < doublePressMs) doubles += 1;
  }
  return { presses: presses.length, shortestGap, doubles };
}

/** "0.4 seconds", "1.0 second": one decimal. */
export const inSeconds = (ms: number): string => {
  const seconds = (Math.round(ms / 100) / 10).toFixed(1);
  return `${seconds} ${seconds === '1.0' ? 'second' : 'seconds'}`;
};
