import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment, Post, WholePost } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const documentOf = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) });
const whole = (id: number, viewer = all.author) => all.ask<WholePost>(viewer, 'getPost', { params: { id } });

test('a document is kept as it was set, and its words are the content', async () => {
  const document = documentOf('The lift is out.', 'Use the ramp in Mair Street.');
  const post = await all.post(all.author, { type: 'blog', title: 'Station news', document });
  expect(post).toMatchObject({ path: '/blogs/station-news', easyOutdated: false, isFeatured: false, closed: false });
  expect(post.content).toContain('Use the ramp in Mair Street.');
  expect((await whole(post.id)).document).toEqual(document);
});

test('a second blog of the same title has an address of its own, and a new title changes no address', async () => {
  const first = await all.post(all.author, { type: 'blog', title: 'A quiet week', content: 'One' });
  const second = await all.post(all.author, { type: 'blog', title: 'A quiet week', content: 'Two' });
  expect([first.path, second.path]).toEqual(['/blogs/a-quiet-week', `/blogs/a-quiet-week-${second.id}`]);
  const renamed = await all.ask<Post>(all.author, 'editPost', {
    params: { id: first.id },
    body: { version: 1, title: 'A loud week' },
  });
  expect(renamed.path).toBe('/blogs/a-quiet-week');
});

test('words without a document take its place, and the earlier one stays in the history', async () => {
  const document = documentOf('Set with care.');
  const post = await all.post(all.author, { document });
  const params = { id: post.id };
  await all.ask(all.author, 'editPost', { params, body: { version: 1, content: 'Only words.' } });
  expect(await whole(post.id)).toMatchObject({ content: 'Only words.', document: null });
  const versions = await all.ask<WholePost[]>(all.author, 'listPostVersions', { params });
  expect(versions.map((one) => one.document)).toEqual([null, document]);
});

test('an Easy English version is out of date once the text changes without it', async () => {
  const post = await all.post(all.author, { content: 'The long text.', easyContent: 'Short.' });
  const edit = async (version: number, body: object) =>
    (await all.ask<Post>(all.author, 'editPost', { params: { id: post.id }, body: { version, ...body } })).easyOutdated;
  expect(await edit(1, { tags: ['news'] })).toBe(false);
  expect(await edit(2, { content: 'Another long text.' })).toBe(true);
  expect(await edit(3, { easyContent: 'Short again.' })).toBe(false);
});

test('what only its author may read is nobody else’s, followers included', async () => {
  const post = await all.post(all.author, { content: 'Not yet.', audience: 'me' });
  expect((await whole(post.id)).audience).toBe('me');
  for (const viewer of [all.follower, all.reader, 0]) {
    expect(await all.refusal(viewer, 'getPost', { params: { id: post.id } })).toMatchObject({ status: 404 });
  }
});

test('comments are numbered for good, answer one another, and page by their number', async () => {
  const post = await all.post(all.author, { type: 'discussion', content: 'Who goes by train?' });
  const params = { id: post.id };
  const add = (body: object) => all.ask<Comment>(all.reader, 'createComment', { params, body });
  const first = await add({ content: 'I do.' });
  const second = await add({ document: documentOf('Only on Sundays.'), replyToId: first.id });
  await all.ask(all.reader, 'deleteComment', { params: { id: first.id } });
  const third = await add({ content: 'I never do.' });
  expect([first.number, second.number, third.number]).toEqual([1, 2, 3]);
  const from = await all.ask<Comment[]>(all.author, 'listComments', { params, query: { from: 2, limit: 1 } });
  // What was answered is gone, so nothing of it is told.
  expect(from).toMatchObject([{ number: 2, replyTo: null, content: 'Only on Sundays.' }]);
  const elsewhere = await all.post(all.author, { content: 'Another.' });
  const wrong = { params: { id: elsewhere.id }, body: { content: 'Here?', replyToId: second.id } };
  expect(await all.refusal(all.reader, 'createComment', wrong)).toMatchObject({ status: 400, fields: ['replyToId'] });
});

test('a closed post takes no comments until it is opened again', async () => {
  const post = await all.post(all.author, { content: 'Enough said.' });
  const params = { id: post.id };
  const closed = (value: boolean) =>
    all.ask<Post>(all.author, 'editPost', { params, body: { version: 1, closed: value } });
  expect((await closed(true)).closed).toBe(true);
  const comment = { params, body: { content: 'One more thing' } };
  expect(await all.refusal(all.reader, 'createComment', comment)).toMatchObject({ status: 409 });
  expect((await closed(false)).closed).toBe(false);
  expect(await all.ask(all.reader, 'createComment', comment)).toMatchObject({ number: 1 });
});

test('the newest answer brings a topic to the top of its category', async () => {
  const post = (content: string, forumId: number) => all.post(all.author, { type: 'question', content, forumId });
  const older = await post('Where is the quiet room?', 4);
  const newer = await post('Which tram is low?', 4);
  await post('Another category?', 5);
  all.app.setNow(new Date(Date.parse(newer.createdAt) + 60_000));
  await all.ask(all.reader, 'createComment', { params: { id: older.id }, body: { content: 'On level two.' } });
  const query = { type: 'discussion', questions: 'true', forumId: 4, sort: 'activity' };
  const ids = (await all.ask<Post[]>(all.reader, 'listPosts', { query })).map(({ id }) => id);
  expect(ids).toEqual([older.id, newer.id]);
});

test('a picture inside a text has words, is decoration, or waits for others, before the text is published', async () => {
  const picture = async (attrs: object = {}) => {
    const { id: mediaId } = await all.picture(all.author);
    return { type: 'image', attrs: { mediaId, alt: '', decorative: false, caption: '', ...attrs } };
  };
  const textWith = (...blocks: object[]) => ({ type: 'doc', content: [paragraph('See below.'), ...blocks] });
  const share = (document: object) => ({ body: { type: 'discussion', title: 'Ramps', document } });
  const [bare, other] = [await picture(), await picture()];
  expect(await all.refusal(all.author, 'createPost', share(textWith(bare)))).toEqual({
    status: 400,
    detail: expect.any(String),
    fields: ['document'],
  });
  const said: unknown = await all.app
    .call(all.author, 'createPost', share(textWith(bare, other)))
    .catch((error) => error);
  expect(said).toMatchObject({
    problem: {
      errors: [
        {
          field: 'document',
          rule: 'undescribed',
          message:
            '2 pictures in your text have no description. Describe them, mark them as decoration, or ask others to describe them.',
        },
      ],
    },
  });
  const params = { id: bare.attrs.mediaId };
  await all.ask(all.author, 'updateMedia', { params, body: { wantsDescription: true } });
  const described = [await picture({ alt: 'A ramp' }), await picture({ decorative: true })];
  const post = await all.ask<Post>(all.author, 'createPost', share(textWith(bare, ...described)));
  const edit = (body: object) => all.refusal(all.author, 'editPost', { params: { id: post.id }, body });
  expect(await edit({ version: 1, document: textWith(other) })).toMatchObject({ status: 400, fields: ['document'] });
  expect((await whole(post.id)).version).toBe(1);
  // What was published before stays as it is until its text is changed.
  await all.app.database.query('older', 'update media set wants_description = false where id = $1', [params.id]);
  const retitled = { params: { id: post.id }, body: { version: 1, title: 'Ramps again' } };
  expect(await all.app.status(all.author, 'editPost', retitled)).toBe(200);
});
