import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContentFlag, ContentFlagDetail } from '#areas/moderation/contract.ts';
import type { Comment, Post, WholePost } from '#areas/posts/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AuthorRequest, Forum, Topic } from '../contract.ts';

/** Health and wellbeing, where people can write without their name. */
const health = 6;
const nobody = { displayName: 'Anonymous member', username: '', avatar: '' };

let app: TestApp;
let asker: number;
let reader: number;
let third: number;
let moderator: number;
let topicId: number;

const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;
const on = (id: number, body?: object): MatrixInput => ({ params: { id }, ...(body && { body }) });
const begin = (more: object = {}) => ({
  body: { type: 'question', title: 'A hard night', content: 'It hurts.', forumId: health, anonymous: true, ...more },
});
const reply = (userId: number, content: string, more: object = { anonymous: true }) =>
  ask<Comment>(userId, 'createComment', on(topicId, { content, ...more }));
const postFor = (userId: number, id = topicId) => ask<WholePost>(userId, 'getPost', on(id));
const noticesOf = async (userId: number) => {
  await app.settle();
  return (await ask<{ kind: string; text: string; actors: object[] }[]>(userId, 'listNotifications')).map(
    ({ kind, text, actors }) => ({ kind, text, actors }),
  );
};

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  asker = await app.addMember({ name: 'Zyxasker' });
  reader = await app.addMember({ name: 'Reader' });
  third = await app.addMember({ name: 'Third' });
  moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  topicId = (await ask<Post>(asker, 'createPost', begin())).id;
});

test('a topic without a name is its writer’s to change, and shows no one who that is', async () => {
  for (const viewer of [0, reader, moderator]) {
    expect(await postFor(viewer)).toMatchObject({ author: nobody, anonymous: true, mine: false, canEdit: false });
  }
  expect(await postFor(asker)).toMatchObject({ author: nobody, anonymous: true, mine: true, canEdit: true });
  const edit = on(topicId, { version: 1, content: 'It hurts less.' });
  expect(await app.status(reader, 'editPost', edit)).toBe(403);
  expect(await app.status(asker, 'editPost', edit)).toBe(200);
  const { author } = await postFor(reader);
  expect(await app.status(reader, 'getUser', on(author.id))).toBe(404);
  expect(await app.status(reader, 'block', on(author.id))).toBe(404);
  const listed = await ask<Post[]>(reader, 'listPosts', { query: { authorId: asker } });
  expect(listed.map(({ id }) => id)).not.toContain(topicId);
  const own = await ask<Post[]>(asker, 'listPosts', { query: { authorId: asker } });
  expect(own.map(({ id }) => id)).toContain(topicId);
  expect((await ask<Topic>(asker, 'getTopic', on(topicId))).mayJudge).toBe(true);
  expect((await ask<Topic>(reader, 'getTopic', on(topicId))).mayJudge).toBe(false);
});

