import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fewestOrdinary, mostOrdinary } from './admission.ts';
import { type IncomingLimits, makeIncoming, sweepIncoming } from './incoming.ts';
import { ProblemError } from './problem.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type SampleState, sampleArea } from './testing/sample-area.ts';

const limits: IncomingLimits = {
  bytes: 1000,
  uploads: 3,
  bytesOfOne: 600,
  uploadsOfOne: 2,
  pace: { milliseconds: 60_000, bytes: 1 },
};
const text = { type: 'text/plain', maxBytes: 500 };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'doorways-incoming-'));
});

const statusOf = (work: Promise<unknown> | (() => void)) =>
  Promise.resolve()
    .then(() => (typeof work === 'function' ? work() : work))
    .then(
      () => 200,
      (error: unknown) => (error instanceof ProblemError ? error.problem.status : 500),
    );
const bytes = (length: number) => Readable.from([Buffer.alloc(length)]);

describe('what is on its way', () => {
  test('has a limit for each sender and for all; dropping makes room again', async () => {
    const incoming = makeIncoming(dir, limits);
    const receive = (sender: string, length: number) => incoming.receive(bytes(length), { sender, ...text });
    const first = await receive('a', 400);
    expect(first).toEqual({ length: 400, type: 'text/plain' });
    // 600 of one, 1000 of all.
    expect(await statusOf(receive('a', 201))).toBe(429);
    const second = await receive('b', 500);
    expect(await statusOf(receive('c', 101))).toBe(503);
    expect(await statusOf(() => incoming.room('c', 101))).toBe(503);
    expect(await statusOf(() => incoming.room('c', 100))).toBe(200);
    // Two of one, three of all.
    const third = await receive('a', 1);
    expect(await statusOf(() => incoming.room('a', 1))).toBe(429);
    expect(await statusOf(() => incoming.room('c', 1))).toBe(503);
    for (const upload of [first, second, third, first]) await incoming.drop(upload);
    expect(await statusOf(() => incoming.room('a', 600))).toBe(200);
    expect(await readdir(dir)).toEqual([]);
  });

  test('is refused where it becomes too large, and leaves nothing', async () => {
    const incoming = makeIncoming(dir, limits);
    expect(await statusOf(incoming.receive(bytes(501), { sender: 'a', ...text }))).toBe(413);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('The cable was cut.');
      })(),
    );
    await expect(incoming.receive(broken, { sender: 'a', ...text })).rejects.toThrow('The cable was cut.');
    expect(await readdir(dir)).toEqual([]);
    expect(await statusOf(() => incoming.room('a', 600))).toBe(200);
  });

  test('is given up when too little comes in a time', async () => {
    const incoming = makeIncoming(dir, { ...limits, pace: { milliseconds: 20, bytes: 10 } });
    const slow = new PassThrough();
    slow.write('123456789');
    expect(await statusOf(incoming.receive(slow, { sender: 'a', ...text }))).toBe(408);
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('what a process has left behind', () => {
  const put = (name: string, age: number) => {
    mkdirSync(join(dir, name));
    writeFileSync(join(dir, name, 'body'), 'x');
    const at = new Date(Date.now() - age);
    utimesSync(join(dir, name), at, at);
  };

  test('goes at the next start, where there is one process', async () => {
    put('upload-new', 0);
    await sweepIncoming(dir, true);
    expect(await readdir(dir)).toEqual([]);
  });

  test('goes after an hour, where others may be at work', async () => {
    put('upload-new', 3_500_000);
    put('upload-old', 3_700_000);
    await sweepIncoming(dir, false);
    expect(await readdir(dir)).toEqual(['upload-new']);
  });
});

describe('over the wire', { timeout: 60_000 }, () => {
  let app: TestApp;
  let cookie: string;
  let state: SampleState;
  /** Uploads of this app whose body is being received, or was. */
  let came: number;
  const sockets: Socket[] = [];
  const stop = async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  };
  afterEach(stop);

  async function start(incoming: IncomingLimits) {
    const { area, state: sample } = sampleArea();
    state = sample;
    app = await startTestApp({ areas: [area], incoming, connections: { afterwards: 50 } });
    const member = await app.addMember();
    const [line = ''] = await app.app.services.sessions.start(member, { ip: '127.0.0.1', agent: 'test' });
    cookie = line.split(';')[0] ?? '';
    await app.app.http.listen({ port: 0, host: '127.0.0.1' });
    came = 0;
    const { incoming: receiver } = app.app;
    const { receive } = receiver;
    receiver.receive = (...given) => {
      came += 1;
      return receive(...given);
    };
  }
  /** The headers of an upload of 100 bytes, and as many of them as are asked for. */
  function begin(sent: number) {
    const socket = connect((app.app.http.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const head = `Host: localhost:3000\r\nCookie: ${cookie}\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n`;
    socket.write(`POST /api/notes/file HTTP/1.1\r\n${head}${'x'.repeat(sent)}`);
    return socket;
  }
  /** So many of the same: no more are judged at once than are never refused, however busy this machine is. */
  async function beginAll<T>(count: number, one: () => T) {
    const all: T[] = [];
    while (all.length < count) {
      const more = Math.min(fewestOrdinary, count - all.length);
      all.push(...Array.from({ length: more }, one));
      await expect.poll(() => came).toBe(all.length);
    }
    return all;
  }
  const uploads = async () => {
    const folder = `${app.config.dataDir}/incoming`;
    return existsSync(folder) ? (await readdir(folder)).length : 0;
  };
  const roomy = { ...limits, uploads: 200, uploadsOfOne: 200, bytes: 100_000, bytesOfOne: 100_000 };

  test('a hundred that stop half way are cut, with a word, and leave nothing', async () => {
    await start({ ...roomy, pace: { milliseconds: 300, bytes: 60 } });
    const half = await beginAll(100, async () => {
      const socket = begin(50);
      const pieces: Buffer[] = [];
      socket.on('data', (piece: Buffer) => pieces.push(piece));
      await once(socket, 'close');
      return Buffer.concat(pieces).toString();
    });
    const answers = await Promise.all(half);
    expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
    expect(await uploads()).toBe(0);
  });

  test('the file of somebody who leaves goes, and so does that of a call that is over', async () => {
    await start(roomy);
    const socket = begin(50);
    await expect.poll(uploads).toBe(1);
    socket.destroy();
    await expect.poll(uploads).toBe(0);
    const whole = begin(100);
    const [answer] = (await once(whole, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 200');
    await expect.poll(uploads).toBe(0);
  });

  test('uploads that wait for their turn take no place from ordinary requests', async () => {
    await start(roomy);
    let go: () => void = () => undefined;
    state.turn = new Promise((done) => {
      go = done;
    });
    const waiting = await beginAll(mostOrdinary + 10, () => once(begin(100), 'data'));
    expect(await uploads()).toBe(waiting.length);
    const { statusCode } = await app.app.http.inject({ url: '/api/notes', headers: { host: 'localhost:3000' } });
    expect(statusCode).toBe(200);
    go();
    const answers = (await Promise.all(waiting)) as [Buffer][];
    expect(new Set(answers.map(([answer]) => answer.toString('latin1', 0, 12)))).toEqual(new Set(['HTTP/1.1 200']));
  });

  test('many of one member are 429, many of all 503 with a time to come back', async () => {
    await start({ ...roomy, uploadsOfOne: 1 });
    begin(50);
    await expect.poll(uploads).toBe(1);
    const [tooMany] = (await once(begin(0), 'data')) as [Buffer];
    expect(tooMany.toString()).toMatch(/^HTTP\/1.1 429 (?:.|\r\n)*retry-after: 30\r\n/);
    await stop();
    await start({ ...roomy, uploads: 1 });
    begin(50);
    await expect.poll(uploads).toBe(1);
    const [full] = (await once(begin(0), 'data')) as [Buffer];
    expect(full.toString()).toMatch(/^HTTP\/1.1 503 (?:.|\r\n)*retry-after: [2-5]\r\n/);
  });
});
