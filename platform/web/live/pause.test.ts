import { expect, test } from 'vitest';
import { pauseBefore } from './pause.ts';

test('pauses between tries grow to a minute, spread by half of it', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map((tries) => pauseBefore(tries, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect([pauseBefore(2, 0), pauseBefore(2, 1)]).toEqual([2000, 6000]);
});
