import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { findFaults, isCalm, onlineOn, type Several, startSeveral, startWriting, unreadOn } from './testing/several.ts';

let several: Several;
let written: ReturnType<typeof startWriting>['written'];
beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('several');
  several = await startSeveral({ databaseUrl, processes: 2, members: 4 });
});
afterAll(() => several?.stop());

const everybody = [1, 2, 3, 4];
const connect = (url = '', cookie = '') =>
  io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });

test('a message sent to one process is a hint at the other at once', async () => {
  const [first, second] = several.servers;
  const [ana, ben] = several.browsers;
  const [own] = several.conversations;
  const socket = connect(second?.url, ben?.cookie);
  try {
    await new Promise((done) => socket.once('connect', () => done(undefined)));
    const heard = new Promise<{ name: string; payload: unknown }>((done) => socket.once('event', done));
    const answer = await fetch(`${first?.url}/api/messages`, {
      method: 'POST',
      headers: { cookie: ana?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ conversationId: own, content: 'Across' }),
    });
    expect(answer.status).toBe(201);
    expect(await heard).toMatchObject({ name: 'conversationChanged', payload: { conversationId: own } });
  } finally {
    socket.close();
  }
});

test('processes that are killed under load lose, double and misorder nothing', { timeout: 60_000 }, async () => {
  const { servers, browsers } = several;
  const writing = startWriting(several, 60);
  for (const server of servers) {
    await pause(700);
    await server.kill9();
    await pause(300);
    await server.restart();
  }
  several.proxy.flap(300);
  await pause(700);
  await writing.stop();
  // At most the silence after which a dead process is given up, and the time in which browsers are told to look again.
  await expect.poll(() => isCalm(several), { timeout: 12_000, interval: 100 }).toBe(true);
  const { confirmed, faults } = await findFaults(several, writing.written);
  expect(faults).toEqual([]);
  written = writing.written;
  expect(confirmed).toBe(writing.written.size);
  expect(confirmed).toBeGreaterThan(100);
  // What was written can be right everywhere while a connection that was cut waits for its next attempt.
  await expect
    .poll(() => browsers.map((browser) => browser.isConnected()), { timeout: 12_000, interval: 100 })
    .toEqual(everybody.map(() => true));
});

test('unread counts and presence are the same at both, and right soon', { timeout: 30_000 }, async () => {
  const { browsers, servers, pool } = several;
  const [first, second] = servers;
  const { rows } = await pool.query<{ user_id: number; total: number }>(
    `select p.user_id, sum(c.last_seq - p.read_seq)::int as total from conversation_participants p
     join conversations c on c.id = p.conversation_id group by p.user_id order by p.user_id`,
  );
  const totals = rows.map(({ total }) => total);
  expect((await unreadOn(several)).map((all) => all.map(({ total }) => total))).toEqual([totals, totals]);

  const soon = { timeout: 10_000, interval: 200 };
  await expect.poll(() => onlineOn(several), soon).toEqual([everybody, everybody]);
  browsers[3]?.close();
  await expect
    .poll(() => onlineOn(several), soon)
    .toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  // Whoever was with a process that died is not shown for long.
  const alone = connect(second?.url, browsers[3]?.cookie);
  try {
    await expect.poll(() => onlineOn(several), soon).toEqual([everybody, everybody]);
    second?.freeze();
    const online = async () => (await onlineOn({ ...several, servers: first ? [first] : [] }))[0];
    await expect.poll(online, soon).not.toContain(4);
  } finally {
    alone.close();
    second?.thaw();
  }
});

test('the check itself notices a message that is lost, and one that stands twice', async () => {
  const { pool } = several;
  const lost = await pool.query('delete from messages where id = (select max(id) from messages where seq = 5)');
  expect(lost.rowCount).toBe(1);
  expect((await findFaults(several, written)).faults.join()).toContain('was confirmed and lost');
  await pool.query(`insert into messages (conversation_id, seq, change, from_user_id, type, client_uuid)
    select conversation_id, last_seq + 1, change + 1, from_user_id, type, 'again' from
      (select m.*, c.last_seq from messages m join conversations c on c.id = m.conversation_id
       where client_uuid is not null limit 1) m`);
  expect((await findFaults(several, written)).faults.join()).toContain('instead of');
});
