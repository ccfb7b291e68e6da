import { expect, test } from 'vitest';
import { type Checkers, checkers } from './rules.ts';

/** Men b and w, kings B and W, by their numbers. */
function position(pieces: Readonly<Record<number, string>>, turn: 0 | 1 = 0, quiet = 0): Checkers {
  return { squares: Array.from({ length: 32 }, (_, n) => pieces[n + 1] ?? '.').join(''), turn, quiet };
}

test('who can jump must jump', () => {
  expect(checkers.moves(position({ 11: 'b', 15: 'w', 1: 'b' }))).toEqual(['11x18']);
});

test('a man jumps on while it can, and changes direction', () => {
  const state = position({ 10: 'b', 15: 'w', 23: 'w', 22: 'w' });
  expect(checkers.moves(state)).toEqual(['10x19x26']);
  expect(checkers.say(state, '10x19x26')).toBe('man from 10 jumps by 19 to 26, takes 2');
  expect(checkers.typed(state, '10 26')).toEqual(['10x19x26']);
  expect(checkers.play(state, '10x19x26').squares.replaceAll('.', '')).toBe('wb');
});

test('a king jumps in all directions, round to where it began, and nothing twice', () => {
  const state = position({ 6: 'B', 10: 'w', 18: 'w', 17: 'w', 9: 'w' });
  expect([...checkers.moves(state)].sort()).toEqual(['6x13x22x15x6', '6x15x22x13x6']);
  const after = checkers.play(state, '6x15x22x13x6');
  expect(after.squares.replaceAll('.', '')).toBe('B');
  expect(after.squares.charAt(5)).toBe('B');
});

test('a man that is crowned stops there', () => {
  const state = position({ 22: 'b', 26: 'w', 27: 'w' });
  expect(checkers.moves(state)).toEqual(['22x31']);
  expect(checkers.play(state, '22x31').squares.charAt(30)).toBe('B');
  expect(checkers.say(state, '22x31')).toBe('man from 22 jumps to 31, takes 1, crowned');
});

test('who cannot move loses; forty moves of each without a capture or a man’s move are a draw', () => {
  expect(checkers.end(position({ 29: 'b', 25: 'w', 22: 'w' }))).toEqual({ winner: 1, reason: 'noMoves' });
  expect(checkers.end(position({ 1: 'w' }))).toEqual({ winner: 1, reason: 'noMoves' });
  const still = position({ 1: 'B', 32: 'W' }, 0, 79);
  expect(checkers.end(checkers.play(still, '1-6'))).toEqual({ winner: null, reason: 'fortyMoves' });
  expect(checkers.moves(checkers.play(still, '1-6'))).toEqual([]);
});

test.each([
  ['11 15', ['11-15']],
  ['11-15', ['11-15']],
  ['11 to 15', ['11-15']],
  ['11', []],
  ['15 11', []],
  ['knight 15', []],
])('at the beginning “%s” means %j', (text, moves) => {
  expect(checkers.typed(checkers.start(), text)).toEqual(moves);
});
