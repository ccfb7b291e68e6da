import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { guessRates } from '#platform/server/limits.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { goodPassword, join, mailsTo, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import { guessLimits } from './testing/guess-limits.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { limits: counted } = guessLimits();

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now, limits: counted });
}, 180_000);
afterAll(() => app.close());

const path = '/api/session/sign-in';
/** Callers from addresses of their own, so that tests do not use up each other's tries. */
let callers = 0;
const caller = () => {
  callers += 1;
  return openBrowser(app, { ip: `10.0.0.${callers}` });
};

test('password and address sign in, whatever the case of the address', async () => {
  const { email, displayName } = await join(app);
  const browser = caller();
  expect((await browser.post(path, { email: ` ${email.toUpperCase()} `, password: goodPassword })).status).toBe(200);
  expect(await browser.who()).toMatchObject({ displayName });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await join(app);
  const wrong = await caller().post<{ instance: string }>(path, { email, password: 'not this one' });
  const nobody = await caller().post<{ instance: string }>(path, {
    email: 'nobody@example.org',
    password: 'not this one',
  });
  expect(wrong.status).toBe(400);
  expect({ ...wrong.body, instance: '' }).toEqual({ ...nobody.body, instance: '' });
});

test('for an unknown address the password is hashed all the same', async () => {
  const hashed: (string | undefined)[] = [];
  const { passwords } = app.app.services;
  const verify = passwords.verify;
  passwords.verify = (hash, password) => {
    hashed.push(hash);
    return verify(hash, password);
  };
  await caller().post(path, { email: 'nobody@example.org', password: 'not this one' });
  passwords.verify = verify;
  expect(hashed).toEqual([undefined]);
  expect(await passwords.verify(undefined, goodPassword)).toBe(false);
});

test('ten wrong guesses use up an account for a while, from all addresses, and the mailed link still opens it', async () => {
  const { email } = await join(app);
  for (let guess = 0; guess < 10; guess++) {
    expect((await caller().post(path, { email, password: `guess ${guess}` })).status).toBe(400);
  }
  expect((await caller().post(path, { email, password: goodPassword })).status).toBe(429);
  const owner = caller();
  await owner.post('/api/session/link', { email });
  const { token } = await newestMail(app, email);
  expect((await owner.post('/api/session/sign-in-with-link', { token })).status).toBe(200);
});

test('right passwords use up nothing', async () => {
  const { email } = await join(app);
  for (let times = 0; times < 12; times++) {
    expect((await caller().post(path, { email, password: goodPassword })).status).toBe(200);
  }
});

test('one address runs out of guesses over many accounts', async () => {
  const ip = '10.1.0.1';
  const browser = openBrowser(app, { ip });
  for (let guess = 1; guess < guessRates['guess-address'].points; guess++) await counted.spend('guess-address', ip);
  const guess = async (email: string) => (await browser.post(path, { email, password: 'x' })).status;
  expect(await guess('person-50@example.org')).toBe(400);
  expect(await guess('person-51@example.org')).toBe(429);
});

test('all addresses of one IPv6 /64 run out of guesses together', async () => {
  for (let guess = 1; guess < guessRates['guess-address'].points; guess++) {
    await counted.spend('guess-address', '2001:db8:0:7::/64');
  }
  const guess = async (ip: string, email: string) =>
    (await openBrowser(app, { ip }).post(path, { email, password: 'x' })).status;
  expect(await guess('2001:db8:0:7::1', 'person-52@example.org')).toBe(400);
  expect(await guess('2001:db8:0:7:ffff::2', 'person-53@example.org')).toBe(429);
  expect(await guess('2001:db8:0:8::1', 'person-54@example.org')).toBe(400);
});

