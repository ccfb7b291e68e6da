import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity({ now: new Date('2026-11-21T04:03:11.000Z') });
});
afterAll(() => all.app.close());

test('the specified call gives a public post with every specified field', async () => {
  const post = await all.post(all.author, { content: '  The ramp is open again.  ', type: 'post', isPublic: true });
  expect(post).toMatchObject({
    content: 'The ramp is open again.',
    type: 'post',
    title: '',
    isPublic: true,
    tags: [],
    imageUrl: null,
    likes: 0,
    commentsCount: 0,
    createdAt: '2026-11-21T04:03:11.000Z',
    author: { id: all.author, displayName: 'Dana Petrov', avatar: `/avatars/user-${all.author}.png` },
    audience: 'everyone',
    likedByMe: false,
    savedByMe: false,
    version: 1,
    mine: true,
    canEdit: true,
    canDelete: true,
    editedAt: null,
    feeling: null,
    reading: { minutes: 1, level: 'Easy English' },
  });
  expect(await all.ask<Post>(all.author, 'getPost', { params: { id: post.id } })).toEqual({ ...post, document: null });
});

test('all that can be added', async () => {
  await all.app.database.query(
    'profile',
    "insert into profiles (user_id, suburb, state) values ($1, 'Ballarat', 'VIC')",
    [all.author],
  );
  const picture = await all.picture(all.author);
  const post = await all.post(all.author, {
    content: 'Off to #PublicTransport Victoria.',
    title: ' A trip ',
    type: 'blog',
    tags: ['Day Trips'],
    contentWarning: 'crowds',
    feeling: 'hopeful',
    easyContent: 'I took a train.',
    audience: 'members',
    isPublic: true,
    mediaIds: [picture.id],
  });
  expect(post).toMatchObject({
    title: 'A trip',
    type: 'blog',
    tags: ['day-trips', 'public-transport'],
    contentWarning: 'crowds',
    feeling: 'hopeful',
    easyContent: 'I took a train.',
    audience: 'members',
    isPublic: false,
    imageUrl: `/media/${picture.id}/full`,
    media: [{ id: picture.id, kind: 'image', smallUrl: `/media/${picture.id}/small` }],
    author: { location: 'Ballarat, VIC' },
  });
});

test('isPublic false without an audience means members', async () => {
  expect(await all.post(all.author, { content: 'Just us', isPublic: false })).toMatchObject({
    audience: 'members',
    isPublic: false,
  });
});

test('where an author lives is for members', async () => {
  const { id } = await all.post(all.author, { content: 'From home' });
  const seen = await all.ask<Post>(0, 'getPost', { params: { id } });
  expect(seen.author).toMatchObject({ displayName: 'Dana Petrov', location: '' });
});

describe('refused, and nothing is written', () => {
  test.each([
    [{}, 'content'],
    [{ content: ' \n\t ' }, 'content'],
    [{ content: '\u200B\u2060' }, 'content'],
    [{ content: 'x'.repeat(20_001) }, 'content'],
    [{ content: 'x', type: 'poem' }, 'type'],
    [{ content: 'x', audience: 'friends' }, 'audience'],
    [{ content: 'x', isPublic: 'yes' }, 'isPublic'],
    [{ content: 'x', tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }, 'tags'],
    [{ content: 'x', feeling: 'electric' }, 'feeling'],
    [{ content: 'x', mediaIds: [1, 2, 3, 4, 5] }, 'mediaIds'],
    [{ content: 'x', authorId: 1 }, 'authorId'],
    [{ content: 'x\u0000' }, 'content'],
    [{ content: 'x', contentWarning: 'x\u0000' }, 'contentWarning'],
  ])('%o', async (body, field) => {
    const before = await countPosts();
    expect(await all.refusal(all.author, 'createPost', { body })).toMatchObject({ status: 400, fields: [field] });
    expect(await countPosts()).toBe(before);
  });

  test('media of somebody else, used media, unknown media and media named twice', async () => {
    const theirs = await all.picture(all.reader);
    const used = await all.picture(all.author);
    await all.post(all.author, { content: 'Uses it', mediaIds: [used.id] });
    const before = await countPosts();
    for (const mediaIds of [[theirs.id], [used.id], [999_999], [used.id, used.id]]) {
      const body = { content: 'x', mediaIds };
      expect(await all.refusal(all.author, 'createPost', { body })).toMatchObject({
        status: 400,
        fields: ['mediaIds'],
      });
    }
    expect(await countPosts()).toBe(before);
  });
});

test('text is kept as it was typed: markup is words, not markup', async () => {
  const content = `<script>alert("1")</script> \\' $1 ' " -- %s 👩🏽‍🦽`;
  expect((await all.post(all.author, { content })).content).toBe(content);
});

test('the same Idempotency-Key twice gives one post', async () => {
  const principal = await all.app.principal(all.author);
  const call = {
    operation: 'createPost',
    principal,
    body: { content: 'Once' },
    idempotencyKey: 'create-post-test',
    request: { ip: '127.0.0.1', agent: 'test' },
  };
  const before = await countPosts();
  const [first, second] = [await all.app.app.invoke(call), await all.app.app.invoke(call)];
  expect(second.body).toEqual(first.body);
  expect(await countPosts()).toBe(before + 1);
});

async function countPosts() {
  const [row] = await all.app.database.query<{ n: number }>('n', 'select count(*)::int as n from posts');
  return row?.n ?? -1;
}
