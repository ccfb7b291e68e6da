import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const account = (page: Page) => page.getByRole('button', { name: /, your account$/ });

test('one press signs in as one of the cast and comes back to where one was', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Sign in as someone else' }).click();
  await expect(title(page)).toHaveText('Sign in');
  await page.getByRole('button', { name: 'Sign in as Dean Bartley' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(account(page)).toContainText('Dean Bartley');
  await expect(account(page)).toContainText('Free Member');
  expect(await timesAnnounced(page, 'You’re signed in as Dean Bartley')).toBe(1);
  await page.goBack();
  await expect(title(page)).not.toHaveText('Sign in');
});

test('by keyboard alone: sign in as somebody, sign out, and come back', async ({ page }) => {
  await page.goto('/sign-in?return=/privacy-policy');
  await settled(page);
  await page.getByRole('button', { name: 'Sign in as Lorraine Dixon' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Privacy Policy');
  await expect(title(page)).toBeFocused();
  await account(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(account(page)).toHaveCount(0);
  expect(await timesAnnounced(page, 'You’re signed out')).toBe(1);
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ member: null });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(title(page)).toHaveText('Sign in');
});

test('what one tab does about the session, the others follow, and keep unfinished words', async ({
  page,
  context,
  problems,
}) => {
  // Between the answer to one tab and the news to the other, the other may ask once more as its old member.
  problems.allow(/status of 403.*accessibility-preferences/);
  await signInAs(page, 3);
  await page.goto('/contact-support');
  await settled(page);
  const { member } = await (await page.request.get('/api/session')).json();
  await page.getByLabel('Your message').fill('Half a sentence');
  const other = await context.newPage();
  await other.goto('/sign-in');
  await other.getByRole('button', { name: 'Sign in as Dean Bartley' }).click();
  await expect(account(other)).toContainText('Dean Bartley');
  await expect(account(page)).toContainText('Dean Bartley');
  await expect.poll(() => timesAnnounced(page, 'You’re signed in as Dean Bartley')).toBe(1);
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await other.goto('/sign-in');
  await settled(other);
  await other.getByRole('button', { name: `Sign in as ${member.displayName}` }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a sentence');
  await account(other).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(account(page)).toHaveCount(0);
  await expect.poll(() => timesAnnounced(page, 'You’re signed out')).toBe(1);
  await other.close();
});

test('signing out forgets the settings and unfinished texts of the member on this device', async ({ page }) => {
  await signInAs(page, 3);
  await page.goto('/');
  await page.locator('#chat').click();
  await expect(page.getByRole('heading', { name: 'Chat', exact: true })).toBeFocused();
  await page.evaluate(() => localStorage.setItem('doorways:symbols:3', '{}'));
  await page.goto('/contact-support');
  await page.getByLabel('Your message').fill('Half a sentence');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('doorways:draft:'))))
    .toHaveLength(1);
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(account(page)).toHaveCount(0);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('doorways:draft:') || key.startsWith('accessibility-'))).toEqual([]);
  // A way of speaking stays for its owner; which chats were open does not.
  expect(left).toContain('doorways:symbols:3');
  expect(await page.evaluate(() => sessionStorage.getItem('doorways-chats:3'))).toBeNull();
});

test("a guest at a members' address is asked to sign in, and then gets there", async ({ page }) => {
  await signOut(page);
  await page.goto('/notifications');
  await expect(title(page)).toHaveText('Sign in to see this page');
  await checkAccessibility(page, { name: 'invitation to sign in' });
  await page.getByRole('link', { name: 'Sign in and come back' }).click();
  await page.getByRole('button', { name: 'Sign in as Dean Bartley' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(title(page)).not.toHaveText('Sign in to see this page');
});

for (const hostile of [
  '//elsewhere.example/x',
  'https://elsewhere.example/x',
  '/\\elsewhere.example',
  'javascript:0',
]) {
  test(`the way back never leads to another site: ${hostile}`, async ({ page, baseURL }) => {
    await page.goto(`/sign-in?${new URLSearchParams({ return: hostile })}`);
    await page.getByRole('button', { name: 'Sign in as Danny Mosby' }).click();
    await expect(account(page)).toContainText('Danny Mosby');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
}

test('the sign-in page passes the checks in every theme and width', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/sign-in');
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `sign in, ${label}` }));
  await checkReflow(page, { name: 'sign in' });
});
