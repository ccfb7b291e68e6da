import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';
import type { Blog } from '../contract.ts';
import type { emptyExtra } from '../pure/blog-extra.ts';
import { documentOf, publishNew, writeDraft } from './testing/drafts.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const read = (viewer: number, slug: string) => all.ask<Blog>(viewer, 'getBlog', { params: { slug } });
const publish = (userId: number, draft: { id: number; version: number }) =>
  all.ask<Blog>(userId, 'publishBlog', { body: { draftId: draft.id, version: draft.version } });

test('a draft becomes a blog with an address, heads the list, and is gone', async () => {
  const draft = await writeDraft(all.app, all.author, {
    title: '  A week by tram  ',
    tags: ['Trams', ''],
    extra: { easy: 'I go by tram.' },
  });
  const blog = await publish(all.author, draft);
  expect(blog).toMatchObject({
    type: 'blog',
    title: 'A week by tram',
    path: '/blogs/a-week-by-tram',
    slug: 'a-week-by-tram',
    tags: ['trams'],
    easyContent: 'I go by tram.',
    document: documentOf('Six stops have a ramp.'),
    series: null,
  });
  const [first] = await all.ask<{ id: number }[]>(0, 'listPosts', { query: { type: 'blog' } });
  expect(first?.id).toBe(blog.id);
  expect(await all.refusal(all.author, 'getDraft', { params: { id: draft.id } })).toMatchObject({ status: 404 });
  expect(await all.refusal(all.author, 'publishBlog', { body: { draftId: draft.id, version: 1 } })).toMatchObject({
    status: 404,
  });
});

test('what cannot be published stays a draft, and each field says why', async () => {
  const why = async (words: Parameters<typeof writeDraft>[2]) => {
    const draft = await writeDraft(all.app, all.author, words);
    const refused = await all.refusal(all.author, 'publishBlog', { body: { draftId: draft.id, version: 1 } });
    await all.ask(all.author, 'getDraft', { params: { id: draft.id } });
    return refused.fields;
  };
  expect(await why({ title: '  ' })).toEqual(['title']);
  expect(await why({ document: { type: 'doc', content: [] } })).toEqual(['content']);
  expect(await why({ extra: { coverId: 999_999 } })).toEqual(['mediaIds']);
  expect(await why({ extra: { series: 'x'.repeat(121) } })).toEqual(['series']);
});

test('a draft that was saved elsewhere meanwhile is not published unseen', async () => {
  const draft = await writeDraft(all.app, all.author);
  await all.ask(all.author, 'saveDraft', { params: { id: draft.id }, body: { version: 1, content: draft.content } });
  const body = { draftId: draft.id, version: 1 };
  expect(await all.refusal(all.author, 'publishBlog', { body })).toMatchObject({ status: 409 });
  expect(await all.refusal(all.reader, 'publishBlog', { body: { ...body, version: 2 } })).toMatchObject({
    status: 404,
  });
});

test('changes keep the address and the earlier wording; the Easy Read version is out of date unless its author says that it fits', async () => {
  const blog = await publishNew(all.app, all.author, { title: 'On ramps', extra: { easy: 'Ramps are good.' } });
  const change = async (text: string, version: number, extra: Partial<typeof emptyExtra> = {}) =>
    publishNew(all.app, all.author, {
      title: 'On better ramps',
      text,
      targetId: blog.id,
      extra: { easy: 'Ramps are good.', ...extra, version },
    });
  expect(await change('Longer ramps.', 1)).toMatchObject({
    id: blog.id,
    slug: 'on-ramps',
    version: 2,
    easyOutdated: true,
  });
  expect(await change('Still longer ramps.', 2, { easyFits: true })).toMatchObject({ easyOutdated: false, version: 3 });
  const versions = await all.ask<{ content: string }[]>(all.author, 'listPostVersions', { params: { id: blog.id } });
  expect(versions.map(({ content }) => content)).toEqual([
    'Still longer ramps.',
    'Longer ramps.',
    'Six stops have a ramp.',
  ]);
  const older = await writeDraft(all.app, all.author, { targetId: blog.id, extra: { version: 1 } });
  expect(await all.refusal(all.author, 'publishBlog', { body: { draftId: older.id, version: 1 } })).toMatchObject({
    status: 409,
  });
});

test('nobody changes what another member wrote, nor a post that is no blog', async () => {
  const blog = await publishNew(all.app, all.author, { title: 'My own' });
  const post = await all.post(all.reader, { content: 'A post.' });
  for (const targetId of [blog.id, post.id]) {
    const draft = await writeDraft(all.app, all.reader, { targetId, extra: { version: 1 } });
    expect(await all.refusal(all.reader, 'publishBlog', { body: { draftId: draft.id, version: 1 } })).toMatchObject({
      status: 404,
    });
  }
  expect((await read(0, 'my-own')).content).toBe('Six stops have a ramp.');
});

test('a cover is shown above the text, and a draft holds on to it', async () => {
  const { id: coverId } = await all.picture(all.author);
  const draft = await writeDraft(all.app, all.author, { title: 'With a cover', extra: { coverId } });
  all.app.setNow(new Date(Date.now() + 3 * 86_400_000));
  await all.app.app.jobs.runNow('feed.sweep-media');
  const blog = await publish(all.author, draft);
  expect(blog.media.map(({ id }) => id)).toEqual([coverId]);
  expect(blog.imageUrl).toBe(`/media/${coverId}/full`);
});

test('unpublished, it is its author’s alone: not in lists, by address or beside others; likes and comments stay', async () => {
  const blog = await publishNew(all.app, all.author, { title: 'Second thoughts', tags: ['doubt'] });
  const near = await publishNew(all.app, all.author, { title: 'Near it', tags: ['doubt'] });
  await all.ask(all.reader, 'likePost', { params: { id: blog.id } });
  await all.comment(all.reader, blog.id, 'Keep it.');
  expect((await read(0, near.slug)).related.map(({ id }) => id)).toContain(blog.id);
  const turn = (audience: string, version: number) =>
    all.ask(all.author, 'editPost', { params: { id: blog.id }, body: { version, audience } });
  await turn('me', 1);
  const missing = await all.refusal(all.reader, 'getBlog', { params: { slug: 'never-was' } });
  for (const viewer of [0, all.reader, all.moderator]) {
    const refused = await all.refusal(viewer, 'getBlog', { params: { slug: blog.slug } });
    expect(refused).toEqual(missing);
  }
  for (const viewer of [0, all.author]) {
    expect((await read(viewer, near.slug)).related.map(({ id }) => id)).not.toContain(blog.id);
  }
  await turn('everyone', 2);
  expect(await read(all.reader, blog.slug)).toMatchObject({ likes: 1, commentsCount: 1 });
});

test('hostile titles and texts are text', async () => {
  const hostile = '<script>alert(1)</script> ]]> &amp; "';
  const blog = await publishNew(all.app, all.author, { title: hostile, text: hostile, extra: { series: hostile } });
  expect(blog.slug).toMatch(/^[a-z0-9-]+$/);
  expect((await read(0, blog.slug)).title).toContain('<script>alert(1)</script>');
  for (const slug of ['..', 'a/b', "a'--", 'x'.repeat(200), 'ÄÖ']) {
    expect(await all.refusal(0, 'getBlog', { params: { slug } })).toMatchObject({ status: 404 });
  }
});
