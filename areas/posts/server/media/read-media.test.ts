import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const status = (userId: number, id: number, variant = 'full') =>
  all.app.status(userId, 'readMedia', { params: { id, variant } });

test('an upload is its uploader’s alone until it belongs to a post, and then as open as the post', async () => {
  const { id } = await all.picture(all.author);
  const everybody = [all.author, all.follower, all.reader, all.blocked, all.moderator, 0];
  const statuses = () => Promise.all(everybody.map((userId) => status(userId, id)));
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404]);
  const post = await all.post(all.author, { content: 'Look', mediaIds: [id], audience: 'followers' });
  expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404]);
  await all.ask(all.author, 'editPost', { params: { id: post.id }, body: { version: 1, audience: 'everyone' } });
  expect(await statuses()).toEqual([200, 200, 200, 404, 200, 200]);
  await all.app.call(all.author, 'deletePost', { params: { id: post.id } });
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
});

test('a picture has no still and no captions; other variants are unknown', async () => {
  const { id } = await all.picture(all.author);
  for (const variant of ['poster', 'captions', 'original', '../full']) {
    expect(await status(all.author, id, variant)).toBe(404);
  }
  expect(await status(all.author, 999_999)).toBe(404);
});

test('over the wire: sandboxed, never sniffed, kept by the reader’s own browser only', async () => {
  const { id } = await all.picture(all.author);
  await all.post(all.author, { content: 'Look', mediaIds: [id] });
  const { headers } = await all.app.app.http.inject({ url: `/media/${id}/small`, headers: { host: 'localhost:3000' } });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});
