import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  library = await openLibrary();
  const { add, ana, app, moderator, ben } = library;
  const one = async (title: string, more: object = {}) => (await add(ana, { title, ...more })).id;
  ids = {
    ramp: await one('Ramp guide', { tags: ['Access'], resourceType: 'guide', formats: ['easy_read'] }),
    work: await one('At work', { description: 'How to ask for a RAMP.', category: 'employment', tags: [] }),
    tagged: await one('Zebra crossing', { tags: ['ramps and rails', '50%_off'], category: 'safety', states: ['VIC'] }),
    other: await one('Middle', {
      description: 'Nothing of it.',
      tags: [],
      formats: ['auslan', 'audio'],
      states: ['NSW'],
    }),
  };
  await library.send(ana, { title: 'Waits: ramp' });
  const reviewBy = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  for (const id of [ids.work, ids.other]) {
    await app.call(moderator, 'verifyResource', { params: { id: id ?? 0 }, body: { version: 2, reviewBy } });
  }
  for (const [member, id] of [
    [ana, ids.other],
    [ben, ids.other],
    [ben, ids.tagged],
  ] as const) {
    await app.call(member, 'markResourceHelpful', { params: { id: id ?? 0 } });
  }
  await app.call(ana, 'openResource', { params: { id: ids.ramp ?? 0 } });
});
afterAll(() => library.app.close());

const found = async (query: object, as = 0) =>
  (await library.list(query, as)).map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0]);

test('finds what stands in title, description or a tag, whatever its capitals, together with the category', async () => {
  expect(await found({ q: 'rAmP' })).toEqual(['work', 'ramp', 'tagged']);
  expect(await found({ q: 'ramp', category: 'employment' })).toEqual(['work']);
  expect(await found({ q: '  ask for  a\n ramp ' })).toEqual(['work']);
  expect(await found({ q: 'guide Asks' })).toEqual([]);
  expect(await found({ q: '%_' })).toEqual(['tagged']);
  expect(await found({ q: "'; drop table resources; --" })).toEqual([]);
});

test('filters by type, format, state and tag; national ones hold in every state', async () => {
  expect(await found({ type: 'guide' })).toEqual(['ramp']);
  expect(await found({ format: 'audio' })).toEqual(['other']);
  expect(await found({ state: 'VIC' })).toEqual(['work', 'ramp', 'tagged']);
  expect(await found({ tag: 'Access' })).toEqual(['ramp']);
});

test('the tabs list all, verified only, most helpful first, and newest first, under the same search', async () => {
  expect(await found({})).toEqual(['work', 'other', 'ramp', 'tagged']);
  expect(await found({ tab: 'verified' })).toEqual(['work', 'other']);
  expect(await found({ tab: 'popular' })).toEqual(['other', 'tagged', 'ramp', 'work']);
  expect(await found({ tab: 'recent' })).toEqual(['other', 'tagged', 'work', 'ramp']);
  expect(await found({ tab: 'verified', q: 'ramp', category: 'employment' })).toEqual(['work']);
  expect(await found({ tab: 'popular', q: 'ramp' })).toEqual(['tagged', 'ramp', 'work']);
});

test.each(['all', 'verified', 'popular', 'recent'])('pages of the tab %s hold everything once', async (tab) => {
  const whole = await found({ tab });
  const paged: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const query = { tab, limit: 1, ...(cursor && { cursor }) };
    const page = await library.app.call<{ id: number }[]>(0, 'listResources', { query });
    paged.push(...page.body.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0]));
    cursor = page.next;
  } while (cursor);
  expect(paged).toEqual(whole);
});

test('a cursor that somebody made up, or of another tab, is refused', async () => {
  const { next } = await library.app.call(0, 'listResources', { query: { tab: 'popular', limit: 1 } });
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const [tab, cursor] of [
    ['recent', next ?? ''],
    ['all', 'x'],
    ['all', made(['a\0b', 1])],
    ['recent', made(['9999-99-99T00:00:00.000000Z', 1])],
    ['popular', made(['1', '1', 99_999_999_999])],
    ['all', made({})],
  ] as const) {
    expect({ cursor, status: await library.app.status(0, 'listResources', { query: { tab, cursor } }) }).toEqual({
      cursor,
      status: 400,
    });
  }
});

test('categories have true counts, under the same filters, and none is missing', async () => {
  const counts = async (query: object) =>
    (await library.app.call<{ category: string; count: number }[]>(0, 'listResourceCategories', { query } as object))
      .body;
  const all = await counts({});
  expect(all).toHaveLength(8);
  expect(all.filter(({ count }) => count > 0)).toEqual([
    { category: 'employment', count: 1 },
    { category: 'housing', count: 2 },
    { category: 'safety', count: 1 },
  ]);
  expect((await counts({ q: 'ramp', tab: 'verified' })).filter(({ count }) => count > 0)).toEqual([
    { category: 'employment', count: 1 },
  ]);
});

test('saved is one’s own list, and nobody else’s', async () => {
  const { app, ana, ben } = library;
  const params = { id: ids.ramp ?? 0 };
  await app.call(ana, 'saveResource', { params });
  await app.call(ana, 'saveResource', { params });
  expect(await found({ saved: 'true' }, ana)).toEqual(['ramp']);
  expect(await found({ saved: 'true' }, ben)).toEqual([]);
  expect(await found({ saved: 'true' })).toEqual([]);
  await app.call(ana, 'unsaveResource', { params });
  expect(await found({ saved: 'true' }, ana)).toEqual([]);
});
