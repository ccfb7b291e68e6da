import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TopicPolicy } from './area.ts';
import type { LiveEvent } from './live.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sharedPostgres } from './testing/postgres.ts';
import { memberJudged, type SampleState, sampleArea } from './testing/sample-area.ts';

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

/** Several connections of one session. */
async function sessionOf(app: TestApp, userId: number) {
  const lines = await app.app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' });
  return { cookie: lines[0]?.split(';')[0] ?? '' };
}

/** What becomes of one that is begun: '' when it is open. */
const begin = (app: TestApp, headers: Record<string, string>) =>
  connect(app, headers).then(
    () => '',
    (error: Error) => error.message,
  );

const judge = (app: TestApp, userId: number) => app.app.transactions.run((_db, emit) => emit(memberJudged, { userId }));

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
  let state: SampleState;
  let odd: number;
  let even: number;

  beforeAll(async () => {
    const sample = sampleArea();
    state = sample.state;
    app = await startTestApp({ areas: [sample.area] });
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

  test('an id that PostgreSQL does not have is refused before anybody is asked', async () => {
    const listener = await browser(app, odd);
    state.judged.length = 0;
    expect(await listener.watch('note:2147483648')).toBe(false);
    expect(await listener.watch('note:9999999999')).toBe(false);
    expect(state.judged).toEqual([]);
    expect(await listener.watch('note:2147483647')).toBe(true);
    expect(state.judged).toEqual([2_147_483_647]);
  });

  test('who asks to hear too much in a moment is told to ask later, and the database is not asked', async () => {
    const { socket } = await browser(app, odd);
    state.judged.length = 0;
    const asks = Array.from({ length: 200 }, () => socket.emitWithAck('watch', { topic: 'note:1' }));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(120);
    expect(answers.slice(120)).toEqual(Array(80).fill({ ok: false, later: 10_000 }));
    expect(state.judged).toHaveLength(120);
  });

  test('who says more than a thousand things in a moment is cut off, and may come again', async () => {
    const { socket } = await browser(app, odd);
    state.judged.length = 0;
    const ended = new Promise<string>((done) => socket.once('disconnect', done));
    for (let n = 0; n < 900; n += 1) socket.emit('watch', { topic: 'note:1' });
    expect((await socket.emitWithAck('watch', { topic: 'note:1' })).later).toBe(10_000);
    for (let n = 0; n < 1500; n += 1) socket.emit('watch', { topic: 'note:1' });
    expect(await ended).toBe('transport close');
    expect(await (await browser(app, odd)).watch('notes')).toBe(true);
  });

  test('of a crowd that asks to hear at once four are judged at a time, of each connection one', async () => {
    const topics = app.app.registry.topics as Map<string, TopicPolicy>;
    const judgeNote = topics.get('note') as TopicPolicy;
    const { promise: shut, resolve: letGo } = Promise.withResolvers<void>();
    const running: number[] = [];
    topics.set('note', async ({ id }) => {
      running.push(id ?? 0);
      await shut;
      return true;
    });
    try {
      const asked: Promise<{ ok: boolean }>[] = [];
      const ask = async (connection: number) => {
        const { socket } = await browser(app, odd);
        for (let n = 1; n <= 10; n += 1) asked.push(socket.emitWithAck('watch', { topic: `note:${connection}${n}` }));
        return socket;
      };
      const first = await ask(1);
      await expect.poll(() => running).toEqual([11]);
      // What the connection says after that has been heard, and waits.
      await first.emitWithAck('watch', {});
      expect(running).toEqual([11]);
      for (const connection of [2, 3, 4, 5, 6]) await ask(connection);
      await expect.poll(() => running.length).toBe(4);
      const last = await browser(app, even);
      expect((await last.socket.emitWithAck('watch', {})).ok).toBe(false);
      expect(running).toEqual([11, 21, 31, 41]);
      letGo();
      expect(await Promise.all(asked)).toEqual(Array(60).fill({ ok: true }));
    } finally {
      letGo();
      topics.set('note', judgeNote);
    }
  });

  test('a suspended member signals nobody, but for help, from the event on; when it is over they do again', async () => {
    const [sender, listener] = [await browser(app, odd), await browser(app, even)];
    const heard = async () => {
      listener.events.length = 0;
      for (const name of ['wave', 'help']) sender.socket.emit('signal', { name, content: { to: even } });
      await vi.waitFor(() => expect(listener.events.some(({ name }) => name === 'help')).toBe(true), {
        timeout: 15_000,
      });
      return listener.events.map(({ name }) => name);
    };
    expect(await heard()).toEqual(['wave', 'help']);
    await app.database.query('suspend', 'insert into suspensions (user_id, until) values ($1, null)', [odd]);
    await judge(app, odd);
    await vi.waitFor(async () => expect(await heard()).toEqual(['help']), { timeout: 15_000 });
    // Somebody who comes anew is no freer.
    sender.socket.disconnect().connect();
    await new Promise<void>((done) => sender.socket.once('connect', done));
    expect(await heard()).toEqual(['help']);
    await app.database.query('free', 'delete from suspensions where user_id = $1', [odd]);
    await judge(app, odd);
    await vi.waitFor(async () => expect(await heard()).toEqual(['wave', 'help']), { timeout: 15_000 });
  });

  test('a session has ten connections, and may begin another when one is closed', async () => {
    const headers = await sessionOf(app, odd);
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(app, headers)));
    expect(answers.filter((answer) => answer === '')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(2);
    open.find(({ connected }) => connected)?.close();
    await vi.waitFor(async () => expect(await begin(app, headers)).toBe(''), { timeout: 15_000 });
    // Another session of the same member has its own.
    expect(await begin(app, await sessionOf(app, odd))).toBe('');
  });

  test('ending the session cuts the connection', async () => {
    const { socket } = await browser(app, even);
    const gone = new Promise((done) => socket.once('disconnect', done));
    const [row] = await app.database.query<{ id: number }>('last', 'select max(id)::int as id from sessions');
    await app.app.services.sessions.end(row?.id ?? 0);
    expect(await gone).toBe('io server disconnect');
  });
});

