import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

test('what is private and what is missing look the same', async () => {
  const { id } = await all.post(all.author, { content: 'For followers', audience: 'followers' });
  const unknown = await all.refusal(all.reader, 'getPost', { params: { id: 999_999 } });
  expect(await all.refusal(all.reader, 'getPost', { params: { id } })).toEqual(unknown);
  expect(await all.refusal(0, 'getPost', { params: { id } })).toEqual(unknown);
  expect(await all.refusal(0, 'getPost', { params: { id: 'abc' } })).toEqual(unknown);
  expect((await all.ask<Post>(all.follower, 'getPost', { params: { id } })).mine).toBe(false);
});

test('moderators may delete what they do not own', async () => {
  const { id } = await all.post(all.author, { content: 'Hello' });
  const seen = await all.ask<Post>(all.moderator, 'getPost', { params: { id } });
  expect(seen).toMatchObject({ mine: false, canEdit: false, canDelete: true });
});

test('a live room opens for those who may read the post', async () => {
  const { id } = await all.post(all.author, { content: 'Members only', audience: 'members' });
  const topic = all.app.app.registry.topics.get('post');
  const ask = async (userId: number) =>
    topic?.({ id, principal: await all.app.principal(userId), db: all.app.database.db });
  expect(await ask(all.reader)).toBe(true);
  expect(await ask(all.blocked)).toBe(false);
});
