import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment, CommentVersion, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
let post: Post;
beforeAll(async () => {
  all = await startCommunity();
  post = await all.post(all.author, { content: 'Talk to me' });
});
afterAll(() => all.app.close());

const edit = (id: number, body: object) => ({ params: { id }, body });

test('the words change, the version rises, and the edit shows', async () => {
  const { id } = await all.comment(all.reader, post.id, 'Frist');
  const edited = await all.ask<Comment>(all.reader, 'editComment', edit(id, { version: 1, content: 'First' }));
  expect(edited).toMatchObject({ content: 'First', version: 2, editedAt: expect.any(String) });
});

test('an older version is refused with the present one named', async () => {
  const { id } = await all.comment(all.reader, post.id, 'One');
  await all.ask(all.reader, 'editComment', edit(id, { version: 1, content: 'Two' }));
  const refused = await all.refusal(all.reader, 'editComment', edit(id, { version: 1, content: 'Three' }));
  expect(refused).toMatchObject({ status: 409, detail: expect.stringContaining('version 2') });
});

test('blank words, an unknown comment and a comment on a deleted post', async () => {
  const { id } = await all.comment(all.reader, post.id, 'Here');
  expect(await all.app.status(all.reader, 'editComment', edit(id, { version: 1, content: ' ' }))).toBe(400);
  expect(await all.app.status(all.reader, 'editComment', edit(999_999, { version: 1, content: 'x' }))).toBe(404);
  await all.app.call(all.author, 'deletePost', { params: { id: post.id } });
  expect(await all.app.status(all.follower, 'editComment', edit(id, { version: 1, content: 'x' }))).toBe(404);
});

test('each wording is kept, newest first, in pages; an edit that changes nothing makes none', async () => {
  const mine = await all.post(all.author, { content: 'Wordings' });
  const { id } = await all.comment(all.reader, mine.id, 'One');
  await all.ask(all.reader, 'editComment', edit(id, { version: 1, content: 'Two' }));
  const same = await all.ask<Comment>(all.reader, 'editComment', edit(id, { version: 2, content: 'Two' }));
  expect(same.version).toBe(2);
  await all.ask(all.reader, 'editComment', edit(id, { version: 2, content: 'Three' }));
  const versions = (query: Readonly<Record<string, string | number>> = {}) =>
    all.app.call<CommentVersion[]>(all.follower, 'listCommentVersions', { params: { id }, query });
  const { body } = await versions();
  expect(body.map(({ version, content, present }) => [version, content, present])).toEqual([
    [3, 'Three', true],
    [2, 'Two', false],
    [1, 'One', false],
  ]);
  const [first, second] = [await versions({ limit: 2 }), await versions({ limit: 2, cursor: '2' })];
  expect([first, second].map((page) => page.body.map(({ version }) => version))).toEqual([[3, 2], [1]]);
  await all.ask(all.reader, 'deleteComment', { params: { id } });
  expect(await all.app.status(all.follower, 'listCommentVersions', { params: { id } })).toBe(404);
});
