import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('what is done to keys, the sandbox and webhooks is said once (A17)', async ({ page }) => {
  await signInAs(page, 1);
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const agree = (name: string, yes: string) => async () => {
    await press(name)();
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click();
  };
  await open(page, '/api-docs/keys');
  const revoke = agree('Revoke My first tries', 'Revoke the key');
  await hearEach(page, [
    [/^Couldn’t reset the sandbox: /, () => refused(page, '**/api/sandbox/**', press('Reset the sandbox'))],
    ['Sandbox reset: Only the samples are there now.', press('Reset the sandbox')],
    [/^Couldn’t revoke the key: /, () => refused(page, '**/api/api-keys/**', revoke)],
    ['Key revoked: My first tries is answered with 401 from now on.', revoke],
  ]);
  const data = { url: 'https://hooks.example.org/', description: 'My site', events: ['post.created'], mode: 'live' };
  await page.request.post('/api/webhooks', { data });
  await open(page, '/api-docs/webhooks');
  await hearEach(page, [
    [/^Couldn’t change the webhook: /, () => refused(page, '**/api/webhooks/**', press('Pause My site'))],
    ['Webhook paused', press('Pause My site')],
    ['Webhook turned on', press('Turn on My site')],
    ['Webhook deleted', agree('Delete My site', 'Delete the webhook')],
  ]);
});

test('a report of a key is said once (A17)', async ({ page }) => {
  await open(page, '/api-docs/leaked-key');
  const key = `ds_live_${'0'.repeat(39)}`;
  await page.getByRole('textbox', { name: 'The key' }).fill(key);
  await hearEach(page, [
    [
      'Thank you: If the key counted, it is revoked now, and its owner is told.',
      () => page.getByRole('button', { name: 'Report the key' }).click(),
    ],
  ]);
});
