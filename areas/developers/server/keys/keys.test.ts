import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountClosed, suspensionSettled } from '#areas/account/contract.ts';
import type { Notification } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ApiKey, ApiKeyUsage, Developer, MadeApiKey } from '../../contract.ts';
import { programsOf } from '../testing/programs.ts';

const hour = 3_600_000;

let app: TestApp;
let programs: ReturnType<typeof programsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  programs = programsOf(app);
});
afterAll(() => app.close());

const statusOf = async (secret: string) => (await programs.by(secret)('GET', '/api/v1/me')).status;
const keysOf = async (userId: number) => (await app.call<ApiKey[]>(userId, 'listApiKeys', {})).body;
const on = (id: number, body?: object) => ({ params: { id }, ...(body && { body }) });

test('no key is made before the rules are agreed to, and then the plan says how often keys may call', async () => {
  const ana = await app.addMember();
  const body = { name: 'Site', mode: 'test', scopes: ['posts:read'] };
  expect(await app.status(ana, 'createApiKey', { body })).toBe(403);
  expect((await app.call<Developer>(ana, 'getDeveloper', {})).body).toEqual({
    agreedAt: null,
    builds: '',
    perMinute: 1000,
    isPremium: false,
  });
  await programs.signUp(ana);
  expect(await app.status(ana, 'createApiKey', { body })).toBe(201);
  await app.database.query('', `update users set plan = 'professional' where id = $1`, [ana]);
  const developer = (await app.call<Developer>(ana, 'getDeveloper', {})).body;
  expect(developer).toMatchObject({ builds: 'A site', perMinute: 5000, isPremium: true });
});

test('a key is shown once, is kept as a hash, and is listed by its ending', async () => {
  const ana = await app.addMember();
  const { key, secret } = await programs.makeKey(ana, { mode: 'test' });
  expect(secret).toMatch(/^ds_test_[0-9A-Za-z]{39}$/);
  expect(key).toMatchObject({ prefix: 'ds_test_', ending: secret.slice(-4), state: 'active', lastUsedAt: null });
  expect(JSON.stringify(await keysOf(ana))).not.toContain(secret);
  const [kept] = await app.database.query<{ row: string }>('', 'select k::text as row from api_keys k where id = $1', [
    key.id,
  ]);
  expect(kept?.row).not.toContain(secret.slice(8));
  expect(await statusOf(secret)).toBe(200);
});

test('of 30 keys that are asked for at once 20 are made', async () => {
  const ana = await app.addMember();
  await programs.signUp(ana);
  const body = { name: 'Site', mode: 'live', scopes: ['posts:read'] };
  const tries = Array.from({ length: 30 }, () => app.status(ana, 'createApiKey', { body }));
  expect((await Promise.all(tries)).sort()).toEqual([...Array<number>(20).fill(201), ...Array<number>(10).fill(409)]);
});

test('a revoked key answers 401 from then on', async () => {
  const ana = await app.addMember();
  const { key, secret } = await programs.makeKey(ana);
  expect(await statusOf(secret)).toBe(200);
  await app.call(ana, 'revokeApiKey', on(key.id));
  expect(await statusOf(secret)).toBe(401);
  expect((await keysOf(ana))[0]).toMatchObject({ state: 'revoked', revokedWhy: 'you' });
  expect((await app.call<ApiKey>(ana, 'revokeApiKey', on(key.id))).body).toMatchObject({ state: 'revoked' });
});

test('a rolled key counts for 24 hours beside the new one, which may do the same', async () => {
  const ana = await app.addMember();
  const start = new Date();
  const { key, secret } = await programs.makeKey(ana, { scopes: ['posts:read'] });
  const rolled = (await app.call<MadeApiKey>(ana, 'rollApiKey', on(key.id, { version: 1 }))).body;
  expect(rolled.key).toMatchObject({ name: key.name, scopes: ['posts:read'], mode: 'live', state: 'active' });
  expect([await statusOf(secret), await statusOf(rolled.secret)]).toEqual([200, 200]);
  expect((await keysOf(ana))[1]).toMatchObject({ id: key.id, state: 'rolled', replacedById: rolled.key.id });
  await expect(app.call(ana, 'rollApiKey', on(key.id, { version: 2 }))).rejects.toMatchObject({
    problem: { status: 409, detail: 'This key was rolled already. Roll the one that came after it.' },
  });
  try {
    app.setNow(new Date(start.getTime() + 23.9 * hour));
    expect(await statusOf(secret)).toBe(200);
    app.setNow(new Date(start.getTime() + 24.1 * hour));
    expect([await statusOf(secret), await statusOf(rolled.secret)]).toEqual([401, 200]);
  } finally {
    app.setNow(new Date());
  }
});

