import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#platform/web/cache/test-read.ts';
import { setTable } from '#platform/web/client/address.ts';
import { setOrigin } from '#platform/web/client/request.ts';
import { type Given, startTestServer } from '#platform/web/client/test-server.ts';
import { useBlogs } from './data.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let answer: Given = {};

beforeAll(async () => {
  server = await startTestServer(() => answer);
  setOrigin(server.origin);
  setTable({ listPosts: ['GET', '/api/posts', { page: true }] });
});
afterAll(() => {
  server.stop();
  setOrigin('');
});

test.each([401, 404, 500])('a fetch of blogs that answers %i throws “Failed to fetch blogs”', async (status) => {
  answer = { status, body: 'broken' };
  const error = await failureOf(() => useBlogs({ authorId: 4 }));
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toBe('Failed to fetch blogs');
  const asked = new URL(server.seen.at(-1)?.url ?? '', server.origin);
  expect(asked.pathname).toBe('/api/posts');
  expect([asked.searchParams.get('type'), asked.searchParams.get('authorId')]).toEqual(['blog', '4']);
});

test('a fetch of blogs that is answered throws nothing', async () => {
  answer = { body: [{ id: 1 }] };
  expect(await failureOf(() => useBlogs({}))).toBeUndefined();
});
