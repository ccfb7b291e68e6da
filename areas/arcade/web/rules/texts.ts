import type { GameKind } from '../../pure/kinds.ts';

export interface RulesText {
  readonly aim: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** How a move is typed, and what it is called. */
  readonly typed: readonly string[];
}

/** The rules in plain words. What a game does by itself is said to be so. */
export const rulesTexts: Readonly<Record<GameKind, RulesText>> = {
  chess: {
    aim: 'Attack the other king so that it cannot get away. That is checkmate, and it wins.',
    parts: [
      {
        title: 'The board',
        lines: [
          'The board has 64 squares. Columns have letters from a to h, rows have numbers from 1 to 8.',
          'White begins on rows 1 and 2, Black on rows 8 and 7. White makes the first move. Then both take turns.',
        ],
      },
      {
        title: 'How the pieces move',
        lines: [
          'The king goes one square in any direction, never to a square that is attacked.',
          'The queen goes any number of squares in a straight line, in any direction.',
          'The rook goes any number of squares along a row or a column.',
          'The bishop goes any number of squares along a slanted line.',
          'The knight goes two squares one way and one to the side. It jumps over others.',
          'The pawn goes one square forward, or two from where it began. It takes one square forward to either side.',
          'A piece that lands on the other side’s piece takes it.',
        ],
      },
      {
        title: 'Special moves',
        lines: [
          'Castling: the king goes two squares towards a rook, and the rook jumps over it. Neither may have moved, no pieces are between them, and the king isn’t attacked where it starts, passes or lands.',
          'In passing (en passant): when a pawn goes two squares and lands beside yours, you can take it at once as if it had gone one.',
          'A pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose.',
        ],
      },
      {
        title: 'Draws',
        lines: [
          'These end the game as a draw by themselves: no legal move and no check (stalemate); the same position three times; fifty moves of each side without a capture or a pawn’s move; too few pieces on both sides to win.',
          'You can also offer a draw.',
        ],
      },
    ],
    typed: [
      'Both squares: e2 e4.',
      'The short notation: Nf3, exd5, O-O, e8=Q.',
      'Names: knight f3, pawn takes d5, castle king side, e8 queen.',
    ],
  },
  checkers: {
    aim: 'Take or block all pieces of the other side. The player who can’t move loses.',
    parts: [
      {
        title: 'The board',
        lines: [
          'These are English draughts, also called American checkers. Only the 32 dark squares are used. They have numbers from 1 to 32.',
          'Black begins on squares 1 to 12, White on 21 to 32. Black makes the first move.',
        ],
      },
      {
        title: 'How the pieces move',
        lines: [
          'A man goes one square forward, slanted, to an empty square.',
          'A man that reaches the far row becomes a king, and its move ends there.',
          'A king goes one square slanted, forward or back.',
        ],
      },
      {
        title: 'Jumping',
        lines: [
          'You jump over a piece of the other side beside you when the square behind it is empty, and take it.',
          'When you can jump, you must. When there are several jumps, you choose one.',
          'The same piece goes on jumping while it can. Men jump forward only, kings in both directions.',
        ],
      },
      {
        title: 'Draws',
        lines: [
          'Forty moves of each side without a capture or a man’s move end the game as a draw by themselves.',
          'You can also offer a draw.',
        ],
      },
    ],
    typed: ['Numbers of both squares: 11 15.', 'A jump: 15x24, or only 15 24. When two ways lead there: 15 22 31.'],
  },
  tic_tac_toe: {
    aim: 'Get three of your marks in a row: across, down or slanted.',
    parts: [
      {
        title: 'How it goes',
        lines: [
          'X begins. Both put one mark on an empty square in turn.',
          'The first with three in a row wins. A full board without a row is a draw.',
        ],
      },
    ],
    typed: [
      'The place: top left, centre, bottom right.',
      'Or a number from 1 at the top left to 9 at the bottom right.',
    ],
  },
  connect_four: {
    aim: 'Get four of your discs in a row: across, up or slanted.',
    parts: [
      {
        title: 'How it goes',
        lines: [
          'The board has 7 columns and 6 rows. Red begins.',
          'Both drop one disc in turn. It falls to the lowest free place of the column.',
          'The first with four in a row wins. A full board without a row is a draw.',
          'Red discs have a dot, yellow discs a ring.',
        ],
      },
    ],
    typed: ['The column: column 4, or only 4.'],
  },
  reversi: {
    aim: 'Have more discs than the other side when no one can move.',
    parts: [
      {
        title: 'The board',
        lines: [
          'The board has 64 squares. Columns have letters from a to h, rows have numbers from 1 at the top to 8.',
          'It begins with two discs of each side in the middle. Black begins.',
        ],
      },
      {
        title: 'How it goes',
        lines: [
          'Put a disc so that discs of the other side are in a straight line between it and another disc of yours. They all turn over. A move must turn at least one.',
          'When you cannot turn any disc, you pass. When neither can, the game ends and the discs are counted.',
          'As many discs on both sides are a draw.',
        ],
      },
    ],
    typed: ['The square: d3.', 'When it is the only move: pass.'],
  },
};
