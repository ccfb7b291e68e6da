import { type End, type Game, IllegalMove, plain, type Side } from '../game.ts';
import { listed } from '../text-file.ts';

/** Seven columns from the left, each from the bottom up: '0' and '1' for the sides. Red begins. */
export interface ConnectFour {
  readonly columns: readonly string[];
  /** The column of the last disc: only that one can have ended the game; -1 before the first. */
  readonly last: number;
}

const width = 7;
const height = 6;
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const count = ({ columns }: ConnectFour) => columns.reduce((sum, column) => sum + column.length, 0);
const turn = (state: ConnectFour): Side => (count(state) % 2 === 0 ? 0 : 1);
const at = ({ columns }: ConnectFour, column: number, row: number) => columns[column]?.[row];

/** Four or more of the disc at this place in one line. */
function lined(state: ConnectFour, column: number, row: number): boolean {
  const disc = at(state, column, row);
  const run = (dx: number, dy: number) => {
    let n = 0;
    while (at(state, column + dx * (n + 1), row + dy * (n + 1)) === disc) n++;
    return n;
  };
  return disc !== undefined && directions.some(([dx, dy]) => run(dx, dy) + run(-dx, -dy) >= 3);
}

function end(state: ConnectFour): End | null {
  const row = (state.columns[state.last]?.length ?? 0) - 1;
  if (lined(state, state.last, row)) return { winner: at(state, state.last, row) === '0' ? 0 : 1, reason: 'line' };
  return count(state) === width * height ? { winner: null, reason: 'full' } : null;
}

const open = (state: ConnectFour) =>
  state.columns.flatMap((discs, column) => (discs.length < height ? [String(column + 1)] : []));
const moves = (state: ConnectFour) => (end(state) ? [] : open(state));
const columnOf = (move: string) => Number(move) - 1;
const squareOf = (column: number, row: number) => (height - 1 - row) * width + column;
const landing = (state: ConnectFour, move: string) =>
  squareOf(columnOf(move), state.columns[columnOf(move)]?.length ?? 0);

export const connectFour: Game<ConnectFour> = {
  kind: 'connect_four',
  columns: width,
  rows: height,
  sides: ['Red', 'Yellow'],
  turns: false,
  start: () => ({ columns: ['', '', '', '', '', '', ''], last: -1 }),
  turn,
  moves,
  play(state, move) {
    if (!moves(state).includes(move)) throw new IllegalMove(move);
    const last = columnOf(move);
    const disc = turn(state);
    return { columns: state.columns.map((discs, n) => (n === last ? discs + disc : discs)), last };
  },
  end,
  board: (state) =>
    Array.from({ length: width * height }, (_, square) => {
      const disc = at(state, square % width, height - 1 - Math.floor(square / width));
      return disc === undefined ? null : { side: disc === '0' ? 0 : 1, kind: 'disc' };
    }),
  presses: (_state, move) => [columnOf(move)],
  pressed: (square) => square % width,
  squareName: (square) => `column ${(square % width) + 1}, row ${height - Math.floor(square / width)}`,
  effect: (state, move) => ({ path: [landing(state, move)], taken: [] }),
  notation: (_state, move) => move,
  say: (state, move) =>
    `${connectFour.sides[turn(state)].toLowerCase()} disc in column ${move}, row ${(state.columns[columnOf(move)]?.length ?? 0) + 1}`,
  typed: (state, text) => moves(state).filter((move) => plain(text).replace(/^col(umn)? ?/, '') === move),
  choice: () => '',
  count: () => null,
  record: (played, facts) => listed('Connect Four', connectFour, played, facts),
};
