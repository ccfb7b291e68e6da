import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { bankDetails } from './bank-details.ts';

test.each([
  ['BSB 062-000 account 12345678', 4],
  ['put it in this account: 484-799 123456789', 4],
  ['DE89 3704 0044 0532 0130 00', 4],
  ['GB29NWBK60161331926819', 4],
  ['What are your bank details?', 4],
])('%s: %i', (text, weight) => {
  expect(bankDetails.weigh(read(text))).toBe(weight);
});

test.each([
  'DE89 3704 0044 0532 0130 01',
  'The bank by the river is steep, mind the ramp.',
  'The treasurer has the BSB if you ask her',
  'Don’t give your bank details to anyone',
])('nothing: %s', (text) => {
  expect(bankDetails.weigh(read(text))).toBe(0);
});
