import { expect, test } from 'vitest';
import { connectFour } from './connect-four/rules.ts';
import { type Game, replay } from './game.ts';
import { whereabouts } from './pieces.ts';
import { reversi } from './reversi/rules.ts';
import { ticTacToe } from './tic-tac-toe/rules.ts';

const endOf = <S>(game: Game<S>, moves: string) => game.end(replay(game, moves.split(' ')));

test.each(['1 4 2 5 3', '4 1 5 2 6', '7 1 8 2 9', '1 2 4 3 7', '2 1 5 3 8', '3 1 6 2 9', '1 2 5 3 9', '3 1 5 2 7'])(
  'tic-tac-toe: X wins by the line of %s',
  (moves) => {
    expect(endOf(ticTacToe, moves)).toEqual({ winner: 0, reason: 'line' });
  },
);

test('tic-tac-toe: a full board without a line is a draw; a line on the last square wins', () => {
  expect(endOf(ticTacToe, '5 1 9 7 4 6 2 8 3')).toEqual({ winner: null, reason: 'full' });
  expect(endOf(ticTacToe, '1 2 3 4 5 8 6 7 9')).toEqual({ winner: 0, reason: 'line' });
  expect(ticTacToe.typed(ticTacToe.start(), 'Top left')).toEqual(['1']);
  expect(ticTacToe.typed(ticTacToe.start(), 'middle')).toEqual(['5']);
});

test('connect four: up, across and both slants; a full column takes no more', () => {
  expect(endOf(connectFour, '1 2 1 2 1 2 1')).toEqual({ winner: 0, reason: 'line' });
  expect(endOf(connectFour, '1 1 2 2 3 3 4')).toEqual({ winner: 0, reason: 'line' });
  expect(endOf(connectFour, '1 2 2 3 3 4 3 4 4 7 4')).toEqual({ winner: 0, reason: 'line' });
  expect(endOf(connectFour, '7 6 6 5 5 4 5 4 4 1 4')).toEqual({ winner: 0, reason: 'line' });
  expect(connectFour.moves(replay(connectFour, '4 4 4 4 4 4'.split(' ')))).not.toContain('4');
  expect(connectFour.typed(connectFour.start(), 'column 4')).toEqual(['4']);
});

test('reversi: discs turn in every direction, who cannot turn any passes, and the discs are counted', () => {
  const state = reversi.start();
  expect([...reversi.moves(state)].sort()).toEqual(['c4', 'd3', 'e6', 'f5']);
  expect(reversi.say(state, 'd3')).toBe('black disc on d3, turns 1 disc');
  expect(endOf(reversi, 'e6 f4 e3 f6 g5 d6 e7 f5 c5')).toEqual({ winner: 0, reason: 'count' });
  const stuck = { squares: `01${'.'.repeat(61)}1`, turn: 1 as const };
  expect(reversi.moves(stuck)).toEqual(['pass']);
  expect(reversi.typed(stuck, 'pass')).toEqual(['pass']);
  expect(reversi.play(stuck, 'pass').turn).toBe(0);
  expect(() => reversi.play(state, 'pass')).toThrow();
});

test('where pieces stand is said by kind', () => {
  expect(whereabouts(reversi, reversi.start(), 0)).toBe('discs e4, d5');
});
