import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Comment, Post } from '#areas/posts/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Forum, ReplyPlace, SimilarTopic, Topic, TopicState } from '../contract.ts';

let app: TestApp;
let asker: number;
let reader: number;
let third: number;
let moderator: number;
let topicId: number;
let now = new Date('2026-11-21T04:00:00.000Z');

const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;
const refused = (userId: number, operation: string, input?: MatrixInput) => app.status(userId, operation, input);
const on = (id: number, body?: object): MatrixInput => ({ params: { id }, ...(body && { body }) });
const begin = (userId: number, more: object = {}) =>
  ask<Post>(userId, 'createPost', {
    body: { type: 'question', title: 'Who knows ramps?', content: 'Mine is steep.', forumId: 4, ...more },
  });
const reply = (userId: number, id: number, content: string, more: object = {}) =>
  ask<Comment>(userId, 'createComment', on(id, { content, ...more }));
const topicFor = (userId: number, id = topicId) => ask<Topic>(userId, 'getTopic', on(id));
const postFor = (userId: number, id = topicId) => ask<Post>(userId, 'getPost', on(id));
const numbersIn = async (id: number) =>
  (await ask<Comment[]>(reader, 'listComments', { params: { id } })).map(
    ({ number, content }) => `${number} ${content}`,
  );
const noticesOf = async (userId: number) => {
  await app.settle();
  return ask<{ kind: string; link: string }[]>(userId, 'listNotifications', {});
};
const saying = (content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const audited = async () =>
  (
    await app.database.query<{ action: string }>('audit', 'select action from audit_log order by id desc limit 3', [])
  ).map(({ action }) => action);

/** Minutes go by. */
function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000);
  app.setNow(now);
}

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  asker = await app.addMember({ name: 'Asker' });
  reader = await app.addMember({ name: 'Reader' });
  third = await app.addMember({ name: 'Third' });
  moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  topicId = (await begin(asker)).id;
});

