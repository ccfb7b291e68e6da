import type { Game } from './game.ts';
import type { GameKind } from './kinds.ts';

const loads: Readonly<Record<GameKind, () => Promise<unknown>>> = {
  chess: async () => (await import('./chess/rules.ts')).chess,
  checkers: async () => (await import('./checkers/rules.ts')).checkers,
  tic_tac_toe: async () => (await import('./tic-tac-toe/rules.ts')).ticTacToe,
  connect_four: async () => (await import('./connect-four/rules.ts')).connectFour,
  reversi: async () => (await import('./reversi/rules.ts')).reversi,
};

/** The rules of one game, fetched when they are needed: the chess library is the largest. */
export const loadGame = (kind: GameKind) => loads[kind]() as Promise<Game>;
