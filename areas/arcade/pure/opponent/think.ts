import type { Checkers } from '../checkers/rules.ts';
import type { ChessState } from '../chess/rules.ts';
import type { ConnectFour } from '../connect-four/rules.ts';
import type { Game } from '../game.ts';
import type { GameKind } from '../kinds.ts';
import { loadGame } from '../load.ts';
import type { Reversi } from '../reversi/rules.ts';
import { type Level, strengthOf } from './levels.ts';
import { type Evaluate, type Ranked, ranked, search } from './search.ts';
import { worthOfCheckers, worthOfConnectFour, worthOfReversi, worthOfTicTacToe } from './worth.ts';

const worths = {
  checkers: worthOfCheckers satisfies Evaluate<Checkers>,
  tic_tac_toe: worthOfTicTacToe,
  connect_four: worthOfConnectFour satisfies Evaluate<ConnectFour>,
  reversi: worthOfReversi satisfies Evaluate<Reversi>,
} satisfies Record<Exclude<GameKind, 'chess'>, unknown>;

/** The computer's move at this level. `chance` gives 0 up to 1: Math.random, or a row that can be repeated. */
export async function think(kind: GameKind, state: unknown, level: Level, chance: () => number): Promise<string> {
  const game = await loadGame(kind);
  const strength = strengthOf(kind, level);
  if (strength.slips && chance() * strength.slips < 1) return anyMove(game, state, chance);
  if (kind !== 'chess') return search(game, worths[kind] as Evaluate<unknown>, state, strength, chance);
  const { bestMove } = await import('../chess/engine.ts');
  return bestMove(state as ChessState, level);
}

/** Tic-tac-toe is seen to its end. */
const judging = { depth: 4, positions: 30_000 } as const;
const judgingToTheEnd = { depth: 9, positions: 200_000 } as const;

/** Every legal move with its worth, the best first: for looking back at a game. */
export async function judge(kind: GameKind, state: unknown, chance: () => number): Promise<readonly Ranked[]> {
  const game = await loadGame(kind);
  if (kind !== 'chess') {
    const depth = kind === 'tic_tac_toe' ? judgingToTheEnd : judging;
    return ranked(game, worths[kind] as Evaluate<unknown>, state, depth, { chance, exact: true });
  }
  const { rankedMoves } = await import('../chess/engine.ts');
  return rankedMoves(state as ChessState);
}

function anyMove(game: Game, state: unknown, chance: () => number): string {
  const moves = game.moves(state);
  const move = moves[Math.floor(chance() * moves.length)];
  if (move === undefined) throw new Error('The game has ended.');
  return move;
}
