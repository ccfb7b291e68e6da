import { expect, test } from 'vitest';
import { isTaken, turns } from './selection.ts';

const titles = Array.from({ length: 300 }, (_, n) => `areas/feed/feed.e2e.ts journey ${n}`);
const take = (turn: number, changed: string[] = []) =>
  titles.filter((title) => isTaken('feed', title, { changed, turn }));

test('an area that has changed is taken as a whole', () => {
  expect(take(0, ['feed'])).toEqual(titles);
  expect(take(0, ['blogs']).length).toBeLessThan(titles.length / 2);
});

test('each journey of the others has its turn, and only one', () => {
  const parts = Array.from({ length: turns }, (_, turn) => take(turn));
  expect(parts.flat().sort()).toEqual([...titles].sort());
  for (const part of parts) expect(part.length).toBeGreaterThan(titles.length / turns / 2);
});

test('Playwright called by hand leaves out nothing', () => {
  expect(titles.every((title) => isTaken('feed', title, null))).toBe(true);
});
