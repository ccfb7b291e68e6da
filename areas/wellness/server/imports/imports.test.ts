import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
});
afterAll(() => app.close());

const uid = (n: number) => `import-test-${String(n).padStart(9, '0')}`;
const entry = (n: number, more: object = {}) => ({
  ...{ uid: uid(n), day: '2026-01-05', moodRating: 6, energyLevel: 5, painLevel: n % 11, notes: `Row ${n}` },
  ...more,
});
const add = (by: number, ...entries: object[]) => app.call(by, 'importWellnessEntries', { body: { entries } });
const list = async (by: number) =>
  (await app.call<WellnessEntry[]>(by, 'listWellnessEntries', { query: { limit: 200 } })).body;

test('an import that is sent twice is kept once, private and on its days', async () => {
  await add(ana, entry(1), entry(2));
  const { body } = await add(ana, entry(2), entry(3));
  expect(body).toMatchObject([
    { uid: uid(2), isNew: false },
    { uid: uid(3), isNew: true },
  ]);
  const kept = await list(ana);
  expect(kept.map(({ notes }) => notes).sort()).toEqual(['Row 1', 'Row 2', 'Row 3']);
  expect(kept.every(({ day, isPrivate }) => day === '2026-01-05' && isPrivate)).toBe(true);
});

test('one bad entry keeps all of its call out', async () => {
  await expect(add(ben, entry(1), entry(2, { day: '2999-01-01' }))).rejects.toMatchObject({ problem: { status: 400 } });
  await expect(add(ben, entry(1), entry(2, { moodRating: 11 }))).rejects.toMatchObject({ problem: { status: 400 } });
  await expect(add(ben, ...Array.from({ length: 101 }, (_, n) => entry(n)))).rejects.toMatchObject({
    problem: { status: 400 },
  });
  expect(await list(ben)).toEqual([]);
});

test('undoing an import deletes its entries, and no one else’s', async () => {
  await add(ben, entry(1));
  await app.call(ben, 'undoWellnessImport', { body: { uids: [uid(1), uid(2), uid(3)] } });
  expect(await list(ben)).toEqual([]);
  expect(await list(ana)).toHaveLength(3);
  await app.call(ana, 'undoWellnessImport', { body: { uids: [uid(1), uid(3)] } });
  expect((await list(ana)).map(({ notes }) => notes)).toEqual(['Row 2']);
});

test('what was undone comes back when the same file is imported again', async () => {
  const { body } = await add(ana, entry(1), entry(2));
  expect(body).toMatchObject([
    { uid: uid(1), isNew: true },
    { uid: uid(2), isNew: false },
  ]);
  expect((await list(ana)).map(({ notes }) => notes).sort()).toEqual(['Row 1', 'Row 2']);
});
