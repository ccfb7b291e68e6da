import { createServer, type Server } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { type Listeners, makeListeners } from './listeners.ts';

const host = '127.0.0.1';
let listeners: Listeners | undefined;
let server: Server | undefined;
const none = { closeIdleConnections: () => undefined };
const closeFirst = () => new Promise<void>((done) => (server ? server.close(() => done()) : done()));
afterEach(async () => {
  await listeners?.close(none, closeFirst);
});

async function open(port = 0) {
  listeners = await makeListeners({ port, host });
  const first = createServer();
  server = first;
  await new Promise<void>((done) => first.listen(listeners?.options, done));
  await listeners.open(first);
  return { first, port: listeners.options.port };
}

/** Connects from a thread of its own, and says when all are there: nobody needs to have taken them in for that. */
const visitors = `
  const { connect } = require('node:net');
  const { workerData: { port, host, count, flag } } = require('node:worker_threads');
  let there = 0;
  const sockets = Array.from({ length: count }, () => connect(port, host, () => {
    there += 1;
    if (there === count) {
      Atomics.store(new Int32Array(flag), 0, 1);
      Atomics.notify(new Int32Array(flag), 0);
    }
  }));
  for (const socket of sockets) socket.on('error', () => undefined);
`;

test.runIf(process.platform === 'linux')(
  'a crowd at the door is taken in within few turns of the event loop',
  async () => {
    const { first, port } = await open();
    const count = 100;
    const flag = new SharedArrayBuffer(4);
    let taken = 0;
    first.on('connection', (socket) => {
      taken += 1;
      socket.on('error', () => undefined);
      socket.resume();
    });
    const crowd = new Worker(visitors, { eval: true, workerData: { port, host, count, flag } });
    // Nothing is taken in while this thread waits.
    expect(Atomics.wait(new Int32Array(flag), 0, 0, 30_000)).not.toBe('timed-out');
    let turns = 0;
    for (; taken < count && turns < 1000; turns += 1) await new Promise((done) => setImmediate(done));
    expect(taken).toBe(count);
    expect(turns).toBeLessThan(count / 2);
    await crowd.terminate();
  },
);

test('a second server at the same address is refused; once the first is closed, it may open', async () => {
  const { port } = await open();
  await expect(makeListeners({ port, host })).rejects.toThrow(/EADDRINUSE/);
  await listeners?.close(none, closeFirst);
  expect((await open(port)).port).toBe(port);
});
