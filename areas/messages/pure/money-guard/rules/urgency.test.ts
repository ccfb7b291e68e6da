import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { urgency } from './urgency.ts';

test.each([
  ['It is urgent', 1],
  ['Act now, the offer ends tonight', 2],
])('%s: %i', (text, weight) => {
  expect(urgency.weigh(read(text))).toBe(weight);
});

test.each(['No hurry, take your time'])('nothing: %s', (text) => {
  expect(urgency.weigh(read(text))).toBe(0);
});
