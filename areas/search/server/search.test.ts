import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { SearchResult } from '../contract.ts';

const engines = {
  PGlite: async () => undefined,
  PostgreSQL: async () => (await sharedPostgres()).createDatabase(`search_${process.pid}`),
};

describe.each(Object.entries(engines))('on %s', (_name, databaseUrl) => {
  let app: TestApp;
  let ana: number;
  let ben: number;
  beforeAll(async () => {
    const url = await databaseUrl();
    app = await startTestApp({ areas: serverAreas, ...(url && { databaseUrl: url }) });
    ana = await app.addMember({ name: 'Ana Wheeler' });
    ben = await app.addMember({ name: 'Ben Ode' });
    await post('The wheelchair ramp at the library is steep.');
    await post('My wheelchair needs new tyres.', { audience: 'followers' });
    await post('A wheelchair dance class.', { audience: 'members', contentWarning: 'ableism' });
    await app.settle();
  });
  afterAll(() => app.close());

  const post = (content: string, more: object = {}) => app.call(ana, 'createPost', { body: { content, ...more } });
  const find = async (as: number, query: object) =>
    (await app.call<SearchResult>(as, 'search', { query: query as Record<string, string> })).body;
  const group = (result: SearchResult, kind: string) => {
    const found = result.groups.find((one) => one.kind === kind);
    if (!found) throw new Error(`There is no group ${kind}.`);
    return found;
  };
  const texts = (result: SearchResult) => group(result, 'posts').hits.map(({ text }) => text);

  test('groups what was found, with counts', async () => {
    await post('Somebody else spoke of Wheeler.');
    const found = await find(ben, { q: '  wheeler ' });
    expect(found).toMatchObject({ query: 'wheeler', next: null, help: null });
    expect(group(found, 'people')).toMatchObject({
      total: 1,
      hits: [{ title: 'Ana Wheeler', href: `/profile/${ana}` }],
    });
    expect(texts(found)[0]).toContain('Wheeler');
  });

  test('never shows or counts what the viewer may not open', async () => {
    const total = async (as: number) => group(await find(as, { q: 'wheelchair' }), 'posts').total;
    expect([await total(0), await total(ben), await total(ana)]).toEqual([1, 2, 3]);
    expect(group(await find(0, { q: 'Ode' }), 'people')).toMatchObject({ total: 0, hits: [] });
  });

  test('a warned post shows no part of its text', async () => {
    const [found] = group(await find(ben, { q: 'dance' }), 'posts').hits;
    expect(found).toMatchObject({ warning: 'ableism', text: '', title: 'Post by Ana Wheeler, with a content warning' });
  });

  test('one kind still counts the others, and pages', async () => {
    for (let n = 0; n < 3; n += 1) await post(`Quokka number ${n}`);
    const ask = { q: 'quokka', kind: 'posts', limit: 2 };
    const first = await find(ben, ask);
    expect(group(first, 'posts')).toMatchObject({ total: 3 });
    expect(group(first, 'posts').hits.map(({ title }) => title)).toEqual(
      [2, 1].map((n) => `Post by Ana Wheeler: Quokka number ${n} …`),
    );
    const second = await find(ben, { ...ask, cursor: first.next ?? '' });
    expect(texts(second)).toHaveLength(1);
    expect(second.next).toBeNull();
    expect(group(await find(ben, { q: 'wheeler', kind: 'people' }), 'posts').hits).toEqual([]);
  });

  test('everyday words find service words and back, and the exact words alone when asked', async () => {
    await post('My occupational therapist ordered the rails. She does occupational therapy at home.');
    await post('Who pays for respite?');
    const found = await find(ben, { q: 'OT' });
    expect(found.also).toContain('occupational therapy');
    expect(texts(found)[0]).toContain('occupational');
    expect((await find(ben, { q: 'occupational therapy' })).also).toContain('OT');
    expect(texts(await find(ben, { q: 'break for a carer' }))[0]).toContain('respite');
    const exact = await find(ben, { q: 'OT', words: 'typed' });
    expect(exact).toMatchObject({ also: [], near: [] });
    expect(group(exact, 'posts').total).toBe(0);
  });

  test('words that a pair does not cover must be found besides, and typed words come first', async () => {
    await post('Respite in Ballarat is booked out.');
    await post('A carer break in Ballarat at last.');
    await post('Respite in Hobart is easy to get.');
    const found = texts(await find(ben, { q: 'carer break Ballarat' }));
    expect(found).toEqual([
      expect.stringContaining('carer break in Ballarat'),
      expect.stringContaining('Respite in Ballarat'),
    ]);
  });

  test('a typing mistake still finds the post, and says which words were looked for', async () => {
    await app.settle();
    const found = await find(ben, { q: 'wheelchiar libary' });
    expect(found.near).toContain('wheelchair library');
    expect(texts(found)[0]).toContain('ramp at the library');
  });

  test('near spellings come from what everybody may read, never from what is private', async () => {
    await post('Zygodactyly runs in the family.', { audience: 'followers' });
    await app.settle();
    const found = await find(ben, { q: 'zygodactily' });
    expect(found).toMatchObject({ near: [], help: { spellings: [] } });
  });

  test('an empty answer offers spellings that exist and tags in use', async () => {
    await post('The echidna is back.', { tags: ['wildlife'] });
    await app.settle();
    const { groups, near, help } = await find(ben, { q: 'echild' });
    expect(groups.every(({ total }) => total === 0)).toBe(true);
    expect(near).toEqual([]);
    expect(help).toMatchObject({ spellings: ['echidna'], tags: expect.arrayContaining(['wildlife']) });
  });

  test('finds posts by author and by tag, members by interest, and tags', async () => {
    await app.call(ben, 'updateProfile', { params: { userId: ben }, body: { interests: ['wheelchair basketball'] } });
    await app.call(ben, 'createPost', { body: { content: 'Nothing of note.', tags: ['public transport'] } });
    await app.settle();
    expect(group(await find(ana, { q: 'Ben Ode' }), 'posts').total).toBe(1);
    const transport = await find(ana, { q: 'public transport' });
    expect(group(transport, 'posts').total).toBe(1);
    expect(group(transport, 'tags').hits[0]).toMatchObject({ title: '#public-transport', facts: ['1 post'] });
    expect(group(await find(ana, { q: 'basketball' }), 'people').hits[0]?.title).toBe('Ben Ode');
  });

  test.each([
    {},
    { q: '  ' },
    { q: 'x'.repeat(201) },
    { q: 'a', kind: 'planets' },
    { q: 'a', kind: 'posts', cursor: 'x' },
    { q: 'a', words: 'some' },
  ])('refuses %j', async (query) => {
    expect(await app.status(ben, 'search', { query })).toBe(400);
  });

  test('signs and quotes are words like any others', async () => {
    for (const q of [
      "'",
      '"',
      '\\',
      '%',
      '_',
      '-',
      'a & b | !',
      '(((',
      '<b>',
      "'; drop table posts; --",
      '-walk -',
      '100% _x_',
    ]) {
      expect(await app.status(ben, 'search', { query: { q } })).toBe(200);
      expect(await app.status(ben, 'suggest', { query: { q } })).toBe(200);
    }
  });
});
