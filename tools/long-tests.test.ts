import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { turns } from './e2e/selection.ts';
import { root } from './install.mjs';
import { leftOut, longTests } from './long-tests.ts';

test('each of the long tests is there', () => {
  expect(longTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('each has its turn, and only one; the turn of a change is that of its journeys', () => {
  const taken = Array.from({ length: turns }, (_, turn) => {
    const out = leftOut({ changed: ['messages'], turn });
    return longTests.filter((path) => !out.includes(path));
  });
  expect(taken.flat().sort()).toEqual([...longTests].sort());
});

test('vitest called by hand leaves out nothing', () => {
  expect(leftOut(null)).toEqual([]);
});
