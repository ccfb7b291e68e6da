import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const at = (time: string) => all.app.setNow(new Date(time));
const params = ({ id }: { id: number }) => ({ params: { id } });

test('a deleted post is gone for all, and its author brings it back whole', async () => {
  at('2026-11-01T00:00:00.000Z');
  const post = await all.post(all.author, { content: 'Here' });
  await all.app.call(all.reader, 'likePost', params(post));
  await all.comment(all.reader, post.id, 'Good');
  expect(await all.ask(all.author, 'deletePost', params(post))).toEqual({
    id: post.id,
    restorableUntil: '2026-12-01T00:00:00.000Z',
  });
  for (const userId of [0, all.author, all.reader, all.moderator]) {
    expect(await all.app.status(userId, 'getPost', params(post))).toBe(404);
    expect(await all.app.status(userId, 'listComments', params(post))).toBe(404);
  }
  expect(await all.app.status(all.author, 'deletePost', params(post))).toBe(404);
  expect(await all.app.status(all.reader, 'likePost', params(post))).toBe(404);
  const back = await all.ask<Post>(all.author, 'restorePost', params(post));
  expect(back).toMatchObject({ id: post.id, likes: 1, commentsCount: 1 });
  expect(await all.ask<Post>(all.author, 'restorePost', params(post))).toEqual(back);
  expect(await all.app.status(all.reader, 'restorePost', params(post))).toBe(403);
});

test('after 30 days it cannot come back', async () => {
  at('2026-11-01T00:00:00.000Z');
  const post = await all.post(all.author, { content: 'Here' });
  await all.app.call(all.author, 'deletePost', params(post));
  at('2026-12-01T00:00:00.001Z');
  expect(await all.refusal(all.author, 'restorePost', params(post))).toMatchObject({ status: 410 });
});

test('what a moderator took away its author cannot bring back; moderators can, and the audit log knows both', async () => {
  const post = await all.post(all.author, { content: 'Unkind', audience: 'followers' });
  expect(await all.ask(all.moderator, 'deletePost', params(post))).toEqual({ id: post.id, restorableUntil: null });
  expect(await all.app.status(all.follower, 'getPost', params(post))).toBe(404);
  expect(await all.refusal(all.author, 'restorePost', params(post))).toMatchObject({ status: 403 });
  expect(await all.app.status(all.reader, 'restorePost', params(post))).toBe(404);
  expect((await all.ask<Post>(all.moderator, 'restorePost', params(post))).id).toBe(post.id);
  expect(await all.app.status(all.follower, 'getPost', params(post))).toBe(200);
  const entries = await all.app.database.query<{ actorId: number; action: string }>(
    'audit',
    'select actor_id as "actorId", action from audit_log where subject = $1 order by id',
    [`posts:${post.id}`],
  );
  expect(entries).toEqual([
    { actorId: all.moderator, action: 'hidden' },
    { actorId: all.moderator, action: 'shown again' },
  ]);
});

test('a moderator’s own post is deleted like anybody’s', async () => {
  const post = await all.post(all.moderator, { content: 'Mine' });
  const answer = await all.ask<{ restorableUntil: string | null }>(all.moderator, 'deletePost', params(post));
  expect(answer.restorableUntil).not.toBeNull();
});