describe('reading', () => {
  test('the first visit has nothing to compare with; the next one lists what changed', async () => {
    const first = await reply(asker, topicId, 'More about it');
    expect(await topicFor(reader)).toMatchObject({ since: null, firstUnread: null, forum: { id: 4 }, lastNumber: 1 });
    await ask(reader, 'markTopicRead', on(topicId, { number: 1 }));
    pass(1);
    await reply(third, topicId, 'Try the council');
    const answer = await reply(third, topicId, 'Or a builder');
    await ask(asker, 'acceptAnswer', on(topicId, { commentId: answer.id }));
    await ask(asker, 'editComment', on(first.id, { version: 1, content: 'More, corrected' }));
    expect(await topicFor(reader)).toMatchObject({ firstUnread: 2, since: null });
    pass(31);
    const { since, firstUnread } = await topicFor(reader);
    expect(firstUnread).toBe(2);
    expect(since).toMatchObject({ number: 1, replies: 2, from: 2, accepted: true, edited: [1], openingEdited: false });
    await ask(reader, 'markTopicRead', on(topicId, { number: 3 }));
    const during = await topicFor(reader);
    expect({ first: during.firstUnread, since: during.since?.replies }).toEqual({ first: null, since: 2 });
  });

  test('several topics are asked about at once, and one’s own replies are not new', async () => {
    const other = await begin(asker);
    await ask(reader, 'markTopicRead', on(topicId, { number: 0 }));
    await reply(third, topicId, 'One');
    await reply(reader, topicId, 'Mine');
    const secret = await begin(asker, { audience: 'me' });
    const ids = `${topicId},${other.id},${secret.id}`;
    expect(await ask<TopicState[]>(reader, 'listTopicStates', { query: { ids } })).toEqual([
      { topicId, level: 'normal', visited: true, unread: 1 },
      { topicId: other.id, level: 'normal', visited: false, unread: 0 },
    ]);
  });

  test('unread and watched topics are lists of their own; what is muted is in neither', async () => {
    const member = await app.addMember();
    const ids = async (show: string) =>
      (await ask<Post[]>(member, 'listTrackedTopics', { query: { show, limit: 100 } })).map(({ id }) => id);
    expect(await ids('unread')).toContain(topicId);
    await ask(member, 'markTopicRead', on(topicId, { number: 0 }));
    expect(await ids('unread')).not.toContain(topicId);
    await reply(third, topicId, 'News');
    expect(await ids('unread')).toContain(topicId);
    await ask(member, 'setTopicLevel', on(topicId, { level: 'mute' }));
    expect(await ids('unread')).not.toContain(topicId);
    expect(await ids('watched')).toEqual([]);
    expect(await ask(member, 'setTopicLevel', on(topicId, { level: 'watch' }))).toMatchObject({ watchers: 1 });
    expect(await ids('watched')).toEqual([topicId]);
  });

  test('topics by people and with tags that one follows are a list of their own, without own and muted ones', async () => {
    const member = await app.addMember();
    const ids = async () =>
      (await ask<Post[]>(member, 'listTrackedTopics', { query: { show: 'following', limit: 100 } })).map(
        ({ id }) => id,
      );
    const followed = await app.addMember();
    const byPerson = await begin(followed);
    const byTag = await begin(asker, { tags: ['quiet-rooms'] });
    expect(await ids()).toEqual([]);
    await ask(member, 'follow', on(followed));
    const follow = (tag: string, following = true) => ask(member, 'followTag', { body: { tag, following } });
    expect(await follow('Quiet Rooms')).toEqual({ tag: 'quiet-rooms', following: true });
    await follow('quiet-rooms');
    expect(await ids()).toEqual([byTag.id, byPerson.id]);
    expect(await ask(member, 'listFollowedTags')).toMatchObject([{ tag: 'quiet-rooms' }]);
    await begin(member, { tags: ['quiet-rooms'] });
    await ask(member, 'setTopicLevel', on(byPerson.id, { level: 'mute' }));
    expect(await ids()).toEqual([byTag.id]);
    await follow('quiet-rooms', false);
    expect(await ids()).toEqual([]);
    expect(await refused(member, 'followTag', { body: { tag: '!!', following: true } })).toBe(400);
  });

  test('a member follows at most a hundred tags, and one of them again at any time', async () => {
    const member = await app.addMember();
    const follow = (tag: string) => refused(member, 'followTag', { body: { tag, following: true } });
    await app.database.query(
      'tags',
      `insert into followed_tags (user_id, tag, created_at) select $1::int, 't' || n, now() from generate_series(1, 100) n`,
      [member],
    );
    expect(await follow('one-more')).toBe(409);
    expect(await follow('t100')).toBe(200);
  });

  test('the choice of pages is kept', async () => {
    expect((await topicFor(third)).pageSize).toBe(20);
    await ask(third, 'saveForumSettings', { body: { pageSize: 0 } });
    expect((await topicFor(third)).pageSize).toBe(0);
    expect((await topicFor(reader)).pageSize).toBe(20);
    expect(await refused(third, 'saveForumSettings', { body: { pageSize: 7 } })).toBe(400);
  });

  test('titles that share words are found while a title is typed', async () => {
    const found = await ask<SimilarTopic[]>(0, 'listSimilarTopics', { query: { title: 'steep ramps anywhere' } });
    expect(found[0]).toMatchObject({ title: 'Who knows ramps?', answered: false });
    expect(await ask(0, 'listSimilarTopics', { query: { title: 'the and or' } })).toEqual([]);
    expect(await ask(0, 'listSimilarTopics', { query: { title: "O'Brien's \\ & | ! (:*" } })).toEqual([]);
  });
});

