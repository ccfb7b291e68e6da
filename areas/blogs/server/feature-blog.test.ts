import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '#areas/posts/contract.ts';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';
import { publishNew } from './testing/drafts.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const audited = () =>
  all.app.database.query<{ action: string; subject: string }>(
    'audited',
    "select action, subject from audit_log where action like '%featured' order by id",
  );

test('a moderator marks and unmarks a blog; each change is noted once', async () => {
  const blog = await publishNew(all.app, all.author, { title: 'Chosen' });
  const params = { id: blog.id };
  const listed = async () =>
    (await all.ask<Post[]>(0, 'listPosts', { query: { type: 'blog', featured: 'true' } })).map(({ id }) => id);
  for (let twice = 0; twice < 2; twice += 1) {
    expect(await all.ask(all.moderator, 'featureBlog', { params })).toEqual({ id: blog.id, isFeatured: true });
  }
  expect(await listed()).toEqual([blog.id]);
  for (let twice = 0; twice < 2; twice += 1) await all.ask(all.moderator, 'unfeatureBlog', { params });
  expect(await listed()).toEqual([]);
  const subject = `posts:${blog.id}`;
  expect(await audited()).toEqual([
    { action: 'featured', subject },
    { action: 'no longer featured', subject },
  ]);
});

test('posts are no blogs, and what not everyone may read cannot be featured', async () => {
  const post = await all.post(all.author, { content: 'A post.' });
  const params = { id: post.id };
  expect(await all.refusal(all.moderator, 'featureBlog', { params })).toMatchObject({ status: 404 });
  const blog = await publishNew(all.app, all.author, { title: 'For members', extra: { audience: 'members' } });
  const own = { params: { id: blog.id } };
  expect(await all.refusal(all.moderator, 'featureBlog', own)).toMatchObject({ status: 409 });
  expect(await all.refusal(all.author, 'featureBlog', own)).toMatchObject({ status: 403 });
});
