import { expect, test } from 'vitest';
import { gameOf } from './all.ts';
import { childrenOf, mainLine, pathTo, studyFault, studyText, without } from './study.ts';

const chess = gameOf('chess');
const moves = [
  { parent: -1, move: 'e2e4', note: 'The centre.' },
  { parent: 0, move: 'e7e5', note: '' },
  { parent: 0, move: 'c7c5', note: '' },
  { parent: 2, move: 'g1f3', note: '' },
];

test('a study knows the way to each move, and what follows it', () => {
  expect(pathTo(moves, 3)).toEqual(['e2e4', 'c7c5', 'g1f3']);
  expect(pathTo(moves, -1)).toEqual([]);
  expect(childrenOf(moves, 0)).toEqual([1, 2]);
  expect(studyFault(chess, moves)).toBeUndefined();
});

test('a move goes with all that follows it, and the rest keeps its order', () => {
  expect(without(moves, 2)).toEqual(moves.slice(0, 2));
  expect(without(moves, 1)).toEqual([
    moves[0],
    { parent: 0, move: 'c7c5', note: '' },
    { parent: 1, move: 'g1f3', note: '' },
  ]);
  expect(without(moves, 0)).toEqual([]);
});

test('what is wrong with a move is named by its number', () => {
  expect(studyFault(chess, [{ parent: 0, move: 'e2e4', note: '' }])).toBe('Move 1 follows no move before it.');
  expect(studyFault(chess, [...moves, { parent: 0, move: 'e7e5', note: '' }])).toBe('Move 5 is there already.');
  expect(studyFault(chess, [...moves, { parent: 3, move: 'e2e4', note: '' }])).toBe('Move 5 is not legal.');
  // What is known was judged when it came.
  const odd = [{ parent: -1, move: 'not legal', note: '' }];
  expect(studyFault(chess, odd, odd)).toBeUndefined();
});

test('a study is written as a text with its branches further in', () => {
  expect(studyText(chess, 'Openings', '', moves)).toBe(
    ['Openings', '', '1. White e4 – The centre.', '  2. Black c5', '  3. White Nf3', '2. Black e5', ''].join('\n'),
  );
  expect(mainLine(['a', 'b'])).toEqual([
    { parent: -1, move: 'a', note: '' },
    { parent: 0, move: 'b', note: '' },
  ]);
});
