import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { cardNumbers } from './card-numbers.ts';

test.each([
  ['4111 1111 1111 1111', 4],
  ['5555-5555-5555-4444', 4],
  ['(378282246310005)', 4],
  ['What is the CVV?', 4],
  ['a photo of your debit card', 4],
])('%s: %i', (text, weight) => {
  expect(cardNumbers.weigh(read(text))).toBe(weight);
});

test.each([
  '4111 1111 1111 1112',
  'Order 5500 1234 9876 0021 finally shipped',
  'Which card game do you like?',
  'Ring 0400 000 000',
])('nothing: %s', (text) => {
  expect(cardNumbers.weigh(read(text))).toBe(0);
});
