import { expect, test } from 'vitest';
import { read } from '../reading.ts';
import { codes } from './codes.ts';

test.each([
  ['Tell me the verification code', 4],
  ['You will get a code. Send it to me', 4],
  ['What’s your myGov password?', 4],
  ['install AnyDesk', 4],
])('%s: %i', (text, weight) => {
  expect(codes.weigh(read(text))).toBe(weight);
});

test.each([
  'The code for the accessible toilet is at the counter',
  'I always forget my myGov password',
  'Never share your password',
])('nothing: %s', (text) => {
  expect(codes.weigh(read(text))).toBe(0);
});
