import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, file, json, operation } from '#platform/contract/operation.ts';
import { serverArea, type UseCase } from './area.ts';
import type { ConnectionLimits } from './connections.ts';
import { contentOf } from './files.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const megabyte = 1024 * 1024;
const longText = 'words '.repeat((8 * megabyte) / 6);
/** Larger answers are not kept. */
const keptText = 'words '.repeat(megabyte / 6);
const longFile = Buffer.alloc(8 * megabyte);

const readList = operation({
  name: 'readList',
  method: 'GET',
  path: '/api/list',
  policy: 'anyone',
  summary: 'A long answer.',
  output: json(z.object({ text: z.string() })),
});
const readKept = operation({ ...readList, name: 'readKept', path: '/api/kept', publicCache: true });
const readClip = operation({ ...readList, name: 'readClip', path: '/clip', output: file('video/webm') });
const takeTurn = operation({
  name: 'takeTurn',
  method: 'GET',
  path: '/api/turn',
  policy: 'anyone',
  summary: 'Waits until the test lets it go.',
  query: z.object({ n: z.string() }),
  output: json(z.object({ text: z.string() })),
});
const say = operation({
  ...readList,
  name: 'say',
  method: 'POST',
  path: '/api/say',
  summary: 'Takes some words.',
  body: z.object({ words: z.string() }),
});

const everyone = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const row = { expect: everyone, also: [200, 200, 200] as const };
/** Calls that have begun, and what lets each go on. */
const turns: { readonly n: string; readonly go: () => void }[] = [];
const area = serverArea({
  contract: areaContract({ name: 'lists', operations: [readList, readKept, readClip, takeTurn, say] }),
  handlers: {
    readList: async () => ({ text: longText }),
    readKept: async () => ({ text: keptText }),
    readClip: async () => ({
      content: contentOf(longFile),
      type: 'video/webm',
      visibility: 'private' as const,
    }),
    takeTurn: async ({ input: { n } }: UseCase<{ n: string }>) => {
      await new Promise<void>((go) => turns.push({ n, go }));
      return { text: `turn ${n}` };
    },
    say: async () => ({ text: 'said' }),
  },
  matrix: { readList: row, readKept: row, readClip: row, takeTurn: row, say: row },
});

let app: TestApp;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { go } of turns.splice(0)) go();
  await app.close();
});

async function start(connections: Partial<ConnectionLimits>, trustedProxies = 0) {
  app = await startTestApp({ areas: [area], connections, trustedProxies });
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
}

