import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeKeyset } from '#platform/server/keyset.ts';
import type { Post } from '../../contract.ts';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
const made: Record<string, number> = {};

beforeAll(async () => {
  all = await startCommunity();
  const { app, author, reader, post } = all;
  const audiences = ['everyone', 'members', 'followers'] as const;
  for (const [at, audience] of audiences.entries()) {
    app.setNow(new Date(Date.UTC(2026, 10, 20, 1, at)));
    made[audience] = (await post(author, { content: `For ${audience} #Trams`, audience })).id;
  }
  app.setNow(new Date(Date.UTC(2026, 10, 20, 2)));
  made.question = (
    await post(reader, { content: 'Which tram?', type: 'question', title: 'Tram 96', tags: ['Trams'] })
  ).id;
  made.deleted = (await post(reader, { content: 'Gone' })).id;
  await app.call(reader, 'deletePost', { params: { id: made.deleted } });
  made.hidden = (await post(reader, { content: 'Hidden' })).id;
  await app.call(all.moderator, 'deletePost', { params: { id: made.hidden } });
});
afterAll(() => all.app.close());

const list = async (userId: number, query: Record<string, string | number> = {}) =>
  (await all.ask<Post[]>(userId, 'listPosts', { query })).map(({ id }) => id);

describe('who sees what', () => {
  test('guests see what is for everyone', async () => {
    expect(await list(0)).toEqual([made.question, made.everyone]);
  });
  test('members see what is for members too, newest first', async () => {
    expect(await list(all.moderator)).toEqual([made.question, made.members, made.everyone]);
  });
  test('followers see what is for followers, and so does the author', async () => {
    const everything = [made.question, made.followers, made.members, made.everyone];
    expect(await list(all.follower)).toEqual(everything);
    expect(await list(all.author)).toEqual(everything);
  });
  test('a block works both ways', async () => {
    expect(await list(all.blocked)).toEqual([made.question]);
    const blockedPost = await all.post(all.blocked, { content: 'From the blocked member' });
    expect(await list(all.author)).not.toContain(blockedPost.id);
    expect(await list(all.reader)).toContain(blockedPost.id);
    await all.app.call(all.blocked, 'deletePost', { params: { id: blockedPost.id } });
  });
});

describe('filters', () => {
  test('author, tag in any spelling, and type', async () => {
    expect(await list(all.follower, { authorId: all.author })).toEqual([made.followers, made.members, made.everyone]);
    expect(await list(0, { tag: '#Trams' })).toEqual([made.question, made.everyone]);
    expect(await list(all.follower, { type: 'question' })).toEqual([made.question]);
  });
  test('an author’s posts are all of theirs that the caller may see, and nobody else’s', async () => {
    const { author, reader, follower, moderator } = all;
    const byAuthor = [made.followers, made.members, made.everyone];
    for (const [as, expected] of [
      [author, byAuthor],
      [follower, byAuthor],
      [moderator, byAuthor.slice(1)],
      [0, byAuthor.slice(2)],
    ] as const) {
      expect(await list(as, { authorId: author })).toEqual(expected);
    }
    expect(await list(author, { authorId: reader })).toEqual([made.question]);
    expect(await list(author, { authorId: moderator })).toEqual([]);
    expect(await list(author, { authorId: 999_999 })).toEqual([]);
  });
  test('since leaves out the post of that very moment', async () => {
    expect(await list(0, { since: '2026-11-20T01:00:00.000Z' })).toEqual([made.question]);
  });
  test('saved posts are the caller’s own; a guest has none to ask for', async () => {
    await all.app.call(all.reader, 'savePost', { params: { id: made.everyone ?? 0 } });
    expect(await list(all.reader, { saved: 'true' })).toEqual([made.everyone]);
    expect(await list(all.follower, { saved: 'true' })).toEqual([]);
    expect(await all.app.status(0, 'listPosts', { query: { saved: 'true' } })).toBe(401);
  });
  test.each([
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ type: 'poem' }, 'type'],
    [{ authorId: 'me' }, 'authorId'],
    [{ since: 'yesterday' }, 'since'],
    [{ since: '0000-01-01T00:00:00Z' }, 'since'],
    [{ cursor: writeKeyset({ at: '2026-99-99T00:00:00.000000Z', id: 1 }) }, 'cursor'],
    [{ cursor: writeKeyset({ at: '0000-01-01T00:00:00.000000Z', id: 1 }) }, 'cursor'],
    [{ cursor: writeKeyset({ at: '2026-01-01T00:00:00.000000Z', id: 9_999_999_999 }) }, 'cursor'],
  ])('%o is refused and named', async (query, field) => {
    expect(await all.refusal(0, 'listPosts', { query })).toMatchObject({ status: 400, fields: [field] });
  });
});

test('pages join without a gap or a repeat, also where moments are equal', async () => {
  const { app, post } = await startCommunity();
  const writer = await app.addMember();
  app.setNow(new Date(Date.UTC(2026, 10, 20, 3)));
  for (let n = 0; n < 7; n += 1) await post(writer, { content: `Post ${n}` });
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call<Post[]>(0, 'listPosts', { query: { limit: 3, ...(cursor && { cursor }) } });
    seen.push(...page.body.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  await app.close();
});

test('over the wire: a JSON array, a Link to the next page, and no query is needed', async () => {
  const answer = await all.app.app.http.inject({ url: '/api/posts?limit=1', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveLength(1);
  expect(answer.headers.link).toMatch(/^<\/api\/posts\?limit=1&cursor=[^>]+>; rel="next"$/);
  const plain = await all.app.app.http.inject({ url: '/api/posts', headers: { host: 'localhost:3000' } });
  expect(plain.json()).toHaveLength(2);
});

test('what guests are served from memory is never out of date', async () => {
  const url = '/api/posts?limit=5';
  const read = async () =>
    (await all.app.app.http.inject({ url, headers: { host: 'localhost:3000' } }))
      .json<Post[]>()
      .map(({ content }) => content);
  await read();
  const fresh = await all.post(all.reader, { content: 'Fresh' });
  expect(await read()).toContain('Fresh');
  await all.ask(all.reader, 'editPost', { params: { id: fresh.id }, body: { version: 1, content: 'Fresher' } });
  expect(await read()).toContain('Fresher');
  await all.app.call(all.reader, 'deletePost', { params: { id: fresh.id } });
  expect(await read()).not.toContain('Fresher');
});

test('a page is one SQL statement', async () => {
  const { embedded, pool } = all.app.database;
  const engine = (embedded ?? pool) as { query: (...args: unknown[]) => unknown };
  // What the tests before have left to be done is none of it.
  await all.app.settle();
  const principal = await all.app.principal(all.follower);
  const counted = vi.spyOn(engine, 'query');
  const request = { ip: '127.0.0.1', agent: 'test' };
  await all.app.app.invoke({ operation: 'listPosts', principal, query: {}, params: {}, request });
  const statements = counted.mock.calls.length;
  counted.mockRestore();
  expect(statements).toBe(1);
});
