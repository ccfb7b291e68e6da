/** Dwell: a target is chosen when the pointer has rested in it for the chosen time. Times are milliseconds. */
export interface Dwell {
  readonly need: number;
  /** Leaving for no longer than this does not start the time from nothing: an eye jumps, a hand trembles. */
  readonly grace: number;
  /** The target that is being chosen. */
  readonly on: string | null;
  readonly rested: number;
  /** How long the pointer has been outside; null while it is inside. */
  readonly away: number | null;
  readonly chosen: readonly string[];
  /** How often the pointer left before the time was over. */
  readonly leftEarly: number;
  readonly paused: boolean;
}

export type DwellEvent =
  | { type: 'enter'; target: string }
  | { type: 'leave' }
  | { type: 'time'; ms: number }
  | { type: 'pause' };

export const startDwell = (need: number, grace: number): Dwell => ({
  ...{ need, grace },
  on: null,
  rested: 0,
  away: null,
  chosen: [],
  leftEarly: 0,
  paused: false,
});

const dropped = (state: Dwell): Dwell => ({
  ...state,
  on: null,
  rested: 0,
  away: null,
  leftEarly: state.leftEarly + (state.rested > 0 ? 1 : 0),
});

export function dwell(state: Dwell, event: DwellEvent): Dwell {
  if (event.type === 'pause') return { ...state, paused: !state.paused, on: null, rested: 0, away: null };
  if (state.paused) return state;
  if (event.type === 'enter') {
    if (state.chosen.includes(event.target)) return state;
    if (state.on === event.target) return { ...state, away: null };
    return { ...(state.on === null ? state : dropped(state)), on: event.target, rested: 0, away: null };
  }
  if (state.on === null) return state;
  if (event.type === 'leave') return state.grace > 0 ? { ...state, away: 0 } : dropped(state);
  if (state.away !== null) {
    const away = state.away + event.ms;
    return away > state.grace ? dropped(state) : { ...state, away };
  }
  const rested = state.rested + event.ms;
  if (rested < state.need) return { ...state, rested };
  return { ...state, on: null, rested: 0, away: null, chosen: [...state.chosen, state.on] };
}
