import type { Checkers } from '../../pure/checkers/rules.ts';
import type { ChessState } from '../../pure/chess/rules.ts';
import type { ConnectFour } from '../../pure/connect-four/rules.ts';
import type { GameKind } from '../../pure/kinds.ts';
import type { Reversi } from '../../pure/reversi/rules.ts';
import type { TicTacToe } from '../../pure/tic-tac-toe/rules.ts';

/** One rule, learnt by doing it once on the board. */
export interface LessonStep {
  readonly title: string;
  /** Easy Read: one idea a line. The last line says what to do. */
  readonly lines: readonly string[];
  /** Where the pieces are; left out: the beginning of a game. */
  readonly state?: unknown;
  /** Moves that do it; left out: any legal move does. */
  readonly answers?: readonly string[];
  /** Said when it is done. */
  readonly done: string;
  /** Said on request: a move by its squares. */
  readonly hint: string;
}

const chess = (fen: string): ChessState => ({ fen, seen: {} });
const marks = (squares: string): TicTacToe => ({ squares });
const discs = (columns: readonly string[], last: number): ConnectFour => ({ columns, last });

/** Squares by number from 1 to 32, as players call them. */
function checkers(pieces: Readonly<Record<number, 'b' | 'w' | 'B' | 'W'>>): Checkers {
  const squares = Array.from({ length: 32 }, (_, n) => pieces[n + 1] ?? '.').join('');
  return { squares, turn: 0, quiet: 0 };
}

/** Squares by name: discs of black, then of white. */
function reversi(black: string, white: string, turn: 0 | 1 = 0): Reversi {
  const squareOf = (name: string) => 'abcdefgh'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 8;
  const placed = (names: string) => names.split(' ').map(squareOf);
  const [first, second] = [placed(black), placed(white)];
  const squares = Array.from({ length: 64 }, (_, n) => (first.includes(n) ? '0' : second.includes(n) ? '1' : '.'));
  return { squares: squares.join(''), turn };
}

