import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

test('kept once, let go once, and nobody else’s business', async () => {
  const { id } = await all.post(all.author, { content: 'Keep me' });
  const params = { id };
  expect(await all.ask(all.reader, 'savePost', { params })).toEqual({ id, savedByMe: true });
  expect(await all.ask(all.reader, 'savePost', { params })).toEqual({ id, savedByMe: true });
  expect(await all.ask<Post>(all.reader, 'getPost', { params })).toMatchObject({ savedByMe: true });
  expect(await all.ask<Post>(all.author, 'getPost', { params })).toMatchObject({ savedByMe: false });
  expect(await all.ask(all.reader, 'unsavePost', { params })).toEqual({ id, savedByMe: false });
  expect(await all.ask(all.reader, 'unsavePost', { params })).toEqual({ id, savedByMe: false });
  expect(await all.ask<Post[]>(all.reader, 'listPosts', { query: { saved: 'true' } })).toEqual([]);
});

test('an unknown post is a 404', async () => {
  expect(await all.app.status(all.reader, 'savePost', { params: { id: 999_999 } })).toBe(404);
  expect(await all.app.status(all.reader, 'unsavePost', { params: { id: 999_999 } })).toBe(404);
});
