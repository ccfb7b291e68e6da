import type { Checkers } from '../checkers/rules.ts';
import type { ChessState } from '../chess/rules.ts';
import type { ConnectFour } from '../connect-four/rules.ts';
import type { Game } from '../game.ts';
import type { GameKind } from '../kinds.ts';
import { loadGame } from '../load.ts';
import type { Reversi } from '../reversi/rules.ts';
import { type Level, strengthOf } from './levels.ts';
import { type Evaluate, search } from './search.ts';
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

function anyMove(game: Game, state: unknown, chance: () => number): string {
  const moves = game.moves(state);
  const move = moves[Math.floor(chance() * moves.length)];
  if (move === undefined) throw new Error('The game has ended.');
  return move;
}
