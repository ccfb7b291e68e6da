import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SearchResult } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Wheeler' });
  ben = await app.addMember({ name: 'Ben Ode' });
  await post('The wheelchair ramp at the library is steep.');
  await post('My wheelchair needs new tyres.', { audience: 'followers' });
  await post('A wheelchair dance class.', { audience: 'members', contentWarning: 'ableism' });
});
afterAll(() => app.close());

const post = (content: string, more: object = {}) => app.call(ana, 'createPost', { body: { content, ...more } });
const find = async (as: number, query: object) =>
  (await app.call<SearchResult>(as, 'search', { query: query as Record<string, string> })).body;

test('groups what was found, with counts', async () => {
  await post('Wheeler speaks.');
  const found = await find(ben, { q: '  wheeler ' });
  expect(found).toMatchObject({ query: 'wheeler', total: { posts: 1, people: 1 }, next: null });
  expect(found.people[0]).toMatchObject({ id: ana, displayName: 'Ana Wheeler' });
  expect(found.posts[0]?.author.id).toBe(ana);
});

test('never shows what the viewer may not open', async () => {
  const contents = async (as: number) => (await find(as, { q: 'wheelchair' })).posts.map(({ content }) => content);
  expect(await contents(0)).toEqual(['The wheelchair ramp at the library is steep.']);
  expect(await contents(ben)).toHaveLength(2);
  expect(await contents(ana)).toHaveLength(3);
  expect(await find(0, { q: 'Ode' })).toMatchObject({ total: { posts: 0, people: 0 }, people: [] });
});

test('a warned post shows no part of its text', async () => {
  const found = (await find(ben, { q: 'dance' })).posts[0];
  expect(found).toMatchObject({ contentWarning: 'ableism', snippet: '' });
});

test('one kind still counts the other, and pages', async () => {
  for (let n = 0; n < 3; n += 1) await post(`Quokka number ${n}`);
  const first = await find(ben, { q: 'quokka', kind: 'posts', limit: 2 });
  expect(first.posts).toHaveLength(2);
  expect(first).toMatchObject({ total: { posts: 3, people: 0 }, people: [] });
  const second = await find(ben, { q: 'quokka', kind: 'posts', limit: 2, cursor: first.next ?? '' });
  expect(second.posts).toHaveLength(1);
  expect(second.next).toBeNull();
  expect((await find(ben, { q: 'wheeler', kind: 'people' })).posts).toEqual([]);
});

test.each([
  {},
  { q: '  ' },
  { q: 'x'.repeat(201) },
  { q: 'a', kind: 'planets' },
  { q: 'a', kind: 'posts', cursor: 'x' },
])('refuses %j', async (query) => {
  expect(await app.status(ben, 'search', { query })).toBe(400);
});

test('signs and quotes are words like any others', async () => {
  for (const q of ["'", '"', '\\', '%', '_', '-', 'a & b | !', '(((', '<b>']) {
    expect(await app.status(ben, 'search', { query: { q } })).toBe(200);
  }
});