test('of keys that were rolled 20 count at most, and a revoked one makes room', async () => {
  const ana = await app.addMember();
  let { key } = await programs.makeKey(ana);
  const first = key.id;
  const roll = async (id: number) => (await app.call<MadeApiKey>(ana, 'rollApiKey', on(id, { version: 1 }))).body.key;
  for (let n = 0; n < 20; n += 1) key = await roll(key.id);
  await expect(roll(key.id)).rejects.toMatchObject({
    problem: { status: 409, detail: 'You rolled 20 keys in the last 24 hours. Revoke one of the old ones first.' },
  });
  await app.call(ana, 'revokeApiKey', on(first));
  expect((await roll(key.id)).state).toBe('active');
});

test('suspended, the owner’s programs read and don’t write; with a closed account they do neither', async () => {
  const ana = await app.addMember();
  const { secret } = await programs.makeKey(ana);
  const call = programs.by(secret);
  const write = () => call('POST', '/api/v1/posts', { body: { content: 'Hello' } });
  expect((await write()).status).toBe(201);
  await app.app.transactions.run(async (db, emit) => {
    await queryIn(db)('', 'insert into suspensions (user_id, until) values ($1, null)', [ana]);
    await emit(suspensionSettled, { userId: ana });
  });
  expect([await statusOf(secret), (await write()).status]).toEqual([200, 403]);
  await app.app.transactions.run(async (db, emit) => {
    await queryIn(db)(
      '',
      `insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now() + interval '30 days')`,
      [ana],
    );
    await emit(accountClosed, { userId: ana });
  });
  expect(await statusOf(secret)).toBe(401);
});

test('a key that someone finds in the open is revoked at once, and its owner is told', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { secret } = await programs.makeKey(ana);
  const report = (key: string) => app.call(ben, 'reportLeakedKey', { body: { key, where: 'In a public repository' } });
  const unknown = await report('ds_live_that_is_none');
  expect((await report(secret)).body).toEqual(unknown.body);
  expect(await statusOf(secret)).toBe(401);
  expect((await keysOf(ana))[0]).toMatchObject({ revokedWhy: 'reported', foundWhere: 'In a public repository' });
  await app.settle();
  const notices = (await app.call<Notification[]>(ana, 'listNotifications', {})).body;
  expect(notices.map(({ kind, text, link }) => ({ kind, text, link }))).toEqual([
    {
      kind: 'apiKeyReported',
      text: 'An API key of yours was found in the open, so it was revoked: make a new one',
      link: '/api-docs/keys',
    },
  ]);
});

test('uses are counted by the hour and the day, and the last one is kept to the minute', async () => {
  const start = Date.parse('2030-01-01T05:00:00.000Z');
  const after = (seconds: number) => new Date(start + seconds * 1000);
  try {
    app.setNow(after(0));
    const ana = await app.addMember();
    const { key, secret } = await programs.makeKey(ana);
    const lastUsed: (string | null | undefined)[] = [];
    for (const seconds of [0, 59, 60]) {
      app.setNow(after(seconds));
      for (let n = 0; n < 2; n += 1) await statusOf(secret);
      await app.app.keys.flush();
      lastUsed.push((await keysOf(ana))[0]?.lastUsedAt);
    }
    expect(lastUsed).toEqual([0, 0, 60].map((seconds) => after(seconds).toISOString()));
    expect((await keysOf(ana))[0]?.lastUsedFrom).toBe('127.0.0.0/24');
    const usage = (await app.call<ApiKeyUsage>(ana, 'getApiKeyUsage', on(key.id))).body;
    expect(usage.days).toHaveLength(30);
    expect(usage.hours).toHaveLength(24);
    expect(usage.days.reduce((sum, { calls }) => sum + calls, 0)).toBe(6);
    expect(usage.days.at(-1)).toMatchObject({ calls: 6, refused: 0 });
  } finally {
    app.setNow(new Date());
  }
});

test('keys that were revoked or have expired are deleted after 90 days, and no other', async () => {
  const ana = await app.addMember();
  const made: MadeApiKey[] = [];
  for (let n = 0; n < 5; n += 1) made.push(await programs.makeKey(ana));
  const ids = made.map(({ key }) => key.id);
  const [revoked = 0, justRevoked = 0, expired = 0, justExpired = 0, active = 0] = ids;
  for (const id of [revoked, justRevoked]) await app.call(ana, 'revokeApiKey', on(id));
  const set = (column: string, id: number, days: number) =>
    app.database.query('', `update api_keys set ${column} = now() - make_interval(days => $1) where id = $2`, [
      days,
      id,
    ]);
  await set('revoked_at', revoked, 91);
  await set('revoked_at', justRevoked, 89);
  await set('expires_at', expired, 91);
  await set('expires_at', justExpired, 89);
  await app.app.jobs.runNow('developers.forget-old');
  expect((await keysOf(ana)).map(({ id }) => id).sort()).toEqual([justRevoked, justExpired, active].sort());
});

