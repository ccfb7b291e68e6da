import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const bothNames = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/users/${id}`)).json()) as { displayName: string; followers: number };

test('/profile leads to one’s own profile, which offers Edit Profile and no Follow', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/profile');
  await expect(page).toHaveURL(/\/profile\/4$/);
  const { displayName } = await bothNames(page, 4);
  await expect(title(page)).toHaveText(displayName);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`Follow(ing)? ${displayName}`) })).toHaveCount(0);
});

test('following by keyboard changes button and count, is said once, and lasts over a reload', async ({ page }) => {
  await signInAs(page, 4);
  const { displayName, followers } = await bothNames(page, 13);
  await page.request.delete('/api/users/13/follow');
  const before = (await bothNames(page, 13)).followers;
  expect(before).toBeLessThanOrEqual(followers);
  await open(page, '/profile/13');
  await page.getByRole('button', { name: `Follow ${displayName}` }).focus();
  await page.keyboard.press('Enter');
  const following = page.getByRole('button', { name: `Following ${displayName}` });
  await expect(following).toBeFocused();
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: `${before + 1} Followers` })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, `You follow ${displayName}`)).toBe(1);
  await page.reload();
  await expect(following).toBeVisible();
  await following.click();
  await expect(page.getByRole('link', { name: `${before} Followers` })).toBeVisible();
});

test('a block asks first, hides everything, and can be undone from the message', async ({ page }) => {
  await signInAs(page, 4);
  await page.request.delete('/api/users/14/block');
  const { displayName } = await bothNames(page, 14);
  await open(page, '/profile/14');
  const block = page.getByRole('button', { name: `Block ${displayName}`, exact: true });
  await block.click();
  await expect(page.getByRole('alertdialog')).toContainText('won’t be told');
  await page.keyboard.press('Escape');
  await expect(block).toBeFocused();
  await block.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${displayName}` })
    .click();
  await expect(page.getByRole('button', { name: `Unblock ${displayName}` })).toBeVisible();
  await checkAccessibility(page, { name: 'profile behind a block' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(block).toBeVisible();
});

test('blocked members are listed, and taking one back moves the focus on', async ({ page }) => {
  await signInAs(page, 4);
  const { displayName } = await bothNames(page, 15);
  await page.request.post('/api/users/15/block', { data: {} });
  await open(page, '/profile/4/blocked');
  await checkAccessibility(page, { name: 'blocked members' });
  await page.getByRole('button', { name: `Unblock ${displayName}` }).click();
  await expect(page.getByText(displayName, { exact: true })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('editing: errors are listed and linked, a draft survives a reload, saving shows everywhere', async ({ page }) => {
  await signInAs(page, 16);
  await open(page, '/profile/16/edit');
  await page.getByRole('textbox', { name: 'Website' }).fill('not an address');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I mend radios.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await checkAccessibility(page, { name: 'edit profile with an error' });
  await summary.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(page.getByText('We kept what you wrote')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I mend radios.');
  await page.getByRole('textbox', { name: 'Website' }).fill('example.org/radios');
  await page.getByLabel('Display name').fill('Renamed Member');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/profile\/16$/);
  await expect(title(page)).toHaveText('Renamed Member');
  await expect(page.getByRole('link', { name: 'example.org/radios' })).toHaveAttribute('rel', /nofollow/);
  await expect(page.getByRole('button', { name: /Renamed Member.*your account/ })).toBeVisible();
});

test('a picture is chosen, shown and removed', async ({ page }) => {
  await signInAs(page, 17);
  await open(page, '/profile/17/edit');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const chooser = page.getByLabel(/Change picture|Choose a picture/);
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('Choose a JPEG, PNG, WebP, GIF or AVIF picture.')).toBeVisible();
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('Picture saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
});

test('an unknown member is not found, and nobody edits another’s profile', async ({ page, problems }) => {
  problems.allow(/status of 404.*\/api\/users\//);
  await signInAs(page, 4);
  await open(page, '/profile/99999');
  await expect(title(page)).toHaveText('User not found');
  await open(page, '/profile/nobody');
  await expect(title(page)).toHaveText('User not found');
  await open(page, '/profile/13/edit');
  await expect(title(page)).toHaveText('User not found');
});

test('About and the lists have addresses of their own, and Back returns', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/profile/1');
  await page.getByRole('tab', { name: 'Posts' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Blogs' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Discussions' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'About' })).toBeFocused();
  await expect(page).toHaveURL(/tab=about/);
  await page.getByRole('link', { name: /\d+ Followers/ }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toContainText('Followers of');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
});

// Posts have their own journeys in feed.
test('the tab About is sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  const path = '/profile/5?tab=about';
  await open(page, path);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${path} ${label}` }));
  await crawlKeyboard(page, { name: path, max: 90 });
  await checkReflow(page, { name: path });
});
