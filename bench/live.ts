import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { newSealedKey, openKeys, sealBody } from '#areas/messages/server/seal.ts';
import { readConfig } from '#platform/server/config.ts';
import { sessionCookie } from '#platform/server/testing/session-cookie.ts';
import type { LoadTask, Reached, Talked } from './live-load.ts';
import { cpuSeconds } from './load.ts';
import { memoryOf, note, percent, times } from './report.ts';
import { type Stage, secret, stageOnPostgres } from './stage.ts';
import { pageTimes } from './topics.ts';

const connected = 2000;
const rate = 200;
/** LIVE_SECONDS=60 is the full form; LIVE_IDLE is the number of idle sockets. */
const seconds = Number(process.env.LIVE_SECONDS ?? 15);
const idle = Number(process.env.LIVE_IDLE ?? 10_000);
/** Seconds of the same stream before it is measured; shown beside it. */
const warmUp = 15;
const groupOf = 1000;
const long = 100_000;
const short = 50;
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const whole = new Intl.NumberFormat('en-AU');

interface Furnished {
  readonly cookies: readonly string[];
  readonly pairs: readonly number[];
  readonly group: number;
  readonly long: number;
  readonly short: number;
}

const config = readConfig({ SESSION_SECRET: secret, DATA_DIR: '/nowhere' });

/** Sessions for everybody, conversations of 1 and 2, 3 and 4 …, a large group, and two with many and few messages. */
async function furnish(pool: pg.Pool): Promise<Furnished> {
  const found = await pool.query<{ token: string }>(
    `insert into sessions (family, token_hash, user_id, expires_at)
     select hash, hash, id, now() + interval '1 day' from (
       select id, encode(sha256(convert_to('live-' || id, 'UTF8')), 'hex') as hash from users order by id) u
     returning 'live-' || user_id as token`,
  );
  const cookies = found.rows.map(({ token }) => sessionCookie(secret, token));
  const pairs = Array.from({ length: connected / 2 }, (_, n) => n + 1);
  const [group, many, few] = [connected, connected + 1, connected + 2];
  const all = [...pairs, group, many, few];
  await pool.query(
    `insert into conversations (id, kind, low_id, high_id, key_sealed)
     select x.id, case when x.id < $3 then 'direct' else 'group' end,
       case when x.id < $3 then x.id * 2 - 1 end, case when x.id < $3 then x.id * 2 end, x.key
     from unnest($1::int[], $2::text[]) as x (id, key)`,
    [all, all.map((id) => newSealedKey(config, id)), group],
  );
  await pool.query(
    `insert into conversation_participants (conversation_id, user_id)
     select c.id, u from conversations c, unnest(array[c.low_id, c.high_id]) u where c.kind = 'direct'
     union all select $1, n from generate_series(1, $2::int) n
     union all select c, n from unnest(array[$3::int, $4::int]) c, generate_series(2, 3) n`,
    [group, groupOf, many, few],
  );
  await writeMessages(pool, many, long);
  await writeMessages(pool, few, short);
  await pool.query('vacuum analyze');
  return { cookies, pairs, group, long: many, short: few };
}

async function writeMessages(pool: pg.Pool, id: number, count: number) {
  const { rows } = await pool.query<{ key_sealed: string }>('select key_sealed from conversations where id = $1', [id]);
  const keys = openKeys(config, id, rows[0]?.key_sealed ?? '');
  for (let from = 1; from <= count; from += 5000) {
    const seqs = Array.from({ length: Math.min(5000, count - from + 1) }, (_, n) => from + n);
    const bodies = seqs.map((seq) =>
      sealBody(
        keys,
        { conversationId: id, seq, fromUserId: 2 + (seq % 2) },
        { content: `Message ${seq}. The lift works again.` },
      ),
    );
    await pool.query(
      `insert into messages (conversation_id, seq, change, from_user_id, type, body, created_at)
       select $1, x.seq, x.seq, 2 + x.seq % 2, 'text', x.body, now() - make_interval(secs => $4 - x.seq)
       from unnest($2::int[], $3::bytea[]) as x (seq, body)`,
      [id, seqs, bodies, count],
    );
  }
  await pool.query('update conversations set last_seq = $2, change = $2 where id = $1', [id, count]);
}

function startLoad() {
  const child: ChildProcess = fork(join(import.meta.dirname, 'live-load.ts'), { stdio: 'inherit' });
  const task = <T>(what: LoadTask) =>
    new Promise<T>((done, fail) => {
      child.once('exit', () => fail(new Error('The load generator has ended.')));
      child.once('message', (answer: { done?: T; failed?: string }) => {
        child.removeAllListeners('exit');
        if (answer.failed !== undefined) fail(new Error(answer.failed));
        else done(answer.done as T);
      });
      child.send(what);
    });
  return { pid: child.pid ?? 0, task, stop: () => child.kill() };
}

/** P6, R24: many open sockets, a steady stream of messages, a large group, a long conversation. */
export async function live() {
  const stage = await stageOnPostgres(connected * 10);
  const { pool, server } = stage;
  if (!pool) throw new Error('This part needs PostgreSQL.');
  const furnished = await furnish(pool);
  await opening(stage, furnished);
  const load = startLoad();
  try {
    await load.task({ kind: 'connect', url: server.url, cookies: furnished.cookies.slice(0, connected) });
    // What the connections set off (when each was last seen) is done before anything is measured.
    await pause(2000);
    await talking(load, stage, furnished);
    await large(load, furnished);
  } finally {
    load.stop();
  }
  await pause(2000);
  await resting(stage, furnished);
  await stage.stop();
}

