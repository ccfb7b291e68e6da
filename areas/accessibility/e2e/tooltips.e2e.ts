import type { Page } from '@playwright/test';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { leaveNothing, store } from './preferences.ts';

test.afterEach(async ({ server }) => leaveNothing(server.url));

const tip = (page: Page) => page.getByRole('tooltip');
const exact = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} [A-Z][a-z]+ \d{4} at \d{1,2}:\d\d [ap]m$/;

/** With the page's own clock stopped, so that the waits are those of the page and not of the machine. */
async function openStopped(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(page.locator('.toasts')).toBeAttached();
  await page.clock.runFor(3000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test('a time on the home page tells the day and the minute, after 700 ms, and the next one at once', async ({
  page,
}) => {
  // Guests have stored nothing.
  await signOut(page);
  await openStopped(page, '/');
  const times = page.locator('#main article time');
  await times.nth(0).scrollIntoViewIfNeeded();
  await times.nth(0).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText(exact);
  await page.mouse.move(2, 2);
  await page.clock.runFor(250);
  await expect(tip(page)).toHaveCount(0);
  await times.nth(0).hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(exact);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('a stored hoverDelay rules the times of the pages as well', async ({ page }) => {
  await store(page, { hoverDelay: 2000 });
  await openStopped(page, '/');
  const time = page.locator('#main article time').first();
  await time.hover();
  await page.clock.runFor(1950);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip(page)).toHaveText(exact);
});

test('a time in a link tells it on focus, and screen readers find it in the name', async ({ page }) => {
  await page.goto('/messages');
  await settled(page);
  const row = page.locator('.convo').first();
  await expect(row).toHaveAccessibleName(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} [A-Z][a-z]+ \d{4} at/);
  await row.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await expect(tip(page)).toHaveText(exact);
});

test('a short form is written out for the pointer and for a finger, and once only', async ({ page }) => {
  await openStopped(page, '/resources?q=NDIS');
  const short = page.locator('#main abbr', { hasText: /^NDIS$/ }).first();
  await short.scrollIntoViewIfNeeded();
  await expect(short).toHaveAttribute('title', 'National Disability Insurance Scheme');
  await short.hover();
  await page.clock.runFor(710);
  await expect(tip(page)).toHaveText('National Disability Insurance Scheme');
  await expect(short).toHaveAttribute('title', '');
  await page.mouse.move(2, 2);
  await page.clock.runFor(250);
  await expect(tip(page)).toHaveCount(0);
  await expect(short).toHaveAttribute('title', 'National Disability Insurance Scheme');
  await short.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(tip(page)).toHaveText('National Disability Insurance Scheme');
});

test('a text that is cut short shows all of it, and one that fits shows nothing', async ({ page }) => {
  await openStopped(page, '/events');
  const texts = page.locator('#main [data-may-clip]');
  const cut = await texts.evaluateAll((all) => all.map((each) => each.scrollHeight > each.clientHeight + 1));
  const [long, fits] = [cut.indexOf(true), cut.indexOf(false)];
  expect(long).toBeGreaterThanOrEqual(0);
  await texts.nth(long).scrollIntoViewIfNeeded();
  await texts.nth(long).hover();
  await page.clock.runFor(710);
  await expect(tip(page)).toHaveText((await texts.nth(long).textContent())?.trim() ?? '');
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  if (fits < 0) return;
  await texts.nth(fits).hover();
  await page.clock.runFor(2000);
  await expect(tip(page)).toHaveCount(0);
});
