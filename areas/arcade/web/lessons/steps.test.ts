import { expect, test } from 'vitest';
import { gameOf } from '../../pure/all.ts';
import { startingFrom } from '../../pure/game.ts';
import { gameKinds } from '../../pure/kinds.ts';
import { lessons, stepIn } from './steps.ts';

test.each(gameKinds)('every task of the lesson of %s can be done on its board', (kind) => {
  for (const { title, state, answers } of lessons[kind]) {
    const game = state === undefined ? gameOf(kind) : startingFrom(gameOf(kind), state);
    const begun = game.start();
    expect(game.end(begun), title).toBeNull();
    const moves = game.moves(begun);
    expect(moves.length, title).toBeGreaterThan(0);
    for (const answer of answers ?? moves) expect(moves, title).toContain(answer);
  }
});

test.each([
  ['chess', 8, 'a1a8', { winner: 0, reason: 'checkmate' }],
  ['tic_tac_toe', 1, '3', { winner: 0, reason: 'line' }],
  ['connect_four', 1, '4', { winner: 0, reason: 'line' }],
  ['connect_four', 3, '4', { winner: 0, reason: 'line' }],
] as const)('the task of %s that says so is won by its move (step %i)', (kind, at, move, end) => {
  const game = gameOf(kind);
  expect(game.end(game.play(lessons[kind][at]?.state, move))).toEqual(end);
});

test('every line of a lesson is short enough for Easy Read', () => {
  for (const { lines, done } of gameKinds.flatMap((kind) => lessons[kind])) {
    for (const line of [...lines, done]) {
      for (const sentence of line.split(/(?<=[.!?]) /)) expect(sentence.split(' ').length, line).toBeLessThan(16);
    }
  }
});

test('a step that does not exist is the first or the last one', () => {
  expect(['2', null, '0', 'x', '99', '-1'].map((text) => stepIn(text, 5))).toEqual([1, 0, 0, 0, 4, 0]);
});
