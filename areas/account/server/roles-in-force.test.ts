import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { makeAuthenticator } from '#platform/server/testing/authenticator.ts';
import { goodPassword, join, openBrowser } from '#platform/server/testing/browser.ts';
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

async function withRoles(...roles: string[]) {
  const member = await join(app);
  await app.database.query('roles', 'update users set roles = $1 where id = $2', [['member', ...roles], member.id]);
  return member;
}
/** What only administrators may ask. */
const asAdmin = (browser: Browser) => browser.get<{ detail: string }>('/api/admin/members');

test('without a second factor the role does not count; the rest of the member does', async () => {
  const { browser } = await withRoles('admin', 'supporter');
  const { status, body } = await asAdmin(browser);
  expect(status).toBe(403);
  expect(body.detail).toContain('two-step sign-in or a passkey');
  expect(await browser.who()).toMatchObject({ roles: ['member', 'supporter'], waitingRoles: ['admin'] });
  expect((await browser.get<Security>('/api/account/security')).body).toMatchObject({
    guardedRoles: ['admin'],
    rolesCount: false,
  });
  expect((await browser.post('/api/posts', { content: 'I may still write.' })).status).toBe(201);
});

test('somebody who has no role is told nothing of one', async () => {
  const { browser } = await withRoles();
  expect((await asAdmin(browser)).body.detail).toBe('Only administrators can do this.');
});

test('set up, it counts from the next call on; turned off, it is gone with the next call', async () => {
  const { browser } = await withRoles('admin');
  await setUpTwoStep(browser, now);
  expect((await asAdmin(browser)).status).toBe(200);
  expect(await browser.who()).toMatchObject({ roles: ['member', 'admin'], waitingRoles: [] });
  await browser.post('/api/account/two-step/off');
  expect((await asAdmin(browser)).status).toBe(403);
});

test('a passkey does it too, until it is removed', async () => {
  const { browser } = await withRoles('moderator', 'admin');
  const { body } = await browser.post<{ options: { challenge: string } }>('/api/account/passkeys/start');
  const answer = makeAuthenticator().create(body.options);
  const added = await browser.post<Passkey>('/api/account/passkeys', { name: 'Phone', answer });
  expect((await asAdmin(browser)).status).toBe(200);
  await browser.delete(`/api/account/passkeys/${added.body.id}`);
  expect((await asAdmin(browser)).status).toBe(403);
});

test('a session that never saw the second factor does not get the role from another that did', async () => {
  const member = await withRoles('admin');
  const before = openBrowser(app);
  await before.post('/api/session/sign-in', { email: member.email, password: goodPassword });
  const { app: phone } = await setUpTwoStep(member.browser, now);
  expect((await asAdmin(before)).status).toBe(403);
  app.setNow(later(1));
  const shown = await before.post('/api/account/confirm/with-second-step', { code: phone.code(later(1)) });
  expect(shown.status).toBe(200);
  expect((await asAdmin(before)).status).toBe(200);
  app.setNow(now);
});

test('after 12 hours moderators and administrators show it again; a supporter on duty is not cut off', async () => {
  const member = await withRoles('moderator', 'admin', 'duty');
  const { app: phone } = await setUpTwoStep(member.browser, now);
  const shownAgo = (time: string) =>
    app.database.query('ago', 'update sessions set second_step_at = now() - $2::interval where user_id = $1', [
      member.id,
      time,
    ]);
  await shownAgo('11 hours 59 minutes');
  expect((await asAdmin(member.browser)).status).toBe(200);
  await shownAgo('12 hours 1 minute');
  expect((await asAdmin(member.browser)).status).toBe(403);
  expect(await member.browser.who()).toMatchObject({
    roles: ['member', 'duty'],
    waitingRoles: ['moderator', 'admin'],
  });
  app.setNow(later(2));
  const shown = await member.browser.post('/api/account/confirm/with-second-step', { code: phone.code(later(2)) });
  expect(shown.status).toBe(200);
  expect((await asAdmin(member.browser)).status).toBe(200);
  expect(await member.browser.who()).toMatchObject({ waitingRoles: [] });
  app.setNow(now);
});

test('signing in with both steps brings the role', async () => {
  const member = await withRoles('admin');
  const { codes } = await setUpTwoStep(member.browser, now);
  const browser = openBrowser(app);
  await browser.post('/api/session/sign-in', { email: member.email, password: goodPassword });
  const entered = await browser.post('/api/session/second-step', { code: codes[0] ?? '' });
  expect(entered.body).toMatchObject({ member: { roles: ['member', 'admin'], waitingRoles: [] } });
  expect((await asAdmin(browser)).status).toBe(200);
});

test('a sample member of the demo needs none; a session marked so counts nothing outside the demo', async () => {
  const demo = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
  const ambient = openBrowser(demo);
  expect((await asAdmin(ambient)).status).toBe(200);
  const chosen = openBrowser(demo);
  await chosen.post('/api/session/sign-in-as', { userId: 1 });
  expect((await asAdmin(chosen)).status).toBe(200);
  await demo.close();
  const { browser, id } = await withRoles('admin');
  await app.database.query('sample', 'update sessions set sample = true where user_id = $1', [id]);
  expect((await asAdmin(browser)).status).toBe(403);
}, 180_000);
