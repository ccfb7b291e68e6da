import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { type App, makeApp } from '#platform/server/app.ts';
import { noLimits } from '#platform/server/limits.ts';
import { makeLog } from '#platform/server/log.ts';
import { storedMailer } from '#platform/server/mail.ts';
import { makePush } from '#platform/server/push.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import { databaseBefore } from '#platform/server/testing/database-before.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
}, 180_000);
afterAll(() => app.close());

/** "three quiet wombats", as the former library stored it. */
const former =
  'd99712f51793cab7fa97f6f34c049cf9:f686aaef73bb5ccc221871e1d0286582d739e7fbdba1fe51a1c5c2ce1f685fc287a261f1de69028cc2141a95dd862aba17c6688f0567d03b16c43d90df858913';

const signInAt = (at: App, email: string, password: string) =>
  at.http.inject({
    method: 'POST',
    url: '/api/session/sign-in',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email, password }),
  });

test('a password from before opens the account, and is stored anew when it does', async () => {
  const database = await databaseBefore('passwords');
  await database.query(
    '',
    `insert into users (id, name, email, username, email_verified) values
      (7, 'Ana', 'ana@example.org', 'ana', true), (8, 'Bo', 'bo@example.org', 'bo', true)`,
  );
  await database.query(
    '',
    `insert into accounts (account_id, provider_id, user_id, password, created_at, updated_at)
     values ('7', 'credential', 7, $1, '2026-01-02', '2026-03-04'), ('8', 'credential', 8, null, now(), now())`,
    [former],
  );
  await database.query(
    '',
    `insert into account_requests (kind, email, ticket_hash, data, created_at, expires_at)
     values ('sign-up', 'new@example.org', 'x', '{"username": "new", "passwordHash": "secret"}', now(), now())`,
  );
  await database.migrate();
  const hashOf = async () =>
    (await database.query<{ hash: string }>('hash', 'select user_id, hash from passwords'))[0]?.hash ?? '';
  const moved = await database.query(
    '',
    `select user_id as id, created_at = '2026-01-02' as made, updated_at = '2026-03-04' as chosen from passwords`,
  );
  expect(moved).toEqual([{ id: 7, made: true, chosen: true }]);
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=14,r=16,p=1\$[\w+/]{43}\$[\w+/]{86}$/);
  expect(await database.query('', 'select data from account_requests')).toEqual([{ data: { username: 'new' } }]);
  const tables = await database.query(
    '',
    "select table_name from information_schema.tables where table_name in ('accounts', 'verifications')",
  );
  expect(tables).toEqual([]);

  const here = await makeApp({
    config: app.config,
    areas: serverAreas,
    database,
    log: makeLog(app.config),
    mail: storedMailer,
    push: makePush(app.config, { loopback: true }),
    limits: noLimits,
    jobsOff: true,
  });
  expect((await signInAt(here, 'ana@example.org', 'three quiet wombat')).statusCode).toBe(400);
  expect(await hashOf()).toContain('$scrypt$');
  expect((await signInAt(here, 'ana@example.org', 'three quiet wombats')).statusCode).toBe(200);
  const renewed = await hashOf();
  expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect((await signInAt(here, 'ana@example.org', 'three quiet wombats')).statusCode).toBe(200);
  expect(await hashOf()).toBe(renewed);
  expect((await signInAt(here, 'bo@example.org', 'three quiet wombats')).statusCode).toBe(400);
  await here.http.close();
  await here.outbox.stop();
  await database.close();
}, 120_000);

const personal = 'Leave out your name and email address, or add several other words.';

test('names and addresses of the owner are no password, in any case: at sign-up, change and reset', async () => {
  const about = { displayName: 'Marigold Pemberton', username: 'goldie.river', email: 'm.pembo+lists@example.org' };
  const form = { ...about, birthDate: { year: 1990, month: 2, day: 3 } };
  const browser = openBrowser(app);
  await browser.post('/api/account/sign-up', form);
  const { token } = await newestMail(app, about.email);
  const weak = [
    'MarigoldPemberton',
    'pemberton1990',
    'GOLDIE.RIVER',
    'River-Goldie-7',
    'pembo+lists99',
    'ｇｏｌｄｉｅ river',
  ];
  for (const password of weak) {
    const refused = await browser.post('/api/account/verify', { token, password });
    expect([password, refused.status, refused.errors.password]).toEqual([password, 400, personal]);
  }
  const made = await browser.post('/api/account/verify', { token, password: 'a river where goldie never swims' });
  expect(made.status).toBe(200);
  const current = { currentPassword: 'a river where goldie never swims' };
  for (const newPassword of weak) {
    const refused = await browser.post('/api/account/password', { ...current, newPassword });
    expect([newPassword, refused.status, refused.errors.newPassword]).toEqual([newPassword, 400, personal]);
  }
  await browser.post('/api/account/password/forgotten', { email: about.email });
  const reset = (await newestMail(app, about.email)).token;
  for (const password of weak) {
    const refused = await browser.post('/api/account/password/reset', { token: reset, password });
    expect([password, refused.status, refused.errors.password]).toEqual([password, 400, personal]);
  }
  // The link was not used up by any of them.
  expect((await browser.post('/api/account/password/reset', { token: reset, password: goodPassword })).status).toBe(
    200,
  );
});

test('a common password is refused where one is changed and reset, with words at the field', async () => {
  const common = 'This password is easy to guess. Three or four unrelated words are better.';
  const member = await join(app);
  const change = await member.browser.post('/api/account/password', {
    currentPassword: goodPassword,
    newPassword: 'JORDAN2323',
  });
  expect([change.status, change.errors.newPassword]).toEqual([400, common]);
  await member.browser.post('/api/account/password/forgotten', { email: member.email });
  const { token } = await newestMail(app, member.email);
  const reset = await member.browser.post('/api/account/password/reset', { token, password: 'Mustang1' });
  expect([reset.status, reset.errors.password]).toEqual([400, common]);
});
