import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionLimits } from '#platform/contract/session-limits.ts';
import { makeApp } from '../app.ts';
import { makeLog } from '../log.ts';
import { storedMailer } from '../mail.ts';
import { makePush } from '../push.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { databaseBefore } from '../testing/database-before.ts';
import { sampleArea } from '../testing/sample-area.ts';
import { sessionCookie } from '../testing/session-cookie.ts';
import { makeSessionCheck } from './sessions.ts';

const webDir = mkdtempSync(join(tmpdir(), 'doorways-sessions-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html data-doorways><head><!--initial--><meta name="x"></head><body><main id="main">grey</main></body></html>',
);

let app: TestApp;
/** The same server with the built site. */
let site: Awaited<ReturnType<typeof makeApp>>;
let member: number;
const area = sampleArea().area;

beforeAll(async () => {
  app = await startTestApp({ areas: [area] });
  const { config, database } = app;
  site = await makeApp({
    config,
    areas: [area],
    database,
    log: makeLog(config),
    webDir,
    mail: storedMailer,
    push: makePush(config, { loopback: true }),
    jobsOff: true,
  });
  await site.http.ready();
  member = await app.addMember();
});
afterAll(async () => {
  await site.http.close();
  await site.outbox.stop();
  await app.close();
  rmSync(webDir, { recursive: true });
});

const thirtyDays = 30 * 86_400;

async function signIn() {
  const [line = ''] = await app.app.services.sessions.start(member, { ip: '127.0.0.1', agent: 'test' });
  const [row] = await app.database.query<{ id: number }>('last', 'select max(id)::int as id from sessions');
  return { cookie: line.split(';')[0] ?? '', id: row?.id ?? 0 };
}

/** Sends this cookie, and says whether it was a member's and what the browser is to keep from now on. */
async function send(cookie: string, { url = '/api/notes', method = 'POST' as 'POST' | 'GET', text = 'hi' } = {}) {
  const answer = await site.http.inject({
    method,
    url,
    headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { payload: JSON.stringify({ text }) }),
  });
  const set = answer.cookies.find(({ name }) => name === 'doorways.session');
  return {
    status: answer.statusCode,
    cookie: set && `doorways.session=${encodeURIComponent(set.value)}`,
    maxAge: set?.maxAge,
    cacheControl: answer.headers['cache-control'],
  };
}

const age = (id: number, minutes: number) =>
  app.database.query('age', 'update sessions set updated_at = now() - make_interval(mins => $2) where id = $1', [
    id,
    minutes,
  ]);
const passOverlap = (id: number) =>
  app.database.query(
    'pass-overlap',
    "update sessions set previous_until = previous_until - interval '121 seconds' where id = $1",
    [id],
  );
const rowOf = async (id: number) =>
  (
    await app.database.query<{ idle: number; old: number }>(
      'row-of',
      `select round(extract(epoch from expires_at - now()) / 86400)::int as idle,
         round(extract(epoch from now() - created_at) / 86400)::int as old from sessions where id = $1`,
      [id],
    )
  )[0];

test('a session in use is renewed with its cookie: by calls, refused ones too, and by page loads', async () => {
  for (const how of [{}, { text: '' }, { url: '/somewhere', method: 'GET' as const }]) {
    const { cookie, id } = await signIn();
    expect((await send(cookie, how)).cookie).toBeUndefined();
    await age(id, 11);
    const renewed = await send(cookie, how);
    expect(renewed.maxAge).toBe(thirtyDays);
    expect(renewed.cookie).not.toBe(cookie);
    expect(await rowOf(id)).toEqual({ idle: 30, old: 0 });
    const after = await send(renewed.cookie ?? '');
    expect(after).toMatchObject({ status: 201, cookie: undefined });
  }
});

test('an answer that others keep never carries a session on', async () => {
  const { cookie, id } = await signIn();
  await app.database.query('closing', "insert into closed_accounts values ($1, now(), now() + interval '14 days')", [
    member,
  ]);
  await age(id, 11);
  // Whoever waits for deletion gets what guests get, from what is kept.
  const kept = await send(cookie, { method: 'GET' });
  expect(kept).toMatchObject({ status: 200, cacheControl: 'no-cache', cookie: undefined });
  await app.database.query('closing-over', 'delete from closed_accounts where user_id = $1', [member]);
  // The browser still has the token of before, and gets the new one now.
  expect((await send(cookie)).cookie).toBeDefined();
});

