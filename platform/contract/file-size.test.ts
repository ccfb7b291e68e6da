import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('sizes in words', () => {
  expect([12, 90_400, 999_499, 999_500, 1_250_000].map(fileSize)).toEqual([
    '12 bytes',
    '90 kB',
    '999 kB',
    '1.0 MB',
    '1.3 MB',
  ]);
});
