import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, mailsTo, newcomer, newestMail, openBrowser } from '#platform/server/testing/browser.ts';

let app: TestApp;
/** In Perth it is 21 November 2026, nine in the morning. */
const now = new Date('2026-11-21T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
}, 180_000);
afterAll(() => app.close());

const signUp = (change: object = {}) => {
  const person = { ...newcomer(), ...change };
  return openBrowser(app)
    .post('/api/account/sign-up', person)
    .then((answer) => ({ ...answer, person }));
};
const verify = (token: string | undefined, password = goodPassword, browser = openBrowser(app)) =>
  browser.post('/api/account/verify', { token, password });
const count = async (table: 'users' | 'account_requests') => {
  const [row] = await app.database.query<{ n: number }>('count', `select count(*)::int as n from ${table}`);
  return row?.n ?? 0;
};

test('nobody has an account before the link in the mail is followed, and then is signed in', async () => {
  const browser = openBrowser(app);
  const person = newcomer();
  const before = await count('users');
  expect((await browser.post('/api/account/sign-up', person)).status).toBe(204);
  const mail = await newestMail(app, person.email);
  expect(await count('users')).toBe(before);
  expect(await browser.who()).toBeNull();
  const { status } = await verify(mail.token, goodPassword, browser);
  expect(status).toBe(200);
  expect(await count('users')).toBe(before + 1);
  expect(await browser.who()).toMatchObject({ displayName: person.displayName, roles: ['member'], plan: 'free' });
});

test('a known address gets the same answer, after the same work, and a mail that says so', async () => {
  const { email } = await join(app);
  const known = await signUp({ email: email.toUpperCase() });
  const unknown = await signUp();
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const rows = await app.database.query<{ email: string; kind: string }>(
    'rows',
    'select email, kind from account_requests where email = any($1) order by id',
    [[email, unknown.person.email]],
  );
  // The same row for both: only the mail, later, looks at who is known.
  expect(rows.slice(-2)).toEqual([
    { email, kind: 'sign-up' },
    { email: unknown.person.email, kind: 'sign-up' },
  ]);
  const mail = await newestMail(app, email);
  expect(mail.subject).toBe('You already have an account');
  expect(mail.token).toBe('');
  expect(mail.text).toContain('/sign-in');
  expect(mail.text).toContain('/forgot-password');
});

