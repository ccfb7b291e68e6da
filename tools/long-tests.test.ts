import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thirds, turns } from './e2e/selection.ts';
import { root } from './install.mjs';
import { leftOut, longTests } from './long-tests.ts';

test('each of the long tests is there', () => {
  expect(longTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(Object.values(turns))('each has its turn, and only one, where journeys have %i', (count) => {
  const taken = Array.from({ length: thirds }, (_, place) => {
    const out = leftOut({ changed: ['messages'], turn: count - 1 - place, turns: count });
    return longTests.filter((path) => !out.includes(path));
  });
  expect(taken.flat().sort()).toEqual([...longTests].sort());
});

test('vitest called by hand leaves out nothing', () => {
  expect(leftOut(null)).toEqual([]);
});
