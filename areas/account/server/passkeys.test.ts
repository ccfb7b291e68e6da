import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { makeAuthenticator } from '#platform/server/testing/authenticator.ts';
import { goodPassword, join, newestMail, openBrowser } from '#platform/server/testing/browser.ts';
import type { Passkey, Security } from '../contract.ts';
import { setUpTwoStep } from './testing/two-step.ts';

let app: TestApp;
const now = new Date('2026-11-21T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
}, 180_000);
afterAll(() => app.close());

type Browser = ReturnType<typeof openBrowser>;
interface Started {
  readonly options: { challenge: string; allowCredentials?: { id: string }[]; userVerification?: string };
}
const start = async (browser: Browser, path: string) => (await browser.post<Started>(path)).body.options;
const startSignIn = (browser: Browser) => start(browser, '/api/session/passkey/start');
const signIn = (browser: Browser, answer: object) => browser.post('/api/session/passkey', { answer });

async function withPasskey(name = 'My phone') {
  const member = await join(app);
  const key = makeAuthenticator();
  const options = await start(member.browser, '/api/account/passkeys/start');
  const added = await member.browser.post<Passkey>('/api/account/passkeys', { name, answer: key.create(options) });
  expect(added.status).toBe(201);
  return { ...member, key, passkey: added.body };
}
const listOf = async (browser: Browser) => (await browser.get<Passkey[]>('/api/account/passkeys')).body;