test('a link signs in once, within a quarter of an hour', async () => {
  const { email } = await join(app);
  const ask = () => caller().post('/api/session/link', { email });
  const follow = (token: string) => caller().post('/api/session/sign-in-with-link', { token });
  await ask();
  const first = await newestMail(app, email);
  expect((await follow(first.token)).status).toBe(200);
  expect((await follow(first.token)).status).toBe(410);
  await ask();
  const second = await newestMail(app, email);
  app.setNow(later(15));
  expect((await follow(second.token)).status).toBe(410);
  app.setNow(now);
});

test('the code counts only in the browser that asked, five tries long, and once', async () => {
  const { email } = await join(app);
  const use = (ticket: string, code: string) => caller().post('/api/session/sign-in-with-code', { ticket, code });
  const ask = async () => (await caller().post<{ ticket: string }>('/api/session/link', { email })).body.ticket;
  const ticket = await ask();
  const { code } = await newestMail(app, email);
  const other = code === '000 000' ? '000 001' : '000 000';
  expect((await use('another ticket', code)).status).toBe(410);
  expect((await use(ticket, other)).errors.code).toContain('isn’t right');
  expect((await use(ticket, code)).status).toBe(200);
  expect((await use(ticket, code)).status).toBe(410);
  const second = await ask();
  const { code: next } = await newestMail(app, email);
  const wrong = next === '000 000' ? '000 001' : '000 000';
  for (let tries = 0; tries < 5; tries++) expect((await use(second, wrong)).status).toBe(400);
  expect((await use(second, next)).status).toBe(410);
});

test('five wrong codes sent at the same moment are five tries', async () => {
  const { email } = await join(app);
  const { body } = await caller().post<{ ticket: string }>('/api/session/link', { email });
  const { code } = await newestMail(app, email);
  const wrong = code === '000 000' ? '000 001' : '000 000';
  const use = (given: string) => caller().post('/api/session/sign-in-with-code', { ticket: body.ticket, code: given });
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(wrong)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect((await use(code)).status).toBe(410);
});

test('an unknown address gets the same answer, a ticket that opens nothing, and a mail without a link to sign in', async () => {
  const { status, body } = await caller().post<{ ticket: string }>('/api/session/link', {
    email: 'unknown@example.org',
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['ticket']);
  const mail = await newestMail(app, 'unknown@example.org');
  expect(mail).toMatchObject({ subject: 'No account with this email address', token: '', code: '' });
  const { status: tried } = await caller().post('/api/session/sign-in-with-code', {
    ticket: body.ticket,
    code: '123456',
  });
  expect(tried).toBe(400);
});

test('a reset sets the password once, ends every other session, and tells the owner', async () => {
  const { email, browser } = await join(app);
  const asked = await caller().post('/api/account/password/forgotten', { email });
  const unknown = await caller().post('/api/account/password/forgotten', { email: 'nobody-2@example.org' });
  expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
  const { token } = await newestMail(app, email);
  const reset = (password: string, from = caller()) => from.post('/api/account/password/reset', { token, password });
  expect((await reset('password1')).status).toBe(400);
  const fresh = caller();
  expect((await reset('another quiet river', fresh)).status).toBe(200);
  expect(await fresh.who()).not.toBeNull();
  expect(await browser.who()).toBeNull();
  expect((await reset('a third good password')).status).toBe(410);
  expect((await newestMail(app, email)).subject).toBe('Your password was changed');
  expect((await caller().post(path, { email, password: goodPassword })).status).toBe(400);
  expect((await caller().post(path, { email, password: 'another quiet river' })).status).toBe(200);
});

test('a reset link lasts an hour, and no link serves another purpose', async () => {
  const { email, browser } = await join(app);
  await caller().post('/api/account/password/forgotten', { email });
  const { token } = await newestMail(app, email);
  expect((await caller().post('/api/session/sign-in-with-link', { token })).status).toBe(410);
  expect((await browser.post('/api/account/email/confirm', { token })).status).toBe(410);
  app.setNow(later(60));
  const { status } = await caller().post('/api/account/password/reset', { token, password: 'another quiet river' });
  expect(status).toBe(410);
  app.setNow(now);
  expect(await mailsTo(app, email)).toHaveLength(2);
});
