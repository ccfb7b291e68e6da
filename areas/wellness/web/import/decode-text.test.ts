import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('a file is read as UTF-8, UTF-16 with its mark, or Windows-1252; what is no text is not read', () => {
  const utf8 = new TextEncoder().encode('Café');
  expect(decodeText(utf8)).toBe('Café');
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x43, 0, 0xe9, 0]))).toBe('Cé');
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
});
