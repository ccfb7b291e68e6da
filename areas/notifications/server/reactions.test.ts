import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentCreated } from '#areas/posts/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Notification, NotificationState, UnreadCount } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });
const member = (name: string) => app.addMember({ name });
const list = async (as: number, query = {}) => {
  await app.settle();
  return (await app.call<Notification[]>(as, 'listNotifications', { query })).body;
};
const unread = async (as: number) => (await app.call<UnreadCount>(as, 'countUnread')).body.unread;
const post = async (as: number, content = 'The ramp at Flinders Street is open again.') =>
  (await app.call<{ id: number }>(as, 'createPost', { body: { content } })).body.id;
const comment = async (as: number, postId: number) =>
  (await app.call<{ id: number }>(as, 'createComment', { ...on(postId), body: { content: 'Good to know.' } })).body.id;

test('likes of one post gather in one notice, and leave it again', async () => {
  const [ana, ben, kim, lee] = [await member('Ana'), await member('Ben'), await member('Kim'), await member('Lee')];
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  await app.call(ana, 'likePost', on(id));
  expect(await list(ana)).toEqual([
    {
      id: expect.any(Number),
      kind: 'postLiked',
      text: 'Ben liked your post “The ramp at Flinders Street is open again.”',
      safeText: 'Someone liked your post',
      link: `/post/${id}`,
      actors: [expect.objectContaining({ id: ben })],
      count: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      readAt: null,
      why: 'It’s your post.',
      stopped: false,
      thing: 'post',
      muted: null,
    },
  ]);
  await app.call(kim, 'likePost', on(id));
  await app.call(lee, 'likePost', on(id));
  const [gathered] = await list(ana);
  expect(gathered).toMatchObject({ count: 3, text: expect.stringMatching(/^Lee and 2 others liked your post/) });
  expect(await unread(ana)).toBe(1);
  await app.call(lee, 'unlikePost', on(id));
  expect((await list(ana))[0]).toMatchObject({ count: 2, text: expect.stringMatching(/^Kim and Ben liked/) });
  await app.call(kim, 'unlikePost', on(id));
  await app.call(ben, 'unlikePost', on(id));
  expect(await list(ana)).toEqual([]);
});

test('liking, undoing and liking again after it was read tells nobody twice within a day', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  const [first] = await list(ana);
  await app.call(ana, 'markRead', on(first?.id ?? 0));
  await app.call(ben, 'unlikePost', on(id));
  await app.call(ben, 'likePost', on(id));
  expect(await list(ana)).toHaveLength(1);
  expect(await unread(ana)).toBe(0);
});

test('a comment leads to itself; a deleted one leaves the notice', async () => {
  const [ana, ben, kim] = [await member('Ana'), await member('Ben'), await member('Kim')];
  const id = await post(ana);
  const first = await comment(ben, id);
  const second = await comment(kim, id);
  const [notice] = await list(ana);
  expect(notice).toMatchObject({ kind: 'commentCreated', count: 2, link: `/post/${id}#comment-${second}` });
  await app.call(kim, 'deleteComment', on(second));
  expect((await list(ana))[0]).toMatchObject({ count: 1, link: `/post/${id}#comment-${first}` });
  await app.call(ana, 'deletePost', on(id));
  expect(await list(ana)).toEqual([]);
});

test('an event that is delivered twice counts once', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  const id = await post(ana);
  const commentId = await comment(ben, id);
  await app.settle();
  await app.app.transactions.run((_db, emit) =>
    emit(commentCreated, { commentId, postId: id, authorId: ben, postAuthorId: ana }),
  );
  expect(await list(ana)).toHaveLength(1);
  expect((await list(ana))[0]?.count).toBe(1);
});

test('new followers are told of; one leads to their profile, several to the list', async () => {
  const [ana, ben, kim] = [await member('Ana'), await member('Ben'), await member('Kim')];
  await app.call(ben, 'follow', on(ana));
  expect((await list(ana))[0]).toMatchObject({ text: 'Ben followed you', link: `/profile/${ben}` });
  await app.call(kim, 'follow', on(ana));
  expect((await list(ana))[0]).toMatchObject({ text: 'Kim and Ben followed you', link: `/profile/${ana}/followers` });
  await app.call(kim, 'unfollow', on(ana));
  expect((await list(ana))[0]).toMatchObject({ text: 'Ben followed you', link: `/profile/${ben}` });
});

test('a block takes both out of each other’s notices, and nothing new comes', async () => {
  const [ana, ben, kim] = [await member('Ana'), await member('Ben'), await member('Kim')];
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  await app.call(kim, 'likePost', on(id));
  await app.call(ben, 'follow', on(ana));
  await app.settle();
  await app.call(ana, 'block', on(ben));
  const left = await list(ana);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ count: 1, actors: [expect.objectContaining({ id: kim })] });
});

test('marking read lowers the count, lasts, and is nobody else’s business', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  await app.call(ben, 'likePost', on(await post(ana, 'One')));
  await app.call(ben, 'likePost', on(await post(ana, 'Two')));
  await app.call(ben, 'likePost', on(await post(ana, 'Three')));
  const [latest, middle] = await list(ana);
  expect(latest?.text).toBe('Ben liked your post “Three”');
  expect(await unread(ana)).toBe(3);
  const { body } = await app.call<NotificationState>(ana, 'markRead', on(latest?.id ?? 0));
  expect(body).toEqual({ id: latest?.id, readAt: expect.any(String), unread: 2 });
  expect(await app.status(ben, 'markRead', on(latest?.id ?? 0))).toBe(404);
  expect(await app.status(ben, 'deleteNotification', on(middle?.id ?? 0))).toBe(404);
  expect((await list(ana, { status: 'unread' })).map(({ id }) => id)).not.toContain(latest?.id);
  expect((await app.call<UnreadCount>(ana, 'markAllRead')).body).toEqual({ unread: 0 });
  expect(await list(ana)).toHaveLength(3);
  expect(await app.status(ana, 'deleteNotification', on(middle?.id ?? 0))).toBe(204);
  expect(await app.status(ana, 'deleteNotification', on(middle?.id ?? 0))).toBe(404);
  expect(await list(ana)).toHaveLength(2);
});

test('the list pages through everything once', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  for (let n = 0; n < 5; n += 1) await app.call(ben, 'likePost', on(await post(ana, `Post ${n}`)));
  await app.settle();
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor ? { limit: 2, cursor } : { limit: 2 };
    const page = await app.call<Notification[]>(ana, 'listNotifications', { query });
    seen.push(...page.body.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

test('the session says how many are unread', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  await app.call(ben, 'follow', on(ana));
  await app.settle();
  expect((await app.call<{ unread: number }>(ana, 'getSession')).body.unread).toBe(1);
  expect((await app.call<{ unread: number }>(0, 'getSession')).body.unread).toBe(0);
});

test('notices go after 90 days', async () => {
  const [ana, ben] = [await member('Ana'), await member('Ben')];
  await app.call(ben, 'follow', on(ana));
  expect(await list(ana)).toHaveLength(1);
  app.setNow(new Date(Date.now() + 91 * 86_400_000));
  await app.app.jobs.runNow('notifications.purge');
  app.setNow(new Date());
  expect(await list(ana)).toEqual([]);
});
