import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { makeClosure } from './closure.ts';
import { below, choose, hashesOf, isTaken, turns } from './selection.ts';

const titles = Array.from({ length: 300 }, (_, n) => `areas/feed/feed.e2e.ts journey ${n}`);
const take = (turn: number, parts: number, changed: string[] = []) =>
  titles.filter((title) => isTaken('feed', title, { changed, turn, turns: parts }));

test('an area that has changed is taken as a whole', () => {
  expect(take(0, turns.nothing, ['feed'])).toEqual(titles);
  expect(take(0, turns.nothing, ['blogs']).length).toBeLessThan(titles.length / 2);
});

test.each([turns.foundations, turns.nothing])(
  'each journey of the others has its turn of %i, and only one',
  (count) => {
    const parts = Array.from({ length: count }, (_, turn) => take(turn, count));
    expect(parts.flat().sort()).toEqual([...titles].sort());
    for (const part of parts) expect(part.length).toBeGreaterThan(titles.length / count / 2);
  },
);

test('more of the others is taken where what they stand on has changed', () => {
  const seen = { blogs: 'a', feed: 'b', [below]: 'c' };
  expect(choose(seen, seen)).toMatchObject({ changed: [], turns: turns.nothing });
  expect(choose(seen, { ...seen, feed: 'd' })).toMatchObject({ changed: ['feed'], turns: turns.nothing });
  expect(choose(seen, { ...seen, [below]: 'd' })).toMatchObject({ changed: [], turns: turns.foundations });
  expect(choose({}, seen)).toMatchObject({ changed: ['blogs', 'feed'], turns: turns.foundations });
});

test('Playwright called by hand leaves out nothing', () => {
  expect(titles.every((title) => isTaken('feed', title, null))).toBe(true);
});

const house = mkdtempSync(join(tmpdir(), 'doorways-selection-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

const files = {
  'areas/people/contract.ts': 'export const people = 1;',
  'areas/people/web/card.tsx': "export { Face } from './face.tsx';",
  'areas/people/web/face.tsx': 'export const Face = 1;',
  'areas/people/web/alone.tsx': 'export const Alone = 1;',
  'areas/people/alone.test.ts': 'test();',
  'areas/feed/contract.ts': "import type { people } from '#areas/people/contract.ts';",
  'areas/feed/web/post.tsx': "const load = () => import('#areas/people/web/card.tsx');",
  'areas/blogs/contract.ts': "import '../feed/contract.ts';",
  'areas/crisis/contract.ts': 'export const crisis = 1;',
  'areas/web.ts': "import './people/contract.ts';",
  'platform/web/router.ts': 'export const router = 1;',
  'platform/server/db.test.ts': 'test();',
  'migrations/0000_first.sql': 'create table a ();',
  'package.json': '{}',
};

/** The areas whose journeys run whole after a change of this file, or what all stand on. */
function reachedBy(path: keyof typeof files) {
  for (const [name, text] of Object.entries(files)) write(name, text);
  const before = hashesOf(house);
  write(path, `${files[path]}\n// changed`);
  const after = hashesOf(house);
  expect(Object.keys(after)).toEqual(['blogs', 'crisis', 'feed', 'people', below]);
  return Object.keys(after).filter((area) => after[area] !== before[area]);
}

test('a change reaches its own area and all that import the file, by any way and through others', () => {
  expect(reachedBy('areas/crisis/contract.ts')).toEqual(['crisis']);
  expect(reachedBy('areas/people/contract.ts')).toEqual(['blogs', 'feed', 'people']);
  expect(reachedBy('areas/people/web/face.tsx')).toEqual(['feed', 'people']);
  expect(reachedBy('areas/people/web/alone.tsx')).toEqual(['people']);
});

test('a change of what every page stands on is known as one', () => {
  expect(reachedBy('platform/web/router.ts')).toEqual([below]);
  expect(reachedBy('migrations/0000_first.sql')).toEqual([below]);
  expect(reachedBy('package.json')).toEqual([below]);
});

test('a unit test, and the list of all areas, reach no page', () => {
  expect(reachedBy('areas/people/alone.test.ts')).toEqual([]);
  expect(reachedBy('platform/server/db.test.ts')).toEqual([]);
  expect(reachedBy('areas/web.ts')).toEqual([]);
});

test('in the real house imports are found and areas stay apart', () => {
  const closure = makeClosure(root);
  const blogs = closure(['areas/blogs/web/area.ts']);
  expect(blogs.some((path) => path.startsWith('areas/blogs/web/') && path.endsWith('-screen.tsx'))).toBe(true);
  expect(closure(['areas/admin/contract.ts']).some((path) => path.startsWith('areas/arcade/'))).toBe(false);
});
