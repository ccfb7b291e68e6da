import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '../contract.ts';
import { postCountOf, reportableComment, reportablePost } from './about-posts.ts';
import { excerptOf, postAuthorOf, setHidden } from './public.ts';
import { type Community, startCommunity } from './testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const hide = (kind: 'post' | 'comment', id: number, hidden: boolean) =>
  all.app.app.transactions.run((db, emit) => setHidden(kind, id, hidden, { db, emit, now: new Date() }));

test('hiding a post and showing it again, each once', async () => {
  const { id } = await all.post(all.author, { content: 'Unkind' });
  expect([await hide('post', id, true), await hide('post', id, true)]).toEqual([true, false]);
  expect(await all.app.status(all.author, 'getPost', { params: { id } })).toBe(404);
  expect([await hide('post', id, false), await hide('post', id, false)]).toEqual([true, false]);
  expect(await all.app.status(all.author, 'getPost', { params: { id } })).toBe(200);
  expect(await hide('post', 999_999, true)).toBe(false);
});

test('hiding a comment moves the count', async () => {
  const post = await all.post(all.author, { content: 'Talk' });
  const { id } = await all.comment(all.reader, post.id, 'Rude');
  const count = async () => (await all.ask<Post>(0, 'getPost', { params: { id: post.id } })).commentsCount;
  await hide('comment', id, true);
  expect(await count()).toBe(0);
  await hide('comment', id, false);
  expect(await count()).toBe(1);
});

test('what can be reported is what the reporter can see', async () => {
  const { db } = all.app.database;
  const post = await all.post(all.author, { content: 'Line one\n\n  line two', audience: 'followers' });
  const comment = await all.comment(all.follower, post.id, 'A comment');
  const [reader, follower] = [await all.app.principal(all.reader), await all.app.principal(all.follower)];
  expect(await reportablePost(db, follower, post.id)).toEqual({ authorId: all.author, excerpt: 'Line one line two' });
  expect(await reportableComment(db, follower, comment.id)).toEqual({ authorId: all.follower, excerpt: 'A comment' });
  expect(await reportablePost(db, reader, post.id)).toBeUndefined();
  expect(await reportableComment(db, reader, comment.id)).toBeUndefined();
  expect(await reportablePost(db, follower, 999_999)).toBeUndefined();
});

test('excerpt and author of a post that goes away', async () => {
  const { db } = all.app.database;
  const { id } = await all.post(all.author, { content: 'Here today' });
  expect(await excerptOf(db, id)).toBe('Here today');
  await all.app.call(all.author, 'deletePost', { params: { id } });
  expect([await excerptOf(db, id), await postAuthorOf(db, id), await postAuthorOf(db, 999_999)]).toEqual([
    undefined,
    all.author,
    undefined,
  ]);
});

test('a member’s posts are counted as the viewer sees them', async () => {
  const writer = await all.app.addMember();
  await all.post(writer, { content: 'One' });
  await all.post(writer, { content: 'Two', audience: 'followers' });
  const count = async (userId: number, author = writer) =>
    postCountOf(all.app.database.query, await all.app.principal(userId), author);
  expect([await count(0), await count(all.reader), await count(writer)]).toEqual([1, 1, 2]);
  expect(await count(writer, 999_999)).toBe(0);
});
