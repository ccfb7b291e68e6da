import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, mailsTo, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import type { MySession, Security } from '../contract.ts';
import { guessLimits } from './testing/guess-limits.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now, limits: guessLimits().limits });
}, 180_000);
afterAll(() => app.close());

const phone = {
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1',
};
type Member = Awaited<ReturnType<typeof join>>;

async function signInOn(member: Member, about = phone) {
  const browser = openBrowser(app, about);
  const { status } = await browser.post('/api/session/sign-in', { email: member.email, password: member.password });
  expect(status).toBe(200);
  return browser;
}
const sessionsOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.get<MySession[]>('/api/account/sessions')).body;
const securityOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.get<Security>('/api/account/security')).body;

/** A member who never had a password, signed in by link. */
async function withoutPassword() {
  const id = await app.addMember();
  const [row] = await app.database.query<{ email: string }>('email', 'select email from users where id = $1', [id]);
  const email = row?.email ?? '';
  const browser = openBrowser(app);
  await browser.post('/api/session/link', { email });
  const { token } = await newestMail(app, email);
  await browser.post('/api/session/sign-in-with-link', { token });
  return { id, email, browser };
}

test('the list has this device first, and says what the others are', async () => {
  const member = await join(app);
  await signInOn(member);
  const list = await sessionsOf(member);
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox on Windows', true],
    ['Safari on an iPhone', false],
  ]);
  expect(Object.keys(list[0] ?? {}).sort()).toEqual(['current', 'device', 'id', 'lastUsedAt', 'startedAt']);
});

test('ending a session counts from its next request on', async () => {
  const member = await join(app);
  const other = await signInOn(member);
  const theirs = (await sessionsOf(member)).find(({ current }) => !current);
  expect((await member.browser.delete(`/api/account/sessions/${theirs?.id}`)).status).toBe(204);
  expect(await other.who()).toBeNull();
  expect(await member.browser.who()).not.toBeNull();
});

test('all others end at once, and this one stays', async () => {
  const member = await join(app);
  const others = [await signInOn(member), await signInOn(member)];
  expect((await member.browser.post('/api/account/sessions/end-others')).body).toEqual({ ended: 2 });
  for (const other of others) expect(await other.who()).toBeNull();
  expect(await sessionsOf(member)).toHaveLength(1);
});

test("somebody else's session looks like one that does not exist, and stays", async () => {
  const owner = await join(app);
  const other = await join(app);
  const [theirs] = await sessionsOf(owner);
  const forged = await other.browser.delete(`/api/account/sessions/${theirs?.id}`);
  const missing = await other.browser.delete('/api/account/sessions/99999');
  expect([forged.status, missing.status]).toEqual([404, 404]);
  expect(await owner.browser.who()).not.toBeNull();
});

test('a check that it is you counts for 15 minutes, by password or by code', async () => {
  const member = await join(app);
  const end = () => member.browser.post('/api/account/sessions/end-others');
  expect((await end()).status).toBe(200);
  app.setNow(later(15));
  expect((await securityOf(member)).confirmedUntil).toBeNull();
  expect((await end()).status).toBe(403);
  const wrong = await member.browser.post('/api/account/confirm', { password: 'not this one' });
  expect(wrong.errors.password).toContain('isn’t your current password');
  expect((await member.browser.post('/api/account/confirm', { password: goodPassword })).status).toBe(200);
  expect((await end()).status).toBe(200);
  app.setNow(later(40));
  expect((await end()).status).toBe(403);
  const { body } = await member.browser.post<{ ticket: string }>('/api/account/confirm/code');
  const { code, token } = await newestMail(app, member.email);
  expect(token).toBe('');
  const confirm = (browser: Member['browser']) =>
    browser.post('/api/account/confirm/with-code', { ticket: body.ticket, code });
  expect((await confirm((await join(app)).browser)).status).toBe(410);
  expect((await confirm(member.browser)).status).toBe(200);
  expect((await end()).status).toBe(200);
  app.setNow(now);
});

