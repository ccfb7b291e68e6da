import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Group } from '../contract.ts';
import { categories } from '../pure/categories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const content = { name: 'Night owls', description: 'Awake at three', guidelines: 'No lamps.', category: 'visual' };
const make = async (owner: number, more: object = {}) =>
  (await app.call<Group>(owner, 'createSupportGroup', { body: { ...content, ...more } })).body;
const list = async (who: number, query: Record<string, string | number> = {}) =>
  (await app.call<Group[]>(who, 'listSupportGroups', { query: { limit: 100, ...query } })).body;
const counts = async (who: number, query: Record<string, string> = {}) =>
  (await app.call<{ category: string; count: number }[]>(who, 'listSupportGroupCategories', { query })).body;

test('a group is stored with its fields, and stands in the list of others with true counts', async () => {
  const [owner, other] = [await app.addMember(), await app.addMember()];
  const made = await make(owner, { visibility: 'private', minAge: 18, maxAge: 35 });
  expect(made).toMatchObject({
    ...content,
    isPrivate: true,
    memberCount: 1,
    age: { min: 18, max: 35 },
    me: { state: 'member', role: 'owner', guidelinesAccepted: true },
  });
  expect(Date.parse(made.recentActivity)).not.toBeNaN();
  const seen = (await list(other)).find(({ id }) => id === made.id);
  expect(seen).toMatchObject({ ...content, isPrivate: true, memberCount: 1, me: { state: 'none', role: null } });
  expect((await counts(other)).find(({ category }) => category === 'visual')?.count).toBe(1);
});

test('a private group is asked, and by invitation only; a public one is joined at once', async () => {
  const [owner, other] = [await app.addMember(), await app.addMember()];
  const shut = await make(owner, { name: 'By invitation', visibility: 'private' });
  const open = await make(owner, { name: 'For anybody' });
  const join = async (id: number) => (await app.call<Group>(other, 'joinSpace', { params: { id }, body: {} })).body;
  const posts = (id: number) => app.status(other, 'listSpacePosts', { params: { id } });
  const seen = async (id: number) => (await list(other)).find((one) => one.id === id);

  expect(await join(open.id)).toMatchObject({ isPrivate: false, memberCount: 2, me: { state: 'member' } });
  expect(await posts(open.id)).toBe(200);

  expect(await join(shut.id)).toMatchObject({
    isPrivate: true,
    memberCount: 1,
    me: { state: 'requested', role: null },
  });
  expect(await posts(shut.id)).toBe(404);
  expect((await join(shut.id)).me.state).toBe('requested');
  expect(await seen(shut.id)).toMatchObject({ memberCount: 1, me: { state: 'requested' } });

  const guest = await app.addMember();
  const { username } = (await app.call<{ username: string }>(guest, 'getUser', { params: { id: guest } })).body;
  await app.call(owner, 'inviteToSpace', { params: { id: shut.id }, body: { username } });
  await app.call(guest, 'answerSpaceInvitation', { params: { id: shut.id }, body: { accept: true } });
  expect(await seen(shut.id)).toMatchObject({ memberCount: 2, me: { state: 'requested' } });
  expect(await app.status(guest, 'listSpacePosts', { params: { id: shut.id } })).toBe(200);
});

test('tabs, search and category go together, and each category has its count', async () => {
  const [owner, other] = [await app.addMember(), await app.addMember()];
  const open = await make(owner, { name: 'Kiln A 100%', category: 'hearing' });
  const closed = await make(owner, { name: 'Kiln B', category: 'cognitive', visibility: 'private' });
  const unseen = await make(owner, { name: 'Kiln C', category: 'cognitive', visibility: 'hidden' });
  const idsOf = async (who: number, query: Record<string, string>) =>
    (await list(who, query)).map(({ id }) => id).sort();
  expect(await idsOf(other, { q: 'KILN' })).toEqual([open.id, closed.id]);
  expect(await idsOf(other, { q: 'kiln', tab: 'public' })).toEqual([open.id]);
  expect(await idsOf(other, { q: 'kiln', category: 'cognitive' })).toEqual([closed.id]);
  expect(await idsOf(other, { q: '100%' })).toEqual([open.id]);
  expect(await idsOf(other, { q: 'awake AT', category: 'hearing' })).toEqual([open.id]);
  expect(await idsOf(other, { tab: 'mine' })).toEqual([]);
  expect(await idsOf(owner, { tab: 'mine', q: 'kiln' })).toEqual([open.id, closed.id, unseen.id]);
  await app.call(other, 'joinSpace', { params: { id: closed.id }, body: {} });
  expect(await list(other, { tab: 'mine' })).toMatchObject([{ id: closed.id, me: { state: 'requested' } }]);
  const found = await counts(other, { q: 'kiln' });
  expect(found.map(({ category }) => category)).toEqual([...categories]);
  expect(found.filter(({ count }) => count > 0)).toEqual([
    { category: 'cognitive', count: 1 },
    { category: 'hearing', count: 1 },
  ]);
  expect(await app.status(other, 'createSupportGroup', { body: { ...content, category: 'cats' } })).toBe(400);
});

test('pages follow each other by the last activity, each group once', async () => {
  const owner = await app.addMember();
  for (const n of [1, 2, 3, 4, 5]) await make(owner, { name: `Paged ${n}` });
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: 'paged', limit: 2, ...(cursor && { cursor }) };
    const page = await app.call<Group[]>(owner, 'listSupportGroups', { query });
    names.push(...page.body.map(({ name }) => name));
    cursor = page.next;
  } while (cursor);
  expect(names).toEqual([5, 4, 3, 2, 1].map((n) => `Paged ${n}`));
});
