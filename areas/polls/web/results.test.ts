import { expect, test } from 'vitest';
import type { Poll } from '../contract.ts';
import { percent, resultWords } from './results.ts';

const poll = (voters: number, ...votes: number[]): Pick<Poll, 'options' | 'voters'> => ({
  voters,
  options: votes.map((count, at) => ({
    no: at + 1,
    text: ['Tuesday', 'Thursday'][at] ?? '',
    votes: count,
    mine: false,
  })),
});

test('results are said in words', () => {
  expect(resultWords(poll(0, 0, 0))).toBe('No one has voted yet.');
  expect(resultWords(poll(1, 1, 0))).toBe('1 person has voted. The most votes are for “Tuesday”: 1 of 1.');
  expect(resultWords(poll(5, 2, 3))).toBe('5 people have voted. The most votes are for “Thursday”: 3 of 5.');
  expect(resultWords(poll(4, 2, 2))).toBe('4 people have voted. “Tuesday” and “Thursday” have the same number, 2.');
});

test('shares are whole percent of the people who voted', () => {
  expect([percent(1, 3), percent(2, 3), percent(0, 0)]).toEqual([33, 67, 0]);
});