test('a check in one session counts in no other', async () => {
  const member = await join(app);
  app.setNow(later(20));
  const other = await signInOn(member);
  expect((await other.post('/api/account/sessions/end-others')).status).toBe(200);
  const third = await signInOn(member);
  app.setNow(later(40));
  await third.post('/api/account/confirm', { password: goodPassword });
  expect((await other.post('/api/account/sessions/end-others')).status).toBe(403);
  app.setNow(now);
});

test('a new password needs the present one, ends other sessions, voids waiting links and is told', async () => {
  const member = await join(app);
  const other = await signInOn(member);
  await member.browser.post('/api/account/password/forgotten', { email: member.email });
  const { token } = await newestMail(app, member.email);
  const change = (body: object) => member.browser.post('/api/account/password', body);
  const newPassword = 'another quiet river';
  expect((await change({ newPassword })).errors.currentPassword).toContain('current password');
  expect((await change({ newPassword, currentPassword: 'wrong one' })).errors.currentPassword).toContain('isn’t your');
  expect((await change({ newPassword: 'password123', currentPassword: goodPassword })).errors.newPassword).toBeTruthy();
  expect((await change({ newPassword, currentPassword: goodPassword })).status).toBe(200);
  expect(await other.who()).toBeNull();
  expect(await member.browser.who()).not.toBeNull();
  expect((await newestMail(app, member.email)).subject).toBe('Your password was changed');
  const late = await openBrowser(app).post('/api/account/password/reset', { token, password: 'a third good one' });
  expect(late.status).toBe(410);
});

test('guesses at the present password of a signed-in member run out', async () => {
  const member = await join(app);
  for (let guess = 0; guess < 10; guess++) {
    expect((await member.browser.post('/api/account/confirm', { password: `guess ${guess}` })).status).toBe(400);
  }
  expect((await member.browser.post('/api/account/confirm', { password: goodPassword })).status).toBe(429);
});

test('without a password a first one needs a fresh check', async () => {
  const member = await withoutPassword();
  expect(await securityOf(member)).toMatchObject({ hasPassword: false, ownSession: true });
  app.setNow(later(15));
  const set = () => member.browser.post('/api/account/password', { newPassword: goodPassword });
  expect((await set()).status).toBe(403);
  const { body } = await member.browser.post<{ ticket: string }>('/api/account/confirm/code');
  const { code } = await newestMail(app, member.email);
  await member.browser.post('/api/account/confirm/with-code', { ticket: body.ticket, code });
  expect((await set()).status).toBe(200);
  expect(await securityOf(member)).toMatchObject({ hasPassword: true });
  app.setNow(now);
});

