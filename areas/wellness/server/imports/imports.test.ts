import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { LastImport } from '../../contract/imports.ts';

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

const importUid = (n: number) => `import-of-file-${String(n).padStart(4, '0')}`;
const addTo = (by: number, named: number, ...entries: object[]) =>
  app.call(by, 'importWellnessEntries', { body: { importUid: importUid(named), entries } });
const lastOf = async (by: number) =>
  (await app.call<{ last: LastImport | null }>(by, 'getLastWellnessImport')).body.last;
const undoLast = (by: number, named: number) =>
  app.call<{ removed: number }>(by, 'undoLastWellnessImport', { body: { uid: importUid(named) } });

test('the last import is undone later as a whole: what was changed since stays, and what was deleted isn’t counted', async () => {
  const cleo = await app.addMember();
  expect(await lastOf(cleo)).toBe(null);
  await add(cleo, entry(1));
  expect(await lastOf(cleo)).toBe(null);
  // In two calls; one entry was there before.
  await addTo(cleo, 1, entry(1), entry(2), entry(3));
  await addTo(cleo, 1, entry(4), entry(5));
  expect(await lastOf(cleo)).toMatchObject({ uid: importUid(1), at: expect.any(String), unchanged: 4, changed: 0 });
  const of = async (n: number) => (await list(cleo)).find((one) => one.uid === uid(n)) as WellnessEntry;
  const { id, version } = await of(2);
  await app.call(cleo, 'editWellnessEntry', { params: { id }, body: { ...entry(2), notes: 'Mine now', version } });
  await app.call(cleo, 'deleteWellnessEntry', { params: { id: (await of(3)).id } });
  expect(await lastOf(cleo)).toMatchObject({ unchanged: 2, changed: 1 });
  expect((await undoLast(cleo, 1)).body).toEqual({ removed: 2 });
  expect((await list(cleo)).map(({ notes }) => notes).sort()).toEqual(['Mine now', 'Row 1']);
  expect(await lastOf(cleo)).toBe(null);
  await expect(undoLast(cleo, 1)).rejects.toMatchObject({ problem: { status: 409 } });
  expect(await list(cleo)).toHaveLength(2);
});

test('only the last import is undone, the same file twice is one, and no one undoes another’s', async () => {
  const [dora, eli] = [await app.addMember(), await app.addMember()];
  await addTo(dora, 1, entry(1));
  await addTo(eli, 1, entry(1));
  await addTo(dora, 2, entry(2), entry(3));
  await expect(undoLast(dora, 1)).rejects.toMatchObject({ problem: { status: 409 } });
  await addTo(dora, 2, entry(2), entry(3));
  expect(await lastOf(dora)).toMatchObject({ uid: importUid(2), unchanged: 2 });
  expect((await undoLast(dora, 2)).body).toEqual({ removed: 2 });
  expect((await list(dora)).map(({ notes }) => notes)).toEqual(['Row 1']);
  expect(await list(eli)).toHaveLength(1);
  // What was undone comes back with the file, and can be undone again.
  await addTo(dora, 2, entry(2));
  expect(await lastOf(dora)).toMatchObject({ unchanged: 1 });
  expect((await undoLast(dora, 2)).body).toEqual({ removed: 1 });
});
