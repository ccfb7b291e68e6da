import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { secrecy } from './secrecy.ts';

test.each([
  ['Don’t tell anyone', 1],
  ['Keep this between us', 1],
])('%s: %i', (text, weight) => {
  expect(secrecy.weigh(read(text))).toBe(weight);
});

test.each(['Don’t tell Sam about the cake'])('nothing: %s', (text) => {
  expect(secrecy.weigh(read(text))).toBe(0);
});
