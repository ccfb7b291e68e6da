import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#areas/people/contract.ts';
import type { PinState, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const on = ({ id }: Post) => ({ params: { id } });
const pin = (post: Post) => all.ask<PinState>(all.author, 'pinPost', on(post));
const first = async (reader: number) =>
  (await all.ask<User>(reader, 'getUser', { params: { id: all.author } })).pinnedPostId;
const onProfile = async (post: Post) => (await all.ask<Post>(all.author, 'getPost', on(post))).onProfile;

test('one post is first on the profile; another takes its place, and it can be taken off', async () => {
  const [one, two] = [await all.post(all.author, { content: 'One' }), await all.post(all.author, { content: 'Two' })];
  expect(one.onProfile).toBe(false);
  expect(await first(all.reader)).toBeNull();
  expect(await pin(one)).toEqual({ id: one.id, onProfile: true, instead: null });
  expect(await pin(one)).toEqual({ id: one.id, onProfile: true, instead: null });
  expect(await first(all.reader)).toBe(one.id);
  expect(await pin(two)).toEqual({ id: two.id, onProfile: true, instead: one.id });
  expect([await onProfile(one), await onProfile(two)]).toEqual([false, true]);
  expect(await first(all.reader)).toBe(two.id);
  const off = { id: two.id, onProfile: false, instead: null };
  for (let n = 0; n < 2; n += 1) expect(await all.ask(all.author, 'unpinPost', on(two))).toEqual(off);
  expect(await first(all.reader)).toBeNull();
});

test('it is first for those alone who may read it, and not once it is deleted', async () => {
  const post = await all.post(all.author, { content: 'For followers', audience: 'followers' });
  await pin(post);
  expect([await first(all.reader), await first(all.follower), await first(all.author)]).toEqual([
    null,
    post.id,
    post.id,
  ]);
  await all.ask(all.author, 'deletePost', on(post));
  expect(await first(all.author)).toBeNull();
  await all.ask(all.author, 'restorePost', on(post));
  expect(await first(all.author)).toBe(post.id);
});

test('of ten posts that are pinned at once, one is first', async () => {
  const posts: Post[] = [];
  for (let n = 0; n < 10; n += 1) posts.push(await all.post(all.author, { content: `Number ${n}` }));
  await Promise.all(posts.map(pin));
  const pinned = await Promise.all(posts.map(onProfile));
  expect(pinned.filter(Boolean)).toHaveLength(1);
});
