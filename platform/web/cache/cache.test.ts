import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setTable } from '../client/address.ts';
import { call } from '../client/call.ts';
import { ApiError } from '../client/error.ts';
import { setOrigin } from '../client/request.ts';
import { type Given, startTestServer } from '../client/test-server.ts';
import { createAttempts, signature } from './attempts.ts';
import { forgetEntities, patchEntity, putEntities, readEntity } from './entities.ts';
import { listKey, type RefreshKey, readKey, refresh } from './keys.ts';
import { queryClient } from './query-client.ts';
import { plant, sow } from './seeds.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let answer: Given = { body: [] };

beforeAll(async () => {
  server = await startTestServer(() => answer);
  setOrigin(server.origin);
  setTable({ listPosts: ['GET', '/api/posts', { page: true }], getUser: ['GET', '/api/users/{id}'] });
});
afterAll(() => {
  server.stop();
  setOrigin('');
  queryClient.clear();
});
beforeEach(() => {
  queryClient.clear();
  forgetEntities();
  server.seen.length = 0;
  answer = { body: [] };
});

const calls = () => server.seen.length;

test('DATA-05: the default reader gets the first element of the key and reads JSON', async () => {
  answer = { body: [{ id: 1 }] };
  expect(await queryClient.fetchQuery({ queryKey: ['/api/posts', { limit: 2 }] })).toEqual([{ id: 1 }]);
  expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/posts?limit=2' });
});

test('DATA-06, DATA-07: 401 throws, and nothing is tried again', async () => {
  answer = { status: 401, body: 'Sign in' };
  await expect(queryClient.fetchQuery({ queryKey: ['/api/posts'] })).rejects.toThrow('401: Sign in');
  expect(calls()).toBe(1);
  expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false);
});

test('DATA-08 to DATA-10: no reading on focus or by the clock, and nothing grows stale', async () => {
  const observer = new QueryObserver(queryClient, { queryKey: ['/api/posts'] });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const second = new QueryObserver(queryClient, { queryKey: ['/api/posts'] }).subscribe(() => undefined);
  expect(observer.getCurrentResult().isStale).toBe(false);
  expect(calls()).toBe(1);
  const { refetchOnWindowFocus, refetchInterval, staleTime } = queryClient.getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, refetchInterval, staleTime]).toEqual([false, false, Number.POSITIVE_INFINITY]);
  stop();
  second();
});

test('DATA-11: what is on the screen is read again, whatever its query, and nothing else', async () => {
  const keys = [readKey('listPosts', { type: 'post' }), listKey('listPosts', {}), readKey('getUser', { id: 3 })];
  const stops = keys.map((queryKey) =>
    queryKey.at(-1) === 'list'
      ? new InfiniteQueryObserver(queryClient, {
          queryKey,
          queryFn: async () => (await fetch(`${server.origin}/list`)).json(),
          initialPageParam: 0,
          getNextPageParam: () => undefined,
        }).subscribe(() => undefined)
      : new QueryObserver(queryClient, {
          queryKey,
          queryFn: () => call(String(queryKey[0]), queryKey[1] as never),
        }).subscribe(() => undefined),
  );
  await expect.poll(calls).toBe(3);
  await refresh(['listPosts']);
  expect(calls()).toBe(5);
  await refresh([['getUser', { id: 3 }]]);
  expect(server.seen.at(-1)?.url).toBe('/api/users/3');
  await refresh([
    ['listPosts', { type: 'blog' }],
    ['getUser', { id: 4 }],
  ]);
  expect(calls()).toBe(6);
  for (const stop of stops) stop();
});

test('embedded answers are used once and only where nothing is known yet', () => {
  sow({ '/api/posts?sort=new&limit=2': [{ id: 1 }], 'link:/api/posts?sort=new&limit=2': 'abc' });
  const key = readKey('listPosts', { limit: 2, sort: 'new' });
  plant(key, ({ body, next }) => ({ items: body, next }));
  expect(queryClient.getQueryData(key)).toEqual({ items: [{ id: 1 }], next: 'abc' });
  queryClient.removeQueries({ queryKey: key });
  plant(key, () => 'again');
  expect(queryClient.getQueryData(key)).toBeUndefined();
});

test('one copy of each thing: fields are joined, late answers lose, patches show at once', () => {
  putEntities('post', [{ id: 1, version: 2, likes: 4, text: 'a' } as never]);
  putEntities('post', [{ id: 1, version: 1, likes: 3 } as never]);
  expect(readEntity('post', 1)).toEqual({ id: 1, version: 2, likes: 4, text: 'a' });
  const before = readEntity('post', 1);
  putEntities('post', [{ id: 1, likes: 4 } as never]);
  expect(readEntity('post', 1)).toBe(before);
  patchEntity<{ id: number; likes: number }>('post', 1, ({ likes }) => ({ likes: likes + 1 }));
  expect(readEntity('post', 1)).toMatchObject({ likes: 5, text: 'a' });
  patchEntity('post', 99, {});
  expect(readEntity('post', 99)).toBeUndefined();
});

test('an attempt keeps its key while nobody knows what became of it', () => {
  let count = 0;
  const attempts = createAttempts(() => `key-${++count}`);
  const args = { content: 'Hello' };
  expect(attempts.keyFor(args)).toBe('key-1');
  attempts.settle(args, new ApiError(0, ''));
  expect(attempts.keyFor({ content: 'Hello' })).toBe('key-1');
  expect(attempts.keyFor({ content: 'Other' })).toBe('key-2');
  attempts.settle(args, new ApiError(400, 'no'));
  expect(attempts.keyFor(args)).toBe('key-3');
  attempts.settle(args);
  expect(attempts.keyFor(args)).toBe('key-4');
});

test('files differ by what they hold', () => {
  expect(signature({ upload: new Blob(['a']) })).not.toBe(signature({ upload: new Blob(['ab']) }));
  expect(signature(undefined)).toBe('');
});

test('a refresh names operations that there are, with arguments that they have', () => {
  const right: readonly RefreshKey[] = ['listPosts', ['listComments', { id: 3 }], ['listPosts', { type: 'blog' }], '*'];
  // @ts-expect-error: no operation is called so.
  const unknown: RefreshKey = 'listEverything';
  // @ts-expect-error: a write is not read again.
  const write: RefreshKey = 'createPost';
  // @ts-expect-error: comments are listed by the id of their post.
  const argument: RefreshKey = ['listComments', { postId: 3 }];
  // @ts-expect-error: an id is a number.
  const wrong: RefreshKey = ['listComments', { id: '3' }];
  expect([right, unknown, write, argument, wrong]).toHaveLength(5);
});
