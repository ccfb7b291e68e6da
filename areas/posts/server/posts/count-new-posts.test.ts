import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '../testing/community.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const count = async (userId: number, since: string) =>
  (await all.ask<{ count: number }>(userId, 'countNewPosts', { query: { since } })).count;

test('counts what others wrote since and the caller may see', async () => {
  all.app.setNow(new Date('2026-11-21T01:00:00.000Z'));
  const { createdAt } = await all.post(all.author, { content: 'Old' });
  all.app.setNow(new Date('2026-11-21T01:00:00.001Z'));
  await all.post(all.author, { content: 'New' });
  await all.post(all.author, { content: 'New for members', audience: 'members' });
  expect(await count(0, createdAt)).toBe(1);
  expect(await count(all.reader, createdAt)).toBe(2);
  expect(await count(all.author, createdAt)).toBe(0);
  expect(await count(all.blocked, createdAt)).toBe(0);
});

test('stops at 100', async () => {
  await all.app.database.query(
    'many',
    `insert into posts (author_id, content, created_at)
      select $1::int, 'Many', '2026-11-22T00:00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, 130) n`,
    [all.author],
  );
  expect(await count(0, '2026-11-22T00:00:00.000Z')).toBe(100);
});

test('since must be a moment', async () => {
  expect(await all.refusal(0, 'countNewPosts')).toMatchObject({ status: 400, fields: ['since'] });
  expect(await all.app.status(0, 'countNewPosts', { query: { since: 'tea time' } })).toBe(400);
});

test('the address is not taken for the post "new-count"', async () => {
  const url = '/api/posts/new-count?since=2026-11-22T00:00:00.000Z';
  const answer = await all.app.app.http.inject({ url, headers: { host: 'localhost:3000' } });
  expect(answer.json()).toEqual({ count: 100 });
});
