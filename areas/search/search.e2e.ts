import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const field = (page: Page) => page.getByLabel('Say it in your own words');
const results = (page: Page, pattern: RegExp) => page.locator('#main').getByText(pattern);

test('a search by keyboard says once how many there are, and is an address', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  await field(page).focus();
  await page.keyboard.type('ramp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ramp$/);
  const said = await results(page, /^\d+ results? for “ramp”$/).textContent();
  await expect.poll(() => timesAnnounced(page, said ?? '')).toBe(1);
  await expect(field(page)).toBeFocused();
  await page.getByRole('link', { name: /^Posts \d+$/ }).click();
  await expect(page).toHaveURL(/kind=posts/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=ramp$/);
});

test('the search box of the header leads here', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  const box = page.getByRole('search', { name: 'Doorways' }).getByRole('searchbox');
  await box.fill('tram');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tram$/);
  await expect(field(page)).toHaveValue('tram');
});

test('nothing found is said plainly, with what was tried', async ({ page }) => {
  await page.goto('/search?q=zzzqqq');
  await expect(page.getByRole('heading', { name: 'No results for “zzzqqq”' })).toBeVisible();
  await expect(page.getByText('We looked through posts and members')).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'No results for “zzzqqq”')).toBe(1);
  await checkAccessibility(page, { name: 'search without results' });
});

test('guests find public posts, and are told about members', async ({ page }) => {
  await signOut(page);
  await page.goto('/search?q=zzzqqq');
  await expect(page.getByText('We looked through public posts.')).toBeVisible();
  await page.goto('/search?q=ramp');
  await expect(results(page, /results? for “ramp”/).first()).toBeVisible();
  await signInAs(page, 1);
});

test('recent searches are kept on this device and can be cleared', async ({ page }) => {
  await page.goto('/search?q=banksia');
  await expect(results(page, /for “banksia”/).first()).toBeVisible();
  await page.goto('/search');
  await page.getByRole('link', { name: 'banksia' }).click();
  await expect(page).toHaveURL(/q=banksia/);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Recent searches')).toHaveCount(0);
});

test('a misspelt name finds the member', async ({ page }) => {
  const member = (await (await page.request.get('/api/users/5')).json()) as { displayName: string };
  const last = member.displayName.split(' ').at(-1) ?? '';
  await page.goto(`/search?kind=people&q=${encodeURIComponent(`${last}n`)}`);
  await expect(page.getByRole('link', { name: member.displayName })).toBeVisible();
});

test('the results are sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/search?q=ramp');
  await settled(page);
  await expect(results(page, /results? for “ramp”/).first()).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `search ${label}` }));
  await crawlKeyboard(page, { name: 'search' });
  await checkReflow(page, { name: 'search' });
});
