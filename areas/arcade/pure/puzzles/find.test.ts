import { expect, test } from 'vitest';
import { seeded } from '#platform/contract/seeded.ts';
import { gameOf } from '../all.ts';
import { gameKinds } from '../kinds.ts';
import { playByChance } from '../testing.ts';
import { lastPuzzleOf, puzzleIn } from './find.ts';

test('a mate in one is a puzzle with its one answer', () => {
  const state = { fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', seen: {} };
  expect(puzzleIn(gameOf('chess'), state)).toEqual({ task: 'win', answers: ['a1a8'] });
  expect(puzzleIn(gameOf('chess'), gameOf('chess').start())).toBeUndefined();
});

test('in tic-tac-toe and connect four a loss has to be stopped, when nothing wins', () => {
  expect(puzzleIn(gameOf('tic_tac_toe'), { squares: 'o.x.o.x..' })).toEqual({ task: 'stop', answers: ['9'] });
  const four = { columns: ['0', '0', '', '', '111', '', '0'], last: 4 };
  expect(puzzleIn(gameOf('connect_four'), four)).toEqual({ task: 'stop', answers: ['5'] });
});

test('in reversi it is a corner, and nothing where there is none', () => {
  const squares = Array.from({ length: 64 }, () => '.');
  for (const [at, disc] of [
    [3, '0'],
    [27, '0'],
    [1, '1'],
    [2, '1'],
    [28, '1'],
    [35, '1'],
    [19, '1'],
  ] as const)
    squares[at] = disc;
  const state = { squares: squares.join(''), turn: 0 };
  expect(puzzleIn(gameOf('reversi'), state)).toEqual({ task: 'corner', answers: ['a1'] });
  expect(puzzleIn(gameOf('reversi'), gameOf('reversi').start())).toBeUndefined();
});

test.each(gameKinds)('a puzzle of a played game of %s has legal answers, and others besides', (kind) => {
  const game = gameOf(kind);
  const chance = seeded(11);
  for (let n = 0; n < 5; n++) {
    const { moves } = playByChance(game, chance);
    const found = lastPuzzleOf(game, moves);
    if (!found) continue;
    const legal = game.moves(found.state);
    for (const answer of found.answers) expect(legal).toContain(answer);
    expect(legal.length).toBeGreaterThan(found.answers.length);
  }
});
