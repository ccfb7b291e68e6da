import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join } from '#platform/server/testing/browser.ts';
import { chromiumLaunch } from '#platform/server/testing/chromium.ts';

/** Two people, one device: what the first has seen is not there for the second. */

let app: TestApp;
let browser: Browser;
const site = 'http://localhost:3000';

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.http.server.address() as AddressInfo;
  const { executablePath, env } = chromiumLaunch();
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [`--host-resolver-rules=MAP localhost:3000 127.0.0.1:${port}`],
  });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app.close();
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2255aa' } })
    .png()
    .toBuffer();

test('after signing out, neither Back nor the address shows a picture of a message or of a post', async () => {
  const { id, browser: member } = await join(app);
  const friend = await app.addMember();
  const upload = { bytes: new Uint8Array(await picture()), type: 'image/png' };
  const { body: sent } = await app.call<{ id: number }>(id, 'uploadMessagePicture', { upload });
  const media = [{ id: sent.id, alt: 'Blue' }];
  await app.call(id, 'sendMessage', { body: { recipientId: friend, content: '', type: 'image', media } });
  const { body: posted } = await app.call<{ id: number }>(id, 'uploadImage', { upload });
  await app.call(id, 'createPost', { body: { content: 'Look', mediaIds: [posted.id] } });

  const context = await browser.newContext();
  const cookies = Object.entries(member.cookies()).map(([name, value]) => ({ name, value, url: site }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  const isShown = () =>
    page.evaluate<boolean>('document.images.length === 1 && document.images[0].naturalWidth === 40');

  const message = `${site}/api/messages/files/${sent.id}`;
  const seen = await page.goto(message);
  expect(seen?.headers()['cache-control']).toBe('no-store');
  expect(await isShown()).toBe(true);
  const shared = await page.goto(`${site}/media/${posted.id}/full`);
  expect(shared?.headers()['cache-control']).toBe('private, no-cache');
  expect(await isShown()).toBe(true);

  await page.goto(`${site}/healthz`);
  const answered = page.waitForResponse(`${site}/api/session/sign-out`);
  await page.evaluate(() => fetch('/api/session/sign-out', { method: 'POST' }).then(({ status }) => status));
  expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cache"');

  // Nothing is left on the device: a picture that a cache alone may answer with is not found.
  const kept = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      ),
    [new URL(message).pathname, `/media/${posted.id}/full`],
  );
  expect(kept).toEqual([false, false]);
  await page.goBack();
  await page.goBack();
  expect(page.url()).toBe(message);
  expect(await isShown()).toBe(false);
  expect((await page.goto(message))?.status()).toBe(401);
  expect(await isShown()).toBe(false);
  await context.close();
}, 120_000);
