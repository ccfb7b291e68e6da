import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

interface Manifest {
  readonly name: string;
  readonly kept?: readonly { readonly key: (memberId: number) => string }[];
}

const { areas } = (await import(`${root}/areas/web.ts`)) as { areas: readonly Manifest[] };
const declared = areas.flatMap(({ name, kept = [] }) => kept.map(({ key }) => ({ area: name, key: key(12) })));
const sources = globSync('areas/*/web/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ area: file.split('/')[1] ?? '', text: readFileSync(`${root}/${file}`, 'utf8') }));

test('each key that an area keeps in the browser is declared in its manifest', () => {
  const written = sources.flatMap(({ area, text }) =>
    [...text.matchAll(/['`](doorways[:-][\w:-]*)/g)].map(([, key = '']) => ({ area, key })),
  );
  expect(written.length).toBeGreaterThan(0);
  const missing = written.filter(
    ({ area, key }) => !declared.some((one) => one.area === area && one.key.startsWith(key)),
  );
  expect(missing).toEqual([]);
});

test('an area that uses a store of the browser itself has something declared', () => {
  const users = sources.filter(({ text }) => /\b(local|session)Storage\b/.test(text)).map(({ area }) => area);
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((name) => !declared.some(({ area }) => area === name))).toEqual([]);
});

test('no two areas keep something under one key', () => {
  expect(new Set(declared.map(({ key }) => key)).size).toBe(declared.length);
});