test('what a session is renewed to never goes past 90 days', async () => {
  const { cookie, id } = await signIn();
  const day = 86_400;
  await app.database.query('grow', "update sessions set created_at = now() - interval '89 days' where id = $1", [id]);
  await age(id, 11);
  const renewed = await send(cookie);
  expect(Math.abs((renewed.maxAge ?? 0) - day)).toBeLessThan(5);
  expect(await rowOf(id)).toEqual({ idle: 1, old: 89 });
  await app.database.query(
    'end',
    "update sessions set created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day' where id = $1",
    [id],
  );
  expect(await send(renewed.cookie ?? '')).toMatchObject({ status: 401, cookie: undefined });
  expect(sessionLimits).toEqual({ idleDays: 30, endDays: 90, secondStepHours: 12 });
});

test('requests that come together with the token before are all answered, and given one and the same new one', async () => {
  const { cookie, id } = await signIn();
  await age(id, 11);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(cookie)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const given = new Set(answers.flatMap((answer) => answer.cookie ?? []));
  expect(given.size).toBe(1);
  const [next = ''] = given;
  expect((await send(next)).status).toBe(201);
  // Now the new one was used: the one before still counts for what is on its way, and is told nothing.
  expect(await send(cookie)).toMatchObject({ status: 201, cookie: undefined });
});

test('an answer that was lost signs nobody out: the token before gets the same new one again', async () => {
  const { cookie, id } = await signIn();
  await age(id, 11);
  const lost = await send(cookie);
  await age(id, 60);
  const again = await send(cookie);
  expect(lost.cookie).toBeDefined();
  expect(again).toMatchObject({ status: 201, cookie: lost.cookie });
});

test('a token that comes back after it was replaced ends the session for both, and is noted', async () => {
  const { cookie, id } = await signIn();
  await age(id, 11);
  const { cookie: second = '' } = await send(cookie);
  await send(second);
  await passOverlap(id);
  expect((await send(cookie)).status).toBe(401);
  expect((await send(second)).status).toBe(401);
  expect(await rowOf(id)).toBeUndefined();
  const noted = await app.database.query(
    'noted',
    `select actor_id as "actorId", subject from audit_log where action = 'session-reused'`,
  );
  expect(noted).toEqual([{ actorId: member, subject: `session ${id}` }]);
});

test('a large file that comes slowly is its sender’s, however often the token was replaced meanwhile', async () => {
  const { cookie, id } = await signIn();
  await age(id, 11);
  const hash = async () =>
    (
      await app.database.query<{ hash: string }>('hash-of', 'select token_hash as hash from sessions where id = $1', [
        id,
      ])
    )[0]?.hash;
  const before = await hash();
  await site.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.http.server.address() as AddressInfo;
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/notes/file',
    headers: { cookie, 'content-type': 'text/plain', 'content-length': 5, host: 'localhost:3000' },
  });
  const answer = new Promise<number>((done) => upload.on('response', (one) => done(one.resume().statusCode ?? 0)));
  upload.write('he');
  await vi.waitFor(async () => expect(await hash()).not.toBe(before), { timeout: 10_000 });
  let newest = (await send(cookie)).cookie ?? '';
  for (let round = 0; round < 2; round += 1) {
    await send(newest);
    await passOverlap(id);
    await age(id, 11);
    newest = (await send(newest)).cookie ?? '';
  }
  upload.end('llo');
  expect(await answer).toBe(200);
  expect((await send(newest)).status).toBe(201);
});

test('a call that took long to come has the token of its beginning, and is never taken for another browser', async () => {
  const reused: number[] = [];
  const { principalOf } = makeSessionCheck(
    app.database,
    app.config,
    async ({ sessionId }) => void reused.push(sessionId),
  );
  const { cookie, id } = await signIn();
  await age(id, 11);
  const { cookie: second = '' } = await send(cookie);
  await send(second);
  await passOverlap(id);
  expect((await principalOf(cookie, { took: 300 })).id).toBe(member);
  await age(id, 11);
  const { cookie: third = '' } = await send(second);
  await send(third);
  expect((await principalOf(cookie, { took: 300 })).id).toBe(0);
  expect((await principalOf(third)).id).toBe(member);
  expect((await principalOf(cookie, { took: 1 })).id).toBe(0);
  expect(reused).toEqual([id]);
  expect((await principalOf(third)).id).toBe(0);
});

