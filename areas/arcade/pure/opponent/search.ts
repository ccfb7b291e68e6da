import type { Game, Side } from '../game.ts';
import type { Strength } from './levels.ts';

/** How good a position is for the side whose turn it is, in hundredths of a piece. */
export type Evaluate<S> = (state: S, side: Side) => number;

/** A move and how good the position is after it, for whoever makes it. */
export interface Ranked {
  readonly move: string;
  readonly worth: number;
}

const won = 1_000_000;

class OutOfPositions extends Error {}

/**
 * All moves, the best first, by alpha-beta search, one move deeper each time until the depth or the number of positions
 * is reached. Equal moves are told apart by chance, so that two games differ. A game sooner won is better, later lost
 * too. Unless `exact`, the worth of a move that is not the best is only that it is no better.
 */
export function ranked<S>(
  game: Game<S>,
  evaluate: Evaluate<S>,
  state: S,
  { depth, positions }: Pick<Strength, 'depth' | 'positions'>,
  { chance, exact = false }: { readonly chance: () => number; readonly exact?: boolean },
): readonly Ranked[] {
  let left = positions;
  const look = (at: S, deep: number, alpha: number, beta: number): number => {
    if (left-- <= 0) throw new OutOfPositions();
    const moves = game.moves(at);
    const side = game.turn(at);
    if (!moves.length) {
      const end = game.end(at);
      return !end || end.winner === null ? 0 : end.winner === side ? won + deep : -won - deep;
    }
    if (deep === 0) return evaluate(at, side);
    let best = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const next = game.play(at, move);
      const forMe =
        game.turn(next) === side
          ? look(next, deep - 1, Math.max(alpha, best), beta)
          : -look(next, deep - 1, -beta, -Math.max(alpha, best));
      if (forMe > best) best = forMe;
      if (best >= beta) break;
    }
    return best;
  };
  let order: readonly Ranked[] = shuffled(game.moves(state), chance).map((move) => ({ move, worth: 0 }));
  for (let deep = 1; deep <= depth; deep++) {
    try {
      const found: Ranked[] = [];
      let best = Number.NEGATIVE_INFINITY;
      for (const { move } of order) {
        const beta = exact ? Number.POSITIVE_INFINITY : -best + 1;
        const worth = -look(game.play(state, move), deep - 1, Number.NEGATIVE_INFINITY, beta);
        found.push({ move, worth });
        best = Math.max(best, worth);
      }
      order = found.sort((a, b) => b.worth - a.worth);
    } catch (error) {
      if (error instanceof OutOfPositions) break;
      throw error;
    }
  }
  return order;
}

/** The best move. */
export function search<S>(
  game: Game<S>,
  evaluate: Evaluate<S>,
  state: S,
  strength: Strength,
  chance: () => number,
): string {
  const [first] = ranked(game, evaluate, state, strength, { chance });
  if (first === undefined) throw new Error('The game has ended.');
  return first.move;
}

export function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  const all = [...items];
  for (let n = all.length - 1; n > 0; n--) {
    const at = Math.floor(chance() * (n + 1));
    [all[n], all[at]] = [all[at] as T, all[n] as T];
  }
  return all;
}