function open(sent = '') {
  const socket = connect((app.app.http.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${more}\r\n`;
const connected = () =>
  new Promise<number>((done, fail) =>
    app.app.http.server.getConnections((error, count) => (error ? fail(error) : done(count))),
  );

/** All that comes until the connection ends. */
async function read(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  await once(socket, 'close');
  return Buffer.concat(pieces).toString('latin1');
}

describe('somebody who does nothing', { timeout: 60_000 }, () => {
  test.each([
    [100, '/clip', 1],
    [10, '/api/list', 1],
    // One alone would fit into the buffers of the system.
    [100, '/api/kept', 20],
  ])('%i who read nothing of %s are cut', async (many, path, times) => {
    await start({ unread: 500 });
    const before = process.memoryUsage().rss;
    const slow = Array.from({ length: many }, () => open(get(path).repeat(times)));
    await Promise.all(slow.map((socket) => once(socket, 'readable')));
    await expect.poll(connected, { timeout: 30_000 }).toBe(0);
    // A hundred clips would be 800 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * megabyte);
  });

  test.each([
    ['says nothing', ''],
    ['stops in the headers', 'GET /clip HTTP/1.1\r\nHost: local'],
    [
      'stops in the body',
      'POST /api/say HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"wor',
    ],
  ])('who %s is cut', async (_what, sent) => {
    await start({ unread: 600, headers: 300, body: 300 });
    await read(open(sent));
    expect(await connected()).toBe(0);
  });

  test('what is still sent after a refusal is thrown away, and then cut', async () => {
    await start({ afterwards: 300 });
    const socket = open(
      `POST /api/nowhere HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1000)}`,
    );
    expect(await read(socket)).toMatch(/^HTTP\/1.1 404 /);
  });
});

test('bodies that many connections of one caller begin and do not end are few, and then there is room again', async () => {
  await start({});
  const half = `POST /api/say HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 260000\r\n\r\n`;
  const begin = () => open(half + ' '.repeat(250_000));
  const many = Array.from({ length: 9 }, begin);
  const refused = await Promise.race(many.map(async (socket) => String((await once(socket, 'data'))[0])));
  expect(refused).toMatch(/^HTTP\/1.1 429 /);
  for (const socket of many) socket.destroy();
  await expect.poll(connected).toBe(0);
  const body = JSON.stringify({ words: 'short' });
  const said = `POST /api/say HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  expect(String((await once(open(said), 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
});

describe('who asks ahead', { timeout: 60_000 }, () => {
  const asked = (...ns: number[]) => ns.map((n) => get(`/api/turn?n=${n}`)).join('');

  test('is answered one after the other: nothing is begun before the answer to what was asked before it', async () => {
    await start({});
    const ahead = open(asked(1, 2, 3));
    await expect.poll(() => turns.length).toBe(1);
    // Another connection has come and been taken in meanwhile.
    const other = open(asked(4));
    await expect.poll(() => turns.map(({ n }) => n)).toEqual(['1', '4']);
    turns[1]?.go();
    expect(String((await once(other, 'data'))[0])).toContain('"turn 4"');
    expect(turns.map(({ n }) => n)).toEqual(['1', '4']);

    let answers = '';
    ahead.on('data', (piece: Buffer) => {
      answers += piece;
    });
    turns[0]?.go();
    await expect.poll(() => turns.map(({ n }) => n)).toEqual(['1', '4', '2']);
    turns[2]?.go();
    await expect.poll(() => turns.map(({ n }) => n)).toEqual(['1', '4', '2', '3']);
    turns[3]?.go();
    await expect.poll(() => answers.match(/turn \d/g)).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });

  test('and leaves takes with them what was not begun', async () => {
    await start({});
    const ahead = open(asked(1, 2));
    await expect.poll(() => turns.length).toBe(1);
    ahead.destroy();
    await expect.poll(connected).toBe(0);
    turns[0]?.go();
    const after = open(asked(3));
    await expect.poll(() => turns.map(({ n }) => n)).toEqual(['1', '3']);
    turns[1]?.go();
    expect(String((await once(after, 'data'))[0])).toContain('"turn 3"');
    expect(turns.map(({ n }) => n)).toEqual(['1', '3']);
  });

  test('by more than fifty is cut', async () => {
    await start({});
    expect(await read(open(asked(...Array(52).keys())))).toBe('');
    expect(turns.map(({ n }) => n)).toEqual(['0']);
  });
});

describe('many from one address', { timeout: 60_000 }, () => {
  test('the 201st connection is refused, and one that ends makes room', async () => {
    await start({});
    const many = Array.from({ length: 200 }, () => open());
    await expect.poll(connected).toBe(200);
    expect(await read(open(get('/api/nowhere')))).toBe('');
    many[0]?.destroy();
    await expect.poll(connected).toBe(199);
    const [answer] = (await once(open(get('/api/nowhere')), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
  });

  test('a trusted proxy has as many as it likes; each caller behind it a share of the requests', async () => {
    await start({ ofOneAddress: 3 }, 1);
    const ask = (address: string) => open(get('/clip', `X-Forwarded-For: ${address}\r\n`));
    const status = async (socket: Socket) => {
      await once(socket, 'readable');
      return String(socket.read(12));
    };
    const held = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1'].map(ask);
    expect(await Promise.all(held.map(status))).toEqual(Array(5).fill('HTTP/1.1 200'));
    expect(await status(ask('192.0.2.1'))).toBe('HTTP/1.1 429');
    expect(await status(ask('192.0.2.3'))).toBe('HTTP/1.1 200');
    for (const last of ['2', '3']) expect(await status(ask(`2001:db8::${last}`))).toBe('HTTP/1.1 200');
    expect(await status(ask('2001:db8::4'))).toBe('HTTP/1.1 429');
  });
});
