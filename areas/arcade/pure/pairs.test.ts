import { expect, test } from 'vitest';
import { pairsOf } from './pairs.ts';

test.each([3, 4, 5, 8])('%i players: everybody meets everybody once and begins about half of their games', (count) => {
  const players = Array.from({ length: count }, (_, n) => n);
  const pairs = pairsOf(players);
  expect(pairs).toHaveLength((count * (count - 1)) / 2);
  expect(new Set(pairs.map((pair) => [...pair].sort().join())).size).toBe(pairs.length);
  for (const one of players) {
    const begun = pairs.filter(([first]) => first === one).length;
    expect(Math.abs(begun * 2 - (count - 1)), `player ${one}`).toBeLessThanOrEqual(2);
  }
});
