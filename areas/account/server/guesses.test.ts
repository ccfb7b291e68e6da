import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { users } from '#platform/server/auth/tables.ts';
import { callerKey, guessRates } from '#platform/server/limits.ts';
import { rateLimits } from '#platform/server/tables.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { makeAuthenticator } from '#platform/server/testing/authenticator.ts';
import { goodPassword, join, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import { personalData } from './personal-data.ts';
import { guessLimits } from './testing/guess-limits.ts';
import { setUpTwoStep } from './testing/two-step.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const path = '/api/session/sign-in';
/** New for each test, so that none lives on what another has used up. */
const { limits: real, renew } = guessLimits();
/** Passwords that were looked at. */
let evaluated = 0;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now, limits: real });
  const { passwords } = app.app.services;
  const { verify } = passwords;
  passwords.verify = (hash, password) => {
    evaluated += 1;
    return verify(hash, password);
  };
}, 180_000);
afterAll(() => app.close());

type Browser = ReturnType<typeof openBrowser>;
let addresses = 0;
const stranger = () => {
  addresses += 1;
  return openBrowser(app, { ip: `10.20.${addresses >> 8}.${addresses & 255}` });
};
const fresh = () => {
  renew();
  evaluated = 0;
};
const signIn = async (browser: Browser, email: string, password: string) =>
  (await browser.post(path, { email, password })).status;
/** Strangers have guessed at this account as often as they may. */
const usedUp = async (email: string) => {
  for (let guess = 0; guess < guessRates['guess-account'].points; guess++) {
    await real.spend('guess-account', `email ${email}`);
  }
};
/** Somebody has guessed at many accounts: as many as are borne, and one more. */
const crowd = async (key: string) => {
  for (let guess = 0; guess <= guessRates['guess-everybody'].points; guess++) await real.tally('guess-everybody', key);
};

test('of 10,000 guesses from 200 addresses at one account at most 20 are looked at, and its owner gets in', async () => {
  fresh();
  const { email, browser, id } = await join(app);
  const key = makeAuthenticator();
  const made = await browser.post<{ options: { challenge: string } }>('/api/account/passkeys/start');
  await browser.post('/api/account/passkeys', { name: 'My phone', answer: key.create(made.body.options) });
  await browser.post('/api/session/sign-out');
  const strangers = Array.from({ length: 200 }, stranger);
  let refused = 0;
  for (let guess = 0; guess < 10_000; guess += 100) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        signIn(strangers[(guess + at) % 200] as Browser, email, `guess ${guess + at}`),
      ),
    );
    refused += answers.filter((status) => status === 429).length;
  }
  expect(evaluated).toBe(10);
  expect(refused).toBe(9990);
  // A device that was here before, with the password.
  expect(await signIn(browser, email, goodPassword)).toBe(200);
  expect(await browser.who()).toMatchObject({ id });
  // Any device, with a passkey.
  const other = stranger();
  const { body } = await other.post<{ options: { challenge: string } }>('/api/session/passkey/start');
  expect((await other.post('/api/session/passkey', { answer: key.get(body.options) })).status).toBe(200);
  expect(await other.who()).toMatchObject({ id });
}, 60_000);

test('a known device has guesses of its own, ten long, and none at another account', async () => {
  fresh();
  const { email, browser } = await join(app);
  const other = await join(app);
  for (let guess = 0; guess < 10; guess++) {
    expect(await signIn(stranger(), email, `guess ${guess}`)).toBe(400);
    expect(await signIn(stranger(), other.email, `guess ${guess}`)).toBe(400);
  }
  expect(await signIn(stranger(), email, goodPassword)).toBe(429);
  expect(await signIn(browser, other.email, goodPassword)).toBe(429);
  for (let guess = 0; guess < 10; guess++) expect(await signIn(browser, email, `mine ${guess}`)).toBe(400);
  expect(await signIn(browser, email, goodPassword)).toBe(429);
});

test('many devices of one account do not make many guesses', async () => {
  fresh();
  const { email } = await join(app);
  const devices: Browser[] = [];
  for (let device = 0; device < 5; device++) {
    const browser = stranger();
    expect(await signIn(browser, email, goodPassword)).toBe(200);
    devices.push(browser);
  }
  const answers: number[] = [];
  for (const device of devices) {
    for (let guess = 0; guess < 10; guess++) answers.push(await signIn(device, email, `guess ${guess}`));
  }
  expect(answers.filter((status) => status === 400)).toHaveLength(30);
});

test('a cookie that was made up, changed, or made for somebody else makes no device known', async () => {
  fresh();
  const { email, browser } = await join(app);
  const other = await join(app);
  await usedUp(email);
  const mine = browser.cookies()['doorways.device'] ?? '';
  expect(mine).toMatch(/^[\w-]{22}\.[a-z\d]+\.[\w-]{43}$/);
  const changed = `${mine.startsWith('A') ? 'B' : 'A'}${mine.slice(1)}`;
  for (const value of ['x', `${mine}x`, changed, other.browser.cookies()['doorways.device'] ?? '']) {
    const forger = stranger();
    forger.setCookie('doorways.device', value);
    expect(await signIn(forger, email, goodPassword)).toBe(429);
  }
  const late = new Date(now.getTime() + 366 * 86_400_000);
  app.setNow(late);
  expect(await signIn(browser, email, goodPassword)).toBe(429);
  app.setNow(now);
  expect(await signIn(browser, email, goodPassword)).toBe(200);
});