test('of two who follow the link at once, one makes the account', async () => {
  const { person } = await signUp();
  const { token } = await newestMail(app, person.email);
  const before = await count('users');
  const answers = await Promise.all([verify(token), verify(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await count('users')).toBe(before + 1);
});

test('a second sign-up with one address takes the place of the first; nothing of the two is mixed', async () => {
  const first = await signUp();
  await app.settle();
  const second = await signUp({ email: first.person.email, username: 'second-try' });
  const [newer, older] = await mailsTo(app, first.person.email);
  expect((await verify(older?.token)).status).toBe(410);
  const browser = openBrowser(app);
  expect((await verify(newer?.token, goodPassword, browser)).status).toBe(200);
  expect(await browser.who()).toMatchObject({ displayName: second.person.displayName, username: 'second-try' });
});

test('whoever enters somebody else’s address chooses no password for them', async () => {
  const withPassword = await signUp({ password: 'known to the one who typed it' });
  expect(withPassword.status).toBe(400);
  const { person } = await signUp();
  const { token } = await newestMail(app, person.email);
  const stored = await app.database.query('pending', 'select * from account_requests where email = $1', [person.email]);
  expect(JSON.stringify(stored)).not.toMatch(/password|\$argon|\$scrypt/i);
  const looked = await openBrowser(app).post('/api/account/sign-up/read', { token });
  expect(looked.body).toEqual({ email: person.email, displayName: person.displayName, username: person.username });
  expect((await openBrowser(app).post('/api/account/verify', { token })).status).toBe(400);
  const signIn = (password: string) => openBrowser(app).post('/api/session/sign-in', { email: person.email, password });
  expect((await signIn('known to the one who typed it')).status).toBe(400);
  expect((await verify(token, 'chosen by whoever has the mailbox')).status).toBe(200);
  expect((await signIn('known to the one who typed it')).status).toBe(400);
  expect((await signIn('chosen by whoever has the mailbox')).status).toBe(200);
  // Looking is over with the link.
  expect((await openBrowser(app).post('/api/account/sign-up/read', { token })).status).toBe(410);
});

test('a username that was taken in the meantime is said, and the link still works for nothing else', async () => {
  const slow = await signUp({ username: 'The.Same' });
  const quick = await signUp({ username: 'the.same' });
  const follow = async (email: string) => verify((await newestMail(app, email)).token);
  expect((await follow(quick.person.email)).status).toBe(200);
  expect((await follow(slow.person.email)).status).toBe(409);
  expect((await signUp({ username: 'THE.SAME' })).errors.username).toContain('taken');
  expect((await signUp({ username: 'Moderator' })).errors.username).toContain('taken');
});

test('no one is called as posts without a name are, nor has a username that reads so', async () => {
  for (const displayName of ['Anonymous member', 'anonymous  Member 2', 'Аnonymous-member', 'ANONYMOUS MEMBER 10']) {
    const { status, errors } = await signUp({ displayName });
    expect([displayName, status, Object.keys(errors)]).toEqual([displayName, 400, ['displayName']]);
  }
  for (const username of ['anonymous', 'Anonymous.Member', 'anonymous_member2']) {
    expect((await signUp({ username })).errors.username, username).toContain('taken');
  }
  expect((await signUp({ displayName: 'Anonymous Bosch' })).status).toBe(204);
});

test('a link is too old after a day, and a made-up one never works', async () => {
  const { person } = await signUp();
  const { token } = await newestMail(app, person.email);
  app.setNow(later(24 * 60 + 1));
  expect((await verify(token)).status).toBe(410);
  expect((await verify(`${token}x`)).status).toBe(410);
  app.setNow(now);
});

test('somebody is 16 on the birthday, and not a day before; the date itself is nowhere', async () => {
  expect((await signUp({ birthDate: { year: 2010, month: 11, day: 21 } })).status).toBe(204);
  const early = await signUp({ birthDate: { year: 2010, month: 11, day: 22 } });
  expect(early.status).toBe(400);
  expect(early.errors.birthDate).toContain('16 or older');
  expect((await signUp({ birthDate: { year: 2009, month: 2, day: 29 } })).errors.birthDate).toContain('real date');
  expect((await signUp({ birthDate: { year: 2030, month: 1, day: 1 } })).errors.birthDate).toContain('real date');
  const { id } = await join(app);
  const [check] = await app.database.query('age', 'select * from age_checks where user_id = $1', [id]);
  expect(check).toMatchObject({ at_least: 16, method: 'birth date' });
  const all = await app.database.query('data', 'select data::text as text from account_requests');
  expect(JSON.stringify(all)).not.toMatch(/birth|1990|2010/i);
});

test('passwords are refused when they are short, common or the own name, and else taken as they are', async () => {
  const { person } = await signUp({ username: 'wombatfan' });
  const { token } = await newestMail(app, person.email);
  expect((await verify(token, 'short')).errors.password).toBe('Use at least 8 characters.');
  expect((await verify(token, 'Passw0rd!')).errors.password).toContain('guess');
  expect((await verify(token, 'wombatfan99')).errors.password).toContain('your name');
  expect((await verify(token, 'ключ под старым ковриком')).status).toBe(200);
  const other = await signUp();
  const long = `${'a b '.repeat(31)}end!`;
  expect((await verify((await newestMail(app, other.person.email)).token, long)).status).toBe(200);
});

test('the link is not stored in a form that can be used', async () => {
  const { person } = await signUp();
  const { token } = await newestMail(app, person.email);
  const stored = await app.database.query(
    'stored',
    'select r::text as text from account_requests r union all select o.payload::text from outbox o union all select i::text from idempotency_keys i',
  );
  const text = JSON.stringify(stored);
  expect(text).not.toContain(token);
});

test('three mails in a quarter of an hour reach one address, and no fourth', async () => {
  const { email } = newcomer();
  for (let tries = 0; tries < 5; tries++) expect((await signUp({ email })).status).toBe(204);
  expect(await mailsTo(app, email)).toHaveLength(3);
  app.setNow(later(16));
  await signUp({ email });
  expect(await mailsTo(app, email)).toHaveLength(4);
  app.setNow(now);
});

test('fields that nobody offers are refused: no roles, no plan', async () => {
  expect((await signUp({ roles: ['admin'] })).status).toBe(400);
  expect((await signUp({ plan: 'enterprise' })).status).toBe(400);
});
