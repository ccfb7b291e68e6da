import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { crypto } from './crypto.ts';

test.each([
  ['send the usdt to me', 4],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 4],
  ['0x52908400098527886E0F7030069857D2E4169EE7', 4],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 4],
  ['I can show you how crypto works', 4],
])('%s: %i', (text, weight) => {
  expect(crypto.weigh(read(text))).toBe(weight);
});

test.each([
  'My nephew lost money on crypto',
  'Bitcoin is all my cousin talks about',
  '100000000000000000000000000000000',
])('nothing: %s', (text) => {
  expect(crypto.weigh(read(text))).toBe(0);
});