async function opening({ server, cookie }: Stage, { long: many, short: few }: Furnished) {
  const paths = (id: number) => [`/api/conversations/${id}`, `/api/conversations/${id}/messages?limit=50`];
  const [ofFew = 0, ofMany = 0] = await pageTimes(
    [few, many].map((id) => ({ by: { server, cookie }, paths: paths(id) })),
  );
  note({
    goal: 'P6',
    what: `opening a conversation of ${whole.format(long)} messages`,
    figure: ms(ofMany),
    limit: `one of ${short}: ${ms(ofFew)}`,
    ratio: times(ofMany, ofFew),
    wanted: 'at most 1.20 ×',
  });
}

async function talking(load: ReturnType<typeof startLoad>, { server }: Stage, { pairs }: Furnished) {
  const task = { kind: 'talk', conversations: pairs } as const;
  // A tenth of the load: what one message costs when nothing waits for another.
  const calm = await load.task<Talked>({ ...task, rate: rate / 10, seconds: 5 });
  // A server that has just begun compiles its code and plans its statements while it answers.
  const first = await load.task<Talked>({ ...task, rate, seconds: warmUp });
  const [before, beforeLoad] = [cpuSeconds(server.pid), cpuSeconds(load.pid)];
  const from = performance.now();
  const full = await load.task<Talked>({ ...task, rate, seconds });
  const took = (performance.now() - from) / 1000;
  const busy = percent(cpuSeconds(server.pid) - before, took);
  const busyLoad = percent(cpuSeconds(load.pid) - beforeLoad, took);
  const about = `${whole.format(connected)} sockets, ${rate} messages a second for ${seconds} s, one process`;
  note({
    goal: 'P6',
    what: `${about}: from the call until the other is told`,
    figure: `p50 ${ms(full.hint.p50)}, p99 ${ms(full.hint.p99)}, most ${ms(full.hint.most)}; ${Math.round(full.rate)}/s came about`,
    limit: `at ${rate / 10} a second: p50 ${ms(calm.hint.p50)}, p99 ${ms(calm.hint.p99)}`,
    ratio: percent(full.hint.p99, 100),
    wanted: 'p99 under 100 ms',
  });
  note({
    goal: 'P6',
    what: `the same in the first ${warmUp} s of a server that has just begun`,
    figure: `p50 ${ms(first.hint.p50)}, p99 ${ms(first.hint.p99)}, most ${ms(first.hint.most)}; ${first.refused} not confirmed, ${first.missing + first.unread + first.outOfOrder} missing or out of order`,
    limit: 'n/a',
    ratio: percent(first.hint.p99, 100),
    wanted: 'shown; none missing',
  });
  note({
    goal: 'P6',
    what: `${about}: until the other has read the text`,
    figure: `p50 ${ms(full.text.p50)}, p99 ${ms(full.text.p99)}, most ${ms(full.text.most)}`,
    limit: `at ${rate / 10} a second: p50 ${ms(calm.text.p50)}, p99 ${ms(calm.text.p99)}`,
    ratio: percent(full.text.p99, 100),
    wanted: 'shown',
  });
  note({
    goal: 'R24',
    what: `of ${whole.format(full.sent)} messages that were confirmed: not told, told out of order, not there to be read; not confirmed`,
    figure: `${full.missing}, ${full.outOfOrder}, ${full.unread}; ${full.refused}`,
    limit: `server ${busy} of a core, load generator ${busyLoad}`,
    ratio: 'n/a',
    wanted: '0, 0, 0',
  });
}

async function large(load: ReturnType<typeof startLoad>, { group }: Furnished) {
  const reached = await load.task<Reached>({ kind: 'group', conversation: group, people: groupOf, rounds: 20 });
  note({
    goal: 'R24',
    what: `a message to a group of ${whole.format(groupOf)}: from the call until each is told (until the last one, beside it)`,
    figure: `p50 ${ms(reached.people.p50)}, p99 ${ms(reached.people.p99)} (${ms(reached.last.p50)}, at most ${ms(reached.last.most)}), ${reached.missing} missing`,
    limit: '250 ms',
    ratio: percent(reached.people.p99, 250),
    wanted: 'p99 at most 250 ms',
  });
}

/** Members have up to five browsers open here: what a socket keeps does not depend on whose it is. */
async function resting({ server }: Stage, { cookies }: Furnished) {
  const load = startLoad();
  const before = memoryOf(server.pid);
  try {
    const all = Array.from({ length: idle }, (_, n) => cookies[n % cookies.length] as string);
    const there = await load.task<number>({ kind: 'connect', url: server.url, cookies: all });
    await pause(5000);
    const each = ((memoryOf(server.pid) - before) * 1024) / there;
    note({
      goal: 'R24',
      what: `memory of an idle socket, ${whole.format(there)} of them`,
      figure: `${each.toFixed(1)} kB (the process ${Math.round(memoryOf(server.pid))} MB, ${Math.round(before)} MB before)`,
      limit: '20 kB',
      ratio: percent(each, 20),
      wanted: 'at most 100 %',
    });
  } finally {
    load.stop();
  }
}
