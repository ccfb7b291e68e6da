import type { Game } from '../../pure/game.ts';
import { pieceName } from '../../pure/pieces.ts';

/** What a press on a square comes to. */
export type Pressed =
  | { readonly kind: 'picked'; readonly squares: readonly number[] }
  | { readonly kind: 'move'; readonly move: string }
  /** Several moves share all presses: which piece a pawn becomes. */
  | { readonly kind: 'choose'; readonly moves: readonly string[] }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'refused'; readonly why: string };

interface Way {
  readonly move: string;
  readonly presses: readonly number[];
}

const waysOf = <S>(game: Game<S>, state: S): readonly Way[] =>
  game.moves(state).map((move) => ({ move, presses: game.presses(state, move) }));
const begins = (presses: readonly number[], squares: readonly number[]) =>
  squares.every((square, n) => presses[n] === square);

/** Games in which a piece is placed by one press. */
export const isPlacing = (game: Pick<Game, 'kind'>) =>
  game.kind === 'tic_tac_toe' || game.kind === 'connect_four' || game.kind === 'reversi';

/** The squares that the next press can go to, after these. */
export function nextSquares<S>(game: Game<S>, state: S, squares: readonly number[]): ReadonlySet<number> {
  const next = waysOf(game, state).flatMap(({ presses }) => {
    const square = presses[squares.length];
    return square !== undefined && begins(presses, squares) ? [square] : [];
  });
  return new Set(next);
}

function settled(ways: readonly Way[], squares: readonly number[]): Pressed {
  const done = ways.filter(({ presses }) => presses.length === squares.length);
  const [first, second] = done;
  if (first && second) return { kind: 'choose', moves: done.map(({ move }) => move) };
  return first ? { kind: 'move', move: first.move } : { kind: 'picked', squares };
}

/** The moves to a square, where only one piece can go there: a promotion or two ways of one jump leave a choice. */
function onlyPieceTo(ways: readonly Way[], at: number): Pressed | undefined {
  const ending = ways.filter(({ presses }) => presses.length > 1 && presses.at(-1) === at);
  const [first] = ending;
  if (!first || ending.some(({ presses }) => presses[0] !== first.presses[0])) return undefined;
  if (ending.length === 1) return { kind: 'move', move: first.move };
  return { kind: 'choose', moves: ending.map(({ move }) => move) };
}

/**
 * One press more: picks a piece, goes a step, or is refused with a sentence that says why. A jump over several squares
 * may be shown by its last one alone, when no other jump of the piece ends there.
 */
export function press<S>(
  game: Game<S>,
  state: S,
  before: readonly number[],
  square: number,
  { onePress = false }: { readonly onePress?: boolean } = {},
): Pressed {
  const at = game.pressed(square);
  const ways = waysOf(game, state);
  const squares = [...before, at];
  const on = ways.filter(({ presses }) => begins(presses, squares));
  if (on.length > 0) return settled(on, squares);
  const [from] = before;
  if (from === undefined) {
    const only = onePress ? onlyPieceTo(ways, at) : undefined;
    return only ?? { kind: 'refused', why: whyNot(game, state, square) };
  }
  if (before.includes(at)) return { kind: 'dropped' };
  const ending = ways.filter(({ presses }) => begins(presses, before) && presses.at(-1) === at);
  if (ending.length === 1 && ending[0]) return { kind: 'move', move: ending[0].move };
  if (ways.some(({ presses }) => presses[0] === at)) return { kind: 'picked', squares: [at] };
  const piece = game.board(state)[from];
  const name = piece ? pieceName(game, piece) : 'piece';
  return { kind: 'refused', why: `The ${name} on ${game.squareName(from)} cannot go to ${game.squareName(square)}.` };
}

function whyNot<S>(game: Game<S>, state: S, square: number): string {
  const name = game.squareName(square);
  const piece = game.board(state)[square];
  if (isPlacing(game)) {
    if (game.kind === 'connect_four') return `${name.split(',')[0]?.replace('c', 'C')} is full.`;
    if (piece)
      return `There is a disc on ${name} already.`.replace('a disc', game.kind === 'reversi' ? 'a disc' : 'a mark');
    return `A disc on ${name} would turn nothing over.`;
  }
  if (!piece) return `There is nothing of yours on ${name}.`;
  if (piece.side !== game.turn(state)) return `The ${pieceName(game, piece)} on ${name} is not yours.`;
  const jumps = game.kind === 'checkers' && game.moves(state).some((move) => move.includes('x'));
  return jumps
    ? 'You can jump, so you must. Another piece jumps.'
    : `The ${pieceName(game, piece)} on ${name} cannot move.`;
}
