import { expect, test } from 'vitest';
import { emptyExtra, readExtra, writeExtra } from './blog-extra.ts';

test('what a draft keeps of a blog comes back as it was, long texts and emoji too', () => {
  const easy = 'Trams are 👩🏽‍🦽 good.\n'.repeat(700);
  const extra = {
    ...emptyExtra,
    audience: 'followers',
    coverId: 12,
    coverAlt: 'A tram.',
    easy,
    series: 'By tram',
    version: 3,
  } as const;
  const stored = writeExtra(extra);
  expect(readExtra(stored)).toEqual(extra);
  for (const value of Object.values(stored)) {
    if (!Array.isArray(value)) continue;
    expect(value.length).toBeLessThanOrEqual(20);
    for (const piece of value) {
      expect(piece.length).toBeLessThanOrEqual(500);
      expect(piece.isWellFormed()).toBe(true);
    }
  }
});

test('what is not there, or is something else, counts as empty', () => {
  expect(readExtra({})).toEqual(emptyExtra);
  expect(readExtra({ audience: 'all', coverId: -1, easyA: 'x', series: 4, version: 1.5, easyFits: 'yes' })).toEqual(
    emptyExtra,
  );
});
