import { expect, test } from 'vitest';
import { codeAt, stepOf } from './one-time-code.ts';

const key = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the last six digits of RFC 6238, appendix B', (seconds, code) => {
  expect(codeAt(key, Math.floor(seconds / 30))).toBe(code);
  expect(stepOf(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('half a minute early or late counts, a minute does not', () => {
  const code = codeAt(key, 1000);
  expect([999, 1000, 1001].map((step) => stepOf(key, code, at(step * 30)))).toEqual([1000, 1000, 1000]);
  expect([998, 1002].map((step) => stepOf(key, code, at(step * 30)))).toEqual([undefined, undefined]);
  expect(stepOf(key, '', at(30_000))).toBeUndefined();
});