test('a passkey signs in without a name, and the owner is told that it was added', async () => {
  const member = await withPasskey();
  expect((await newestMail(app, member.email)).subject).toBe('A passkey was added');
  const browser = openBrowser(app);
  const options = await startSignIn(browser);
  expect(options).toMatchObject({ userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  expect(await browser.who()).toBeNull();
  app.setNow(later(3));
  expect((await signIn(browser, member.key.get(options))).status).toBe(200);
  expect(await browser.who()).toMatchObject({ id: member.id });
  expect(await listOf(browser)).toMatchObject([{ name: 'My phone', lastUsedAt: later(3).toISOString() }]);
  app.setNow(now);
});

test('what was signed once signs in once, and only in the browser that asked, within ten minutes', async () => {
  const member = await withPasskey();
  const browser = openBrowser(app);
  const answer = member.key.get(await startSignIn(browser));
  expect((await signIn(openBrowser(app), answer)).status).toBe(410);
  expect((await signIn(browser, answer)).status).toBe(200);
  expect((await signIn(browser, answer)).status).toBe(410);
  const late = member.key.get(await startSignIn(browser));
  app.setNow(later(10));
  expect((await signIn(browser, late)).status).toBe(410);
  app.setNow(now);
});

test('two tabs of one browser do not undo each other', async () => {
  const member = await withPasskey();
  const browser = openBrowser(app);
  const first = await startSignIn(browser);
  await startSignIn(browser);
  expect((await signIn(browser, member.key.get(first))).status).toBe(200);
});

test('another site, no finger or PIN, a forged signature, an old counter, an unknown key: one and the same refusal', async () => {
  const member = await withPasskey();
  const browser = openBrowser(app);
  expect((await signIn(browser, member.key.get(await startSignIn(browser), { counter: 40 }))).status).toBe(200);
  const faults = [{ origin: 'https://d00rways.example' }, { unverified: true }, { forged: true }, { counter: 40 }];
  const bodies = [];
  for (const fault of faults) {
    const guest = openBrowser(app);
    const options = await startSignIn(guest);
    const answer = member.key.get(options, { counter: 50, ...fault });
    const { status, body } = await signIn(guest, answer);
    expect(status, JSON.stringify(fault)).toBe(400);
    expect(await guest.who()).toBeNull();
    // It is used up, so nobody tries again with it.
    expect((await signIn(guest, member.key.get(options, { counter: 51 }))).status).toBe(410);
    bodies.push({ ...(body as object), instance: '' });
  }
  const guest = openBrowser(app);
  const unknown = await signIn(guest, makeAuthenticator().get(await startSignIn(guest)));
  expect(unknown.status).toBe(400);
  bodies.push({ ...(unknown.body as object), instance: '' });
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('what was asked for one purpose serves no other', async () => {
  const member = await withPasskey();
  const check = await start(member.browser, '/api/account/confirm/passkey/start');
  expect((await signIn(member.browser, member.key.get(check))).status).toBe(410);
  const entering = await startSignIn(member.browser);
  const answer = member.key.get(entering);
  expect((await member.browser.post('/api/account/confirm/with-passkey', { answer })).status).toBe(410);
  const adding = await start(member.browser, '/api/account/passkeys/start');
  expect((await signIn(member.browser, member.key.get(adding))).status).toBe(410);
});

test('a passkey is a fresh check for its owner, and for nobody else', async () => {
  const member = await withPasskey();
  const other = await withPasskey();
  app.setNow(later(15));
  const check = async (key: typeof member.key) => {
    const options = await start(member.browser, '/api/account/confirm/passkey/start');
    expect(options.allowCredentials).toHaveLength(1);
    return member.browser.post<Security>('/api/account/confirm/with-passkey', { answer: key.get(options) });
  };
  expect((await check(other.key)).status).toBe(400);
  const { status, body } = await check(member.key);
  expect(status).toBe(200);
  expect(body.confirmedUntil).toBe(later(30).toISOString());
  app.setNow(now);
});

test('a passkey counts as both steps', async () => {
  const member = await withPasskey();
  await setUpTwoStep(member.browser, now);
  const browser = openBrowser(app);
  const half = await browser.post('/api/session/sign-in', { email: member.email, password: goodPassword });
  expect(half.body).toMatchObject({ secondStep: true });
  expect((await signIn(browser, member.key.get(await startSignIn(browser)))).status).toBe(200);
  expect(await browser.who()).toMatchObject({ id: member.id });
});

test('adding and removing need a fresh check; a new name does not', async () => {
  const member = await withPasskey();
  app.setNow(later(15));
  const url = `/api/account/passkeys/${member.passkey.id}`;
  expect((await member.browser.post('/api/account/passkeys/start')).status).toBe(403);
  expect((await member.browser.delete(url)).status).toBe(403);
  expect((await member.browser.patch(url, { name: '  ' })).errors.name).toBeTruthy();
  expect((await member.browser.patch(url, { name: ' The key on my ring ' })).status).toBe(200);
  expect(await listOf(member.browser)).toMatchObject([{ name: 'The key on my ring', lastUsedAt: null }]);
  app.setNow(now);
});

test('somebody else’s passkey looks like one that does not exist, and stays', async () => {
  const [owner, other] = [await withPasskey(), await join(app)];
  const url = `/api/account/passkeys/${owner.passkey.id}`;
  expect((await other.browser.delete(url)).status).toBe(404);
  expect((await other.browser.patch(url, { name: 'Mine' })).status).toBe(404);
  expect((await other.browser.delete('/api/account/passkeys/2000000')).status).toBe(404);
  expect(await listOf(owner.browser)).toHaveLength(1);
});

test('removed it signs in no more, and the owner is told', async () => {
  const member = await withPasskey();
  expect((await member.browser.delete(`/api/account/passkeys/${member.passkey.id}`)).status).toBe(204);
  expect((await newestMail(app, member.email)).subject).toBe('A passkey was removed');
  const browser = openBrowser(app);
  expect((await signIn(browser, member.key.get(await startSignIn(browser)))).status).toBe(400);
});

test('one passkey belongs to one account, and a broken answer is refused', async () => {
  const [owner, other] = [await withPasskey(), await join(app)];
  const add = async (answer: (options: Started['options']) => object) => {
    const options = await start(other.browser, '/api/account/passkeys/start');
    return other.browser.post('/api/account/passkeys', { name: 'Mine', answer: answer(options) });
  };
  expect((await add((options) => owner.key.create(options))).status).toBe(409);
  const elsewhere = makeAuthenticator({ origin: 'https://d00rways.example' });
  expect((await add((options) => elsewhere.create(options))).status).toBe(400);
  const otherSite = makeAuthenticator({ rpId: 'd00rways.example' });
  expect((await add((options) => otherSite.create(options))).status).toBe(400);
  const bad = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };
  expect((await signIn(other.browser, { ...bad, response: { clientDataJSON: 'no JSON' } })).status).toBe(410);
  expect(await listOf(other.browser)).toEqual([]);
});
