import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { FollowState, Member } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const follow = (as: number, id: number) => app.call<FollowState>(as, 'follow', { params: { id } });
const unfollow = (as: number, id: number) => app.call<FollowState>(as, 'unfollow', { params: { id } });
const list = (as: number, which: string, id: number, query = {}) =>
  app.call<Member[]>(as, which, { params: { id }, query });

test('following answers with the server’s counts, and again changes nothing', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const expected = { id: ben, followedByMe: true, followers: 1, myFollowing: 1 };
  expect((await follow(ana, ben)).body).toEqual(expected);
  expect((await follow(ana, ben)).body).toEqual(expected);
  expect((await unfollow(ana, ben)).body).toEqual({ id: ben, followedByMe: false, followers: 0, myFollowing: 0 });
  expect((await unfollow(ana, ben)).body.followers).toBe(0);
});

test('twenty presses at once are one follow and one event', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(ana, ben)));
  expect(new Set(answers.map(({ body }) => body.followers))).toEqual(new Set([1]));
  const events = await app.database.query<{ n: number }>(
    'events',
    "select count(*)::int as n from outbox where name = 'memberFollowed' and (payload->>'followeeId')::int = $1",
    [ben],
  );
  expect(events[0]?.n).toBe(1);
});

test('nobody follows themselves, a stranger to the house, or somebody behind a block', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  expect(await app.status(ana, 'follow', { params: { id: ana } })).toBe(400);
  expect(await app.status(ana, 'follow', { params: { id: 99_999 } })).toBe(404);
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await app.status(ana, 'follow', { params: { id: ben } })).toBe(404);
  expect(await app.status(ben, 'follow', { params: { id: ana } })).toBe(404);
  expect(await app.status(0, 'follow', { params: { id: ana } })).toBe(401);
});

test('lists page through all followers once, latest first, and leave out who is behind a block', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const fans: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const fan = await app.addMember();
    await follow(fan, ana);
    fans.push(fan);
  }
  const viewer = await app.addMember();
  await app.call(fans[1] ?? 0, 'block', { params: { id: viewer } });
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(viewer, 'listFollowers', ana, cursor ? { limit: 2, cursor } : { limit: 2 });
    seen.push(...page.body.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(seen).toEqual(fans.filter((_, n) => n !== 1).reverse());
  expect((await list(fans[0] ?? 0, 'listFollowing', fans[0] ?? 0)).body).toMatchObject([
    { id: ana, displayName: 'Ana', followedByMe: true, followsMe: false, isMe: false },
  ]);
  expect(await app.status(viewer, 'listFollowing', { params: { id: fans[1] ?? 0 } })).toBe(404);
});
