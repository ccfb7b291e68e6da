import { checkers } from './checkers/rules.ts';
import { chess } from './chess/rules.ts';
import { connectFour } from './connect-four/rules.ts';
import type { Game } from './game.ts';
import type { GameKind } from './kinds.ts';
import { reversi } from './reversi/rules.ts';
import { ticTacToe } from './tic-tac-toe/rules.ts';

const games = {
  chess,
  checkers,
  tic_tac_toe: ticTacToe,
  connect_four: connectFour,
  reversi,
} satisfies Record<GameKind, unknown>;

/** All rules at once: for the server. A browser loads the one it needs (`load.ts`). */
export const gameOf = (kind: GameKind) => games[kind] as Game;
