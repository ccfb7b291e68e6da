import { type End, type Game, IllegalMove, other, type Piece, type Side } from '../game.ts';
import { tag, wrapped } from '../text-file.ts';
import { meant } from './typed.ts';

/**
 * English draughts. 32 dark squares, numbered 1 to 32 from Black's end: 'b' and 'w' men, 'B' and 'W' kings, '.' empty.
 * Black (side 0) begins and moves down the board.
 */
export interface Checkers {
  readonly squares: string;
  readonly turn: Side;
  /** Moves of both sides since a capture or a man's move: 80 end the game in a draw. */
  readonly quiet: number;
}

const drawAfter = 80;
const men = ['b', 'w'] as const;
const kings = ['B', 'W'] as const;

const rowOf = (n: number) => Math.floor(n / 4);
const columnOf = (n: number) => (n % 4) * 2 + (rowOf(n) % 2 === 0 ? 1 : 0);

/** The dark square at this row and column, or -1 off the board. */
const darkAt = (row: number, column: number) =>
  row < 0 || row > 7 || column < 0 || column > 7 ? -1 : row * 4 + (column >> 1);

/** By square and direction (down left, down right, up left, up right): the next square and the one after. */
const neighbours = Array.from({ length: 32 }, (_, n) =>
  (
    [
      [1, -1],
      [1, 1],
      [-1, -1],
      [-1, 1],
    ] as const
  ).map(([down, right]) => ({
    near: darkAt(rowOf(n) + down, columnOf(n) + right),
    far: darkAt(rowOf(n) + 2 * down, columnOf(n) + 2 * right),
  })),
);

const waysOf = (piece: string) => (piece === 'b' ? [0, 1] : piece === 'w' ? [2, 3] : [0, 1, 2, 3]);
const sideOf = (piece: string): Side | null =>
  piece === 'b' || piece === 'B' ? 0 : piece === 'w' || piece === 'W' ? 1 : null;
const isKing = (piece: string) => piece === 'B' || piece === 'W';
/** Where a man of this side is crowned. */
const crowns = (side: Side, n: number) => (side === 0 ? rowOf(n) === 7 : rowOf(n) === 0);

interface Jump {
  readonly path: readonly number[];
  readonly taken: readonly number[];
}

/**
 * Every jump of a piece to its end: it goes on while it can, and a man that is crowned stops. A taken piece stays on the
 * board until the move is over, and is not jumped twice.
 */
function jumps(squares: string, from: number): Jump[] {
  const piece = squares.charAt(from);
  const side = sideOf(piece);
  const found: Jump[] = [];
  const walk = (at: number, path: readonly number[], taken: readonly number[]) => {
    let ended = true;
    for (const way of waysOf(piece)) {
      const { near, far } = neighbours[at]?.[way] ?? { near: -1, far: -1 };
      if (far < 0 || taken.includes(near)) continue;
      const jumped = sideOf(squares.charAt(near));
      if (jumped === null || jumped === side || (squares[far] !== '.' && far !== from)) continue;
      ended = false;
      const jump = { path: [...path, far], taken: [...taken, near] };
      if (!isKing(piece) && side !== null && crowns(side, far)) found.push(jump);
      else walk(far, jump.path, jump.taken);
    }
    if (ended && taken.length) found.push({ path, taken });
  };
  walk(from, [from], []);
  return found;
}

const steps = (squares: string, from: number): Jump[] =>
  waysOf(squares.charAt(from)).flatMap((way) => {
    const near = neighbours[from]?.[way]?.near ?? -1;
    return near >= 0 && squares[near] === '.' ? [{ path: [from, near], taken: [] }] : [];
  });

/** Who can jump must jump. */
function waysOn({ squares, turn }: Pick<Checkers, 'squares' | 'turn'>): Jump[] {
  const own: number[] = [];
  for (let n = 0; n < 32; n++) if (sideOf(squares.charAt(n)) === turn) own.push(n);
  const jumping = own.flatMap((n) => jumps(squares, n));
  return jumping.length ? jumping : own.flatMap((n) => steps(squares, n));
}

const known = new WeakMap<Checkers, ReadonlyMap<string, Jump>>();

/**
 * By the move's text: "11-15", "15x24", and every square on the way ("15x22x31") where a jump has more than one step, so
 * that two ways to one square stay apart.
 */
function moved(state: Checkers): ReadonlyMap<string, Jump> {
  const before = known.get(state);
  if (before) return before;
  const found = new Map(waysOn(state).map((way) => [textOf(way), way]));
  known.set(state, found);
  return found;
}