describe('answers', () => {
  test('one reply at a time is the answer, and it is told', async () => {
    const [one, two] = [await reply(reader, topicId, 'One'), await reply(third, topicId, 'Two')];
    await ask(asker, 'acceptAnswer', on(topicId, { commentId: one.id }));
    const topic = await ask<Topic>(asker, 'acceptAnswer', on(topicId, { commentId: two.id }));
    expect(topic.accepted).toMatchObject({ id: two.id, number: 2 });
    expect((await noticesOf(third))[0]).toMatchObject({
      kind: 'answerAccepted',
      link: `/forums/topic/${topicId}#comment-${two.id}`,
    });
    expect(await ask(asker, 'unacceptAnswer', on(topicId))).toMatchObject({ accepted: null, acceptedAt: null });
    expect((await noticesOf(third)).filter(({ link }) => link.includes(`/${topicId}#`))).toEqual([]);
    expect((await postFor(reader)).acceptedId).toBeNull();
  });

  test('deleting or hiding the reply takes the mark away, and bringing it back does not give it again', async () => {
    const one = await reply(reader, topicId, 'One');
    await ask(asker, 'acceptAnswer', on(topicId, { commentId: one.id }));
    await ask(reader, 'deleteComment', on(one.id));
    expect((await postFor(reader)).acceptedId).toBeNull();
    await ask(reader, 'restoreComment', on(one.id));
    expect((await postFor(reader)).acceptedId).toBeNull();
    await ask(asker, 'acceptAnswer', on(topicId, { commentId: one.id }));
    await ask(moderator, 'deleteComment', on(one.id));
    expect(await topicFor(reader)).toMatchObject({ accepted: null });
  });

  test('a discussion has none, nor does a reply from elsewhere count', async () => {
    const discussion = await begin(asker, { type: 'discussion' });
    const elsewhere = await reply(reader, discussion.id, 'Hm');
    expect(await refused(asker, 'acceptAnswer', on(discussion.id, { commentId: elsewhere.id }))).toBe(409);
    expect(await refused(asker, 'acceptAnswer', on(topicId, { commentId: elsewhere.id }))).toBe(400);
  });
});

describe('notices', () => {
  test('watchers, whoever is answered and whoever is mentioned hear of a reply once; the muted and the blocked do not', async () => {
    const [watcher, mentioned, muted, blocked] = await Promise.all([1, 2, 3, 4].map(() => app.addMember()));
    for (const id of [watcher, muted, blocked] as number[])
      await ask(id, 'setTopicLevel', on(topicId, { level: 'watch' }));
    await ask(muted as number, 'setTopicLevel', on(topicId, { level: 'mute' }));
    await ask(blocked as number, 'block', on(third));
    const first = await reply(reader, topicId, 'First');
    await app.settle();
    const document = saying([{ type: 'mention', attrs: { userId: mentioned, username: 'somebody' } }]);
    const answer = await ask<Comment>(third, 'createComment', on(topicId, { document, replyToId: first.id }));
    expect(answer.replyTo).toMatchObject({ number: 1 });
    const kinds = async (id: number | undefined) => (await noticesOf(id as number)).map(({ kind }) => kind);
    expect(await kinds(watcher)).toEqual(['topicReplied']);
    expect(await kinds(mentioned)).toEqual(['topicMentioned']);
    expect(await kinds(reader)).toContain('replyAnswered');
    expect(await kinds(muted)).toEqual([]);
    expect(await kinds(blocked)).toEqual(['topicReplied']);
    expect((await noticesOf(blocked as number))[0]?.link).toContain(`#comment-${first.id}`);
    await ask(third, 'deleteComment', on(answer.id));
    expect(await kinds(mentioned)).toEqual([]);
  });

  test('whoever mutes a topic of their own hears of no reply', async () => {
    const author = await app.addMember();
    const { id } = await begin(author);
    await ask(author, 'setTopicLevel', on(id, { level: 'mute' }));
    await reply(reader, id, 'Hello');
    expect(await noticesOf(author)).toEqual([]);
  });
});

