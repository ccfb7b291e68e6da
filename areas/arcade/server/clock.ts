import type { Side } from '../pure/game.ts';
import type { Match } from './match-sql.ts';

/** Milliseconds that a side has left at this moment; undefined: there is no clock. */
export function leftOf(match: Match, side: Side, now: Date): number | undefined {
  const left = match.clockLeft?.[side];
  if (left === undefined) return undefined;
  const runs = match.clockSince !== null && match.turn === side;
  return runs ? left - (now.getTime() - Date.parse(match.clockSince ?? '')) : left;
}

/** The clock as it stands: what has run is taken off, and it does not run on. */
export function stopped(match: Match, now: Date): Pick<Match, 'clockLeft' | 'clockSince'> {
  if (!match.clockLeft) return { clockLeft: null, clockSince: null };
  const left = ([0, 1] as const).map((side) => Math.max(0, leftOf(match, side, now) ?? 0));
  return { clockLeft: [left[0] ?? 0, left[1] ?? 0], clockSince: null };
}

/** After a move: the mover gets the seconds back, and the other's clock begins, once both have moved. */
export function handedOver(
  match: Match,
  moved: Side,
  movesMade: number,
  now: Date,
): Pick<Match, 'clockLeft' | 'clockSince'> {
  const { clockLeft } = stopped(match, now);
  if (!clockLeft) return { clockLeft: null, clockSince: null };
  const left: [number, number] = [clockLeft[0], clockLeft[1]];
  if (match.clockSince !== null) left[moved] += match.clockSeconds * 1000;
  return { clockLeft: left, clockSince: movesMade >= 2 ? now.toISOString() : null };
}