test('work is counted for the member, however many sessions they have; ended and forged ones count as guests', async () => {
  const { principalOf, callerOf } = makeSessionCheck(app.database, app.config, async () => undefined);
  const [one, two, ended] = [await signIn(), await signIn(), await signIn()];
  await app.app.services.sessions.end(ended.id);
  // Before the database was asked, a cookie that the server has signed is a caller of its own.
  expect(new Set([one, two, ended].map(({ cookie }) => callerOf(cookie))).size).toBe(3);
  for (const { cookie } of [one, two, ended]) await principalOf(cookie);
  expect(callerOf(one.cookie)).toBe(`m${member}`);
  expect(callerOf(two.cookie)).toBe(`m${member}`);
  expect(callerOf(ended.cookie)).toBeUndefined();
  const at = one.cookie.indexOf('=') + 5;
  const forged = `${one.cookie.slice(0, at)}${one.cookie[at] === 'a' ? 'b' : 'a'}${one.cookie.slice(at + 1)}`;
  for (const cookies of [undefined, 'doorways.session=x', forged]) expect(callerOf(cookies)).toBeUndefined();
});

test('a token of long ago ends the session that goes on without it', async () => {
  const { cookie: first, id } = await signIn();
  let newest = first;
  for (let round = 0; round < 3; round += 1) {
    await age(id, 11);
    newest = (await send(newest)).cookie ?? '';
  }
  expect((await send(newest)).status).toBe(201);
  expect((await send(first)).status).toBe(401);
  expect((await send(newest)).status).toBe(401);
});

test('the database has no token, of any generation', async () => {
  const { cookie, id } = await signIn();
  await age(id, 11);
  const { cookie: second = '' } = await send(cookie);
  const [row] = await app.database.query<Record<string, unknown>>('whole', 'select * from sessions where id = $1', [
    id,
  ]);
  const stored = JSON.stringify(row);
  const tokens = [cookie, second].map(
    (one) =>
      decodeURIComponent(one.split('=')[1] ?? '')
        .split('.')
        .at(-2) ?? '',
  );
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    expect(token.length).toBe(43);
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
  }
});

test('who was signed in before the tokens were hashed still is, and no longer than 90 days', async () => {
  const database = await databaseBefore('session_tokens');
  await database.query('', "insert into users (id, name, email, username) values (7, 'Ana', 'ana@example.org', 'ana')");
  await database.query(
    '',
    `insert into sessions (token, user_id, created_at, expires_at) values
      ('a-token-of-before', 7, now() - interval '5 days', now() + interval '25 days'),
      ('a-token-of-long-ago', 7, now() - interval '80 days', now() + interval '25 days')`,
  );
  await database.migrate();
  const rows = await database.query(
    '',
    "select token_hash = encode(sha256('a-token-of-before'), 'hex') as mine, round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions order by id",
  );
  expect(rows).toEqual([
    { mine: true, days: 25 },
    { mine: false, days: 10 },
  ]);
  const moved = await makeApp({
    config: app.config,
    areas: [area],
    database,
    log: makeLog(app.config),
    mail: storedMailer,
    push: makePush(app.config, { loopback: true }),
    jobsOff: true,
  });
  const answer = await moved.http.inject({
    method: 'POST',
    url: '/api/notes',
    headers: {
      cookie: sessionCookie(app.config.sessionSecret, 'a-token-of-before'),
      'content-type': 'application/json',
    },
    payload: '{"text":"still here"}',
  });
  expect(answer.json()).toEqual({ text: 'still here', by: 7 });
  await moved.http.close();
  await moved.outbox.stop();
  await database.close();
  // All migrations run in it, and their number grows.
}, 60_000);

test('while the secret is replaced a session goes on, whichever process answers', async () => {
  const { cookie, id } = await signIn();
  const former = app.config.sessionSecret;
  const next = 'a new secret of the tests, long enough';
  const never = () => Promise.reject(new Error('A session was ended.'));
  const processWith = (sessionSecret: string, previousSecret?: string) =>
    makeSessionCheck(app.database, { ...app.config, sessionSecret, previousSecret }, never);
  const [older, newer] = [processWith(former, next), processWith(next, former)];
  const given: string[] = [];
  const ask = async (by: typeof older, value: string) =>
    (await by.principalOf(value, { setCookie: (line) => void given.push(line.split(';')[0] ?? '') })).sessionId;

  await app.database.query('', `update sessions set updated_at = now() - interval '20 minutes' where id = $1`, [id]);
  expect(await ask(newer, cookie)).toBe(id);
  // That answer was lost. The other process gives the same token again, though another secret made it.
  expect(await ask(older, cookie)).toBe(id);
  const [first = '', second = ''] = given;
  expect([given.length, first === second]).toEqual([2, false]);
  for (const value of [first, second]) for (const by of [older, newer]) expect(await ask(by, value)).toBe(id);
  expect(given).toHaveLength(2);

  // Once the former secret is thrown away, what it signed counts no more.
  const alone = processWith(next);
  expect([await ask(alone, first), await ask(alone, second)]).toEqual([id, 0]);
});