test('a key that ends within a week is told of once', async () => {
  const ana = await app.addMember();
  await programs.signUp(ana);
  const body = { name: 'Site', mode: 'live', scopes: ['posts:read'], days: 5 };
  await app.call(ana, 'createApiKey', { body });
  for (let day = 0; day < 2; day += 1) await app.app.jobs.runNow('developers.remind-of-keys');
  await app.settle();
  const notices = (await app.call<Notification[]>(ana, 'listNotifications', {})).body;
  expect(notices.map(({ kind, count }) => ({ kind, count }))).toEqual([{ kind: 'apiKeyExpiring', count: 1 }]);
});

test('whoever leaves the API has no key that counts, no webhook and an empty sandbox', async () => {
  const ana = await app.addMember();
  const { secret } = await programs.makeKey(ana, { mode: 'test' });
  await programs.by(secret)('POST', '/api/v1/posts', { body: { content: 'In the sandbox' } });
  const left = (await app.call<Developer>(ana, 'leaveDeveloper', {})).body;
  expect(left.agreedAt).toBeNull();
  expect(await statusOf(secret)).toBe(401);
  expect((await app.call(ana, 'getSandbox', {})).body).toMatchObject({ posts: 0, messages: 0 });
});

test('what happens to keys is in the audit log, each by its number and with nothing of the key', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { key, secret } = await programs.makeKey(ana);
  await app.call(ana, 'editApiKey', on(key.id, { name: 'Renamed', origins: [], version: 1 }));
  const rolled = (await app.call<MadeApiKey>(ana, 'rollApiKey', on(key.id, { version: 2 }))).body;
  for (let n = 0; n < 2; n += 1) await app.call(ana, 'revokeApiKey', on(key.id));
  await app.call(ben, 'reportLeakedKey', { body: { key: rolled.secret } });
  const third = (await programs.makeKey(ana)).key.id;
  await app.call(ana, 'leaveDeveloper', {});
  await app.settle();
  const entries = await app.database.query<{ by: number | null; action: string; detail: { keyId?: number } }>(
    '',
    'select actor_id as by, action, detail from audit_log where subject = $1 order by id',
    [`member ${ana}`],
  );
  // What follows from two events may run in either order.
  const said = entries.map(({ by, action, detail }) => `${by ?? 'someone'}: ${action} ${detail.keyId ?? ''}`.trim());
  expect(said.filter((line) => line.includes('API key')).sort()).toEqual(
    [
      `${ana}: API key made ${key.id}`,
      `${ana}: API key changed ${key.id}`,
      `${ana}: API key rolled ${key.id}`,
      `${ana}: API key revoked ${key.id}`,
      `someone: API key reported ${rolled.key.id}`,
      `${ana}: API key made ${third}`,
      `${ana}: API keys ended`,
    ].sort(),
  );
  expect(JSON.stringify(entries)).not.toContain(secret.slice(8));
});

/** Statements about keys that these calls of a program cost. */
async function asked(calls: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(app.database, 'query');
  await calls();
  const about = query.mock.calls.filter(([first]) => typeof first !== 'string').length;
  query.mockRestore();
  return about;
}

test('a program that calls again asks the database nothing about its key, whatever others write', async () => {
  const { secret } = await programs.makeKey(await app.addMember());
  const ben = await app.addMember();
  await app.settle();
  const find = () => app.app.keys.find(`Bearer ${secret}`);
  expect(await asked(async () => void (await find()))).toBe(1);
  for (let n = 0; n < 5; n += 1) {
    await app.call(ben, 'createPost', { body: { content: `News ${n}` } });
    await app.settle();
    expect(await asked(async () => expect((await find())?.name).toBe('My site'))).toBe(0);
  }
});

test('what no event tells of counts after a minute: a plan that was changed by hand', async () => {
  const ana = await app.addMember();
  const { secret } = await programs.makeKey(ana);
  const perMinute = async () => (await app.app.keys.find(`Bearer ${secret}`))?.perMinute;
  const start = Date.now();
  try {
    app.setNow(new Date(start));
    expect(await perMinute()).toBe(1000);
    await app.database.query('', `update users set plan = 'professional' where id = $1`, [ana]);
    app.setNow(new Date(start + 59_000));
    expect(await perMinute()).toBe(1000);
    app.setNow(new Date(start + 61_000));
    expect(await perMinute()).toBe(5000);
  } finally {
    app.setNow(new Date());
  }
});
