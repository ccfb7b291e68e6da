import { type End, type Game, IllegalMove, plain, type Side } from '../game.ts';
import { listed } from '../text-file.ts';

/** Nine squares from the top left: 'x', 'o' or '.'. X begins (ROOM-30). */
export interface TicTacToe {
  readonly squares: string;
}

/** ROOM-31: the eight lines of three. */
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const names = [
  'top left',
  'top centre',
  'top right',
  'middle left',
  'centre',
  'middle right',
  'bottom left',
  'bottom centre',
  'bottom right',
] as const;
const marks = ['x', 'o'] as const;

function winner(squares: string): Side | null {
  for (const [a, b, c] of lines)
    if (squares[a] !== '.' && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a] === 'x' ? 0 : 1;
  return null;
}

const turn = ({ squares }: TicTacToe): Side =>
  [...squares].filter((mark) => mark === 'x').length > [...squares].filter((mark) => mark === 'o').length ? 1 : 0;

function end({ squares }: TicTacToe): End | null {
  const won = winner(squares);
  if (won !== null) return { winner: won, reason: 'line' };
  return squares.includes('.') ? null : { winner: null, reason: 'full' };
}

const moves = (state: TicTacToe) =>
  end(state) ? [] : [...state.squares].flatMap((mark, square) => (mark === '.' ? [String(square + 1)] : []));

const squareOf = (move: string) => Number(move) - 1;

export const ticTacToe: Game<TicTacToe> = {
  kind: 'tic_tac_toe',
  columns: 3,
  rows: 3,
  sides: ['X', 'O'],
  turns: false,
  start: () => ({ squares: '.........' }),
  turn,
  moves,
  play(state, move) {
    if (!moves(state).includes(move)) throw new IllegalMove(move);
    const at = squareOf(move);
    return { squares: state.squares.slice(0, at) + marks[turn(state)] + state.squares.slice(at + 1) };
  },
  end,
  board: ({ squares }) =>
    [...squares].map((mark) =>
      mark === 'x' ? { side: 0, kind: 'cross' } : mark === 'o' ? { side: 1, kind: 'nought' } : null,
    ),
  presses: (_state, move) => [squareOf(move)],
  pressed: (square) => square,
  squareName: (square) => names[square] ?? '',
  effect: (_state, move) => ({ path: [squareOf(move)], taken: [] }),
  notation: (_state, move) => move,
  say: (state, move) => `${marks[turn(state)].toUpperCase()} ${names[squareOf(move)]}`,
  typed(state, text) {
    const said = plain(text)
      .replace(/\b(middle centre|middle center|center|middle middle)\b/, 'centre')
      .replace(/^middle$/, 'centre')
      .replace(/\b(top|bottom) (middle|center)\b/, '$1 centre')
      .replace(/\b(left|right) (top|bottom)\b/, '$2 $1');
    return moves(state).filter((move) => move === said || names[squareOf(move)] === said);
  },
  choice: () => '',
  count: () => null,
  record: (played, facts) => listed('Tic-Tac-Toe', ticTacToe, played, facts),
};
