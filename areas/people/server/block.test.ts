import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { BlockedMember, User } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });

test('a block ends follows both ways and shuts both out; taking it back opens the profile, not the follows', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  await app.call(ana, 'follow', on(ben));
  await app.call(ben, 'follow', on(ana));
  expect((await app.call(ana, 'block', on(ben))).body).toEqual({ id: ben, blockedByMe: true });
  expect((await app.call(ana, 'block', on(ben))).body).toEqual({ id: ben, blockedByMe: true });
  expect(await app.status(ben, 'getUser', on(ana))).toBe(404);
  expect((await app.call<User>(ana, 'getUser', on(ana))).body).toMatchObject({ followers: 0, following: 0 });

  expect((await app.call(ana, 'unblock', on(ben))).body).toEqual({ id: ben, blockedByMe: false });
  expect((await app.call<User>(ben, 'getUser', on(ana))).body).toMatchObject({ followedByMe: false, followsMe: false });
});

test('only one’s own blocks are listed and taken back', async () => {
  const [ana, ben, kim] = [await app.addMember(), await app.addMember({ name: 'Ben' }), await app.addMember()];
  await app.call(ana, 'block', on(ben));
  const list = async (as: number) => (await app.call<BlockedMember[]>(as, 'listBlocks')).body;
  expect(await list(ana)).toMatchObject([{ id: ben, displayName: 'Ben', blockedAt: expect.any(String) }]);
  expect(await list(ben)).toEqual([]);
  await app.call(kim, 'unblock', on(ben));
  expect(await list(ana)).toHaveLength(1);
  expect(await app.status(ben, 'unblock', on(ana))).toBe(404);
});

test('neither oneself nor an unknown member can be blocked', async () => {
  const ana = await app.addMember();
  expect(await app.status(ana, 'block', on(ana))).toBe(400);
  expect(await app.status(ana, 'block', on(99_999))).toBe(404);
  expect(await app.status(0, 'block', on(ana))).toBe(401);
});

test('somebody who is blocked learns nothing by trying to block back', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  await app.call(ana, 'block', on(ben));
  expect(await app.status(ben, 'block', on(ana))).toBe(404);
});
