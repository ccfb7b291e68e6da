import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post, PostVersion } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const edit = (post: Post, body: object) =>
  all.ask<Post>(all.author, 'editPost', { params: { id: post.id }, body: { version: post.version, ...body } });

test('changes what is given, keeps the rest, and keeps the earlier wording', async () => {
  all.app.setNow(new Date('2026-11-21T01:00:00.000Z'));
  const post = await all.post(all.author, {
    content: 'The lift is #Broken',
    title: 'Lift',
    tags: ['access'],
    feeling: 'frustrated',
  });
  all.app.setNow(new Date('2026-11-21T02:00:00.000Z'));
  const edited = await edit(post, { content: 'The lift works' });
  expect(edited).toMatchObject({
    content: 'The lift works',
    title: 'Lift',
    tags: ['access'],
    feeling: 'frustrated',
    version: 2,
    editedAt: '2026-11-21T02:00:00.000Z',
    createdAt: '2026-11-21T01:00:00.000Z',
  });
  const again = await edit(edited, { feeling: null, title: '', isPublic: false });
  expect(again).toMatchObject({ feeling: null, title: '', audience: 'members', version: 3 });

  const versions = await all.ask<PostVersion[]>(all.reader, 'listPostVersions', { params: { id: post.id } });
  expect(versions.map(({ version, content, present }) => [version, content, present])).toEqual([
    [3, 'The lift works', true],
    [2, 'The lift works', false],
    [1, 'The lift is #Broken', false],
  ]);
  expect(versions.at(-1)).toMatchObject({ createdAt: '2026-11-21T01:00:00.000Z', tags: ['access', 'broken'] });
});

test('an earlier wording is read by those who were in its audience then and are now', async () => {
  const wordings = async (viewer: number, id: number) =>
    (await all.ask<PostVersion[]>(viewer, 'listPostVersions', { params: { id } })).map(({ content }) => content);
  let post = await all.post(all.author, { content: 'For me alone', audience: 'me' });
  post = await edit(post, { content: 'For followers', audience: 'followers' });
  post = await edit(post, { content: 'For members', audience: 'members' });
  post = await edit(post, { content: 'For everyone', audience: 'everyone' });
  post = await edit(post, { content: 'Still for everyone' });
  expect(await wordings(all.author, post.id)).toEqual([
    'Still for everyone',
    'For everyone',
    'For members',
    'For followers',
    'For me alone',
  ]);
  expect(await wordings(all.follower, post.id)).toEqual([
    'Still for everyone',
    'For everyone',
    'For members',
    'For followers',
  ]);
  for (const viewer of [all.reader, all.moderator]) {
    expect(await wordings(viewer, post.id)).toEqual(['Still for everyone', 'For everyone', 'For members']);
  }
  // Made narrower, all of it is: also what everyone could read before.
  post = await edit(post, { audience: 'followers' });
  expect(await all.app.status(all.reader, 'listPostVersions', { params: { id: post.id } })).toBe(404);
  expect(await wordings(all.follower, post.id)).toHaveLength(5);
});

test('versions come in pages', async () => {
  let post = await all.post(all.author, { content: 'Word 1' });
  for (let n = 2; n <= 5; n += 1) post = await edit(post, { content: `Word ${n}` });
  const params = { id: post.id };
  const first = await all.app.call<PostVersion[]>(all.reader, 'listPostVersions', { params, query: { limit: 3 } });
  const second = await all.app.call<PostVersion[]>(all.reader, 'listPostVersions', {
    params,
    query: { limit: 3, cursor: first.next ?? '' },
  });
  expect([...first.body, ...second.body].map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  expect(second.next).toBeUndefined();
  expect(await all.app.status(all.reader, 'listPostVersions', { params, query: { cursor: 'x' } })).toBe(400);
});

test('of two edits of one version the second is refused and told the present one', async () => {
  const post = await all.post(all.author, { content: 'First' });
  await edit(post, { content: 'Second' });
  const refused = await all.refusal(all.author, 'editPost', {
    params: { id: post.id },
    body: { version: 1, content: 'Third' },
  });
  expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('version 2') });
  expect((await all.ask<Post>(all.author, 'getPost', { params: { id: post.id } })).content).toBe('Second');
});

test('an edit that changes nothing makes no version', async () => {
  const post = await all.post(all.author, { content: 'Same' });
  expect(await edit(post, { content: 'Same ' })).toEqual(post);
});

test('media are put in order, taken out and added; somebody else’s are refused', async () => {
  const [a, b, c] = [await all.picture(all.author), await all.picture(all.author), await all.picture(all.author)];
  const post = await all.post(all.author, { content: 'Pictures', mediaIds: [a.id, b.id] });
  const edited = await edit(post, { mediaIds: [c.id, a.id] });
  expect(edited.media.map(({ id }) => id)).toEqual([c.id, a.id]);
  expect(edited.imageUrl).toBe(c.url);
  expect(await all.app.status(all.reader, 'readMedia', { params: { id: b.id, variant: 'full' } })).toBe(404);
  const theirs = await all.picture(all.reader);
  const body = { version: edited.version, mediaIds: [theirs.id] };
  expect(await all.refusal(all.author, 'editPost', { params: { id: post.id }, body })).toMatchObject({ status: 400 });
  const kept = await all.ask<Post>(all.author, 'getPost', { params: { id: post.id } });
  expect(kept.media.map(({ id }) => id)).toEqual([c.id, a.id]);
});

test('blank content and an unknown field are refused', async () => {
  const post = await all.post(all.author, { content: 'Words' });
  for (const body of [{ version: 1, content: ' ' }, { version: 1, likes: 5 }, { content: 'No version' }]) {
    expect(await all.app.status(all.author, 'editPost', { params: { id: post.id }, body })).toBe(400);
  }
});
