import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { areaContract, download, file, type Input, operation } from '#platform/contract/operation.ts';
import { serverArea, type UseCase } from './area.ts';
import { bytesOf, contentOf } from './files.ts';
import { problem } from './problem.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const readShelf = operation({
  name: 'readShelf',
  method: 'GET',
  path: '/shelf/{id}',
  policy: 'anyone',
  summary: 'A stored file.',
  params: z.object({ id }),
  output: file('video/webm'),
});
const takeShelf = operation({
  name: 'takeShelf',
  method: 'GET',
  path: '/shelf/{id}/copy',
  policy: 'anyone',
  summary: 'The same to keep.',
  params: z.object({ id }),
  output: download('application/zip'),
});
const readWords = operation({
  name: 'readWords',
  method: 'GET',
  path: '/words',
  policy: 'anyone',
  summary: 'Text that is made anew.',
  output: file('text/plain'),
});

const small = Buffer.from('0123456789');
const large = randomBytes(64 * 1024 * 1024);
const keys: string[] = [];
let app: TestApp;
let port: number;

const everyone = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const row = { expect: everyone, also: [200, 200, 200] as const };
type Ask = UseCase<Input<typeof readShelf>>;
const stored = async ({ input, services }: Ask) => {
  const content = await services.files.open(keys[input.id - 1] ?? '');
  if (!content) throw problem.notFound();
  return content;
};

beforeAll(async () => {
  const area = serverArea({
    contract: areaContract({ name: 'shelf', operations: [readShelf, takeShelf, readWords] }),
    handlers: {
      readShelf: async (ask: Ask) => ({
        content: await stored(ask),
        type: 'video/webm',
        visibility: 'private' as const,
      }),
      takeShelf: async (ask: Ask) => ({ content: await stored(ask), type: 'application/zip', name: 'copy.zip' }),
      readWords: async () => ({
        content: contentOf(Buffer.from('words '.repeat(1000))),
        type: 'text/plain; charset=utf-8',
        visibility: 'public' as const,
      }),
    },
    matrix: { readShelf: row, takeShelf: row, readWords: row },
  });
  app = await startTestApp({ areas: [area] });
  for (const bytes of [small, large]) keys.push(await app.app.services.files.put('shelf', bytes));
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, url = '/shelf/1', method: 'GET' | 'HEAD' = 'GET') =>
  app.app.http.inject({ method, url, headers: { host: 'localhost:3000', ...headers } });

/** How often this process has the file open. */
async function opened(key: string): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.endsWith(key)).length;
}

describe('ranges', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is answered with that part', async (range, body, contentRange) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(body.length) });
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside: 416 with the length', async (range) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
    expect(answer.body).toBe('');
  });

  test.each(['bytes=4-2', 'bytes=1-2,4-5', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    '%s is answered with all of it',
    async (range) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
      expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
      expect(answer.headers['content-range']).toBeUndefined();
    },
  );

  test('If-Range gives a part of the same content only', async () => {
    const etag = String((await get()).headers.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await get({ range: 'bytes=2-4', 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Tue, 24 Nov 2026 08:00:00 GMT']) {
      const answer = await get({ range: 'bytes=2-4', 'if-range': other });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    }
  });

  test('a download can be taken up where it broke off', async () => {
    const answer = await get({ range: 'bytes=6-' }, '/shelf/1/copy');
    expect([answer.statusCode, answer.body]).toEqual([206, '6789']);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="copy.zip"',
      'cache-control': 'no-store',
    });
  });

  test('text may be compressed on its way, so it comes whole', async () => {
    const answer = await get({ range: 'bytes=0-3', 'accept-encoding': 'gzip' }, '/words');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['accept-ranges']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

test('who has it already gets 304; who asks for the headers alone gets them, and nothing is opened', async () => {
  const full = await get();
  const etag = String(full.headers.etag);
  const again = await get({ 'if-none-match': `W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await get({ range: 'bytes=2-4' }, '/shelf/2', 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject({ 'content-length': String(large.length), 'accept-ranges': 'bytes' });
  expect(await opened(keys[1] ?? '')).toBe(0);
});

test('a stored file has the same name for ever, which says nothing of its key', async () => {
  const { files } = app.app.services;
  const twice = await Promise.all([files.open(keys[0] ?? ''), files.open(keys[0] ?? '')]);
  expect(twice[0]?.etag).toBe(twice[1]?.etag);
  expect(twice[0]?.etag).not.toContain(keys[0]?.slice(-10));
  expect(await files.open(`shelf/00/${'0'.repeat(30)}`)).toBeUndefined();
  expect(twice[0] && Buffer.from(await bytesOf(twice[0])).toString()).toBe('0123456789');
});

test.runIf(process.platform === 'linux')(
  'a reader who stops is not read ahead of, and one who leaves closes the file',
  async () => {
    const key = keys[1] ?? '';
    const before = process.memoryUsage();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write('GET /shelf/2 HTTP/1.1\r\nHost: localhost:3000\r\n\r\n');
        await once(socket, 'readable');
        return socket;
      }),
    );
    await expect.poll(() => opened(key)).toBe(20);
    const { rss, arrayBuffers } = process.memoryUsage();
    // Twenty whole files would be 1,280 MB.
    expect(rss - before.rss).toBeLessThan(200_000_000);
    expect(arrayBuffers - before.arrayBuffers).toBeLessThan(40_000_000);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => opened(key)).toBe(0);
  },
);
