import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment, Post } from '../../contract.ts';
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