const textOf = ({ path, taken }: Jump) => path.map((n) => n + 1).join(taken.length ? 'x' : '-');

function wayOf(state: Checkers, move: string): Jump {
  const way = state.quiet < drawAfter ? moved(state).get(move) : undefined;
  if (!way) throw new IllegalMove(move);
  return way;
}

function play(state: Checkers, move: string): Checkers {
  const { path, taken } = wayOf(state, move);
  const [from, to] = [path[0] ?? 0, path.at(-1) ?? 0];
  const squares = [...state.squares];
  const piece = squares[from] ?? '.';
  for (const n of [from, ...taken]) squares[n] = '.';
  squares[to] = crowns(state.turn, to) ? kings[state.turn] : piece;
  const quiet = taken.length || !isKing(piece) ? 0 : state.quiet + 1;
  return { squares: squares.join(''), turn: other(state.turn), quiet };
}

function end(state: Checkers): End | null {
  if (!moved(state).size) return { winner: other(state.turn), reason: 'noMoves' };
  return state.quiet >= drawAfter ? { winner: null, reason: 'fortyMoves' } : null;
}

const moves = (state: Checkers) => (state.quiet < drawAfter ? [...moved(state).keys()] : []);

/** From the 32 dark squares to the 64 of the board, and back; light squares have no number. */
const onBoard = (n: number) => rowOf(n) * 8 + columnOf(n);
const darkOf = (square: number) => {
  const [row, column] = [Math.floor(square / 8), square % 8];
  return (row + column) % 2 === 1 ? darkAt(row, column) : -1;
};

const placeOf = (square: number) => `row ${Math.floor(square / 8) + 1}, column ${(square % 8) + 1}`;

function board({ squares }: Checkers): (Piece | null)[] {
  return Array.from({ length: 64 }, (_, square) => {
    const n = darkOf(square);
    const piece = n < 0 ? '.' : squares.charAt(n);
    const side = sideOf(piece);
    return side === null ? null : { side, kind: isKing(piece) ? 'crowned' : 'man' };
  });
}

function say(state: Checkers, move: string): string {
  const { path, taken } = wayOf(state, move);
  const [from, to] = [path[0] ?? 0, path.at(-1) ?? 0];
  const piece = state.squares.charAt(from);
  const name = isKing(piece) ? 'king' : 'man';
  const crowned = !isKing(piece) && crowns(state.turn, to) ? ', crowned' : '';
  if (!taken.length) return `${name} from ${from + 1} to ${to + 1}${crowned}`;
  const over = path.slice(1, -1).map((n) => n + 1);
  const by = over.length ? ` by ${over.join(' and ')}` : '';
  return `${name} from ${from + 1} jumps${by} to ${to + 1}, takes ${taken.length}${crowned}`;
}

function record(played: readonly string[], facts: Parameters<Game['record']>[1]) {
  const words = played.flatMap((move, n) => [...(n % 2 === 0 ? [`${n / 2 + 1}.`] : []), move]);
  const heads = [
    tag('Event', 'Casual game'),
    tag('Site', 'Doorways'),
    tag('Date', facts.date),
    tag('Round', '-'),
    tag('Black', facts.players[0]),
    tag('White', facts.players[1]),
    // The first score is that of the first side, Black.
    tag('Result', facts.result),
    tag('GameType', '21'),
  ];
  return { text: `${heads.join('\n')}\n\n${wrapped([...words, facts.result])}\n`, ending: 'pdn' as const };
}

export const checkers: Game<Checkers> = {
  kind: 'checkers',
  columns: 8,
  rows: 8,
  sides: ['Black', 'White'],
  turns: true,
  start: () => ({ squares: `${men[0].repeat(12)}........${men[1].repeat(12)}`, turn: 0, quiet: 0 }),
  turn: (state) => state.turn,
  moves,
  play,
  end,
  board,
  presses: (state, move) => wayOf(state, move).path.map(onBoard),
  pressed: (square) => square,
  squareName: (square) => (darkOf(square) < 0 ? `light square, ${placeOf(square)}` : String(darkOf(square) + 1)),
  effect: (state, move) => {
    const { path, taken } = wayOf(state, move);
    return { path: path.map(onBoard), taken: taken.map(onBoard) };
  },
  notation: (_state, move) => move,
  say,
  typed: (state, text) => meant(text, moves(state)),
  choice: (move) => move,
  count: ({ squares }) => [squares.replace(/[^bB]/g, '').length, squares.replace(/[^wW]/g, '').length],
  record,
};
