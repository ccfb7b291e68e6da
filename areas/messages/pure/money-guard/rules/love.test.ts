import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { love } from './love.ts';

test.each([
  ['I love you', 1],
  ['I love you, you are my soulmate', 2],
  ['I love you, my queen, we are meant to be', 4],
])('%s: %i', (text, weight) => {
  expect(love.weigh(read(text))).toBe(weight);
});

test.each(['I love this keyboard', 'The cat is the queen here'])('nothing: %s', (text) => {
  expect(love.weigh(read(text))).toBe(0);
});
