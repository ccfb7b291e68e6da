import { expect } from 'vitest';
import type { openBrowser } from '#platform/server/testing/browser.ts';
import { appWith } from './phone.ts';

type Browser = ReturnType<typeof openBrowser>;

/** Sets two-step sign-in up in a browser with a fresh check; the first code is used by then. */
export async function setUpTwoStep(browser: Browser, now: Date) {
  const started = await browser.post<{ key: string; address: string }>('/api/account/two-step/start');
  expect(started.status).toBe(200);
  const app = appWith(started.body.key);
  const confirmed = await browser.post<{ codes: string[] }>('/api/account/two-step/confirm', { code: app.code(now) });
  expect(confirmed.status).toBe(200);
  return { ...started.body, app, codes: confirmed.body.codes };
}
