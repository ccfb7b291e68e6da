import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from './live.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sharedPostgres } from './testing/postgres.ts';
import { type SampleState, sampleArea } from './testing/sample-area.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

interface Browser {
  socket: Socket;
  events: LiveEvent[];
  watch(topic: string): Promise<boolean>;
  /** Resolves with the next event. */
  next(): Promise<LiveEvent>;
}

async function browser(app: TestApp, userId: number, headers: Record<string, string> = {}): Promise<Browser> {
  const lines = await app.app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' });
  return connect(app, { cookie: lines[0]?.split(';')[0] ?? '', ...headers });
}

async function connect(app: TestApp, headers: Record<string, string>): Promise<Browser> {
  const { port } = app.app.http.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const events: LiveEvent[] = [];
  socket.on('event', (event: LiveEvent) => events.push(event));
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return {
    socket,
    events,
    watch: async (topic) => (await socket.emitWithAck('watch', { topic })).ok,
    next: () => new Promise((done) => socket.once('event', done)),
  };
}

describe('one process, embedded database', () => {
  let app: TestApp;
  let odd: number;
  let even: number;

  beforeAll(async () => {
    app = await startTestApp({ areas: [sampleArea().area] });
    await app.app.start();
    const ids = [await app.addMember(), await app.addMember()];
    odd = ids.find((id) => id % 2 === 1) ?? 0;
    even = ids.find((id) => id % 2 === 0) ?? 0;
  });
  afterAll(async () => {
    await app.app.stop();
    await app.database.close();
  });

  test('whoever watches a topic hears of a committed write, with the ids and no more', async () => {
    const listener = await browser(app, even);
    expect(await listener.watch('notes')).toBe(true);
    const heard = listener.next();
    await app.call(odd, 'addNote', { body: { text: 'hello' } });
    expect(await heard).toEqual({ topic: 'notes', name: 'noteAdded', payload: { text: 'hello' } });
  });

  test('a topic is judged by its policy; unknown and malformed topics are refused', async () => {
    const listener = await browser(app, even);
    expect(await listener.watch('note:1')).toBe(false);
    expect(await (await browser(app, odd)).watch('note:1')).toBe(true);
    for (const topic of ['nothing', 'note:0', 'note:1:2', '../notes', ''])
      expect(await listener.watch(topic)).toBe(false);
    await app.call(odd, 'addNote', { body: { text: 'quiet' } });
    await listener.watch('notes');
    expect(listener.events).toEqual([]);
  });

  test('a write that fails tells nobody', async () => {
    const listener = await browser(app, even);
    await listener.watch('notes');
    await app.status(odd, 'breakNote', { params: { id: 1 } }).catch(() => undefined);
    const heard = listener.next();
    await app.call(odd, 'addNote', { body: { text: 'first heard' } });
    expect((await heard).payload).toEqual({ text: 'first heard' });
    expect(listener.events).toHaveLength(1);
  });

  test('without a session, or from another site, there is no connection', async () => {
    await expect(connect(app, {})).rejects.toThrow('sign-in-needed');
    await expect(browser(app, even, { origin: 'https://evil.example' })).rejects.toThrow();
  });

  test('topics of a role are left when it waits for the second factor again, and the connection when the session is over', async () => {
    const staff = await app.addMember({ roles: ['member', 'moderator'] });
    await app.database.query(
      'factor',
      "insert into second_factors (user_id, sealed_key, created_at, confirmed_at) values ($1, '', now(), now())",
      [staff],
    );
    const how = { secondStep: true };
    const lines = await app.app.services.sessions.start(staff, { ip: '127.0.0.1', agent: 'test' }, how);
    const listener = await connect(app, { cookie: lines[0]?.split(';')[0] ?? '' });
    expect(await listener.watch('staff')).toBe(true);
    const shown = listener.next();
    await app.call(odd, 'addNote', { body: { text: 'for staff' } });
    expect((await shown).topic).toBe('staff');

    await app.database.query(
      'tired',
      "update sessions set second_step_at = now() - interval '12 hours 1 minute' where user_id = $1",
      [staff],
    );
    const told = new Promise<void>((done) => listener.socket.once('missed', done));
    await app.app.reviewLive();
    await told;
    listener.events.length = 0;
    expect(await listener.watch('notes')).toBe(true);
    const heard = listener.next();
    await app.call(odd, 'addNote', { body: { text: 'for all' } });
    expect((await heard).topic).toBe('notes');
    expect(listener.events.map(({ topic }) => topic)).toEqual(['notes']);
    expect(await listener.watch('staff')).toBe(false);

    const gone = new Promise((done) => listener.socket.once('disconnect', done));
    await app.database.query('over', 'update sessions set expires_at = now() where user_id = $1', [staff]);
    await app.app.reviewLive();
    expect(await gone).toBe('io server disconnect');
  });

  test('a connection outlives the token that it began with', async () => {
    const lines = await app.app.services.sessions.start(even, { ip: '127.0.0.1', agent: 'test' });
    const cookie = lines[0]?.split(';')[0] ?? '';
    const listener = await connect(app, { cookie });
    await app.database.query('replaced', "update sessions set token_hash = 'another' where user_id = $1", [even]);
    expect(await listener.watch('notes')).toBe(true);
  });

  test('ending the session cuts the connection', async () => {
    const { socket } = await browser(app, even);
    const gone = new Promise((done) => socket.once('disconnect', done));
    const [row] = await app.database.query<{ id: number }>('last', 'select max(id)::int as id from sessions');
    await app.app.services.sessions.end(row?.id ?? 0);
    expect(await gone).toBe('io server disconnect');
  });
});

describe('two processes on one PostgreSQL', () => {
  let first: TestApp;
  let second: TestApp;
  let secondState: SampleState;
  let member: number;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await (await sharedPostgres()).createDatabase('live');
    first = await startTestApp({ areas: [sampleArea().area], databaseUrl });
    const sample = sampleArea();
    secondState = sample.state;
    second = await startTestApp({ areas: [sample.area], databaseUrl });
    await first.app.start();
    await second.app.start();
    member = await first.addMember();
  });
  afterAll(async () => {
    for (const app of [first, second]) {
      await app.app.stop();
      await app.database.close();
    }
  });

  test('a write on one is heard on the other', async () => {
    const listener = await browser(second, member);
    await listener.watch('notes');
    const heard = listener.next();
    await first.call(member, 'addNote', { body: { text: 'across' } });
    expect((await heard).payload).toEqual({ text: 'across' });
  });

  test('a process that stops hangs up on its own browsers alone', async () => {
    const third = await startTestApp({ areas: [sampleArea().area], databaseUrl });
    await third.app.start();
    const [own, others] = [await browser(third, member), await browser(second, member)];
    await others.watch('notes');
    const gone = new Promise((done) => own.socket.once('disconnect', done));
    const heard = others.next();
    await third.app.stop();
    await third.database.close();
    expect(await gone).toBe('io server disconnect');
    // Heard in the order in which it was said: a word to hang up would have come before.
    await first.call(member, 'addNote', { body: { text: 'still here' } });
    expect((await heard).payload).toEqual({ text: 'still here' });
    expect(others.socket.connected).toBe(true);
  });

  test('a guest’s page kept by one is dropped after a write on the other', async () => {
    const list = () => second.app.http.inject({ method: 'GET', url: '/api/notes' });
    secondState.listed = 0;
    await list();
    await list();
    expect(secondState.listed).toBe(1);
    await first.call(member, 'addNote', { body: { text: 'news' } });
    await vi.waitFor(async () => {
      await list();
      expect(secondState.listed).toBe(2);
    });
  });
});
