import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { asksMoney } from './asks-money.ts';

test.each([
  ['Can you lend me $50 until Friday?', 4],
  ['could u send 120 to me, i am hungry', 4],
  ['I’ll pay you back on Monday', 2],
])('%s: %i', (text, weight) => {
  expect(asksMoney.weigh(read(text))).toBe(weight);
});

test.each([
  'How much do I owe you for the tickets?',
  'I’ll send you $20 for the tickets',
  'Can you send me 30 photos?',
  'Send me the address of the café please',
])('nothing: %s', (text) => {
  expect(asksMoney.weigh(read(text))).toBe(0);
});
