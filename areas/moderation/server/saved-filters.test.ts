import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SavedFilter } from '../contract.ts';

let app: TestApp;
let mo: number;
let mia: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  [mo, mia] = [
    await app.addMember({ roles: ['member', 'moderator'] }),
    await app.addMember({ roles: ['member', 'moderator'] }),
  ];
});
afterAll(() => app.close());

const save = (as: number, body: object) => app.call<SavedFilter>(as, 'saveFilter', { body });
const list = async (as: number) => (await app.call<SavedFilter[]>(as, 'listSavedFilters')).body;

test('filters are kept by name for one moderator, and the same name replaces them', async () => {
  const { body } = await save(mo, { name: 'Urgent', priority: 'urgent' });
  expect(body).toEqual({ id: body.id, name: 'Urgent', q: '', status: null, priority: 'urgent' });
  await save(mo, { name: 'A first look', q: 'spam', status: 'pending' });
  await save(mo, { name: ' Urgent ', priority: 'urgent', status: 'pending' });
  expect(await list(mo)).toEqual([
    expect.objectContaining({ name: 'A first look', q: 'spam', status: 'pending', priority: null }),
    { id: body.id, name: 'Urgent', q: '', status: 'pending', priority: 'urgent' },
  ]);
  expect(await list(mia)).toEqual([]);
});

test('nothing chosen is nothing to save', async () => {
  for (const body of [{ name: 'Nothing' }, { name: 'Blank', q: '  ' }, { name: ' ', status: 'pending' }])
    expect(await app.status(mo, 'saveFilter', { body })).toBe(400);
});

test('only their owner deletes them; for another moderator they are missing', async () => {
  const { body } = await save(mo, { name: 'Mine', status: 'reviewing' });
  const on = { params: { id: body.id } };
  expect(await app.status(mia, 'deleteFilter', on)).toBe(404);
  expect(await app.status(mo, 'deleteFilter', on)).toBe(204);
  expect((await list(mo)).map(({ name }) => name)).not.toContain('Mine');
});

test('there are at most twenty, and one of them can still be replaced', async () => {
  const other = await app.addMember({ roles: ['member', 'moderator'] });
  for (let n = 1; n <= 20; n += 1) await save(other, { name: `No. ${n}`, status: 'pending' });
  expect(await app.status(other, 'saveFilter', { body: { name: 'One more', status: 'pending' } })).toBe(409);
  expect(await app.status(other, 'saveFilter', { body: { name: 'No. 20', status: 'resolved' } })).toBe(201);
});