test('a device knows the last five members who signed in on it, and tells nobody who they are', async () => {
  fresh();
  const shared = stranger();
  const members = [];
  for (let member = 0; member < 6; member++) members.push(await join(app));
  for (const { email } of members) expect(await signIn(shared, email, goodPassword)).toBe(200);
  const cookie = shared.cookies()['doorways.device'] ?? '';
  expect(cookie.split('~')).toHaveLength(5);
  for (const { email } of members) await usedUp(email);
  const statuses = [];
  for (const { email } of members) {
    shared.setCookie('doorways.device', cookie);
    statuses.push(await signIn(shared, email, goodPassword));
  }
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
});

test('too many guesses at everybody raise one alarm, slow strangers and shut out nobody', async () => {
  fresh();
  const { email, browser } = await join(app);
  await crowd('sign-in');
  const before = await alarms();
  const slowed = stranger();
  const answers = [];
  for (let guess = 0; guess < 4; guess++) answers.push(await signIn(slowed, `somebody-${guess}@example.org`, 'x'));
  expect(answers).toEqual([400, 400, 400, 429]);
  expect(await signIn(stranger(), email, goodPassword)).toBe(200);
  for (let times = 0; times < 5; times++) expect(await signIn(browser, email, goodPassword)).toBe(200);
  expect(await alarms()).toBe(before);
});

const alarms = async () =>
  (await app.database.query('alarms', "select 1 from audit_log where action = 'alarm' and subject = 'sign-in'")).length;

test('the alarm is in the log and in the audit log, once', async () => {
  fresh();
  const errors: unknown[] = [];
  const { log } = app.app.services;
  const { error } = log;
  log.error = (...line: unknown[]) => void errors.push(line);
  for (let guess = 0; guess < guessRates['guess-everybody'].points; guess++) {
    await real.tally('guess-everybody', 'sign-in');
  }
  const before = await alarms();
  for (let guess = 0; guess < 3; guess++) await signIn(stranger(), `nobody-${guess}@example.org`, 'x');
  log.error = error;
  expect(errors).toEqual([[{ guesses: 'sign-in' }, 'Many wrong guesses across all accounts']]);
  expect(await alarms()).toBe(before + 1);
});

test('a moderator’s second step is open while everybody guesses, and on a known device while somebody guesses theirs', async () => {
  fresh();
  const { email, browser, id } = await join(app);
  await app.database.db
    .update(users)
    .set({ roles: ['member', 'moderator'] })
    .where(eq(users.id, id));
  const { app: phone } = await setUpTwoStep(browser, now);
  await crowd('second step');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  app.setNow(later(2));
  const elsewhere = stranger();
  const code = (guest: Browser, given: string) => guest.post('/api/session/second-step', { code: given });
  expect(await signIn(elsewhere, email, goodPassword)).toBe(200);
  expect((await code(elsewhere, phone.code(later(2)))).status).toBe(200);
  const right = [1, 1.5, 2, 2.5, 3].map((minutes) => phone.code(later(minutes)));
  const wrong = ['000000', '000001', '000002', '000003', '000004', '000005'].find((one) => !right.includes(one)) ?? '';
  const guesses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const guesser = stranger();
    await signIn(guesser, email, goodPassword);
    guesses.push((await code(guesser, wrong)).status);
  }
  expect(guesses.filter((status) => status === 400)).toHaveLength(10);
  app.setNow(later(4));
  const again = stranger();
  await signIn(again, email, goodPassword);
  expect((await code(again, phone.code(later(4)))).status).toBe(429);
  expect(await signIn(elsewhere, email, goodPassword)).toBe(200);
  expect((await code(elsewhere, phone.code(later(4)))).status).toBe(200);
  expect(await elsewhere.who()).toMatchObject({ id, roles: ['member', 'moderator'] });
  app.setNow(now);
});

test('a link by email makes a device known too; half a sign-in does not', async () => {
  fresh();
  const { email, browser } = await join(app);
  const guest = stranger();
  await guest.post('/api/session/link', { email });
  const { token } = await newestMail(app, email);
  expect((await guest.post('/api/session/sign-in-with-link', { token })).status).toBe(200);
  expect(guest.cookies()).toHaveProperty(['doorways.device']);
  await setUpTwoStep(browser, now);
  const half = stranger();
  expect(await signIn(half, email, goodPassword)).toBe(200);
  expect(half.cookies()).not.toHaveProperty(['doorways.device']);
});

test('erasing a member takes the counters of their guesses away, and nobody else’s', async () => {
  const email = `${'long'.repeat(50)}@example.org`;
  const { query, db } = app.database;
  await db.delete(rateLimits);
  const callers = ['second step 7', 'second step 7 device', 'm7', 'member 7', `email ${email}`, email];
  const others = ['second step 77', 'm77', 'email other@example.org', '10.0.0.1'];
  await db
    .insert(rateLimits)
    .values([...callers, ...others].map((caller) => ({ key: `rate-guess-account:${callerKey(caller)}` })));
  await personalData.erase({ query, userId: 7, email } as never);
  const left = await db.select({ key: rateLimits.key }).from(rateLimits);
  expect(left.map(({ key }) => key)).toEqual(others.map((caller) => `rate-guess-account:${caller}`));
});
