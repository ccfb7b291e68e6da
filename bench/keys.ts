import autocannon from 'autocannon';
import { developersArea } from '#areas/developers/server/area.ts';
import { makeKeyCheck } from '#platform/server/api-keys.ts';
import { endingOf, keyHash, makeKey } from '#platform/server/auth/api-key.ts';
import { asQuery, type Database, openDatabase } from '#platform/server/db.ts';
import { makeLog } from '#platform/server/log.ts';
import { type RunningServer, startServer } from '#tools/e2e/server.ts';
import { load, median } from './load.ts';
import { furnish } from './providers.ts';
import { note, percent, times } from './report.ts';
import { createDatabase, env, stageOnPostgres } from './stage.ts';

const checks = 5000;
const rounds = 20;
const warmUp = 5;
/** Microseconds that finding out whose key it is may take. */
const allowed = 50;

/** A member with this plan, and a live key of theirs. */
async function addKey({ query }: Pick<Database, 'query'>, plan: string): Promise<string> {
  const [member] = await query<{ id: number }>(
    '',
    `insert into users (name, email, username, plan) values ($1::text, $1::text || '@example.org', $1::text, $1::text) returning id`,
    [plan],
  );
  const key = makeKey('live');
  await query(
    '',
    `insert into api_keys (user_id, name, mode, scopes, hash, ending, created_at)
     values ($1, 'Bench', 'live', array['posts:read', 'providers:read'], $2, $3, now())`,
    [member?.id, keyHash(key), endingOf(key)],
  );
  return key;
}

async function check(database: Database, key: string) {
  const log = makeLog({ logLevel: 'silent' });
  const clock = () => new Date();
  const keys = makeKeyCheck({ keys: developersArea.declares?.keys, database, clock, log });
  const spent: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const from = performance.now();
    for (let n = 0; n < checks; n += 1) {
      if (!(await keys.find(`Bearer ${key}`))) throw new Error('The key is not known.');
    }
    if (round >= warmUp) spent.push(((performance.now() - from) * 1000) / checks);
  }
  await keys.stop();
  note({
    goal: 'R14',
    what: 'whose key it is, once it is known',
    figure: `${median(spent).toFixed(1)} µs`,
    limit: `${allowed} µs`,
    ratio: times(median(spent), allowed),
    wanted: 'at most 1.00 ×',
  });
}

/** Calls with one key that all servers together let through within its minute. */
async function letThrough(servers: readonly RunningServer[], key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  const results = await Promise.all(
    servers.map(({ url }) => autocannon({ url: `${url}/api/v1/me`, connections: 10, duration: 10, headers })),
  );
  return results.reduce((sum, result) => sum + result['2xx'], 0);
}

/** Each list of v1 with the one of its screen, which the same member reads: as many things on a page. */
const lists = [
  { what: 'posts', screen: '/api/posts?limit=20', v1: '/api/v1/posts?limit=20' },
  { what: 'providers', screen: '/api/ndis-providers?sort=rating&limit=20', v1: '/api/v1/providers?limit=20' },
] as const;

/** R14: what a program reads costs what the page costs. By turns, so that what else the machine does is in both. */
async function programsLists() {
  const stage = await stageOnPostgres(20_000);
  const { pool, server, cookie } = stage;
  if (!pool) throw new Error('This part needs PostgreSQL.');
  await furnish(pool, 2000);
  const query = asQuery(async <Row>(_name: string, text: string, values: unknown[]) => {
    const { rows } = await pool.query(text, values);
    return rows as Row[];
  });
  const key = await addKey({ query }, 'free');
  for (const { what, screen, v1 } of lists) {
    const cpu = { page: [] as number[], program: [] as number[] };
    for (let turn = 0; turn < 3; turn += 1) {
      const each = { connections: 4, pid: server.pid, rounds: 1 };
      const page = await load({ ...each, url: `${server.url}${screen}`, headers: { cookie } });
      const program = await load({ ...each, url: `${server.url}${v1}`, headers: { authorization: `Bearer ${key}` } });
      if (page.failed + program.failed > 0) throw new Error(`The lists of ${what} did not answer.`);
      cpu.page.push(page.cpu);
      cpu.program.push(program.cpu);
    }
    const [page, program] = [median(cpu.page), median(cpu.program)];
    note({
      goal: 'R14',
      what: `a page of ${what} of v1 against the list of the screen`,
      figure: `${Math.round(program)} µs CPU`,
      limit: `${Math.round(page)} µs CPU`,
      ratio: times(program, page),
      wanted: 'at most 1.10 ×',
    });
  }
  await stage.stop();
}

/** R14: how long a key is looked at, its limit over two processes on one PostgreSQL, and what the lists of v1 cost. */
export async function apiKeys() {
  const databaseUrl = await createDatabase();
  const servers: RunningServer[] = [];
  for (let n = 0; n < 2; n += 1) {
    servers.push(await startServer({ env: { ...env, RATE_LIMITS: 'on', DATABASE_URL: databaseUrl } }));
  }
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const usual = await addKey(database, 'free');
    await check(database, usual);
    for (const [key, limit] of [
      [usual, 1000],
      [await addKey(database, 'professional'), 5000],
    ] as const) {
      const through = await letThrough(servers, key);
      note({
        goal: 'R14',
        what: `calls of a key let through in its minute by two processes, of ${limit.toLocaleString('en-AU')}`,
        figure: through.toLocaleString('en-AU'),
        limit: limit.toLocaleString('en-AU'),
        ratio: percent(through, limit),
        wanted: '99 to 100 %',
      });
    }
  } finally {
    await database.close();
    for (const server of servers) await server.stop();
  }
  await programsLists();
}
