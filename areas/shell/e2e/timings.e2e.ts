import type { Page } from '@playwright/test';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';

/** SHELL-65 to SHELL-81 to the millisecond: in the gallery, with a clock that stands still. */
test.beforeEach(async ({ page, problems }) => {
  // The drawn scroll bars bring a style element of their own, which the policy refuses; the kit's styles do its work.
  problems.allow(/Applying inline style violates/);
  await signOut(page);
  await page.clock.install({ time: new Date('2026-11-21T04:00:00.000Z') });
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 2, name: 'toast' })).toBeVisible();
  // A part that comes late moves what is under the pointer, and needs a clock that goes.
  await settled(page);
});

async function stop(page: Page) {
  await page.clock.pauseAt(new Date('2026-11-21T05:00:00.000Z'));
}
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test.describe('messages', () => {
  const shown = (page: Page) => page.locator('.toast');

  test('one is visible at a time, for 5000 ms', async ({ page }) => {
    await stop(page);
    await page.getByRole('button', { name: 'With Undo' }).click();
    await expect(shown(page)).toContainText('Post deleted');
    await page.getByRole('button', { name: 'Good news' }).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('Post created');
    await page.mouse.move(2, 2);
    await pass(page, 4999);
    await expect(shown(page)).toHaveCount(1);
    await pass(page, 2);
    await expect(shown(page)).toHaveCount(0);
  });

  test('a swipe to the right past 50 px dismisses; a shorter one, or one to the left, does not', async ({ page }) => {
    await stop(page);
    await page.getByRole('button', { name: 'Good news' }).click();
    const box = await shown(page).locator('.toast-words').boundingBox();
    if (!box) throw new Error('The message has no box.');
    const swipe = async (by: number) => {
      // A mouse marks text on its way, and marked text would be dragged instead.
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await page.mouse.move(box.x + 60, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + by, box.y + 10, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(49);
    await expect(shown(page)).toHaveCount(1);
    await swipe(-60);
    await expect(shown(page)).toHaveCount(1);
    await swipe(51);
    await expect(shown(page)).toHaveCount(0);
  });

  test('F8 goes to their region, which is at most 420 px wide from medium screens up', async ({ page }) => {
    await page.getByRole('button', { name: 'An error' }).click();
    const region = page.getByRole('region', { name: 'Messages (F8)' });
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await region.boundingBox())?.width, String(width)).toBeLessThanOrEqual(420);
    }
    await expect(shown(page)).toHaveClass(/toast-bad/);
  });
});

test('a tooltip waits 700 ms, and not at all within 300 ms after another', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  const control = page.getByRole('button', { name: 'Content warnings' });
  await control.scrollIntoViewIfNeeded();
  const leave = () => page.mouse.move(2, 2);
  await leave();
  await stop(page);
  await control.hover();
  await pass(page, 699);
  await expect(tip).toBeHidden();
  await pass(page, 2);
  await expect(tip).toBeVisible();
  await leave();
  await pass(page, 250);
  await expect(tip).toBeHidden();
  await pass(page, 200);
  await control.hover();
  await pass(page, 1);
  await expect(tip).toBeVisible();
  await leave();
  await pass(page, 250);
  await expect(tip).toBeHidden();
  await pass(page, 400);
  await control.hover();
  await pass(page, 690);
  await expect(tip).toBeHidden();
});

test.describe('menus', () => {
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

  async function openMenu(page: Page) {
    const button = page.getByRole('button', { name: 'More, Priya’s post' });
    await button.scrollIntoViewIfNeeded();
    await button.press('ArrowDown');
    await expect(item(page, 'Copy the address')).toBeVisible();
    await stop(page);
  }

  test('typed letters are one word for 1000 ms', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('d');
    await pass(page, 20);
    await expect(item(page, 'Delete post')).toBeFocused();
    await pass(page, 900);
    await page.keyboard.press('h');
    await pass(page, 20);
    await expect(item(page, 'Delete post')).toBeFocused();
    await pass(page, 1000);
    await page.keyboard.press('h');
    await pass(page, 20);
    await expect(item(page, 'Hide')).toBeFocused();
  });

  test('a submenu opens after 100 ms, and the way to it is free for 300 ms', async ({ page }) => {
    await openMenu(page);
    const inside = item(page, 'Hide for a week');
    const parent = item(page, 'Hide');
    const box = await parent.boundingBox();
    if (!box) throw new Error('The entry has no box.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 20, middle);
    await page.mouse.move(box.x + 30, middle);
    await pass(page, 99);
    await expect(inside).toHaveCount(0);
    await pass(page, 2);
    await expect(inside).toBeVisible();
    await pass(page, 50);
    // On its way to the submenu the pointer crosses the next entry, which takes nothing away.
    const next = page.getByRole('menuitemcheckbox', { name: 'Mute replies' });
    await page.mouse.move(box.x + box.width - 24, middle, { steps: 4 });
    await page.mouse.move(box.x + box.width - 8, box.y + box.height + 6, { steps: 6 });
    await pass(page, 250);
    await expect(inside).toBeVisible();
    await expect(next).not.toBeFocused();
    await pass(page, 60);
    await page.mouse.move(box.x + box.width - 12, box.y + box.height + 12);
    await expect(next).toBeFocused();
    await pass(page, 400);
    await expect(inside).toHaveCount(0);
  });
});

test('a scroll bar goes 600 ms after the pointer has left', async ({ page }) => {
  const area = page.getByRole('region', { name: 'House rules' });
  await area.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await stop(page);
  const none = 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)';
  await expect(area).toHaveCSS('scrollbar-color', none);
  await area.hover();
  await expect(area).not.toHaveCSS('scrollbar-color', none);
  await page.mouse.move(2, 2);
  await pass(page, 599);
  await expect(area).not.toHaveCSS('scrollbar-color', none);
  await pass(page, 20);
  await expect(area).toHaveCSS('scrollbar-color', none);
});
