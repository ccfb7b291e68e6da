import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { giftCards } from './gift-cards.ts';

test.each([
  ['Buy two Apple gift cards', 4],
  ['scratch the back of the card', 4],
  ['I need an itunes voucher', 4],
])('%s: %i', (text, weight) => {
  expect(giftCards.weigh(read(text))).toBe(weight);
});

test.each([
  'My gift card for Mum arrived in the wrong envelope',
  'I got a gift card from work',
  'Which card game do you like?',
])('nothing: %s', (text) => {
  expect(giftCards.weigh(read(text))).toBe(0);
});
