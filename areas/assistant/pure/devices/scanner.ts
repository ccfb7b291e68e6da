/** Scanning: a mark moves over the targets, and one press takes the target that has it. */
export interface Scan {
  /** How many targets the mark moves over. */
  readonly size: number;
  /** The target that has the mark. */
  readonly at: number;
  /** Time that the mark has spent on this target, in milliseconds. */
  readonly spent: number;
  /** Time on each target, in milliseconds. */
  readonly every: number;
  readonly paused: boolean;
  /** The target to choose, of each round. */
  readonly wanted: readonly number[];
  /** What was chosen, of each round that is over. */
  readonly chosen: readonly number[];
}

export type ScanEvent = { type: 'time'; ms: number } | { type: 'next' } | { type: 'press' } | { type: 'pause' };

export const startScan = (size: number, every: number, wanted: readonly number[]): Scan => ({
  ...{ size, every, wanted },
  at: 0,
  spent: 0,
  paused: false,
  chosen: [],
});

export const scanDone = (scan: Scan): boolean => scan.chosen.length >= scan.wanted.length;

/** How many rounds ended on the target that was asked for. */
export const scanHits = (scan: Scan): number => scan.chosen.filter((at, round) => at === scan.wanted[round]).length;

export function scan(state: Scan, event: ScanEvent): Scan {
  if (scanDone(state)) return state;
  if (event.type === 'pause') return { ...state, paused: !state.paused };
  // A press while it is paused chooses nothing: the mark may not be where the person last saw it move.
  if (state.paused) return state;
  if (event.type === 'press') return { ...state, at: 0, spent: 0, chosen: [...state.chosen, state.at] };
  if (event.type === 'next') return { ...state, at: (state.at + 1) % state.size, spent: 0 };
  const spent = state.spent + event.ms;
  return {
    ...state,
    at: (state.at + Math.floor(spent / state.every)) % state.size,
    spent: spent % state.every,
  };
}
