import { counted } from '#platform/contract/counted.ts';
import { type End, type Game, IllegalMove, letterOf, other, plain, type Side } from '../game.ts';
import { listed } from '../text-file.ts';

/** 64 squares from a1 at the top left: '0' black, '1' white, '.' empty. Black begins. */
export interface Reversi {
  readonly squares: string;
  readonly turn: Side;
}

const directions = [-9, -8, -7, -1, 1, 7, 8, 9] as const;
const start = `${'.'.repeat(27)}10${'.'.repeat(6)}01${'.'.repeat(27)}`;

/** One step on, or -1 where the board ends. */
function next(square: number, step: number): number {
  const to = square + step;
  return to < 0 || to > 63 || Math.abs((to % 8) - (square % 8)) > 1 ? -1 : to;
}

/** The discs that a disc of this side on this square would turn. */
function turned(squares: string, square: number, side: Side): number[] {
  if (squares[square] !== '.') return [];
  const mine = String(side);
  const theirs = String(other(side));
  return directions.flatMap((step) => {
    const line: number[] = [];
    let at = next(square, step);
    while (at !== -1 && squares[at] === theirs) {
      line.push(at);
      at = next(at, step);
    }
    return at !== -1 && squares[at] === mine ? line : [];
  });
}

/** Whether it would turn any, without finding which. */
function turnsAny(squares: string, square: number, mine: string, theirs: string): boolean {
  for (const step of directions) {
    let at = next(square, step);
    if (at === -1 || squares[at] !== theirs) continue;
    while (at !== -1 && squares[at] === theirs) at = next(at, step);
    if (at !== -1 && squares[at] === mine) return true;
  }
  return false;
}

function placesOf(squares: string, side: Side): number[] {
  const [mine, theirs] = [String(side), String(other(side))];
  const places: number[] = [];
  for (let square = 0; square < 64; square++) {
    if (squares[square] === '.' && turnsAny(squares, square, mine, theirs)) places.push(square);
  }
  return places;
}
const nameOf = (square: number) => `${letterOf(square % 8)}${Math.floor(square / 8) + 1}`;
const squareOf = (move: string) => 'abcdefgh'.indexOf(move.charAt(0)) + (Number(move.charAt(1)) - 1) * 8;

function count({ squares }: Reversi): [number, number] {
  let [black, white] = [0, 0];
  for (const disc of squares) {
    if (disc === '0') black++;
    if (disc === '1') white++;
  }
  return [black, white];
}

/** Who cannot turn a disc passes; when neither can, the discs are counted. */
function moves(state: Reversi): string[] {
  const places = placesOf(state.squares, state.turn).map(nameOf);
  if (places.length) return places;
  return placesOf(state.squares, other(state.turn)).length ? ['pass'] : [];
}

function end(state: Reversi): End | null {
  if (moves(state).length) return null;
  const [black, white] = count(state);
  return { winner: black === white ? null : black > white ? 0 : 1, reason: 'count' };
}

export const reversi: Game<Reversi> = {
  kind: 'reversi',
  columns: 8,
  rows: 8,
  sides: ['Black', 'White'],
  turns: false,
  start: () => ({ squares: start, turn: 0 }),
  turn: (state) => state.turn,
  moves,
  play(state, move) {
    if (move === 'pass') {
      if (moves(state)[0] !== 'pass') throw new IllegalMove(move);
      return { squares: state.squares, turn: other(state.turn) };
    }
    const square = /^[a-h][1-8]$/.test(move) ? squareOf(move) : -1;
    const discs = square < 0 ? [] : turned(state.squares, square, state.turn);
    if (!discs.length) throw new IllegalMove(move);
    const squares = [...state.squares];
    for (const disc of [square, ...discs]) squares[disc] = String(state.turn);
    return { squares: squares.join(''), turn: other(state.turn) };
  },
  end,
  board: ({ squares }) =>
    [...squares].map((disc) => (disc === '.' ? null : { side: disc === '0' ? 0 : 1, kind: 'disc' as const })),
  presses: (_state, move) => (move === 'pass' ? [] : [squareOf(move)]),
  pressed: (square) => square,
  squareName: nameOf,
  effect: (state, move) =>
    move === 'pass'
      ? { path: [], taken: [] }
      : { path: [squareOf(move)], taken: turned(state.squares, squareOf(move), state.turn) },
  notation: (_state, move) => move,
  say(state, move) {
    const colour = reversi.sides[state.turn].toLowerCase();
    if (move === 'pass') return `${colour} cannot move and passes`;
    const discs = turned(state.squares, squareOf(move), state.turn).length;
    return `${colour} disc on ${move}, turns ${counted(discs, 'disc')}`;
  },
  typed: (state, text) => moves(state).filter((move) => plain(text).replaceAll(' ', '') === move),
  choice: () => '',
  count,
  record: (played, facts) => listed('Reversi', reversi, played, facts),
};