describe('moderators', () => {
  test('pin, close and file topics, and the log says so', async () => {
    await ask(moderator, 'changeTopic', on(topicId, { pinned: true, closed: true, forumId: 8 }));
    expect(await postFor(reader)).toMatchObject({ pinned: true, closed: true, forumId: 8 });
    expect(await audited()).toEqual(['topic moved', 'topic closed', 'topic pinned']);
    expect(await refused(reader, 'createComment', on(topicId, { content: 'Late' }))).toBe(409);
    expect(await refused(moderator, 'changeTopic', on(topicId, { forumId: 99 }))).toBe(400);
    await ask(moderator, 'changeTopic', on(topicId, { pinned: false, closed: false }));
    expect(await postFor(reader)).toMatchObject({ pinned: false, closed: false, forumId: 8 });
  });

  test('in a slow topic each person writes one reply in 24 hours, moderators as many as they need', async () => {
    await ask(asker, 'changeTopic', on(topicId, { slow: true }));
    expect(await topicFor(reader)).toMatchObject({ slow: true, nextReplyAt: null });
    const first = await reply(reader, topicId, 'My one reply');
    await reply(third, topicId, 'And mine');
    pass(90);
    expect(await topicFor(reader)).toMatchObject({
      nextReplyAt: new Date(now.getTime() + 22.5 * 3_600_000).toISOString(),
    });
    const said: unknown = await app
      .call(reader, 'createComment', on(topicId, { content: 'Too soon' }))
      .catch((error) => error);
    expect(said).toMatchObject({
      problem: {
        status: 409,
        detail: 'This topic is slow: each person can write one reply in 24 hours. You can reply again in 23 hours.',
      },
    });
    // Deleting makes no room for another one; editing is always possible.
    await ask(reader, 'editComment', on(first.id, { version: 1, content: 'My one reply, better' }));
    await ask(reader, 'deleteComment', on(first.id));
    expect(await refused(reader, 'createComment', on(topicId, { content: 'Again' }))).toBe(409);
    await reply(moderator, topicId, 'One');
    await reply(moderator, topicId, 'Two');
    expect(await topicFor(0)).toMatchObject({ slow: true, nextReplyAt: null });
    pass(22.5 * 60);
    await reply(reader, topicId, 'A day later');
    await ask(moderator, 'changeTopic', on(topicId, { slow: false }));
    expect((await audited())[0]).toBe('topic at its usual pace');
    await reply(reader, topicId, 'As often as I like');
    expect(await topicFor(reader)).toMatchObject({ slow: false, nextReplyAt: null });
  });

  test('of two replies to a slow topic at the same moment one is taken', async () => {
    await ask(asker, 'changeTopic', on(topicId, { slow: true }));
    const send = (content: string) => refused(reader, 'createComment', on(topicId, { content }));
    expect((await Promise.all([send('From one tab'), send('From another')])).sort()).toEqual([201, 409]);
    expect(await numbersIn(topicId)).toHaveLength(1);
  });

  test('authors file and close their own topics, and cannot pin', async () => {
    await ask(asker, 'changeTopic', on(topicId, { forumId: 2, closed: true }));
    expect(await postFor(reader)).toMatchObject({ forumId: 2, closed: true });
    expect(await refused(asker, 'changeTopic', on(topicId, { pinned: true }))).toBe(403);
  });

  test('replies become a topic of their own; numbers stay, old places lead there, and it can be undone', async () => {
    const replies = [];
    for (const content of ['a', 'b', 'c', 'd']) replies.push(await reply(reader, topicId, content));
    const commentIds = [replies[1]?.id, replies[3]?.id];
    const moved = await ask<{ moveId: number; topicId: number }>(
      moderator,
      'splitTopic',
      on(topicId, { title: 'On its own', commentIds }),
    );
    expect(await numbersIn(topicId)).toEqual(['1 a', '3 c']);
    expect(await numbersIn(moved.topicId)).toEqual(['1 d']);
    expect(await postFor(reader, moved.topicId)).toMatchObject({
      title: 'On its own',
      content: 'b',
      author: { id: reader },
      commentsCount: 1,
      forumId: 4,
    });
    expect(await postFor(reader)).toMatchObject({ commentsCount: 2 });
    const place = (query: Record<string, number>) => ask<ReplyPlace>(reader, 'findReply', { query });
    expect(await place({ topicId, number: 4 })).toEqual({ topicId: moved.topicId, number: 1 });
    expect(await place({ topicId, number: 2 })).toEqual({ topicId: moved.topicId, number: 0 });
    expect(await place({ commentId: replies[3]?.id ?? 0 })).toEqual({ topicId: moved.topicId, number: 1 });
    expect((await topicFor(reader)).moves).toMatchObject([{ kind: 'split', direction: 'to', replies: 2 }]);
    const later = await reply(third, topicId, 'e');
    expect(later.number).toBe(5);
    await ask(moderator, 'undoMove', on(moved.moveId));
    expect(await numbersIn(topicId)).toEqual(['1 a', '2 b', '3 c', '4 d', '5 e']);
    expect(await refused(reader, 'getPost', on(moved.topicId))).toBe(404);
    expect((await topicFor(reader)).moves).toEqual([]);
    expect(await place({ topicId, number: 4 })).toEqual({ topicId, number: 4 });
    expect(await ask(moderator, 'undoMove', on(moved.moveId))).toMatchObject({ replies: 0 });
  });

  test('a split is not undone once somebody has written in the new topic', async () => {
    const one = await reply(reader, topicId, 'a');
    const body = { title: 'On its own', commentIds: [one.id] };
    const moved = await ask<{ moveId: number; topicId: number }>(moderator, 'splitTopic', on(topicId, body));
    await reply(third, moved.topicId, 'Good idea');
    expect(await refused(moderator, 'undoMove', on(moved.moveId))).toBe(409);
    expect(await refused(moderator, 'splitTopic', on(topicId, body))).toBe(400);
  });

  test('a topic is merged into another: its replies go last, its address leads on, and it can be undone', async () => {
    const into = await begin(asker, { title: 'The other' });
    await reply(reader, into.id, 'x');
    const one = await reply(reader, topicId, 'a');
    await reply(third, topicId, 'b');
    await ask(asker, 'acceptAnswer', on(topicId, { commentId: one.id }));
    const { moveId } = await ask<{ moveId: number }>(moderator, 'mergeTopic', on(topicId, { intoId: into.id }));
    expect(await numbersIn(into.id)).toEqual(['1 x', '2 a', '3 b']);
    expect(await numbersIn(topicId)).toEqual([]);
    expect(await postFor(reader)).toMatchObject({ closed: true, commentsCount: 0, acceptedId: null });
    expect(await ask(reader, 'findReply', { query: { topicId, number: 2 } })).toEqual({ topicId: into.id, number: 3 });
    expect((await topicFor(reader)).moves).toMatchObject([{ kind: 'merge', direction: 'to', topicId: into.id }]);
    expect((await topicFor(reader, into.id)).moves).toMatchObject([{ direction: 'from', topicId }]);
    expect(await audited()).toContain('topic merged');
    await ask(moderator, 'undoMove', on(moveId));
    expect(await numbersIn(topicId)).toEqual(['1 a', '2 b']);
    expect(await postFor(reader)).toMatchObject({ closed: false, commentsCount: 2 });
    expect((await reply(reader, into.id, 'y')).number).toBe(4);
  });

  test('what not everybody may read is neither split nor merged into what more may read', async () => {
    const closed = await begin(asker, { audience: 'followers' });
    await ask(moderator, 'follow', on(asker));
    const own = await reply(moderator, closed.id, 'Among us');
    expect(await refused(moderator, 'mergeTopic', on(closed.id, { intoId: topicId }))).toBe(409);
    const body = { title: 'Out', commentIds: [own.id] };
    expect(await refused(moderator, 'splitTopic', on(closed.id, body))).toBe(409);
    expect(await refused(moderator, 'mergeTopic', on(topicId, { intoId: topicId }))).toBe(400);
  });
});

