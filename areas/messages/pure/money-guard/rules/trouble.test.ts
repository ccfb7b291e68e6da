import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { trouble } from './trouble.ts';

test.each([
  ['My card is blocked', 2],
  ['The hospital wants the bill paid', 3],
])('%s: %i', (text, weight) => {
  expect(trouble.weigh(read(text))).toBe(weight);
});

test.each(['The card game starts at two'])('nothing: %s', (text) => {
  expect(trouble.weigh(read(text))).toBe(0);
});