export const lessons: Readonly<Record<GameKind, readonly LessonStep[]>> = {
  chess: [
    {
      title: 'The rook',
      lines: [
        'You have a rook. It is on a1.',
        'A rook moves in a straight line.',
        'It can go up, down or to the side.',
        'Move the rook to a5.',
      ],
      state: chess('7k/8/8/8/8/8/8/R3K3 w - - 0 1'),
      answers: ['a1a5'],
      done: 'Well done. The rook moved in a straight line.',
      hint: 'Choose a1, then a5.',
    },
    {
      title: 'The bishop',
      lines: [
        'You have a bishop. It is on c1.',
        'A bishop moves on a slant.',
        'It can go as far as you like.',
        'Move the bishop to f4.',
      ],
      // A king and a bishop alone would be a draw.
      state: chess('7k/8/8/8/8/8/P7/2B1K3 w - - 0 1'),
      answers: ['c1f4'],
      done: 'Well done. The bishop moved on a slant.',
      hint: 'Choose c1, then f4.',
    },
    {
      title: 'The queen',
      lines: [
        'You have a queen. It is on d1.',
        'A queen moves in a straight line or on a slant.',
        'The queen is the strongest piece.',
        'Move the queen to d7.',
      ],
      state: chess('7k/8/8/8/8/8/8/3QK3 w - - 0 1'),
      answers: ['d1d7'],
      done: 'Well done. The queen can go almost anywhere.',
      hint: 'Choose d1, then d7.',
    },
    {
      title: 'The knight',
      lines: [
        'You have a knight. It is on b1.',
        'A knight moves two squares one way.',
        'Then it moves one square to the side.',
        'A knight can jump over other pieces.',
        'Move the knight to c3.',
      ],
      state: chess('7k/8/8/8/8/8/PPP5/1N2K3 w - - 0 1'),
      answers: ['b1c3'],
      done: 'Well done. The knight jumped over the pawns.',
      hint: 'Choose b1, then c3.',
    },
    {
      title: 'The pawn takes',
      lines: [
        'Your pawn is on e4.',
        'A pawn moves one square forward.',
        'A pawn takes one square forward, on a slant.',
        'There is a black pawn on d5.',
        'Take it.',
      ],
      state: chess('7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1'),
      answers: ['e4d5'],
      done: 'Well done. Your pawn took the black pawn.',
      hint: 'Choose e4, then d5.',
    },
    {
      title: 'The pawn changes',
      lines: [
        'Your pawn is on a7.',
        'The next row is the last row.',
        'A pawn on the last row becomes a new piece.',
        'You choose the piece. Most people choose a queen.',
        'Move the pawn to a8.',
      ],
      state: chess('8/P6k/8/8/8/8/8/4K3 w - - 0 1'),
      answers: ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n'],
      done: 'Well done. Your pawn is a new piece now.',
      hint: 'Choose a7, then a8. Then choose the piece.',
    },
    {
      title: 'Castling',
      lines: [
        'Your king is on e1. Your rook is on h1.',
        'Castling moves both in one turn.',
        'The king goes two squares to the rook.',
        'The rook jumps over the king.',
        'Move the king to g1.',
      ],
      state: chess('4k3/8/8/8/8/8/8/4K2R w K - 0 1'),
      answers: ['e1g1'],
      done: 'Well done. Your king is safe in the corner.',
      hint: 'Choose e1, then g1.',
    },
    {
      title: 'Check',
      lines: [
        'The black rook attacks your king.',
        'This is called check.',
        'You must save your king at once.',
        'The king moves one square in any direction.',
        'Move the king away from the rook.',
      ],
      state: chess('4k3/8/8/4r3/8/8/8/4K3 w - - 0 1'),
      done: 'Well done. Your king is safe.',
      hint: 'Choose e1, then d1.',
    },
    {
      title: 'Checkmate',
      lines: [
        'Attack the other king.',
        'If the king cannot get away, you win.',
        'This is called checkmate.',
        'The black king is on g8. It is behind its pawns.',
        'Move your rook to win.',
      ],
      state: chess('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1'),
      answers: ['a1a8'],
      done: 'Checkmate. You won. Now you know the rules of chess.',
      hint: 'Choose a1, then a8.',
    },
  ],
  checkers: [
    {
      title: 'Moving',
      lines: [
        'You have 12 black pieces. A piece is called a man.',
        'A man moves one square forward, on a slant.',
        'Only the dark squares are used. They have numbers.',
        'Move any man.',
      ],
      done: 'Well done. Your man moved forward.',
      hint: 'Choose 11, then 15.',
    },
    {
      title: 'Jumping',
      lines: [
        'Your man is on 11. A white man is on 15.',
        'The square behind it is empty.',
        'You can jump over the white man.',
        'Then you take it off the board.',
        'If you can jump, you must.',
        'Jump to 18.',
      ],
      state: checkers({ 11: 'b', 15: 'w', 30: 'w' }),
      answers: ['11x18'],
      done: 'Well done. You took a white man.',
      hint: 'Choose 11, then 18.',
    },
    {
      title: 'Two jumps',
      lines: [
        'Your man is on 11.',
        'It can jump two times in one turn.',
        'First it jumps to 18. Then it jumps to 25.',
        'Make both jumps.',
      ],
      state: checkers({ 11: 'b', 15: 'w', 22: 'w', 32: 'w' }),
      answers: ['11x18x25'],
      done: 'Well done. You took two men in one turn.',
      hint: 'Choose 11, then 18, then 25.',
    },
    {
      title: 'A king',
      lines: [
        'Your man is on 25.',
        'The next row is the last row.',
        'A man on the last row becomes a king.',
        'Move the man to the last row.',
      ],
      state: checkers({ 25: 'b', 5: 'w' }),
      answers: ['25-29', '25-30'],
      done: 'Well done. Your man is a king now.',
      hint: 'Choose 25, then 29.',
    },
    {
      title: 'A king goes back',
      lines: [
        'You have a king. It is on 22.',
        'A king moves forward and back.',
        'You win if the other side cannot move.',
        'Move the king back to 17 or 18.',
      ],
      state: checkers({ 22: 'B', 32: 'w' }),
      answers: ['22-17', '22-18'],
      done: 'Well done. Now you know the rules of checkers.',
      hint: 'Choose 22, then 18.',
    },
  ],
  tic_tac_toe: [
    {
      title: 'Your mark',
      lines: [
        'You are X. The other player is O.',
        'You take turns.',
        'Each turn, put one mark on an empty square.',
        'Put your X in the centre.',
      ],
      answers: ['5'],
      done: 'Well done. Your X is in the centre.',
      hint: 'Choose the centre, or type 5.',
    },
    {
      title: 'Winning',
      lines: [
        'You have two X in the top row.',
        'Three in a row wins.',
        'A row can go across, down or on a slant.',
        'Put your X where it wins.',
      ],
      state: marks('xx.oo....'),
      answers: ['3'],
      done: 'Three in a row. You won.',
      hint: 'Choose top right, or type 3.',
    },
    {
      title: 'Stopping',
      lines: [
        'The other player has two O in a row.',
        'One more O would win.',
        'You cannot win yet. Stop them first.',
        'Put your X in the way.',
      ],
      state: marks('o.x.o.x..'),
      answers: ['9'],
      done: 'Well done. You stopped them. Now you know the rules.',
      hint: 'Choose bottom right, or type 9.',
    },
  ],
  connect_four: [
    {
      title: 'Dropping a disc',
      lines: [
        'You have the red discs. A red disc has a dot.',
        'You take turns.',
        'A disc falls to the lowest free place.',
        'Drop a disc in column 4.',
      ],
      answers: ['4'],
      done: 'Well done. Your disc fell to the bottom.',
      hint: 'Type 4.',
    },
    {
      title: 'Four across',
      lines: [
        'You have three red discs in the bottom row.',
        'They are in columns 1, 2 and 3.',
        'Four in a row wins.',
        'Drop the disc that wins.',
      ],
      state: discs(['01', '01', '01', '', '', '', ''], 2),
      answers: ['4'],
      done: 'Four in a row. You won.',
      hint: 'Type 4.',
    },
    {
      title: 'Stopping',
      lines: [
        'Yellow has three discs, one above the other.',
        'They are in column 5.',
        'One more would win.',
        'Drop your disc on top to stop it.',
      ],
      state: discs(['0', '0', '', '', '111', '', '0'], 4),
      answers: ['5'],
      done: 'Well done. You stopped yellow.',
      hint: 'Type 5.',
    },
    {
      title: 'Four on a slant',
      lines: [
        'Four on a slant wins too.',
        'You have three red discs on a slant.',
        'They go up from column 1 to column 3.',
        'Drop the disc that wins.',
      ],
      state: discs(['0', '10', '110', '010', '', '', '1'], 6),
      answers: ['4'],
      done: 'Four in a row. You won. Now you know the rules.',
      hint: 'Type 4.',
    },
  ],
  reversi: [
    {
      title: 'Turning a disc',
      lines: [
        'You have the black discs.',
        'Put a disc so that a white disc is between two black discs.',
        'The white disc turns black.',
        'Each turn must turn at least one disc.',
        'Put a disc on d3.',
      ],
      answers: ['d3'],
      done: 'Well done. One white disc turned black.',
      hint: 'Choose d3.',
    },
    {
      title: 'Turning many',
      lines: [
        'There are three white discs in a line.',
        'They are on c4, d4 and e4.',
        'Your black disc is on b4.',
        'Put a disc on the other end. All three turn.',
      ],
      state: reversi('b4', 'c4 d4 e4'),
      answers: ['f4'],
      done: 'Well done. Three discs turned black.',
      hint: 'Choose f4.',
    },
    {
      title: 'Corners',
      lines: [
        'A disc in a corner can never be turned.',
        'Corners are the best places.',
        'You can take a corner now.',
        'Put a disc on a1.',
      ],
      state: reversi('d1 d4', 'b1 c1 e4'),
      answers: ['a1'],
      done: 'Well done. The corner is yours.',
      hint: 'Choose a1.',
    },
    {
      title: 'Passing',
      lines: [
        'Now you have the white discs.',
        'You cannot turn any disc.',
        'So you pass. Then it is the other player’s turn.',
        'At the end, the side with more discs wins.',
        'Pass.',
      ],
      state: reversi('a1', 'b1 h8', 1),
      answers: ['pass'],
      done: 'Well done. Now you know the rules of reversi.',
      hint: 'Press Pass, or type pass.',
    },
  ],
};

/** From 0; whatever else stands in the address is the first step. */
export function stepIn(text: string | null, count: number): number {
  const step = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(count, Math.max(1, step)) - 1;
}
