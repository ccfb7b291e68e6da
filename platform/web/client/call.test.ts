import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setTable } from './address.ts';
import { call, nextCursor } from './call.ts';
import { ApiError, statusOf, textForPeople } from './error.ts';
import { clientEvents, setOrigin } from './request.ts';
import { type Given, type Seen, startTestServer } from './test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let answer: (seen: Seen) => Given = () => ({ body: {} });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
const last = () => server.seen.at(-1);

beforeAll(async () => {
  server = await startTestServer((seen) => answer(seen));
  setOrigin(server.origin);
  setTable({
    getPost: ['GET', '/api/posts/{id}'],
    listPosts: ['GET', '/api/posts', { page: true }],
    createPost: ['POST', '/api/posts'],
    deletePost: ['DELETE', '/api/posts/{id}'],
    upload: ['POST', '/api/media'],
  });
});
afterAll(() => {
  server.stop();
  setOrigin('');
});
afterEach(() => {
  answer = () => ({ body: {} });
});

test('a write sends JSON with its content type and a key of its own', async () => {
  answer = () => ({ status: 201, body: { id: 7 } });
  expect(await call('createPost', { content: 'Hello' } as never)).toEqual({ id: 7 });
  expect(last()).toMatchObject({ method: 'POST', url: '/api/posts', body: '{"content":"Hello"}' });
  expect(last()?.headers['content-type']).toBe('application/json');
  const first = last()?.headers['idempotency-key'];
  await call('createPost', { content: 'Hello' } as never);
  expect(last()?.headers['idempotency-key']).not.toBe(first);
  await call('createPost', { content: 'Hello' } as never, { idempotencyKey: 'mine' });
  expect(last()?.headers['idempotency-key']).toBe('mine');
});

test('without a body there is no content type, and 204 answers nothing', async () => {
  answer = () => ({ status: 204 });
  expect(await call('deletePost', { id: 4 } as never)).toBeUndefined();
  expect(last()?.headers['content-type']).toBeUndefined();
  expect(last()?.headers['idempotency-key']).toBeUndefined();
});

test('an upload is sent as it is, with what belongs to it in the query', async () => {
  await call('upload', { upload: new Blob(['pixels'], { type: 'image/png' }), alt: 'A door' } as never);
  expect(last()).toMatchObject({ url: '/api/media?alt=A+door', body: 'pixels' });
  expect(last()?.headers['content-type']).toBe('image/png');
});

test('a list answers with its items and the cursor of the next page', async () => {
  answer = () => ({ body: [{ id: 1 }], headers: { link: '</api/posts?limit=1&cursor=abc%3D>; rel="next"' } });
  expect(await call('listPosts', { limit: 1 } as never)).toEqual({ items: [{ id: 1 }], next: 'abc=' });
  expect(last()?.url).toBe('/api/posts?limit=1');
  answer = () => ({ body: [] });
  expect(await call('listPosts')).toEqual({ items: [], next: undefined });
});

test('DATA-03: the message is status, colon, space, body text', async () => {
  answer = () => ({ status: 418, body: 'short and stout' });
  const error = await failure(call('getPost', { id: 1 } as never));
  expect(error).toBeInstanceOf(ApiError);
  expect(error?.message).toBe('418: short and stout');
  expect(error?.problem).toBeUndefined();
});

test('DATA-04: the status text takes the place of an empty body', async () => {
  answer = () => ({ status: 503, statusText: 'Service Unavailable' });
  expect((await failure(call('getPost', { id: 1 } as never)))?.message).toBe('503: Service Unavailable');
});

test('problem details are read, and people see their sentence instead of JSON', async () => {
  const problem = {
    type: '/problems/conflict',
    title: 'Conflict',
    status: 409,
    detail: 'Load it again.',
    current: { a: 1 },
  };
  answer = () => ({ status: 409, body: problem, headers: { 'content-type': 'application/problem+json' } });
  const error = await failure(call('getPost', { id: 1 } as never));
  expect(error?.message).toBe(`409: ${JSON.stringify(problem)}`);
  expect(error?.problem).toEqual(problem);
  expect(textForPeople(error)).toBe('Load it again.');
});

test('C-01: a read with a fixed text throws that text and keeps the cause', async () => {
  answer = () => ({ status: 404, body: 'gone' });
  const error = await failure(call('getPost', { id: 1 } as never, { failText: 'Failed to fetch post' }));
  expect(error?.message).toBe('Failed to fetch post');
  expect(textForPeople(error)).toBe('Failed to fetch post');
  expect(statusOf(error)).toBe(404);
});

test('no answer at all is an error of status 0 that says what to do', async () => {
  setOrigin('http://127.0.0.1:1');
  const error = await failure(call('getPost', { id: 1 } as never));
  setOrigin(server.origin);
  expect(error?.status).toBe(0);
  expect(textForPeople(error)).toContain('Check your connection');
});

test('stopping a read is not an error of the server', async () => {
  const stop = new AbortController();
  stop.abort();
  const error = await failure(call('getPost', { id: 1 } as never, { signal: stop.signal, failText: 'Failed' }));
  expect(error?.name).toBe('AbortError');
});

test('a write that is refused with 401 tells that the session has ended; a read does not', async () => {
  let told = 0;
  const hear = () => {
    told += 1;
  };
  clientEvents.addEventListener('session-expired', hear);
  answer = () => ({ status: 401, body: 'Sign in' });
  await failure(call('getPost', { id: 1 } as never));
  expect(told).toBe(0);
  await failure(call('createPost', { content: 'x' } as never));
  expect(told).toBe(1);
  clientEvents.removeEventListener('session-expired', hear);
});

test('cursors are found in any place of the Link header', () => {
  expect(nextCursor(null)).toBeUndefined();
  expect(nextCursor('<https://a.example/api/x?cursor=1>; rel="prev", </api/x?cursor=2>; rel="next"')).toBe('2');
  expect(nextCursor('</api/x?cursor=1>; rel="prev"')).toBeUndefined();
});
