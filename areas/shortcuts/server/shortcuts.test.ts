import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { mostShortcuts, type Shortcut } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const add = (userId: number, path: string, title = 'A page') =>
  app.call<Shortcut[]>(userId, 'addShortcut', { body: { path, title } });
const list = async (userId: number) => (await app.call<Shortcut[]>(userId, 'listShortcuts')).body;

test('shortcuts stay in the order in which they were added, each path once', async () => {
  const member = await app.addMember();
  await add(member, '/accessibility', 'Accessibility');
  await add(member, '/search?q=ramps', ' Ramps ');
  const { body } = await add(member, '/accessibility', 'My settings');
  expect(body).toEqual([
    { path: '/accessibility', title: 'My settings' },
    { path: '/search?q=ramps', title: 'Ramps' },
  ]);
  expect(await list(member)).toEqual(body);
});

test('one member’s shortcuts are nobody else’s', async () => {
  const [one, other] = [await app.addMember(), await app.addMember()];
  await add(one, '/accessibility');
  expect(await list(other)).toEqual([]);
  await app.call(other, 'removeShortcut', { query: { path: '/accessibility' } });
  expect(await list(one)).toHaveLength(1);
});

test('removing works, and again changes nothing', async () => {
  const member = await app.addMember();
  await add(member, '/accessibility');
  expect(await app.status(member, 'removeShortcut', { query: { path: '/accessibility' } })).toBe(204);
  expect(await app.status(member, 'removeShortcut', { query: { path: '/accessibility' } })).toBe(204);
  expect(await list(member)).toEqual([]);
});

test('a handful is the limit, also when they are added at once', async () => {
  const member = await app.addMember();
  const tries = Array.from({ length: mostShortcuts + 2 }, (_, n) =>
    app.status(member, 'addShortcut', { body: { path: `/page-${n}`, title: 'P' } }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((status) => status === 409)).toHaveLength(2);
  expect(await list(member)).toHaveLength(mostShortcuts);
  // One that is kept already may still get a new title.
  const [first] = await list(member);
  expect(await app.status(member, 'addShortcut', { body: { path: first?.path, title: 'New' } })).toBe(200);
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere', 'javascript:alert(1)', 'forums', ''])(
  'the address %j is refused',
  async (path) => {
    const member = await app.addMember();
    expect(await app.status(member, 'addShortcut', { body: { path, title: 'P' } })).toBe(400);
  },
);