test('behind a block neither the topic nor a reply is there, nor what is known of them', async () => {
  const one = await app.addMember({ name: 'One' });
  const two = await app.addMember({ name: 'Two' });
  const mine = await begin(one, { title: 'Wattles in a row' });
  const theirs = await reply(two, topicId, 'From two');
  await ask(asker, 'acceptAnswer', on(topicId, { commentId: theirs.id }));
  await ask(two, 'setTopicLevel', on(mine.id, { level: 'watch' }));
  await ask(one, 'block', on(two));
  expect(await refused(two, 'getTopic', on(mine.id))).toBe(404);
  const ids = `${mine.id}`;
  expect(await ask(two, 'listTopicStates', { query: { ids } })).toEqual([]);
  expect(await ask(two, 'listTrackedTopics', { query: { show: 'watched' } })).toEqual([]);
  expect(await ask(two, 'listSimilarTopics', { query: { title: 'Wattles' } })).toEqual([]);
  expect(await topicFor(one)).toMatchObject({ accepted: null, acceptedAt: null });
  expect(await refused(one, 'findReply', { query: { commentId: theirs.id } })).toBe(404);
  expect(await refused(one, 'findReply', { query: { topicId, number: theirs.number } })).toBe(404);
});

test('when the newest reply goes, the topic is as old as the one before it', async () => {
  const start = (await postFor(reader)).activityAt;
  pass(1);
  const one = await reply(reader, topicId, 'One');
  const then = (await postFor(reader)).activityAt;
  pass(1);
  const two = await reply(third, topicId, 'Two');
  await ask(third, 'deleteComment', on(two.id));
  expect((await postFor(reader)).activityAt).toBe(then);
  await ask(moderator, 'deleteComment', on(one.id));
  expect((await postFor(reader)).activityAt).toBe(start);
  await ask(third, 'restoreComment', on(two.id));
  expect((await postFor(reader)).activityAt > then).toBe(true);
});

