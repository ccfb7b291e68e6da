import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { joined, mailedPath, newPerson, password } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 240_000 });

/** The page as it stands, in every theme and width, at 320 px with large text, and by Tab to and fro. */
async function checkAll(page: Page, name: string, { crawl = true } = {}) {
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
  if (crawl) await crawlKeyboard(page, { name });
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('creating an account: empty, refused and sent', async ({ page }) => {
  await signOut(page);
  await page.goto('/sign-up');
  await checkAll(page, 'sign up');
  await press(page, 'Create account');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await checkAll(page, 'sign up, refused', { crawl: false });
  const person = newPerson();
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Day').fill('3');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
  await press(page, 'Create account');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await checkAll(page, 'sign up, sent', { crawl: false });
  await page.goto(await mailedPath(page.request, person.email, /verify-email/));
  await expect(page.getByRole('form', { name: 'Choose a password' })).toBeVisible();
  await checkAll(page, 'choose a password');
  await press(page, 'Create account and sign in');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await checkAll(page, 'choose a password, refused', { crawl: false });
});

test('signing in: both forms refused, and a link sent', async ({ page }) => {
  await signOut(page);
  await page.goto('/sign-in');
  await settled(page);
  await press(page, 'Sign in');
  await press(page, 'Email me a link');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toHaveCount(2);
  await checkAll(page, 'sign in, refused', { crawl: false });
  await page.getByRole('main').getByLabel('Email address for the link').fill('nobody@example.org');
  await press(page, 'Email me a link');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await press(page, 'Sign in with the code');
  await checkAll(page, 'sign in, link sent and code refused');
});

test('a forgotten password: empty, refused, sent, and the new one', async ({ page }) => {
  const person = await joined(page);
  await signOut(page);
  await page.goto('/forgot-password');
  await checkAll(page, 'forgotten password');
  await press(page, 'Email me a link');
  await checkAll(page, 'forgotten password, refused', { crawl: false });
  await page.getByLabel('Email address').fill(person.email);
  await press(page, 'Email me a link');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.goto(await mailedPath(page.request, person.email, /reset-password/));
  await checkAll(page, 'new password');
  await press(page, 'Save and sign in');
  await checkAll(page, 'new password, refused', { crawl: false });
});

test('the pages behind links, with a link that works not and without one', async ({ page, problems }) => {
  problems.allow(/status of 410/);
  await page.goto('/verify-email?token=used-long-ago');
  await expect(page.getByRole('alert').filter({ hasText: 'That didn’t work' })).toBeVisible();
  await checkAll(page, 'confirm address, refused');
  await page.goto('/verify-email');
  await checkAll(page, 'no link');
  for (const path of ['/sign-in-link?token=x', '/confirm-email?token=x']) {
    await page.goto(path);
    await settled(page);
    await checkAccessibility(page, { name: path });
  }
});

test('sign-in and security: as it opens, refused, and asking whether to end all', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await joined(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.request.post('/api/session/sign-in', { data: { email: person.email, password } });
  await elsewhere.close();
  await page.goto('/settings/security');
  await checkAll(page, 'security');
  await press(page, 'Change password');
  await press(page, 'Change email address');
  await checkAll(page, 'security, refused', { crawl: false });
  await press(page, 'End all other sessions');
  await checkAccessibility(page, { name: 'end all other sessions?' });
  await page.getByRole('button', { name: 'End them all' }).click();
  await expect(page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('sign-in and security before the check that it is you', async ({ page }) => {
  await page.request.post('/api/session/sign-in-as', { data: { userId: 9 } });
  await page.goto('/settings/security');
  await checkAll(page, 'security, not confirmed');
  await press(page, 'Email me a code');
  await press(page, 'Check the code');
  await checkAll(page, 'security, code refused', { crawl: false });
});

test('the outbox', async ({ page }) => {
  await joined(page);
  await page.goto('/outbox');
  await expect(page.getByRole('article').first()).toBeVisible();
  await checkAll(page, 'outbox');
});
