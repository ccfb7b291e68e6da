import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFirstToday } from '#platform/server/first-today.ts';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
let id: number;
beforeAll(async () => {
  library = await openLibrary();
  id = (await library.add(library.ana)).id;
});
afterAll(() => library.app.close());

test('Helpful counts each member once, also when pressed many times at once, and can be taken back', async () => {
  const { app, ana, ben, get } = library;
  const press = (as: number, operation = 'markResourceHelpful') => app.call(as, operation, { params: { id } });
  await Promise.all(Array.from({ length: 8 }, () => press(ana)));
  expect((await press(ben)).body).toEqual({ id, helpful: 2, helpfulByMe: true });
  expect(await get(id, ana)).toMatchObject({ helpful: 2, helpfulByMe: true });
  expect((await press(ana, 'unmarkResourceHelpful')).body).toEqual({ id, helpful: 1, helpfulByMe: false });
  expect((await press(ana, 'unmarkResourceHelpful')).body).toEqual({ id, helpful: 1, helpfulByMe: false });
  expect(await app.status(0, 'markResourceHelpful', { params: { id } })).toBe(401);
});

test('opening raises the count once for a member, and once a day for a visitor', async () => {
  const { app, ana, ben } = library;
  const open = async (as: number) =>
    (await app.call<{ viewCount: number }>(as, 'openResource', { params: { id } })).body.viewCount;
  expect([await open(ana), await open(ana), await open(ben)]).toEqual([1, 1, 2]);
  expect([await open(0), await open(0)]).toEqual([3, 3]);
  const rows = await app.database.query('', 'select 1 from resource_opens where resource_id = $1', [id]);
  expect(rows).toHaveLength(2);
});

test('a visitor counts again the next day, from another browser, and for another resource', () => {
  const isFirst = makeFirstToday();
  const day = new Date('2026-11-21T10:00:00Z');
  const here = { ip: '203.0.113.9', agent: 'a' };
  expect([isFirst(1, here, day), isFirst(1, here, day)]).toEqual([true, false]);
  expect(isFirst(2, here, day)).toBe(true);
  expect(isFirst(1, { ...here, agent: 'b' }, day)).toBe(true);
  expect(isFirst(1, here, new Date('2026-11-22T10:00:00Z'))).toBe(true);
});

test('what waits cannot be voted for, saved, opened or told of', async () => {
  const { app, ana, ben, send } = library;
  const params = { id: (await send(ana)).id };
  for (const [operation, body] of [
    ['markResourceHelpful', undefined],
    ['saveResource', undefined],
    ['openResource', undefined],
    ['reportResourceProblem', { kind: 'broken' }],
    ['requestResourceFormat', { format: 'auslan' }],
  ] as const) {
    expect(await app.status(ben, operation, { params, ...(body && { body }) })).toBe(404);
  }
});