test('no answer that others get has a trace of the writer', async () => {
  const own = await reply(asker, 'More of it');
  await ask(reader, 'likePost', on(topicId));
  await ask(third, 'createComment', on(topicId, { content: 'I know this', replyToId: own.id }));
  const inputs: MatrixInput[] = [
    {},
    on(topicId),
    on(own.id),
    { query: { limit: 100 } },
    { query: { q: 'hard night' } },
    { query: { title: 'A hard night' } },
    { query: { type: 'discussion', questions: 'true', forumId: health } },
    { query: { ids: String(topicId) } },
    { query: { show: 'unread' } },
    { query: { commentId: own.id } },
  ];
  const operations = serverAreas
    .filter(({ contract }) => ['posts', 'forums', 'feed', 'search', 'notifications'].includes(contract.name))
    .flatMap(({ contract }) => contract.operations as readonly OperationShape[])
    .filter(({ method, output }) => method === 'GET' && (output.kind === 'json' || output.kind === 'page'));
  expect(operations.length).toBeGreaterThan(15);
  const trace = new RegExp(`zyxasker|"author(?:Id)?":(?:\\{"id":)?${asker}\\b`, 'i');
  const found: string[] = [];
  let seen = 0;
  for (const viewer of [0, reader, third, moderator]) {
    for (const { name } of operations) {
      for (const input of inputs) {
        try {
          const said = JSON.stringify(await app.call(viewer, name, input));
          if (said.includes('A hard night')) seen += 1;
          if (trace.test(said)) found.push(`${name} ${JSON.stringify(input)} as ${viewer}`);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(5);
});

test('only where the category lets people, and only for all members or for everyone', async () => {
  const forums = await ask<Forum[]>(reader, 'listForums');
  expect(forums.filter(({ mayHide }) => mayHide).map(({ id }) => id)).toEqual([6, 7, 9]);
  for (const more of [{ forumId: 1 }, { type: 'post', forumId: undefined }, { audience: 'followers' }]) {
    expect(await app.status(asker, 'createPost', begin(more)), JSON.stringify(more)).toBe(400);
  }
  const named = await ask<Post>(asker, 'createPost', begin({ forumId: 1, anonymous: false }));
  expect(named.author.displayName).toBe('Zyxasker');
  const body = { content: 'Hidden', anonymous: true };
  expect(await app.status(reader, 'createComment', on(named.id, body))).toBe(400);
  const { version } = await postFor(asker);
  expect(await app.status(asker, 'editPost', on(topicId, { version, audience: 'me' }))).toBe(400);
});

test('with a closed account all that its member wrote goes, with a name or without, and comes back with it', async () => {
  const own = await reply(third, 'Mine, hidden');
  await reply(reader, 'By someone else');
  const theirs = await ask<Post>(third, 'createPost', begin({ title: 'A third night' }));
  const commentsFor = async (viewer: number) =>
    (await ask<Comment[]>(viewer, 'listComments', on(topicId))).map(({ content }) => content);
  const change = async (text: string) => void (await app.database.query('', text, [third]));
  const seen = async (viewer: number) => [
    await app.status(viewer, 'getPost', on(theirs.id)),
    (await ask<Post[]>(viewer, 'listPosts', { query: { type: 'question', forumId: health, limit: 100 } })).some(
      ({ id }) => id === theirs.id,
    ),
    await commentsFor(viewer),
    (await postFor(viewer)).commentsCount,
  ];
  const all = [200, true, ['Mine, hidden', 'By someone else'], 2];
  for (const viewer of [0, reader]) expect(await seen(viewer)).toEqual(all);
  await change(
    `insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now() + interval '14 days')`,
  );
  for (const viewer of [0, reader, moderator]) {
    expect(await seen(viewer)).toEqual([404, false, ['By someone else'], 1]);
  }
  expect(await app.status(reader, 'likeComment', on(own.id))).toBe(404);
  // The count that an answer carries is the same.
  const added = await ask<Comment & { commentsCount: number }>(
    reader,
    'createComment',
    on(topicId, { content: 'Another', anonymous: true }),
  );
  expect(added.commentsCount).toBe(2);
  await change('delete from closed_accounts where user_id = $1');
  expect(await seen(reader)).toEqual([200, true, ['Mine, hidden', 'By someone else', 'Another'], 3]);
});

test('people without a name can be told from one another within a topic', async () => {
  const names = [
    (await reply(reader, 'First')).author.displayName,
    (await reply(third, 'Second')).author.displayName,
    (await reply(reader, 'Third')).author.displayName,
    (await reply(asker, 'Thank you')).author.displayName,
    (await reply(third, 'With my name', {})).author.displayName,
  ];
  expect(names).toEqual([
    'Anonymous member 2',
    'Anonymous member 3',
    'Anonymous member 2',
    'Anonymous member',
    'Third',
  ]);
  expect((await postFor(reader)).commentsCount).toBe(5);
});

test('the writer is told of replies and likes without a name for them, and never of their own', async () => {
  const writer = await app.addMember({ name: 'Writer' });
  topicId = (await ask<Post>(writer, 'createPost', begin())).id;
  await reply(writer, 'More of it');
  expect(await noticesOf(writer)).toEqual([]);
  await reply(reader, 'Me too');
  await ask(third, 'likePost', on(topicId));
  expect(await noticesOf(writer)).toEqual([
    expect.objectContaining({ kind: 'postLiked', text: 'Third liked your post “It hurts.”' }),
    { kind: 'commentCreated', text: 'Someone commented on your post “It hurts.”', actors: [] },
  ]);
  const answer = await reply(third, 'Try warmth', {});
  expect((await noticesOf(writer))[0]?.text).toBe('Third and someone commented on your post “It hurts.”');
  await ask(writer, 'acceptAnswer', on(topicId, { commentId: answer.id }));
  expect((await noticesOf(third))[0]).toMatchObject({
    kind: 'answerAccepted',
    text: 'Someone accepted your reply as the answer “It hurts.”',
    actors: [],
  });
});

test('it can be reported without knowing whose it is, and removed', async () => {
  const report = { reporterId: reader, contentType: 'post', contentId: topicId, reason: 'harassment' };
  expect(await app.status(reader, 'createReport', { body: report })).toBeLessThan(300);
  expect(await app.status(asker, 'createReport', { body: { ...report, reporterId: asker } })).toBe(400);
  await ask(asker, 'deletePost', on(topicId));
  expect(await app.status(reader, 'getPost', on(topicId))).toBe(404);
  await ask(asker, 'restorePost', on(topicId));
  expect(await postFor(asker)).toMatchObject({ mine: true, author: nobody });
});

test('people of two merged topics keep apart, and each has one number there', async () => {
  const first = topicId;
  await reply(third, 'Third, elsewhere');
  await reply(reader, 'Reader, elsewhere');
  await reply(third, 'Third again, elsewhere');
  await reply(asker, 'Asker, elsewhere');
  topicId = (await ask<Post>(reader, 'createPost', begin({ title: 'Another night' }))).id;
  await reply(asker, 'Asker, here');
  await ask(moderator, 'mergeTopic', on(first, { intoId: topicId }));
  const all = await ask<Comment[]>(moderator, 'listComments', on(topicId));
  const named = new Map(all.map(({ content, author }) => [content, author.displayName]));
  expect(Object.fromEntries(named)).toEqual({
    'Asker, here': 'Anonymous member 2',
    'Third, elsewhere': 'Anonymous member 3',
    'Reader, elsewhere': 'Anonymous member',
    'Third again, elsewhere': 'Anonymous member 3',
    'Asker, elsewhere': 'Anonymous member 2',
  });
});

test('a reply without a name stays without one as a topic of its own', async () => {
  const own = await reply(reader, 'Something else');
  const body = { title: 'Something else', commentIds: [own.id] };
  const { topicId: made } = await ask<{ topicId: number }>(moderator, 'splitTopic', on(topicId, body));
  expect(await postFor(third, made)).toMatchObject({ author: nobody, mine: false });
  expect(await postFor(reader, made)).toMatchObject({ author: nobody, mine: true });
});

test('two moderators together learn who wrote a reported thing, for seven days; no one does alone', async () => {
  const second = await app.addMember({ name: 'Second', roles: ['member', 'moderator'] });
  const outsider = await app.addMember({ name: 'Outside', roles: ['member', 'moderator'] });
  const question = { body: { contentType: 'post', contentId: topicId, reason: 'A threat' } };
  expect(await app.status(moderator, 'askForAuthor', question)).toBe(404);
  const report = { reporterId: reader, contentType: 'post', contentId: topicId, reason: 'harassment' };
  await ask(reader, 'createReport', { body: report });
  expect(await app.status(reader, 'askForAuthor', question)).toBe(403);
  expect(await app.status(moderator, 'askForAuthor', question)).toBe(204);
  expect(await app.status(second, 'askForAuthor', question)).toBe(409);
  const listed = async (as: number) =>
    (await ask<AuthorRequest[]>(as, 'listAuthorRequests')).find(({ contentId }) => contentId === topicId);
  const { id = 0 } = (await listed(second)) ?? {};
  expect(await listed(moderator)).toMatchObject({ mine: true, reason: 'A threat', agreedAt: null, author: null });
  expect(await app.status(moderator, 'agreeToAuthor', on(id))).toBe(409);
  expect(await app.status(second, 'agreeToAuthor', on(id))).toBe(204);
  expect(await app.status(outsider, 'agreeToAuthor', on(id))).toBe(409);
  expect(await app.status(outsider, 'dropAuthorRequest', on(id))).toBe(403);
  for (const as of [moderator, second]) {
    expect((await listed(as))?.author).toMatchObject({ id: asker, displayName: 'Zyxasker' });
  }
  expect(await listed(outsider)).toMatchObject({ agreedBy: { displayName: 'Second' }, author: null });
  const log = await app.database.query<{ action: string; actorId: number }>(
    '',
    'select action, actor_id as "actorId" from audit_log where subject = $1 order by id',
    [`posts:${topicId}`],
  );
  expect(log).toEqual([
    { action: 'author asked for', actorId: moderator },
    { action: 'author shown', actorId: second },
  ]);
  await app.database.query('', 'update author_requests set agreed_by_id = null where id = $1', [id]);
  expect(await app.status(outsider, 'agreeToAuthor', on(id))).toBe(409);
  app.setNow(new Date(Date.now() + 8 * 86_400_000));
  expect(await listed(moderator)).toBeUndefined();
  app.setNow(new Date());
});

test('a question can be refused or withdrawn, and what has a name can’t be asked about', async () => {
  const report = { reporterId: reader, contentType: 'post', contentId: topicId, reason: 'harassment' };
  await ask(reader, 'createReport', { body: report });
  const question = { body: { contentType: 'post', contentId: topicId, reason: 'A threat' } };
  for (let n = 0; n < 2; n += 1) {
    expect(await app.status(moderator, 'askForAuthor', question)).toBe(204);
    const all = await ask<AuthorRequest[]>(moderator, 'listAuthorRequests');
    const { id = 0 } = all.find(({ contentId }) => contentId === topicId) ?? {};
    expect(await app.status(moderator, 'dropAuthorRequest', on(id))).toBe(204);
    expect(await app.status(moderator, 'dropAuthorRequest', on(id))).toBe(204);
  }
  const named = await ask<Post>(asker, 'createPost', begin({ anonymous: false }));
  const other = { body: { contentType: 'post', contentId: named.id, reason: 'A threat' } };
  expect(await app.status(moderator, 'askForAuthor', other)).toBe(404);
});

test('a moderator who wrote it neither agrees nor refuses that others learn it', async () => {
  const writer = await app.addMember({ name: 'Writing', roles: ['member', 'moderator'] });
  const contentId = (await ask<Post>(writer, 'createPost', begin())).id;
  const report = { reporterId: reader, contentType: 'post', contentId, reason: 'harassment' };
  await ask(reader, 'createReport', { body: report });
  const question = { body: { contentType: 'post', contentId, reason: 'A threat' } };
  expect(await app.status(moderator, 'askForAuthor', question)).toBe(204);
  const open = async () =>
    (await ask<AuthorRequest[]>(moderator, 'listAuthorRequests')).find((one) => one.contentId === contentId);
  const id = (await open())?.id ?? 0;
  expect(await app.status(writer, 'agreeToAuthor', on(id))).toBe(403);
  expect(await app.status(writer, 'dropAuthorRequest', on(id))).toBe(403);
  expect(await open()).toMatchObject({ agreedAt: null, author: null });
});

test('a flag of ours, its decision and a report tell no single moderator who wrote it', async () => {
  const content = 'Buy my pills! Click here';
  const { id } = await ask<Post>(asker, 'createPost', begin({ title: 'A hard offer', content }));
  await app.settle();
  const flags = await ask<ContentFlag[]>(moderator, 'listContentFlags', { query: { limit: 100 } });
  const flagId = flags.find(({ contentId }) => contentId === id)?.id ?? 0;
  const flag = await ask<ContentFlagDetail>(moderator, 'getContentFlag', on(flagId));
  expect(flag).toMatchObject({ text: expect.stringContaining(content), subject: null, history: [] });
  const body = { outcome: 'content_removed', moderatorNotes: 'An advert' };
  expect(await app.status(moderator, 'reviewContentFlag', on(flagId, body))).toBe(200);
  expect(await app.status(reader, 'getPost', on(id))).toBe(404);
  const reported = { reporterId: reader, contentType: 'post', contentId: topicId, reason: 'harassment' };
  const { id: reportId } = await ask<{ id: number }>(reader, 'createReport', { body: reported });
  const seen = [
    await ask<object>(moderator, 'getReport', on(reportId)),
    await ask<object>(moderator, 'listReports', { query: { limit: 100 } }),
    await ask<object>(moderator, 'listModerationActions', { query: { limit: 100 } }),
    await ask<object>(moderator, 'listContentFlags', { query: { limit: 100 } }),
  ];
  expect(JSON.stringify(seen)).toContain('An advert');
  expect(JSON.stringify(seen)).not.toMatch(/zyxasker/i);
});

test('followers, searches for the name and counts lead no one to it', async () => {
  await ask(reader, 'follow', on(asker));
  const named = await ask<Post>(asker, 'createPost', begin({ title: 'Under my name', anonymous: false }));
  const followed = await ask<Post[]>(reader, 'listTrackedTopics', { query: { show: 'following', limit: 50 } });
  expect(followed.map(({ id }) => id)).toContain(named.id);
  expect(followed.map(({ id }) => id)).not.toContain(topicId);
  const own = await ask<Post[]>(asker, 'listTrackedTopics', { query: { show: 'unread', limit: 50 } });
  expect(own.map(({ id }) => id)).not.toContain(topicId);
  for (const q of ['zyxasker', 'zyxasker night']) {
    const found = JSON.stringify(await ask(reader, 'search', { query: { q } }));
    expect(found, q).not.toContain(`/forums/topic/${topicId}"`);
  }
  const count = async (as: number) => (await ask<{ postsCount: number }>(as, 'getUser', on(asker))).postsCount;
  const before = await count(reader);
  await ask(asker, 'createPost', begin());
  expect(await count(reader)).toBe(before);
  expect(await app.status(asker, 'pinPost', on(topicId))).toBe(409);
  expect(await postFor(reader)).toMatchObject({ onProfile: false });
  await ask(reader, 'unfollow', on(asker));
});

test('a block hides nothing without a name, so it can’t be used to find out whose it is', async () => {
  const alone = await app.addMember({ name: 'Alone' });
  const own = await reply(alone, 'I see it the same way');
  const before = await postFor(reader);
  for (const other of [asker, alone]) await ask(reader, 'block', on(other));
  expect(await postFor(reader)).toEqual(before);
  const read = async (as: number) => JSON.stringify(await ask(as, 'listComments', on(topicId)));
  expect(await read(reader)).toContain(own.content);
  expect(await app.status(reader, 'likePost', on(topicId))).toBe(200);
  const answer = await reply(reader, 'Thank you both', {});
  // Whoever is blocked doesn’t see the one who blocks them, as everywhere.
  expect(await read(asker)).not.toContain(answer.content);
  await app.settle();
  expect(JSON.stringify(await noticesOf(asker))).not.toContain('Reader');
  for (const other of [asker, alone]) await ask(reader, 'unblock', on(other));
});

test('in a slow topic a reply without a name counts like any other', async () => {
  await ask(moderator, 'changeTopic', on(topicId, { slow: true }));
  await reply(third, 'Once');
  expect(await app.status(third, 'createComment', on(topicId, { content: 'Twice' }))).toBe(409);
  expect(await app.status(third, 'createComment', on(topicId, { content: 'Twice', anonymous: true }))).toBe(409);
});
