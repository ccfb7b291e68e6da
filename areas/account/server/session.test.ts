import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Session } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const session = async (userId: number) => (await app.call<Session>(userId, 'getSession')).body;

test('without the demo a request without a session is a guest, and nothing is there that nobody wrote', async () => {
  expect(await session(0)).toEqual({ member: null, unread: 0, demo: false, closing: false, region: 'AU' });
  expect((await app.call<unknown[]>(0, 'listPosts')).body).toEqual([]);
  const [row] = await app.database.query<{ members: number }>(
    'n',
    'select count(*)::int as members from users where id > 0',
  );
  expect(row?.members).toBe(0);
});

test('each session is the account’s own, with its name, its picture and the words of its plan', async () => {
  const free = await app.addMember({ name: 'Ana Costa' });
  const paid = await app.addMember({ name: 'Ben Ode' });
  await app.database.query('pay', "update users set plan = 'starter' where id = $1", [paid]);
  expect((await session(free)).member).toMatchObject({
    id: free,
    displayName: 'Ana Costa',
    avatar: `/avatars/user-${free}.png`,
    roles: ['member'],
    planLabel: 'Free Member',
  });
  expect((await session(paid)).member).toMatchObject({ id: paid, displayName: 'Ben Ode', planLabel: 'Premium Member' });
});

test('the name in the session is the one in the profile', async () => {
  const id = await app.addMember({ name: 'Before' });
  await app.call(id, 'updateProfile', { params: { userId: id }, body: { displayName: 'After' } });
  expect((await session(id)).member?.displayName).toBe('After');
});
