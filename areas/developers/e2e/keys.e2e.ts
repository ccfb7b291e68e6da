import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard, tabsTo } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/api-docs/keys') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const statusOf = async (page: Page, key: string) =>
  (await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } })).status();

const signUp = async (page: Page) => {
  await open(page);
  await page.getByRole('textbox', { name: 'What do you build?' }).fill('A page about events near me');
  await page.getByRole('checkbox', { name: 'I agree to these rules' }).check();
  await page.getByRole('button', { name: 'Sign up for the API' }).click();
  await expect(toast(page, 'You signed up for the API')).toBeVisible();
};

/** Makes a key and gives what is shown this once. */
async function makeKey(page: Page, name: string, kind: 'Test' | 'Live'): Promise<string> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: `Your key for ${name}` });
  await expect(dialog).toContainText('Copy it now. It is never shown again.');
  const secret = await dialog.locator('code').first().textContent();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  return secret ?? '';
}

test('a member signs up, makes a live and a test key, sees each once, and finds them masked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 6);
  await open(page);
  await page.getByRole('button', { name: 'Sign up for the API' }).click();
  await expect(page.getByRole('textbox', { name: 'What do you build?' })).toHaveAccessibleDescription(
    /Write what you build\./,
  );
  await sound(page, 'a sign-up with errors');
  await signUp(page);
  await expect(page.getByText('No keys yet')).toBeVisible();
  await sound(page, 'no keys');
  const live = await makeKey(page, 'My site', 'Live');
  const test = await makeKey(page, 'My tries', 'Test');
  expect(live).toMatch(/^ds_live_[0-9A-Za-z]{39}$/);
  expect(test).toMatch(/^ds_test_[0-9A-Za-z]{39}$/);
  await expect(row(page, 'My site')).toContainText(`ds_live_••••••••${live.slice(-4)}`);
  await expect(row(page, 'My site')).toContainText('posts:read');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('main')).not.toContainText(live);
  expect([await statusOf(page, live), await statusOf(page, test)]).toEqual([200, 200]);
  await sound(page, 'two keys');
  await checkReflow(page, { name: 'keys' });
  await crawlKeyboard(page);
});

test('a key is rolled: both count for a day; a revoked key answers 401 from then on', async ({ page }) => {
  await signInAs(page, 7);
  await signUp(page);
  const first = await makeKey(page, 'Rolling', 'Live');
  await page.getByRole('button', { name: 'Roll Rolling' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Roll Rolling?' });
  await expect(asked).toContainText('The old one counts for 24 hours more');
  await asked.getByRole('button', { name: 'Roll the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your key for Rolling' });
  const second = (await shown.locator('code').first().textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(row(page, 'Rolling').first()).toContainText('Active');
  await expect(row(page, 'Rolling').last()).toContainText('Rolled');
  expect([await statusOf(page, first), await statusOf(page, second)]).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Revoke Rolling' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the key' }).click();
  await expect(toast(page, 'Key revoked')).toContainText('Rolling is answered with 401 from now on.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await statusOf(page, second)).toBe(401);
});

test('by keyboard alone: a key is made and revoked', async ({ page }) => {
  await signInAs(page, 8);
  await signUp(page);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Keys');
  await tabsTo(page, 'Create key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your key for Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Keys')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Keys' }).focus();
  await page.keyboard.press('Enter');
  await tabsTo(page, 'Revoke the key');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Keys')).toContainText('You revoked it.');
});

test('a found key is reported by a guest, and counts no more', async ({ page, another }) => {
  await signInAs(page, 9);
  await signUp(page);
  const key = await makeKey(page, 'Found', 'Live');
  await listening(page);
  const other = await another(10);
  await open(other, '/api-docs/leaked-key');
  await other.getByRole('textbox', { name: 'The key' }).fill(key);
  await other.getByRole('textbox', { name: 'Where did you find it?' }).fill('In a public repository');
  await sound(other, 'a report of a key');
  await other.getByRole('button', { name: 'Report the key' }).click();
  await expect(toast(other, 'Thank you')).toBeVisible();
  expect(await statusOf(page, key)).toBe(401);
  await expect(row(page, 'Found')).toContainText('Someone found it in the open, so it was revoked.');
  await expect(row(page, 'Found')).toContainText('In a public repository');
});

test('how often a key was used is a chart with a table', async ({ page }) => {
  await signInAs(page, 1);
  await open(page);
  await row(page, 'My first tries').getByText('How often it was used').click();
  await expect(row(page, 'My first tries')).toContainText('0 calls in 30 days.');
  await sound(page, 'the figures of a key');
});
