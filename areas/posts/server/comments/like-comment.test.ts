import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import type { Comment, Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
let post: Post;
beforeAll(async () => {
  all = await startCommunity();
  post = await all.post(all.author, { content: 'Talk to me' });
});
afterAll(() => all.app.close());

const on = (id: number) => ({ params: { id } });
const like = (userId: number, id: number) => all.ask(userId, 'likeComment', on(id));
const shown = async (userId: number, id: number) =>
  (await all.ask<Comment[]>(userId, 'listComments', on(post.id))).find((comment) => comment.id === id);

test('like, like again, unlike, unlike again', async () => {
  const { id } = await all.comment(all.reader, post.id, 'Like me');
  const unlike = () => all.ask(all.author, 'unlikeComment', on(id));
  const [liked, unliked] = [
    { id, likes: 1, likedByMe: true },
    { id, likes: 0, likedByMe: false },
  ];
  const answers = [await like(all.author, id), await like(all.author, id), await unlike(), await unlike()];
  expect(answers).toEqual([liked, liked, unliked, unliked]);
  await like(all.author, id);
  expect(await shown(all.author, id)).toMatchObject({ likes: 1, likedByMe: true });
  expect(await shown(all.follower, id)).toMatchObject({ likes: 1, likedByMe: false });
  expect(await shown(0, id)).toMatchObject({ likes: 1, likedByMe: false });
});

test('a like from behind a block is not counted for the viewer', async () => {
  const { id } = await all.comment(all.reader, post.id, 'Blocks and likes');
  const [one, two] = [await all.app.addMember(), await all.app.addMember()];
  await like(one, id);
  await like(two, id);
  await all.block(all.reader, one);
  expect(await shown(all.reader, id)).toMatchObject({ likes: 1 });
  expect(await shown(all.follower, id)).toMatchObject({ likes: 2 });
});

test('a comment that is missing, deleted or not for the caller is a 404', async () => {
  const hidden = await all.post(all.author, { content: 'Followers', audience: 'followers' });
  const { id } = await all.comment(all.follower, hidden.id, 'Between us');
  expect(await all.app.status(all.reader, 'likeComment', on(id))).toBe(404);
  expect(await all.app.status(all.reader, 'likeComment', on(999_999))).toBe(404);
  await all.ask(all.follower, 'deleteComment', on(id));
  expect(await all.app.status(all.author, 'unlikeComment', on(id))).toBe(404);
});

test('the writer is told once who likes a comment, and no longer when the like is taken back', async () => {
  const writer = await all.app.addMember({ name: 'Writer' });
  const { id } = await all.comment(writer, post.id, 'Tell me');
  const notices = async () => {
    await all.app.settle();
    return (await all.ask<Notification[]>(writer, 'listNotifications')).map(({ kind, text, link }) => ({
      kind,
      text,
      link,
    }));
  };
  await like(all.reader, id);
  await like(all.reader, id);
  await like(writer, id);
  expect(await notices()).toEqual([
    {
      kind: 'commentLiked',
      text: 'Reader liked your comment on a post “Talk to me”',
      link: `/post/${post.id}#comment-${id}`,
    },
  ]);
  await all.ask(all.reader, 'unlikeComment', on(id));
  expect(await notices()).toEqual([]);
});
