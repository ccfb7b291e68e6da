import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import { setUpTwoStep } from './testing/two-step.ts';

let app: TestApp;
const now = new Date();
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
}, 180_000);
afterAll(() => app.close());

interface Entry {
  readonly by: number | null;
  readonly action: string;
  readonly detail: Record<string, unknown>;
}
/** What was written about a member since the entry before. */
async function entries(userId: number, after = 0) {
  await app.settle();
  return app.database.query<Entry & { id: number }>(
    'entries',
    `select id::int, actor_id as by, action, detail from audit_log where subject = $1 and id > $2 order by id`,
    [`member ${userId}`, after],
  );
}
const actions = async (userId: number, after = 0) => (await entries(userId, after)).map(({ action }) => action);
const last = async () => {
  await app.settle();
  const [row] = await app.database.query<{ id: number }>('last', 'select max(id)::int as id from audit_log');
  return row?.id ?? 0;
};
const signIn = (email: string, password = goodPassword) =>
  openBrowser(app).post('/api/session/sign-in', { email, password });

test('coming in and failing to are on record: who it was about and by which way, never what was typed', async () => {
  const member = await join(app);
  const from = await last();
  expect((await signIn(member.email)).status).toBe(200);
  expect((await signIn(member.email, 'a wrong password 1')).status).toBe(400);
  expect((await signIn(member.email, 'a wrong password 2')).status).toBe(400);
  expect((await signIn('stranger@example.org', 'a wrong password 3')).status).toBe(400);
  await app.settle();
  expect((await entries(member.id, from)).map(({ by, action, detail }) => ({ by, action, detail }))).toEqual([
    { by: member.id, action: 'signed in', detail: { secondStep: false } },
    { by: null, action: 'sign-in failed', detail: { way: 'password', count: 2 } },
  ]);
  const all = await app.database.query<{ text: string; subject: string; action: string }>(
    'all',
    'select a::text as text, subject, action from audit_log a where id > $1 order by id',
    [from],
  );
  expect(all.filter(({ action }) => action === 'sign-in failed').map(({ subject }) => subject)).toEqual([
    `member ${member.id}`,
    'no member',
  ]);
  expect(all.map(({ text }) => text).join('\n')).not.toMatch(/wrong password|@example|127\.0\.0\.1|Firefox/);
});

test('what keeps an account its owner’s is on record: password, address, second step, sessions, copies, leaving', async () => {
  const member = await join(app);
  const from = await last();
  await member.browser.post('/api/account/password', {
    currentPassword: goodPassword,
    newPassword: 'four calm emus here',
  });
  const elsewhere = openBrowser(app);
  await elsewhere.post('/api/session/sign-in', { email: member.email, password: 'four calm emus here' });
  expect((await member.browser.post('/api/account/sessions/end-others')).status).toBeLessThan(300);
  const address = `new-${member.email}`;
  const asked = await member.browser.post('/api/account/email', { email: address, password: 'four calm emus here' });
  expect(asked.status).toBeLessThan(300);
  const { token } = await newestMail(app, address);
  expect((await member.browser.post('/api/account/email/confirm', { token })).status).toBeLessThan(300);
  expect((await member.browser.post('/api/privacy/export', {})).status).toBeLessThan(300);
  const { codes } = await setUpTwoStep(member.browser, now);
  const first = openBrowser(app);
  await first.post('/api/session/sign-in', { email: address, password: 'four calm emus here' });
  expect((await first.post('/api/session/second-step', { code: '000000' })).status).toBe(400);
  expect((await first.post('/api/session/second-step', { code: codes[0] })).status).toBe(200);
  expect((await first.post('/api/session/sign-out')).status).toBeLessThan(300);
  const sorted = (await actions(member.id, from)).sort();
  expect(sorted).toEqual(
    [
      'password changed',
      'signed in',
      'sessions ended',
      'email changed',
      'data copy asked for',
      'two-step turned on',
      'sign-in failed',
      'recovery code used',
      'signed in',
      'signed out',
    ].sort(),
  );
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
});

test('a flood of wrong passwords is few entries, and nobody who signs in waits for them', async () => {
  const member = await join(app);
  const from = await last();
  const flood = Array.from({ length: 40 }, (_, n) => signIn(member.email, `wrong password ${n}`));
  const right = await signIn(member.email);
  expect(right.status).toBe(200);
  await Promise.all(flood);
  const failed = (await entries(member.id, from)).filter(({ action }) => action === 'sign-in failed');
  expect(failed.reduce((sum, { detail }) => sum + Number(detail.count), 0)).toBe(40);
  expect(failed.length).toBeLessThan(40);
});
