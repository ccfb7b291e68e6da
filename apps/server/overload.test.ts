import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePasswords } from '#platform/server/auth/passwords.ts';
import { type PostgresServer, startPostgres } from '#platform/server/testing/postgres.ts';
import { sessionCookie, storedToken } from '#platform/server/testing/session-cookie.ts';
import { type RunningServer, startServer } from '#tools/e2e/server.ts';

const secret = 'of the tests of too much work alone';
const password = 'a kettle, two cups and the tram';

let postgres: PostgresServer;
let server: RunningServer;
let client: pg.Client;
let cookie: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('overload');
  server = await startServer({
    env: {
      MODE: 'production',
      SESSION_SECRET: secret,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'overload@example.org',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      DATABASE_URL: databaseUrl,
    },
  });
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into users (name, email, username, email_verified)
    select 'Member ' || n, 'm' || n || '@example.org', 'member-' || n, true from generate_series(1, 3) n`);
  await client.query('insert into passwords (user_id, hash, created_at, updated_at) values (2, $1, now(), now())', [
    await makePasswords().hash(password),
  ]);
  const token = randomBytes(16).toString('hex');
  await client.query(
    `insert into sessions (family, token_hash, user_id, expires_at) values ($1, $1, 1, now() + interval '1 day')`,
    [storedToken(token)],
  );
  cookie = sessionCookie(secret, token);
}, 120_000);
afterAll(async () => {
  await client?.end();
  await server?.stop();
  await postgres?.stop();
});

/** Member 1, but for signing in. */
async function ask(path: string, body?: unknown) {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(path !== '/api/session/sign-in' && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, retry: answer.headers.get('retry-after'), text };
}

/** What may never be refused, each as somebody in need would ask it. */
const inNeed = (words: string) =>
  [
    ['/api/crisis/services', undefined, 200],
    ['/api/session', undefined, 200],
    [
      '/api/crisis-support',
      { urgencyLevel: 'high', supportType: 'emotional', description: words, isAnonymous: true },
      201,
    ],
    ['/api/my-crisis-support', undefined, 200],
    ['/api/session/sign-in', { email: 'm2@example.org', password }, 200],
    [
      '/api/reports',
      { reporterId: 1, reportedUserId: 3, contentType: 'member', contentId: 3, reason: 'harassment' },
      201,
    ],
    ['/readyz', undefined, 200],
  ] as const;

test('ordinary work that fills all it may have is refused beyond; crisis, sign-in and report go on; it ends by itself', {
  timeout: 60_000,
}, async () => {
  await client.query('begin');
  await client.query('lock table posts in access exclusive mode');
  // More than may be in work: each of those waits for the lock, with a connection or for one.
  let over = 0;
  const crowd = Array.from({ length: 150 }, async () => {
    const answer = await ask('/api/posts');
    over += 1;
    return answer;
  });
  // Whoever came after the end of the lock would be served.
  await expect.poll(() => over).toBeGreaterThanOrEqual(150 - 64);
  expect((await ask('/api/blocks')).status).toBe(503);

  // While the crowd still waits.
  for (const [path, body, status] of inNeed('Too much at once.')) {
    const answer = await ask(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, status, expect.anything()]);
  }
  expect(JSON.parse((await ask('/readyz')).text)).toEqual({ status: 'degraded' });
  const written = await ask('/api/posts', { content: 'Not now' });
  expect(written.status).toBe(503);
  expect(written.retry).toMatch(/^[2-5]$/);
  expect(JSON.parse(written.text)).toMatchObject({ type: '/problems/busy', status: 503 });

  await client.query('commit');
  const answers = await Promise.all(crowd);
  const served = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 503).length;
  expect(served + refused).toBe(150);
  expect(served).toBeGreaterThanOrEqual(16);
  expect(served).toBeLessThanOrEqual(64);
  // It is as it was, and says so.
  for (let n = 0; n < 20; n += 1) expect((await ask('/api/posts')).status).toBe(200);
  await expect
    .poll(async () => JSON.parse((await ask('/readyz')).text), { timeout: 8000, interval: 200 })
    .toEqual({ status: 'ready' });
  const { rows } = await client.query('select id from crisis_requests');
  expect(rows).toHaveLength(1);
  const posts = await client.query('select 1 from posts');
  expect(posts.rows).toHaveLength(0);
});

test('of what is written in overload all that was confirmed is there, and nothing that was refused', {
  timeout: 60_000,
}, async () => {
  const confirmed: string[] = [];
  const refused: string[] = [];
  let stopped = false;
  const write = async () => {
    while (!stopped) {
      const content = `Ledger ${randomUUID()}`;
      const { status } = await ask('/api/posts', { content });
      if (status === 201) confirmed.push(content);
      else {
        expect(status).toBe(503);
        refused.push(content);
        await pause(20);
      }
    }
  };
  const writers = Promise.all(Array.from({ length: 120 }, write));
  const needs: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    needs.push((await ask('/api/crisis/services')).status, (await ask('/api/session')).status);
    await pause(50);
  }
  stopped = true;
  await writers;
  expect(needs.filter((status) => status !== 200)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  const { rows } = await client.query<{ content: string }>(`select content from posts where content like 'Ledger %'`);
  expect(rows.map(({ content }) => content).sort()).toEqual(confirmed.sort());
});

test('an orderly stop answers what is under way, whichever socket it came in by', { timeout: 60_000 }, async () => {
  await client.query('begin');
  await client.query('lock table posts in access exclusive mode');
  const waiting = Array.from({ length: 12 }, () => ask('/api/posts'));
  await expect
    .poll(async () => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return rows[0]?.n;
    })
    .toBeGreaterThan(0);
  await pause(500);
  const stopped = server.pause();
  await pause(500);
  await client.query('commit');
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await stopped).toBe(0);
});
