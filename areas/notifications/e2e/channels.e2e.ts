import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { unsubscribeToken } from '../server/channels/unsubscribe-token.ts';
import { focused } from './parts.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const settings = '/notifications/settings';
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

/**
 * The push service of the browser's maker is on the internet, and a browser without a window allows no notices: what
 * both would answer is put in their place. The worker and everything else is real.
 */
async function withPushService(page: Page) {
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((made) => {
    const [asked, subscribed] = ['test-asked', 'test-subscribed'];
    Object.defineProperty(Notification, 'permission', {
      get: () => (sessionStorage.getItem(asked) ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem(asked, '1');
      return 'granted';
    };
    const own = () => ({
      toJSON: () => made,
      unsubscribe: async () => {
        sessionStorage.removeItem(subscribed);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(subscribed) ? (own() as unknown as PushSubscription) : null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || (options.applicationServerKey as Uint8Array).length !== 65) {
        throw new Error('The key is wrong.');
      }
      sessionStorage.setItem(subscribed, '1');
      return own() as unknown as PushSubscription;
    };
  }, subscription);
}

/** What is known of a worker's own world; the types of pages do not have it. */
interface WorkerWorld {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  PushEvent: new (type: string, init: object) => Event;
  ExtendableEvent: new (type: string) => Event;
  dispatchEvent: (event: Event) => void;
}

/** Hands a message to the worker and answers with what it would show. */
const push = (worker: Worker, payload: object) =>
  worker.evaluate((data) => {
    const world = globalThis as unknown as WorkerWorld;
    return new Promise<object>((done) => {
      world.registration.showNotification = async (title, options) => done({ title, ...options });
      world.dispatchEvent(new world.PushEvent('push', { data }));
    });
  }, JSON.stringify(payload));

/** A press on the notice; only a real one may bring a tab to the front. */
const press = (worker: Worker, link: string) =>
  worker.evaluate((to) => {
    const world = globalThis as unknown as WorkerWorld;
    world.WindowClient.prototype.focus = async () => undefined;
    const notification = { close: () => undefined, data: { link: to } };
    world.dispatchEvent(Object.assign(new world.ExtendableEvent('notificationclick'), { notification }));
  }, link);

test('a kind also comes by email, and by keyboard alone this browser shows notices, and stops', async ({ page }) => {
  test.setTimeout(240_000);
  await withPushService(page);
  await signInAs(page, 23);
  await open(page, settings);
  const mail = page.getByRole('checkbox', { name: /^Also by email ?: Someone follows you$/ });
  await expect(mail).not.toBeChecked();
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  await expect(mail).toBeFocused();
  await expect.poll(() => timesAnnounced(page, 'Someone follows you, by email: on')).toBe(1);
  await page.getByRole('switch', { name: 'Someone likes your post' }).press('Space');
  await expect(page.getByRole('checkbox', { name: /Someone likes your post$/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Show notifications in this browser' }).focus({ timeout: 10_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('This browser shows your notifications until you sign out here.')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: '(this browser)' })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(mail).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Also in my browsers ?: Someone follows you$/ })).toBeChecked();
  await expect(page.getByText('This browser shows your notifications until you sign out here.')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `browsers for notices ${label}` }));
  await checkReflow(page, { name: 'browsers for notices' });

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  const told = { text: 'Someone liked your post', link: '/post/1', tag: 'notice-1' };
  expect(await push(worker, told)).toMatchObject({ title: 'Doorways', body: told.text, tag: told.tag });
  await press(worker, told.link);
  await expect(page).toHaveURL(/\/post\/1$/);
  await open(page, settings);

  await page.getByRole('button', { name: /^Remove .+ this browser$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show notifications in this browser' })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('');
});

test('where the browser may not, or there is no session, the page says so and has no button for it', async ({
  page,
}) => {
  await page.context().clearPermissions();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await open(page, settings);
  await expect(page.getByText('so this browser has no session to notify')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show notifications in this browser' })).toHaveCount(0);
  await signInAs(page, 24);
  await open(page, settings);
  await expect(page.getByText(/^This browser can’t show notifications\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show notifications in this browser' })).toHaveCount(0);
  await checkAccessibility(page, { name: 'a browser that cannot show notices' });
});

test('the link at the end of a mail asks first, works signed out, and says what it did', async ({
  page,
  server,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow(/status of 404.*unsubscription/);
  await signInAs(page, 25);
  const read = async () => {
    const { groups, version } = await (await page.request.get('/api/notification-settings')).json();
    const kinds = (groups as { kinds: { kind: string; email: boolean }[] }[]).flatMap((group) => group.kinds);
    return { version, email: kinds.filter(({ email }) => email).map(({ kind }) => kind) };
  };
  const { version } = await read();
  const data = { version, off: [], senders: 'everyone', timeZone: 'Australia/Sydney', quiet: null, times: [] };
  const both = { ...data, email: ['memberFollowed', 'postLiked'] };
  expect((await page.request.put('/api/notification-settings', { data: both })).ok()).toBe(true);
  const config = { sessionSecret: readFileSync(join(server.dataDir, 'session-secret'), 'utf8').trim() };
  const token = unsubscribeToken({ config }, { userId: 25, kinds: ['memberFollowed'] });

  await signOut(page);
  await open(page, `/unsubscribe?${new URLSearchParams({ token })}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Someone follows you' })).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `stop emails ${label}` }));
  await crawlKeyboard(page, { name: 'stop emails' });
  await checkReflow(page, { name: 'stop emails' });
  await page.getByRole('button', { name: 'Stop these emails' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done. You won’t get any more emails about this:')).toBeFocused();
  await checkAccessibility(page, { name: 'emails stopped' });
  await open(page, '/unsubscribe?token=half-a-link');
  await expect(page.getByText('The link from your email is incomplete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toHaveCount(0);
  await signInAs(page, 25);
  expect((await read()).email).toEqual(['postLiked']);
});
