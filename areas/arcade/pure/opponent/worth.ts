import type { Checkers } from '../checkers/rules.ts';
import type { ConnectFour } from '../connect-four/rules.ts';
import type { Side } from '../game.ts';
import type { Reversi } from '../reversi/rules.ts';
import type { Evaluate } from './search.ts';

/** A position of tic-tac-toe that has not ended is worth nothing yet. */
export const worthOfTicTacToe: Evaluate<unknown> = () => 0;

/** Every four places in a line that only one side can still fill, more the fuller it is. */
export const worthOfConnectFour: Evaluate<ConnectFour> = ({ columns }, side) => {
  const own = String(side);
  const cells = new Int8Array(42);
  for (let column = 0; column < 7; column++) {
    const discs = columns[column] ?? '';
    for (let row = 0; row < discs.length; row++) cells[column * 6 + row] = discs[row] === own ? 1 : 5;
  }
  let worth = 0;
  // One for each of mine, five for each of theirs: up to four is mine alone, a multiple of five theirs alone.
  for (const [a, b, c, d] of fours) {
    const sum = (cells[a] ?? 0) + (cells[b] ?? 0) + (cells[c] ?? 0) + (cells[d] ?? 0);
    if (sum < 5) worth += weight[sum] ?? 0;
    else if (sum % 5 === 0) worth -= weight[sum / 5] ?? 0;
  }
  return worth;
};
const weight = [0, 1, 8, 40] as const;

const fours = (() => {
  const found: [number, number, number, number][] = [];
  for (let column = 0; column < 7; column++)
    for (let row = 0; row < 6; row++)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const [x, y] = [column + dx * 3, row + dy * 3];
        const cell = (n: number) => (column + dx * n) * 6 + row + dy * n;
        if (x < 7 && y >= 0 && y < 6) found.push([cell(0), cell(1), cell(2), cell(3)]);
      }
  return found;
})();

/** Corners are kept for ever, squares beside an empty corner give it away, freedom to move counts more than discs. */
export const worthOfReversi: Evaluate<Reversi> = ({ squares }, side) => {
  let worth = 0;
  let empty = 0;
  for (let square = 0; square < 64; square++) {
    const disc = squares.charAt(square);
    if (disc === '.') {
      empty++;
      continue;
    }
    worth += (disc === String(side) ? 1 : -1) * (places[square] ?? 0);
  }
  if (empty > 12) return worth;
  let discs = 0;
  for (const disc of squares) if (disc !== '.') discs += disc === String(side) ? 1 : -1;
  return worth + discs * (13 - empty) * 4;
};

const quarter = [
  [120, -30, 20, 8],
  [-30, -50, -6, -4],
  [20, -6, 12, 4],
  [8, -4, 4, 2],
];
const places = Array.from({ length: 64 }, (_, square) => {
  const fold = (n: number) => (n < 4 ? n : 7 - n);
  return quarter[fold(Math.floor(square / 8))]?.[fold(square % 8)] ?? 0;
});

/** Men, kings, how far men have come, and a back row that still stands. */
export const worthOfCheckers: Evaluate<Checkers> = ({ squares }, side) => {
  const worth: [number, number] = [0, 0];
  const kings: [number, number] = [0, 0];
  for (let n = 0; n < 32; n++) {
    const piece = squares.charAt(n);
    if (piece === '.') continue;
    const row = n >> 2;
    const of: Side = piece === 'b' || piece === 'B' ? 0 : 1;
    const isKing = piece === 'B' || piece === 'W';
    const far = of === 0 ? row : 7 - row;
    worth[of] += isKing ? 170 + (row > 1 && row < 6 ? 6 : 0) : 100 + far * 3 + (far === 0 ? 8 : 0);
    if (isKing) kings[of]++;
  }
  const [mine, theirs] = side === 0 ? worth : [worth[1], worth[0]];
  // Who is ahead gains by coming near what is left.
  return mine - theirs + Math.sign(mine - theirs) * near(squares);
};

/** How near the pieces of both sides stand, so that a won game is ended and not walked around. */
function near(squares: string): number {
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let n = 0; n < 32; n++) {
    const piece = squares.charAt(n);
    if (piece === 'b' || piece === 'B') mine.push(n);
    else if (piece !== '.') theirs.push(n);
  }
  if (mine.length + theirs.length > 8) return 0;
  let sum = 0;
  for (const a of mine)
    for (const b of theirs) sum += Math.max(Math.abs((a >> 2) - (b >> 2)), Math.abs((a % 4) * 2 - (b % 4) * 2));
  return -Math.round((sum * 4) / Math.max(1, mine.length * theirs.length));
}
