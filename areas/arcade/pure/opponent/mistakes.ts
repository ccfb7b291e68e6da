import type { Game } from '../game.ts';
import type { GameKind } from '../kinds.ts';
import type { Ranked } from './search.ts';

/** A move of one's own that gave something away. */
export interface Mistake {
  /** Moves that were played before it. */
  readonly at: number;
  readonly played: string;
  /** What would have been as good as the best, the best first. */
  readonly better: readonly string[];
  /** What it gave away, in hundredths of a piece; a million is the game. */
  readonly lost: number;
}

/** Less than this is a matter of taste. */
const matters: Readonly<Record<GameKind, number>> = {
  chess: 120,
  checkers: 80,
  tic_tac_toe: 500_000,
  connect_four: 30,
  reversi: 60,
};
/** More than these at once discourage. */
const most = 5;

/** Positions in which one chose: a forced move teaches nothing. The latest 60 are looked at. */
export function choicesOf(game: Game, states: readonly unknown[], moves: readonly string[], side: 0 | 1): number[] {
  const own = moves.flatMap((_, at) => {
    const state = states[at];
    return game.turn(state) === side && game.moves(state).length > 1 ? [at] : [];
  });
  return own.slice(-60);
}

/** Undefined: the move was as good as others. */
export function mistakeIn(kind: GameKind, at: number, played: string, ranked: readonly Ranked[]): Mistake | undefined {
  const best = ranked[0]?.worth;
  const worth = ranked.find(({ move }) => move === played)?.worth;
  if (best === undefined || worth === undefined || best - worth < matters[kind]) return undefined;
  const better = ranked.filter((one) => best - one.worth < matters[kind] / 4).map(({ move }) => move);
  return { at, played, better, lost: best - worth };
}

/** The worst ones, in the order of the game. */
export const worstOf = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
