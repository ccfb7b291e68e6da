import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Comment, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
let post: Post;
beforeAll(async () => {
  all = await startCommunity();
  post = await all.post(all.author, { content: 'Talk to me' });
});
afterAll(() => all.app.close());

const read = (userId: number) => all.ask<Comment[]>(userId, 'listComments', { params: { id: post.id } });
const count = async () => (await all.ask<Post>(0, 'getPost', { params: { id: post.id } })).commentsCount;

test('a comment is added, counted and shown with its author', async () => {
  const added = await all.comment(all.reader, post.id, '  Hello there ');
  expect(added).toMatchObject({
    postId: post.id,
    content: 'Hello there',
    author: { id: all.reader, displayName: 'Reader', avatar: `/avatars/user-${all.reader}.png` },
    version: 1,
    mine: true,
    canEdit: true,
    commentsCount: 1,
  });
  expect(await count()).toBe(1);
  expect((await read(0))[0]).toMatchObject({ id: added.id, mine: false, canEdit: false, canDelete: false });
  expect((await read(all.moderator))[0]).toMatchObject({ canEdit: false, canDelete: true });
});

test.each(['', '   ', '\u200B', 'x'.repeat(5001)])('%j is refused and not counted', async (content) => {
  const before = await count();
  const input = { params: { id: post.id }, body: { content } };
  expect(await all.refusal(all.reader, 'createComment', input)).toMatchObject({ status: 400, fields: ['content'] });
  expect(await count()).toBe(before);
});

test('no comment on what one may not see', async () => {
  const hidden = await all.post(all.author, { content: 'Followers', audience: 'followers' });
  const body = { content: 'Hi' };
  expect(await all.app.status(all.reader, 'createComment', { params: { id: hidden.id }, body })).toBe(404);
  expect(await all.app.status(all.reader, 'createComment', { params: { id: 999_999 }, body })).toBe(404);
});

describe('reading', () => {
  test('oldest first, in pages that join', async () => {
    const talk = await all.post(all.author, { content: 'Long talk' });
    for (let n = 1; n <= 5; n += 1) await all.comment(all.reader, talk.id, `Number ${n}`);
    const params = { id: talk.id };
    const first = await all.app.call<Comment[]>(0, 'listComments', { params, query: { limit: 3 } });
    const query = { limit: 3, cursor: first.next ?? '' };
    const second = await all.app.call<Comment[]>(0, 'listComments', { params, query });
    const words = [...first.body, ...second.body].map(({ content }) => content);
    expect(words).toEqual(['Number 1', 'Number 2', 'Number 3', 'Number 4', 'Number 5']);
    expect(second.next).toBeUndefined();
    expect(await all.app.status(0, 'listComments', { params, query: { cursor: 'x' } })).toBe(400);
  });

  test('comments of members one has blocked, or is blocked by, are left out', async () => {
    const talk = await all.post(all.follower, { content: 'Everybody' });
    await all.comment(all.author, talk.id, 'From the author');
    await all.comment(all.blocked, talk.id, 'From the blocked');
    const words = async (userId: number) =>
      (await all.ask<Comment[]>(userId, 'listComments', { params: { id: talk.id } })).map(({ content }) => content);
    expect(await words(all.reader)).toHaveLength(2);
    expect(await words(all.author)).toEqual(['From the author']);
    expect(await words(all.blocked)).toEqual(['From the blocked']);
  });
});
