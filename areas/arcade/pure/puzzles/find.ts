import type { Game, Side } from '../game.ts';

/** What there is to find; each can be told from the rules alone, so that the server needs no opponent that thinks. */
export const puzzleTasks = ['win', 'stop', 'take', 'corner'] as const;
export type PuzzleTask = (typeof puzzleTasks)[number];

export interface FoundPuzzle {
  readonly task: PuzzleTask;
  /** Every move that does it. */
  readonly answers: readonly string[];
}

/** Fewer moves to choose from are no puzzle. */
const leastMoves = 3;
const mostAnswers = 2;
const corners = ['a1', 'a8', 'h1', 'h8'];

/** Moves that end the game at once as a win, other than by counting. */
function wins<S>(game: Game<S>, state: S, side: Side): string[] {
  return game.moves(state).filter((move) => {
    const end = game.end(game.play(state, move));
    return end?.winner === side && end.reason !== 'count';
  });
}

/** Moves after which the other side cannot win at once. */
function stops<S>(game: Game<S>, state: S, side: Side): string[] {
  return game.moves(state).filter((move) => {
    const next = game.play(state, move);
    return wins(game, next, side === 0 ? 1 : 0).length === 0;
  });
}

function largestJumps<S>(game: Game<S>, state: S): string[] {
  const jumps = game.moves(state).map((move) => ({ move, taken: game.effect(state, move).taken.length }));
  const most = Math.max(...jumps.map(({ taken }) => taken));
  return most < 2 ? [] : jumps.filter(({ taken }) => taken === most).map(({ move }) => move);
}

/** The puzzle in a position, when it has one with a clear answer. Its cost is that of looking two moves ahead at most. */
export function puzzleIn<S>(game: Game<S>, state: S): FoundPuzzle | undefined {
  const moves = game.moves(state);
  if (moves.length < leastMoves) return undefined;
  const side = game.turn(state);
  const clear = (task: PuzzleTask, answers: readonly string[]): FoundPuzzle | undefined =>
    answers.length > 0 && answers.length <= mostAnswers && answers.length < moves.length
      ? { task, answers }
      : undefined;
  if (game.kind === 'reversi') {
    return clear(
      'corner',
      moves.filter((move) => corners.includes(move)),
    );
  }
  const won = wins(game, state, side);
  if (won.length > 0) return clear('win', won);
  if (game.kind === 'checkers') return clear('take', largestJumps(game, state));
  // Two moves ahead are many in chess, and seldom leave one answer.
  if (game.kind === 'chess') return undefined;
  const safe = stops(game, state, side);
  return safe.length === 1 ? clear('stop', safe) : undefined;
}

/** How many of the last positions of a game are looked at. */
const lookBack = 12;

/** The last puzzle in a game: where it stands, and its task. */
export function lastPuzzleOf<S>(
  game: Game<S>,
  moves: readonly string[],
): (FoundPuzzle & { readonly at: number; readonly state: S }) | undefined {
  const states = [game.start()];
  for (const move of moves) states.push(game.play(states.at(-1) as S, move));
  for (let at = moves.length - 1; at >= Math.max(0, moves.length - lookBack); at--) {
    const state = states[at] as S;
    const found = puzzleIn(game, state);
    if (found) return { ...found, at, state };
  }
  return undefined;
}

/** The task in a sentence, for whoever has the move. */
export const taskWords: Readonly<Record<PuzzleTask, string>> = {
  win: 'Win the game in one move.',
  stop: 'Stop the other side from winning.',
  take: 'Take as many pieces as you can in one move.',
  corner: 'Take a corner.',
};