test('a new address is theirs once its link is followed; the old one is told', async () => {
  const member = await join(app);
  const email = `moved-${member.id}@example.org`;
  const ask = (password: string) => member.browser.post('/api/account/email', { email, password });
  expect((await ask('wrong one')).errors.password).toContain('isn’t your');
  expect((await ask(goodPassword)).status).toBe(204);
  expect((await securityOf(member)).email).toBe(member.email);
  const { token } = await newestMail(app, email);
  const follow = () => member.browser.post('/api/account/email/confirm', { token });
  const answers = await Promise.all([follow(), follow()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect((await securityOf(member)).email).toBe(email);
  expect((await newestMail(app, member.email)).subject).toBe('Your email address was changed');
});

test('an address that is taken gets the same answer, and only its mailbox is told', async () => {
  const member = await join(app);
  const owner = await join(app);
  const change = (email: string) => member.browser.post('/api/account/email', { email, password: goodPassword });
  const [taken, free] = [await change(owner.email), await change('free-address@example.org')];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const mail = await newestMail(app, owner.email);
  expect(mail).toMatchObject({ subject: 'This address already has an account', token: '' });
});

test('an address that somebody joins with in the meantime stays theirs', async () => {
  const member = await join(app);
  const email = `race-${member.id}@example.org`;
  await member.browser.post('/api/account/email', { email, password: goodPassword });
  const { token } = await newestMail(app, email);
  await app.database.query('race', 'update users set email = $1 where id = $2', [email, await app.addMember()]);
  expect((await member.browser.post('/api/account/email/confirm', { token })).status).toBe(409);
  expect((await securityOf(member)).email).toBe(member.email);
});

test('whoever has the mailbox does not take over an account that somebody else made for them', async () => {
  const trap = await join(app);
  const other = await join(app);
  const email = `lured-${trap.id}@example.org`;
  await trap.browser.post('/api/account/email', { email, password: goodPassword });
  const { token } = await newestMail(app, email);
  const follow = (browser: Member['browser']) =>
    browser.post<{ detail: string }>('/api/account/email/confirm', { token });
  expect((await follow(openBrowser(app))).status).toBe(401);
  const refused = await follow(other.browser);
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'This link is for another account. Sign in to the one that asked for this address.',
  ]);
  expect((await securityOf(trap)).email).toBe(trap.email);
  expect((await securityOf(other)).email).toBe(other.email);
  // The link was not used up by either.
  expect((await follow(trap.browser)).status).toBe(204);
});

test('a change of address that somebody left waiting is over once the owner has a new password', async () => {
  const member = await join(app);
  const intruder = await signInOn(member);
  await intruder.post('/api/account/email', { email: `taken-${member.id}@example.org`, password: goodPassword });
  const waiting = await newestMail(app, `taken-${member.id}@example.org`);
  await openBrowser(app).post('/api/account/password/forgotten', { email: member.email });
  const { token } = await newestMail(app, member.email);
  const owner = openBrowser(app);
  expect((await owner.post('/api/account/password/reset', { token, password: 'a quiet new river' })).status).toBe(200);
  expect(await intruder.who()).toBeNull();
  for (const [browser, status] of [
    [intruder, 401],
    [owner, 410],
  ] as const) {
    expect((await browser.post('/api/account/email/confirm', { token: waiting.token })).status).toBe(status);
  }
  expect((await securityOf({ browser: owner })).email).toBe(member.email);
});

test('asking for one’s own address is refused and changes nothing', async () => {
  const member = await join(app);
  const whole = () =>
    app.database.query<{ text: string }>(
      'whole-account',
      `select s::text as text from sessions s where user_id = $1 union all
       select r::text from account_requests r where user_id = $1 or email = $2`,
      [member.id, member.email],
    );
  app.setNow(later(20));
  const before = await whole();
  const own = await member.browser.post('/api/account/email', { email: member.email, password: goodPassword });
  expect([own.status, own.errors.email]).toEqual([400, 'This is already your address.']);
  expect(await whole()).toEqual(before);
  expect((await securityOf(member)).confirmedUntil).toBeNull();
  app.setNow(now);
});

test('without a session of one’s own nothing can be managed, and the outbox is not there in production', async () => {
  const guest = openBrowser(app);
  expect((await guest.get('/api/account/security')).status).toBe(401);
  expect((await guest.post('/api/account/sessions/end-others')).status).toBe(401);
  expect((await guest.get('/api/demo/outbox')).status).toBe(404);
});

test('what is over is forgotten: old requests and sessions', async () => {
  const { email } = await join(app);
  expect(await mailsTo(app, email)).not.toHaveLength(0);
  await app.database.query('old', "update sessions set expires_at = now() - interval '1 hour'");
  app.setNow(later(3 * 24 * 60));
  await app.app.jobs.runNow('account.forget-expired');
  const [left] = await app.database.query(
    'left',
    'select (select count(*)::int from sessions) as sessions, (select count(*)::int from account_requests) as requests',
  );
  expect(left).toEqual({ sessions: 0, requests: 0 });
  app.setNow(now);
});
