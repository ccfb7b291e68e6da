import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SearchResult, SearchWord } from '../contract.ts';
import { otherWords } from './other-words.ts';
import { shippedWords } from './shipped-words.ts';

let app: TestApp;
let member: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  member = await app.addMember({ name: 'Member' });
  moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const list = async () => (await app.call<{ items: SearchWord[] }>(moderator, 'listSearchWords')).body.items;
const add = (word: string, means: string) =>
  app.call<SearchWord>(moderator, 'addSearchWord', { body: { word, means } }).then(({ body }) => body);
const also = async (q: string) => (await app.call<SearchResult>(member, 'search', { query: { q } })).body.also;

test('the list ships with the product, and every word on it can be searched for', async () => {
  const items = await list();
  expect(items).toHaveLength(shippedWords.length);
  const silent: string[] = [];
  for (const { word, means } of items) {
    const others = (await otherWords(app.database.query, [word])).get(word) ?? [];
    if (!others.some(({ phrase }) => phrase === means)) silent.push(`${word}: ${means}`);
  }
  expect(silent).toEqual([]);
});

test('a pair is added, works both ways, and is taken off again for good', async () => {
  const pair = await add('scootering', 'powered mobility');
  expect(await also('scootering')).toEqual(['powered mobility']);
  expect(await also('powered mobility aid')).toContain('scootering');
  await app.call(moderator, 'removeSearchWord', { params: { id: pair.id } });
  expect(await also('scootering')).toEqual([]);
  const [shipped] = (await list()).filter(({ word }) => word === 'physio');
  await app.call(moderator, 'removeSearchWord', { params: { id: shipped?.id ?? 0 } });
  await app.app.fill({ demo: false });
  expect(await also('physio')).toEqual([]);
  await add('physio', 'physiotherapy');
  expect(await also('physio')).toEqual(['physiotherapy']);
});

test('who changed what is in the audit log', async () => {
  const pair = await add('lift', 'elevator');
  const [entry] = await app.database.query<{ action: string; subject: string; detail: object }>(
    'audit',
    'select action, subject, detail from audit_log order by id desc limit 1',
  );
  expect(entry).toEqual({
    action: 'search.addWord',
    subject: `search-word:${pair.id}`,
    detail: { word: 'lift', means: 'elevator' },
  });
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
});

test.each([
  ['', 'elevator', 400],
  ['at', 'assistive technology', 400],
  ['ramp', 'ramps', 400],
  ['Elevator', 'LIFT', 409],
  ['x'.repeat(61), 'elevator', 400],
])('refuses the pair %j and %j', async (word, means, status) => {
  expect(await app.status(moderator, 'addSearchWord', { body: { word, means } })).toBe(status);
});

test('only moderators see and change the list', async () => {
  for (const user of [0, member]) {
    expect(await app.status(user, 'listSearchWords')).toBe(user ? 403 : 401);
    expect(await app.status(user, 'addSearchWord', { body: { word: 'a b', means: 'c d' } })).toBe(user ? 403 : 401);
    expect(await app.status(user, 'removeSearchWord', { params: { id: 1 } })).toBe(user ? 403 : 401);
  }
  expect(await app.status(moderator, 'removeSearchWord', { params: { id: 999_999 } })).toBe(404);
});