test('a discussion raises the count of its category, and a category is active for seven days', async () => {
  const forum = async () => (await ask<Forum[]>(0, 'listForums')).find(({ id }) => id === 10);
  expect(await forum()).toMatchObject({ postsCount: 0, isActive: false, lastActivityAt: null });
  await begin(asker, { type: 'discussion', forumId: 10 });
  expect(await forum()).toMatchObject({ postsCount: 1, isActive: true });
  pass(8 * 24 * 60);
  expect(await forum()).toMatchObject({ postsCount: 1, isActive: false });
});

test('the count of each category is what is there, after everything that can happen to a topic', async () => {
  const author = await app.addMember();
  const write = async (forumId: number, more = {}) => {
    const body = { type: 'discussion', title: 'Counted', content: 'One, two', forumId, ...more };
    return (await app.call<{ id: number; version: number }>(author, 'createPost', { body })).body;
  };
  const kept = await write(4);
  const narrowed = await write(4);
  await write(4, { audience: 'followers' });
  const gone = await write(5);
  const back = await write(5);
  const moved = await write(5);
  await app.call(author, 'editPost', {
    params: { id: narrowed.id },
    body: { version: narrowed.version, title: 'Counted', content: 'For few', audience: 'followers' },
  });
  await app.call(author, 'deletePost', { params: { id: gone.id } });
  await app.call(author, 'deletePost', { params: { id: back.id } });
  await app.call(author, 'restorePost', { params: { id: back.id } });
  await app.call(author, 'changeTopic', { params: { id: moved.id }, body: { forumId: 4 } });
  await app.database.query('', 'update posts set hidden_at = now() where id = $1', [kept.id]);
  await app.database.query('', 'delete from posts where id = $1', [gone.id]);
  const rows = await app.database.query<{ id: number; topics: number; there: number }>(
    '',
    `select f.id, f.topics, (select count(*)::int from posts p where p.forum_id = f.id and p.deleted_at is null
       and p.hidden_at is null and p.audience in ('everyone', 'members')) as there from forums f order by f.id`,
  );
  expect(rows.map(({ id, topics }) => ({ id, topics }))).toEqual(rows.map(({ id, there }) => ({ id, topics: there })));
  expect(rows.filter(({ there }) => there > 0).length).toBeGreaterThan(1);
});
