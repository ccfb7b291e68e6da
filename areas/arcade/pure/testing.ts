import { type Game, replay } from './game.ts';

/** How many paths of this many moves there are: the field’s own proof of a move generator. */
export function countPaths<S>(game: Game<S>, state: S, depth: number): number {
  const moves = game.moves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countPaths(game, game.play(state, move), depth - 1), 0);
}

/** A whole game of random legal moves. */
export function playByChance<S>(game: Game<S>, chance: () => number): { readonly moves: string[]; readonly state: S } {
  const moves: string[] = [];
  let state = game.start();
  for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
    const move = legal[Math.floor(chance() * legal.length)] ?? '';
    moves.push(move);
    state = game.play(state, move);
  }
  return { moves, state };
}

/** How many of so many random games have no legal end, or another state when they are played again as they were stored. */
export function faultsByChance(game: Game, count: number, chance: () => number): number {
  let faults = 0;
  for (let n = 0; n < count; n++) {
    const { moves, state } = playByChance(game, chance);
    const again = replay(game, JSON.parse(JSON.stringify(moves)));
    if (game.end(state) === null || JSON.stringify(again) !== JSON.stringify(state)) faults += 1;
  }
  return faults;
}

/** Published counts of paths from the first position. */
export const published = {
  chess: [20, 400, 8902, 197_281],
  checkers: [7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931],
  reversi: [4, 12, 56, 244, 1396, 8200, 55_092, 390_216],
  connect_four: [7, 49, 343, 2401, 16_807, 117_649, 823_536],
  tic_tac_toe: [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872],
} as const;

/** Chess with everything that is special in one position, and its counts. */
export const special = {
  fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  counts: [48, 2039, 97_862],
} as const;
