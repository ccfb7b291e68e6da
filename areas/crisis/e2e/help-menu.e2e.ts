import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesOfAreas } from '#platform/server/page-links.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { tabsTo } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { root } from '#tools/install.mjs';

const ribbon = (page: Page) => page.getByRole('button', { name: 'Get help now' });
const help = (page: Page) => page.getByRole('group', { name: 'Get help now' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ problems }) => {
  // A page that the browser keeps asks for preferences itself: 404 for a member who has stored none.
  problems.allow(/status of 404.*accessibility-preferences/);
});

test('the safety plan and the numbers are one press away on every page of a member', async ({ page }) => {
  for (const path of ['/', '/messages', '/faq', '/crisis-support', '/no-such-page']) {
    await page.goto(path);
    await settled(page);
    await expect(ribbon(page)).toHaveAttribute('aria-expanded', 'false');
    await ribbon(page).click();
    await expect(ribbon(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(help(page).locator('a, button')).toHaveText([
      'Open Crisis Support',
      'Call 000',
      'Lifeline 13 11 14',
      'Help without speaking',
      'My safety plan',
      'Leave this page quickly',
    ]);
    await expect(help(page)).toHaveAccessibleDescription(
      'If you are in danger, call 000. With a TTY (textphone), call 106.',
    );
    await expect(help(page).getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
    await expect(help(page).getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute('href', 'tel:131114');
    await help(page).getByRole('link', { name: 'My safety plan' }).click();
    await expect(page).toHaveURL(/\/crisis-support\/plan$/);
    await expect(title(page)).toHaveText('My safety plan');
    await expect(help(page)).toHaveCount(0);
  }
});

test('guests are not offered what needs an account', async ({ page }) => {
  await signOut(page);
  await page.goto('/faq');
  await settled(page);
  await ribbon(page).click();
  await expect(help(page).locator('a, button')).toHaveText([
    'Open Crisis Support',
    'Call 000',
    'Lifeline 13 11 14',
    'Help without speaking',
    'Leave this page quickly',
  ]);
});

test('one press leads to the ways without a voice, from a page and from the crisis page itself', async ({ page }) => {
  for (const path of ['/faq', '/crisis-support']) {
    await page.goto(path);
    await settled(page);
    await ribbon(page).click();
    await help(page).getByRole('link', { name: 'Help without speaking' }).press('Enter');
    await expect(page).toHaveURL(/\/crisis-support#chooser$/);
    await expect(help(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'I can sign' })).toBeInViewport();
  }
});

test('works by keyboard: Enter, Space, the arrow keys, Tab and Escape', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  expect(await tabsTo(page, 'Skip to help')).toBe(2);
  await page.keyboard.press('Enter');
  await expect(ribbon(page)).toBeFocused();
  const first = help(page).getByRole('link', { name: 'Open Crisis Support' });
  for (const key of ['Space', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await expect(first, key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(ribbon(page)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(help(page).getByRole('link', { name: 'Call 000' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(help(page).getByRole('button', { name: 'Leave this page quickly' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(ribbon(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Crisis Support');
  await expect(title(page)).toBeFocused();
});

test('leaves quickly from any page, and Back does not lead there again', async ({ page, problems }) => {
  problems.allow(/request to another machine: https:\/\/www\.bom\.gov\.au/);
  await page.route('https://www.bom.gov.au/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }),
  );
  await page.goto('/faq');
  await page.goto('/messages');
  await settled(page);
  await ribbon(page).click();
  await help(page).getByRole('button', { name: 'Leave this page quickly' }).click();
  await expect(title(page)).toHaveText('Weather');
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('stays a link to the crisis page while its menu does not load, and before any script has run', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const link = page.getByRole('link', { name: 'Get help now' });
  const refused: string[] = [];
  await page.route(/\/assets\/public-[^/]*\.js/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.goto('/faq');
  await settled(page);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  // Under load its code is served while everyday files may be refused.
  const reserved = filesOfAreas(join(root, 'dist/web'), ['crisis']);
  expect(refused.filter((url) => !reserved.has(new URL(url).pathname))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/crisis-support$/);
  await expect(page.getByRole('link', { name: 'Call 000' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/faq');
  await link.click();
  await expect(page).toHaveURL(/\/crisis-support$/);
  await expect(page.getByRole('link', { name: 'Call 000' })).toBeVisible();
});

test('opens without a connection', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/crisis-support');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await ribbon(page).click();
  await expect(help(page).getByRole('link', { name: 'Lifeline 13 11 14' })).toBeVisible();
  await expect(help(page).getByRole('link', { name: 'My safety plan' })).toBeVisible();
});

test('passes the checks open, in every theme and at 320 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/faq');
  await settled(page);
  await ribbon(page).click();
  await expect(help(page)).toBeVisible();
  await withThemes(
    page,
    ({ label }) =>
      checkAccessibility(page, {
        name: `help menu (${label})`,
        accept: {
          'axe undecided color-contrast': 'An open panel lies over parts of the page; they were checked without it.',
        },
      }),
    { widths: [1280, 320], all: true },
  );
  await checkReflow(page, { name: 'help menu' });
});
