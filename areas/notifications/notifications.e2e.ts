import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: /^Notifications/ });

/** The other member follows this one, so that there is news. */
async function followedBy(page: Page, follower: number, member: number) {
  await signInAs(page, follower);
  await page.request.delete(`/api/users/${member}/follow`);
  expect((await page.request.post(`/api/users/${member}/follow`, { data: {} })).status()).toBe(200);
  await signInAs(page, member);
}
const unread = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { unread: number }).unread;

test('marking one as read lowers the badge, by keyboard, and lasts over a reload', async ({ page }) => {
  await followedBy(page, 20, 21);
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await page.goto('/notifications');
  await settled(page);
  const count = await unread(page);
  await expect(badge(page)).toContainText(String(count));
  await checkAccessibility(page, { name: 'notifications' });
  await page
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => unread(page)).toBe(count - 1);
  await expect.poll(() => timesAnnounced(page, 'Marked as read')).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.reload();
  await settled(page);
  if (count > 1) await expect(badge(page)).toContainText(String(count - 1));
  else await expect(badge(page)).toHaveText('Notifications');
});

test('opening a notice reads it and leads to the thing itself', async ({ page }) => {
  await followedBy(page, 22, 23);
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await page.goto('/notifications');
  await settled(page);
  const count = await unread(page);
  await page
    .getByRole('link', { name: /followed you$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\//);
  await expect.poll(() => unread(page)).toBe(count - 1);
});

test('news comes in by itself, in the badge and in the list', async ({ page, browser, baseURL }) => {
  await signInAs(page, 24);
  await page.goto('/notifications');
  await settled(page);
  const before = await unread(page);
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const follower = await other.newPage();
  await listening(page);
  await signInAs(follower, 25);
  await follower.request.delete('/api/users/24/follow');
  await follower.request.post('/api/users/24/follow', { data: {} });
  await expect(page.getByRole('link', { name: /followed you$/ }).first()).toBeVisible({ timeout: 15_000 });
  await expect(badge(page)).toContainText(String(before + 1));
  await other.close();
});

test('all can be read at once, unread ones shown alone, and one removed', async ({ page }) => {
  await followedBy(page, 26, 27);
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await page.goto('/notifications');
  await settled(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(badge(page)).toHaveText('Notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await page.goBack();
  const notices = page.getByRole('button', { name: /^Remove this notification/ });
  await expect(notices.first()).toBeVisible();
  const count = await notices.count();
  await notices.first().click();
  await expect(notices).toHaveCount(count - 1);
});

test('the list is sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(240_000);
  await followedBy(page, 28, 29);
  await expect.poll(() => unread(page)).toBeGreaterThan(0);
  await page.goto('/notifications');
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `notifications ${label}` }));
  await crawlKeyboard(page, { name: 'notifications' });
  await checkReflow(page, { name: 'notifications' });
});
