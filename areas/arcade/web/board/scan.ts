import type { Game } from '../../pure/game.ts';
import { pieceName } from '../../pure/pieces.ts';

/** One thing that one-switch play stops at. */
export interface Stop {
  readonly label: string;
  /** What is marked on the board meanwhile. */
  readonly squares: readonly number[];
  readonly does:
    | { readonly kind: 'press'; readonly square: number }
    | { readonly kind: 'play'; readonly move: string }
    | { readonly kind: 'back' }
    | { readonly kind: 'end' }
    | { readonly kind: 'run'; readonly run: () => void }
    | { readonly kind: 'extra'; readonly extra: Extra };
}

export interface Extra {
  readonly label: string;
  readonly run: () => void;
  /** Asked before it is done: "Yes, resign". */
  readonly sure?: string;
}

/** One question in the middle of it, with a way out. */
export const asked = (yes: readonly { readonly label: string; readonly run: () => void }[], no: string): Stop[] => [
  ...yes.map(({ label, run }): Stop => ({ label, squares: [], does: { kind: 'run', run } })),
  { label: no, squares: [], does: { kind: 'back' } },
];

/** What a square is called while it is chosen: "Knight on g1", "column 4", "e4". */
function nameOf<S>(game: Game<S>, state: S, square: number, isFirst: boolean): string {
  if (game.kind === 'connect_four') return `Column ${square + 1}`;
  const piece = game.board(state)[square];
  const name = game.squareName(square);
  if (isFirst && piece) return `${capital(pieceName(game, piece))} on ${name}`;
  return piece ? `${placeName(name)}, takes ${pieceName(game, piece)}` : placeName(name);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Only what is legal: first the pieces that can move (or the places to play on), then where the chosen one can go. What
 * else can be done comes after the moves, so that playing is the shorter way.
 */
export function stopsOf<S>(
  game: Game<S>,
  state: S,
  picked: readonly number[],
  { mine, extra }: { readonly mine: boolean; readonly extra: readonly Extra[] },
): Stop[] {
  const moves = mine ? game.moves(state) : [];
  const next = new Set<number>();
  for (const move of moves) {
    const presses = game.presses(state, move);
    const square = presses[picked.length];
    if (square !== undefined && picked.every((one, n) => presses[n] === one)) next.add(square);
  }
  const squares = [...next].map(
    (square): Stop => ({
      label: nameOf(game, state, square, picked.length === 0),
      squares: columnOf(game, square),
      does: { kind: 'press', square },
    }),
  );
  const pass = moves.filter((move) => game.presses(state, move).length === 0);
  if (picked.length > 0) return [...squares, { label: 'Back', squares: [], does: { kind: 'back' } }];
  return [
    ...squares,
    ...pass.map((move): Stop => ({ label: 'Pass', squares: [], does: { kind: 'play', move } })),
    ...extra.map((one): Stop => ({ label: one.label, squares: [], does: { kind: 'extra', extra: one } })),
    { label: 'Stop one-switch play', squares: [], does: { kind: 'end' } },
  ];
}

/** A column is chosen as a whole. */
const columnOf = <S>(game: Game<S>, square: number) =>
  game.kind === 'connect_four' ? Array.from({ length: game.rows }, (_, row) => square + row * game.columns) : [square];

/** "Top left", and e4 as it is. */
const placeName = (name: string) => (/^[a-h]\d$/.test(name) ? name : capital(name));
