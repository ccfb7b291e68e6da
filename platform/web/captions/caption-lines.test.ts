import { expect, test } from 'vitest';
import { captionLines } from './caption-lines.ts';

test('long speech becomes lines that end between words, and nothing of it is lost', () => {
  expect(captionLines(' one two three ', 7)).toEqual(['one two', 'three']);
  expect(captionLines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(captionLines('   ', 4)).toEqual([]);
});