describe('addresses', () => {
  let app: TestApp;
  let headers: Record<string, string>[];
  beforeAll(async () => {
    app = await startTestApp({ areas: [sampleArea().area], trustedProxies: 1 });
    await app.app.start();
    headers = [];
    for (let member = 0; member < 5; member++) headers.push(await sessionOf(app, await app.addMember()));
  });
  afterAll(async () => {
    await app.app.stop();
    await app.database.close();
  });
  let next = 0;
  const from = (address: string) => {
    next += 1;
    return begin(app, { ...headers[next % 5], 'x-forwarded-for': `198.51.100.1, ${address}` });
  };

  test('an address has thirty connections at once, all of an IPv6 /64 together, as the proxy names it', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => from(`2001:db8:0:5::${at + 1}`)));
    expect(answers.filter((answer) => answer === '')).toHaveLength(30);
    expect(answers.filter((answer) => answer === 'websocket error')).toHaveLength(10);
    expect(await from('2001:db8:0:6::1')).toBe('');
    for (const socket of open.splice(0)) socket.close();
    await vi.waitFor(async () => expect(await from('2001:db8:0:5::1')).toBe(''), { timeout: 15_000 });
  });

  test('an address begins 120 connections in a minute', async () => {
    const answers: string[] = [];
    for (let time = 0; time < 125; time++) {
      answers.push(await from('192.0.2.9'));
      for (const socket of open.splice(0)) socket.close();
      // The next one begins when the server knows that this one has ended.
      await vi.waitFor(async () => expect(await app.app.services.online()).toEqual(new Set()), { timeout: 15_000 });
    }
    expect(answers).toEqual([...Array(120).fill(''), ...Array(5).fill('websocket error')]);
    expect(await from('192.0.2.10')).toBe('');
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

  test('whose role is taken on one hears nothing of its topics on the other', async () => {
    const staff = await first.addMember({ roles: ['member', 'moderator'] });
    await second.database.query(
      'factor',
      "insert into second_factors (user_id, sealed_key, created_at, confirmed_at) values ($1, '', now(), now())",
      [staff],
    );
    const how = { secondStep: true };
    const lines = await second.app.services.sessions.start(staff, { ip: '127.0.0.1', agent: 'test' }, how);
    const listener = await connect(second, { cookie: lines[0]?.split(';')[0] ?? '' });
    expect(await listener.watch('staff')).toBe(true);
    expect(await listener.watch('notes')).toBe(true);
    await first.database.query('take', `update users set roles = '{member}' where id = $1`, [staff]);
    await judge(first, staff);
    await vi.waitFor(
      async () => {
        listener.events.length = 0;
        await first.call(member, 'addNote', { body: { text: 'now' } });
        await first.call(member, 'addNote', { body: { text: 'marker' } });
        // Heard in the order in which it was said: what the first note tells has come by then.
        await vi.waitFor(() => expect(listener.events.some(({ payload }) => payload.text === 'marker')).toBe(true), {
          timeout: 15_000,
        });
        expect(listener.events.filter(({ payload }) => payload.text === 'now').map(({ topic }) => topic)).toEqual([
          'notes',
        ]);
      },
      { timeout: 15_000 },
    );
    expect(listener.socket.connected).toBe(true);
  });

  test('who is suspended on one signals nobody from the other', async () => {
    const suspended = await first.addMember();
    const [sender, listener] = [await browser(second, suspended), await browser(first, member)];
    await first.database.query('suspend', 'insert into suspensions (user_id, until) values ($1, null)', [suspended]);
    await judge(first, suspended);
    await vi.waitFor(
      async () => {
        listener.events.length = 0;
        for (const name of ['wave', 'help']) sender.socket.emit('signal', { name, content: { to: member } });
        await vi.waitFor(() => expect(listener.events.some(({ name }) => name === 'help')).toBe(true), {
          timeout: 15_000,
        });
        expect(listener.events.map(({ name }) => name)).toEqual(['help']);
      },
      { timeout: 15_000 },
    );
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
    await vi.waitFor(
      async () => {
        await list();
        expect(secondState.listed).toBe(2);
      },
      { timeout: 15_000 },
    );
  });
});
