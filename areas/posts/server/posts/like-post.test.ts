import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

interface Like {
  id: number;
  likes: number;
  likedByMe: boolean;
}

let all: Community;
beforeAll(async () => {
  const server = await sharedPostgres();
  all = await startCommunity({ databaseUrl: await server.createDatabase('feed_likes') });
});
afterAll(() => all.app.close());

const params = ({ id }: Post) => ({ params: { id } });

test('like, like again, unlike, unlike again', async () => {
  const post = await all.post(all.author, { content: 'Like me' });
  const like = () => all.ask<Like>(all.reader, 'likePost', params(post));
  const unlike = () => all.ask<Like>(all.reader, 'unlikePost', params(post));
  const liked = { id: post.id, likes: 1, likedByMe: true };
  const unliked = { id: post.id, likes: 0, likedByMe: false };
  expect([await like(), await like(), await unlike(), await unlike()]).toEqual([liked, liked, unliked, unliked]);
  await like();
  expect(await all.ask<Post>(all.reader, 'getPost', params(post))).toMatchObject({ likes: 1, likedByMe: true });
  expect(await all.ask<Post>(all.follower, 'getPost', params(post))).toMatchObject({ likes: 1, likedByMe: false });
  expect(await all.ask<Post>(0, 'getPost', params(post))).toMatchObject({ likes: 1, likedByMe: false });
});

test('an unknown post, and one that is not shown to the caller, is a 404', async () => {
  const post = await all.post(all.author, { content: 'Mine', audience: 'followers' });
  expect(await all.app.status(all.reader, 'likePost', params(post))).toBe(404);
  expect(await all.app.status(all.reader, 'unlikePost', { params: { id: 999_999 } })).toBe(404);
});

test('fifty likes by one member at once count once; likes and unlikes of many end with rows = count', async () => {
  const post = await all.post(all.author, { content: 'Contended' });
  const fifty = Array.from({ length: 50 }, () => all.ask<Like>(all.reader, 'likePost', params(post)));
  for (const { likes } of await Promise.all(fifty)) expect(likes).toBe(1);

  const members = await Promise.all(Array.from({ length: 20 }, () => all.app.addMember()));
  const actions = members.flatMap((userId, n) =>
    ['likePost', n % 2 ? 'unlikePost' : 'likePost', 'likePost'].map((operation) =>
      all.ask(userId, operation, params(post)),
    ),
  );
  await Promise.all(actions);
  const [row] = await all.app.database.query<{ count: number; rows: number }>(
    'check',
    `select likes_count as count, (select count(*)::int from likes where post_id = posts.id) as rows
      from posts where id = $1`,
    [post.id],
  );
  expect(row?.count).toBe(row?.rows);
});

test('open browsers are told that a post changed, never who liked it', async () => {
  const post = await all.post(all.author, { content: 'Events' });
  const rooms = [...(all.app.app.registry.broadcasts.get('postChanged') ?? [])].flatMap(({ topics }) =>
    topics({ postId: post.id, version: 1 }),
  );
  expect(rooms).toEqual([`post:${post.id}`]);
  expect(all.app.app.registry.broadcasts.get('postLiked')).toBeUndefined();
});
