import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceRequest } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { type Library, openLibrary } from '../testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const ask = async (by: number, words: string, note?: string) =>
  (await library.app.call<ResourceRequest>(by, 'requestResource', { body: { words, ...(note && { note }) } })).body;
const mine = async (as: number) =>
  (await library.app.call<ResourceRequest[]>(as, 'listMyResourceRequests')).body.map(({ words }) => words);
const open = async () => (await library.app.call<ResourceRequest[]>(library.moderator, 'listResourceRequests')).body;
const settle = (id: number, resourceId: number | null = null) =>
  library.app.status(library.moderator, 'settleResourceRequest', { params: { id }, body: { resourceId } });

test('a request is kept once, however often it is made in the same words; the later note counts', async () => {
  const first = await ask(library.ana, '  Bus timetable in Easy Read ', 'For Ballarat');
  const second = await ask(library.ana, 'bus timetable in easy read', 'For Bendigo');
  expect(second).toMatchObject({ id: first.id, words: 'Bus timetable in Easy Read', note: 'For Bendigo' });
  expect(second).toMatchObject({ settledAt: null, resource: null });
  await Promise.all([ask(library.ana, 'Two at once'), ask(library.ana, 'Two at once')]);
  expect(await mine(library.ana)).toEqual(['Two at once', 'Bus timetable in Easy Read']);
  expect(await mine(library.ben)).toEqual([]);
});

test('moderators see what is open and not who asked; an answer tells whoever asked, once', async () => {
  const { app, ana, ben, add } = library;
  const { id } = await ask(ana, 'A letter to an agent');
  const [row] = await open();
  expect(row).toMatchObject({ id, words: 'A letter to an agent' });
  expect(JSON.stringify(row)).not.toContain('Ana');
  const published = await add(ben);
  const waiting = await library.send(ben);
  expect(await settle(id, waiting.id)).toBe(422);
  expect([await settle(id, published.id), await settle(id)]).toEqual([204, 204]);
  await app.settle();
  const { body } = await app.call<ResourceRequest[]>(ana, 'listMyResourceRequests');
  expect(body[0]).toMatchObject({ id, resource: { id: published.id, title: published.title } });
  expect((await open()).map((one) => one.id)).not.toContain(id);
  const told = await app.database.query('', 'select 1 from notifications where user_id = $1 and kind = $2', [
    ana,
    'resourceRequestAnswered',
  ]);
  expect(told).toHaveLength(1);
});

test('a request is withdrawn by whoever made it, and is missing for everybody else', async () => {
  const { app, ana, ben, moderator } = library;
  const { id } = await ask(ana, 'To be withdrawn');
  const drop = (as: number) => app.status(as, 'withdrawResourceRequest', { params: { id } });
  expect([await drop(ben), await drop(moderator), await drop(ana), await drop(ana)]).toEqual([404, 404, 204, 404]);
});

test('a member has a bounded number of open requests', async () => {
  const { app, ben } = library;
  for (let n = 0; n < limits.openRequests; n++) await ask(ben, `Request ${n}`);
  expect(await app.status(ben, 'requestResource', { body: { words: 'One more' } })).toBe(409);
  expect(await app.status(ben, 'requestResource', { body: { words: 'request 3' } })).toBe(201);
  expect(await app.status(0, 'requestResource', { body: { words: 'A guest’s' } })).toBe(401);
});
