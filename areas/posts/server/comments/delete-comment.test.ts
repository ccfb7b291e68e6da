import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
let post: Post;
beforeAll(async () => {
  all = await startCommunity();
  post = await all.post(all.author, { content: 'Talk to me' });
});
afterAll(() => all.app.close());

const at = (time: string) => all.app.setNow(new Date(time));
const read = () => all.ask<Comment[]>(0, 'listComments', { params: { id: post.id } });
const counted = async () => (await all.ask<Post>(0, 'getPost', { params: { id: post.id } })).commentsCount;

test('deleting and bringing back move the count once each', async () => {
  at('2026-11-01T00:00:00.000Z');
  const { id } = await all.comment(all.reader, post.id, 'Hello');
  const params = { id };
  expect(await all.ask(all.reader, 'deleteComment', { params })).toEqual({
    id,
    postId: post.id,
    commentsCount: 0,
    restorableUntil: '2026-12-01T00:00:00.000Z',
  });
  expect(await all.app.status(all.reader, 'deleteComment', { params })).toBe(404);
  expect([await read(), await counted()]).toEqual([[], 0]);
  for (let n = 0; n < 2; n += 1) {
    expect(await all.ask(all.reader, 'restoreComment', { params })).toMatchObject({ id, commentsCount: 1 });
  }
  expect([(await read()).length, await counted()]).toEqual([1, 1]);
  await all.app.call(all.reader, 'deleteComment', { params });
  at('2026-12-02T00:00:00.000Z');
  expect(await all.app.status(all.reader, 'restoreComment', { params })).toBe(410);
});

test('a moderator’s deletion stands until a moderator undoes it', async () => {
  const { id } = await all.comment(all.reader, post.id, 'Rude');
  const params = { id };
  expect(await all.ask(all.moderator, 'deleteComment', { params })).toMatchObject({ restorableUntil: null });
  expect(await all.app.status(all.reader, 'restoreComment', { params })).toBe(403);
  expect(await all.ask(all.moderator, 'restoreComment', { params })).toMatchObject({ id });
});

test('the author of the post has no power over the comments of others', async () => {
  const { id } = await all.comment(all.reader, post.id, 'My view');
  expect(await all.app.status(all.author, 'deleteComment', { params: { id } })).toBe(403);
});
