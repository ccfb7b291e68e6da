import { asQuery } from '#platform/server/db.ts';
import { commitLimit, queryLimit, wireLimit } from './limits.ts';
import { load } from './load.ts';
import { memoryOf, note, percent, perSecond, times } from './report.ts';
import { type Stage, stageEmbedded, stageOnPostgres } from './stage.ts';
import { referenceLoad } from './yardsticks.ts';

const connections = 50;
const page = (stage: Stage) => `${stage.server.url}/api/posts?limit=20`;

async function body(url: string, cookie?: string): Promise<Buffer> {
  const answer = await fetch(url, cookie ? { headers: { cookie } } : {});
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** P1, P2, P5, P8: the first page for a member and for a guest, against the wire and against the database. */
export async function feedOnPostgres(posts: number) {
  const stage = await stageOnPostgres(posts);
  const { pid } = stage.server;
  const headers = { cookie: stage.cookie };
  const bytes = await body(page(stage), stage.cookie);
  const wire = await wireLimit(bytes, connections);
  const statement = await firstPageStatement(stage);
  const database = await queryLimit(statement, 12);
  const member = await load({ url: page(stage), connections, headers, pid });
  note({
    goal: 'P1',
    what: `first page, member, PostgreSQL, ${posts.toLocaleString('en-AU')} posts, ${bytes.length} bytes`,
    figure: `${perSecond(member.rate)}, p50 ${member.p50} ms, p99 ${member.p99} ms, ${Math.round(member.cpu)} µs CPU`,
    limit: `the same statement without HTTP: ${perSecond(database)}`,
    ratio: percent(member.rate, database),
    wanted: '70 %',
  });
  note({
    goal: 'P1',
    what: 'the same against the wire',
    figure: perSecond(member.rate),
    limit: `bare node:http, same bytes: ${perSecond(wire.rate)}`,
    ratio: percent(member.rate, wire.rate),
    wanted: 'shown',
    rate: member.rate,
  });
  const reference = await referenceLoad(stage.databaseUrl, connections);
  note({
    goal: 'P1',
    what: 'the same against sixty lines with one statement (bench/reference.ts)',
    figure: `${perSecond(member.rate)}, ${Math.round(member.cpu)} µs CPU`,
    limit: `${perSecond(reference.rate)}, ${Math.round(reference.cpu)} µs CPU`,
    ratio: percent(member.rate, reference.rate),
    wanted: '60 %, at most 250 µs, 5 % of rows',
    rate: member.rate,
  });
  const guest = await load({ url: page(stage), connections, pid });
  note({
    goal: 'P2',
    what: 'first page, guest (kept until the next commit)',
    figure: `${perSecond(guest.rate)}, p99 ${guest.p99} ms, ${Math.round(guest.cpu)} µs CPU`,
    limit: `bare node:http: ${perSecond(wire.rate)}, ${Math.round(wire.cpu)} µs CPU`,
    ratio: percent(guest.rate, wire.rate),
    wanted: '70 %',
    rate: guest.rate,
  });
  const session = await load({ url: `${stage.server.url}/api/session`, connections, headers, pid });
  const nobody = await load({ url: `${stage.server.url}/api/session`, connections, pid });
  note({
    goal: 'P5',
    what: 'session check: GET /api/session, member against guest',
    figure: `${Math.round(session.cpu)} µs CPU`,
    limit: `${Math.round(nobody.cpu)} µs CPU`,
    ratio: times(session.cpu, nobody.cpu),
    wanted: 'shown; the check itself is one HMAC and one statement',
  });
  await anew(stage);
  await unread(stage);
  await writes(stage);
  note({
    goal: 'P8',
    what: 'memory of the process under load, PostgreSQL',
    figure: `${Math.round(memoryOf(pid))} MB`,
    limit: '250 MB',
    ratio: percent(memoryOf(pid), 250),
    wanted: 'at most 100 %',
  });
  await stage.stop();
}

/** P5: the same page, made anew for each request. A member's has likes, saves, follows and blocks besides. */
async function anew(stage: Stage) {
  const { pid, url } = stage.server;
  let second = 0;
  const path = () => {
    second += 1;
    return `/api/posts?limit=20&since=${new Date(second * 1000).toISOString()}`;
  };
  const member = await load({ url, connections, headers: { cookie: stage.cookie }, path, pid });
  const guest = await load({ url, connections, path, pid });
  note({
    goal: 'P5',
    what: 'first page made anew for each request, member against guest',
    figure: `${Math.round(member.cpu)} µs CPU, ${perSecond(member.rate)}`,
    limit: `${Math.round(guest.cpu)} µs CPU, ${perSecond(guest.rate)}`,
    ratio: times(member.cpu, guest.cpu),
    wanted: 'at most 1.15 ×; the member’s page also knows likes, saves and blocks',
  });
}

/** The number in the header, for a member with 1,000 notices among 200,000: one read of an index. */
async function unread(stage: Stage) {
  if (!stage.pool) return;
  await stage.pool.query(`insert into notifications (user_id, kind, subject, link, actor_ids, created_at, updated_at)
    select 1 + n % 200, 'postLiked', 'post:' || n, '/post/' || n, '{3}', now(), now() from generate_series(1, 200000) n`);
  await stage.pool.query('vacuum analyze notifications');
  const { unreadCount } = await import('#areas/notifications/server/public.ts');
  const pool = stage.pool;
  const query = asQuery(
    async <Row>(name: string, text: string, values: unknown[]) =>
      (await pool.query({ name, text, values })).rows as Row[],
  );
  const base = await queryLimit(() => unreadCount(query, 2), 12);
  const { pid, url } = stage.server;
  const figure = await load({
    url: `${url}/api/notifications/unread-count`,
    connections,
    headers: { cookie: stage.cookie },
    pid,
  });
  note({
    goal: 'P13',
    what: 'unread count of a member with 1,000 notices, among 200,000',
    figure: `${perSecond(figure.rate)}, p50 ${figure.p50} ms`,
    limit: `the same statement without HTTP: ${perSecond(base)}`,
    ratio: percent(figure.rate, base),
    wanted: 'one read of an index',
    rate: figure.rate,
  });
}

/** P3: a post with its event, policy and counts in one transaction, against a bare INSERT. */
async function writes(stage: Stage) {
  if (!stage.pool) return;
  const limit = await commitLimit(stage.pool, 10);
  let n = 0;
  const created = await load({
    url: `${stage.server.url}/api/posts`,
    connections: 10,
    method: 'POST',
    headers: { cookie: stage.cookie, 'content-type': 'application/json' },
    body: () => {
      n += 1;
      return JSON.stringify({ content: `Measured post ${n}. The ramp at the library is open again.` });
    },
    pid: stage.server.pid,
  });
  note({
    goal: 'P3',
    what: 'creating a post, 10 connections, PostgreSQL',
    figure: `${perSecond(created.rate)}, p99 ${created.p99} ms, ${created.failed} failed`,
    limit: `bare INSERT and commit: ${perSecond(limit)}`,
    ratio: percent(created.rate, limit),
    wanted: '40 %',
    rate: created.rate,
    writes: true,
  });
}

/** The statement that the first page runs, taken from the area itself, on a pool as large as the server's. */
async function firstPageStatement(stage: Stage): Promise<() => Promise<unknown>> {
  const { firstPageQuery } = await import('#areas/posts/server/public.ts');
  const { text, values } = firstPageQuery({ viewerId: 2, limit: 20 });
  return () => stage.pool?.query({ name: 'first-page', text, values: [...values] }) ?? Promise.resolve();
}

/** P12, P8: the embedded default. */
export async function feedEmbedded(posts: number) {
  const stage = await stageEmbedded(posts);
  const headers = { cookie: stage.cookie };
  const bytes = await body(page(stage), stage.cookie);
  const wire = await wireLimit(bytes, connections);
  const member = await load({ url: page(stage), connections, headers, pid: stage.server.pid });
  note({
    goal: 'P12',
    what: `first page, member, embedded database, ${posts.toLocaleString('en-AU')} posts`,
    figure: `${perSecond(member.rate)}, p50 ${member.p50} ms, p99 ${member.p99} ms, ${Math.round(member.cpu)} µs CPU`,
    limit: `bare node:http, same bytes: ${perSecond(wire.rate)}`,
    ratio: percent(member.rate, wire.rate),
    wanted: '400/s, p99 under 300 ms',
    rate: member.rate,
  });
  const created = await load({
    url: `${stage.server.url}/api/posts`,
    connections: 10,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: () => JSON.stringify({ content: 'Measured. The ramp at the library is open again.' }),
    pid: stage.server.pid,
  });
  note({
    goal: 'P3',
    what: 'creating a post, 10 connections, embedded database',
    figure: `${perSecond(created.rate)}, p99 ${created.p99} ms, ${created.failed} failed`,
    limit: 'n/a (one connection, no fsync)',
    ratio: 'n/a',
    wanted: 'shown',
  });
  note({
    goal: 'P8',
    what: 'memory of the process under load, embedded database',
    figure: `${Math.round(memoryOf(stage.server.pid))} MB`,
    limit: '600 MB',
    ratio: percent(memoryOf(stage.server.pid), 600),
    wanted: 'at most 100 %',
  });
  await stage.stop();
}

/** P4: what a page costs as the data grows, and what a deep page costs against the first. */
export async function growth(sizes: readonly number[]) {
  let base: { cpu: number; rate: number } | undefined;
  for (const posts of sizes) {
    const stage = await stageOnPostgres(posts);
    const headers = { cookie: stage.cookie };
    const statement = await firstPageStatement(stage);
    const database = await queryLimit(statement, 12, 2);
    const first = await load({ url: page(stage), connections, headers, pid: stage.server.pid, seconds: 3 });
    base ??= { cpu: 1 / database, rate: database };
    note({
      goal: 'P4',
      what: `first page at ${posts.toLocaleString('en-AU')} posts, ${(posts / 10).toLocaleString('en-AU')} members, ${(posts * 3).toLocaleString('en-AU')} likes`,
      figure: `${perSecond(first.rate)}, p99 ${first.p99} ms; statement alone ${perSecond(database)}`,
      limit: `at ${(sizes[0] ?? 0).toLocaleString('en-AU')} posts: ${perSecond(base.rate)}`,
      ratio: `${times(base.rate, database)} the cost`,
      wanted: 'at most 1.20 ×',
      rate: first.rate,
    });
    const deep = await deepPage(stage, posts);
    const far = await load({ url: deep, connections, headers, pid: stage.server.pid, seconds: 3 });
    note({
      goal: 'P4',
      what: `a page in the middle of ${posts.toLocaleString('en-AU')} posts`,
      figure: `${perSecond(far.rate)}, p99 ${far.p99} ms`,
      limit: `first page: ${perSecond(first.rate)}`,
      ratio: percent(far.rate, first.rate),
      wanted: 'about 100 %',
      rate: far.rate,
    });
    await stage.stop();
  }
}

/** The cursor of the middle, made as the area makes it. */
async function deepPage(stage: Stage, posts: number) {
  const { cursorOf } = await import('#areas/posts/server/public.ts');
  const found = await stage.pool?.query('select id, created_at from posts where id = $1', [Math.floor(posts / 2)]);
  const row = found?.rows[0] as { id: number; created_at: Date };
  return `${page(stage)}&cursor=${encodeURIComponent(cursorOf(row.created_at.toISOString(), row.id))}`;
}
