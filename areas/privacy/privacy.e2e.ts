import type { Page } from '@playwright/test';
import { openEmbedded } from '#platform/server/db.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { joined, type NewPerson, newestMail, password } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 240_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inMain = (page: Page) => page.getByRole('main');

async function checkAll(page: Page, name: string, { crawl = true } = {}) {
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
  if (crawl) await crawlKeyboard(page, { name });
}

async function signIn(page: Page, { email }: NewPerson) {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the demo’s own member is told why, and a sample member shows first that it is them', async ({ page }) => {
  await page.goto('/accessibility');
  await page.getByRole('link', { name: 'Your data and privacy' }).click();
  await expect(title(page)).toHaveText('Your data and privacy');
  await expect(page.getByText('The shared demo member has no session or password')).toBeVisible();
  expect((await page.request.post('/api/privacy/deletion', { data: {} })).status()).toBe(403);
  expect((await page.request.post('/api/privacy/export', { data: {} })).status()).toBe(403);
  await signInAs(page, 9);
  await page.goto('/settings/privacy');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await checkAll(page, 'privacy, not confirmed');
});

test('by keyboard alone: ask for a copy, see it come, download it; give a consent and take it back', async ({
  page,
}) => {
  await joined(page);
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Ask for a copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your copy is (being made|ready)/)).toBeVisible();
  const link = page.getByRole('link', { name: /^Download your copy/ });
  await expect(link).toBeVisible({ timeout: 20_000 });
  await link.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^doorways-\d{4}-\d\d-\d\d\.zip$/);
  expect(await download.failure()).toBeNull();

  const consent = page.getByRole('switch', { name: /Show my contacts when I am online/ });
  await expect(consent).not.toBeChecked();
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await page.keyboard.press('Space');
  await expect(consent).not.toBeChecked();
  await page.getByText('History of: Show my contacts').click();
  await expect(inMain(page).getByText(/^Withdrawn on /)).toBeVisible();
  // Anew, without the message that the notice has come.
  await page.reload();
  await page.getByText('History of: Show my contacts').click();
  await checkAll(page, 'privacy, with a copy');
});

test('delete: asked once, closed at once; signing in leads to one page, and “Keep my account” undoes it', async ({
  page,
}) => {
  const person = await joined(page);
  const me = ((await (await page.request.get('/api/session')).json()) as { member: { id: number } }).member.id;
  await page.goto('/settings/privacy');
  await page.evaluate((id) => {
    for (const key of [`symbols:${id}`, `unsent:${id}`, `draft:${id}:x`]) localStorage.setItem(`doorways:${key}`, '[]');
  }, me);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question.getByRole('button', { name: 'Do not delete it' })).toBeFocused();
  await checkAccessibility(page, { name: 'delete your account?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(title(page)).toHaveText('Your account is closed');
  await expect(page).toHaveURL(/\/account-closing$/);
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(left.filter((key) => key.split(':').includes(String(me)))).toEqual([]);
  expect((await page.request.get(`/avatars/user-${me}.png`)).status()).toBe(404);
  expect(await newestMail(page.request, person.email, /will be permanently deleted on/)).toContain('Keep my account');
  await checkAll(page, 'account closed');

  await signIn(page, person);
  await expect(title(page)).toHaveText(/^Your account will be deleted on \d+ \w+ \d{4}$/);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/account-closing$/);
  await expect(page.getByRole('button', { name: 'Ask for a copy' })).toBeVisible();
  await checkAll(page, 'account waits for deletion');
  await page.goto('/crisis-support');
  await expect(page).toHaveURL(/\/crisis-support$/);
  await page.goto('/account-closing');
  await page.getByRole('button', { name: 'Keep my account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => timesAnnounced(page, 'You keep your account')).toBe(1);
  await expect(page.getByRole('button', { name: /, your account$/ })).toContainText(person.displayName);
});

test('delete: after 14 days it is gone, and the mail says so', async ({ page, server, problems }) => {
  problems.allow(/status of 400.*session\/sign-in/);
  const person = await joined(page);
  const closed = await page.request.post('/api/privacy/deletion', { data: {} });
  expect(closed.status(), await closed.text()).toBe(200);
  await newestMail(page.request, person.email, /will be permanently deleted on/);
  // Time passes for the stopped server: what came due meanwhile is done when it starts.
  await server.pause();
  const database = await openEmbedded(server.dataDir);
  await database.query('', "update closed_accounts set erase_at = now() - interval '1 minute'");
  await database.close();
  await server.restart();
  await newestMail(page.request, person.email, /We no longer have your address/);
  await signIn(page, person);
  await expect(page.getByText('That email address and password don’t match.').first()).toBeVisible();
});
