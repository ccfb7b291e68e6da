import { expect, test } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is %s', (plain, written) => {
  expect(toBase32(Buffer.from(plain))).toBe(written);
  expect(Buffer.from(fromBase32(written)).toString()).toBe(plain);
});

test('all bytes come back, and other signs are refused', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
  expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  expect(() => fromBase32('MZX1')).toThrow('not base32');
});
