import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

/** Of the first listing of the demo community, Red Gum Supports. */
const [owner, coordinator] = [29, 11];
/** Owns the second one. */
const otherOwner = 8;

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const file = async (background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});
const gallery = (page: Page) => page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Describe the picture' });

async function addDescribed(page: Page, background: string, words: string) {
  await page.getByLabel('Add a picture').setInputFiles(await file(background));
  await dialog(page).getByLabel('Description').fill(words);
  await button(page, 'Save description').click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a gallery is described before anyone sees it, ordered by keyboard, and a deleted picture comes back', async ({
  page,
  another,
}) => {
  await signInAs(page, owner);
  const reader = await another(4);
  await open(page, '/ndis-providers/mine/1?tab=pictures');
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('Choose a JPEG, PNG, WebP, GIF or AVIF picture.')).toBeVisible();

  await page.getByLabel('Add a picture').setInputFiles(await file('#775533'));
  await button(page, 'Save description').click();
  await expect(dialog(page).getByRole('link', { name: 'Say what can be seen in the picture.' })).toBeVisible();
  await sound(page, 'a picture without words');
  await page.keyboard.press('Escape');
  await expect(gallery(page).first()).toContainText('No description: no one sees it');
  await open(reader, '/ndis-providers/1');
  await listening(reader, 'provider:1');
  await expect(reader.getByRole('heading', { level: 2, name: 'Pictures' })).toHaveCount(0);

  await button(page, 'Describe (picture 1)').click();
  await dialog(page).getByLabel('Description').fill('A ramp leads to our blue front door.');
  await button(page, 'Save description').click();
  await expect.poll(() => timesAnnounced(page, /^Description saved/)).toBe(1);
  const words = reader.getByRole('list').filter({ hasText: 'A ramp leads to our blue front door.' }).locator('p');
  await expect(words).toHaveText(['A ramp leads to our blue front door.']);
  await addDescribed(page, '#2255aa', 'Our van, with its lift down.');
  await expect(words).toHaveText(['A ramp leads to our blue front door.', 'Our van, with its lift down.']);
  await sound(page, 'pictures of a listing');
  await checkReflow(page, { name: 'pictures of a listing' });

  await button(page, 'Move up (picture 2)').focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page).first()).toContainText('Our van, with its lift down.');
  await expect.poll(() => timesAnnounced(page, 'Picture moved to place 1 of 2')).toBe(1);
  await expect(button(page, 'Move down (picture 1)')).toBeFocused();
  await expect(words).toHaveText(['Our van, with its lift down.', 'A ramp leads to our blue front door.']);
  await sound(reader, 'the gallery of a profile');
  await checkReflow(reader, { name: 'the gallery of a profile' });

  await button(page, 'Delete (picture 1)').click();
  await expect.poll(() => timesAnnounced(page, /^Picture deleted/)).toBe(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Pictures' })).toBeFocused();
  await expect(words).toHaveText(['A ramp leads to our blue front door.']);
  await button(page, 'Undo').click();
  await expect.poll(() => timesAnnounced(page, 'Picture restored')).toBe(1);
  await expect(words).toHaveText(['Our van, with its lift down.', 'A ramp leads to our blue front door.']);

  await reader.getByRole('button', { name: 'Report picture 1' }).click();
  await expect(reader.getByRole('dialog')).toContainText('a picture of Red Gum Supports');
});

test('a logo and a banner stand on the profile; the banner once it is described', async ({ page, another }) => {
  await signInAs(page, owner);
  const reader = await another(4);
  await open(reader, '/ndis-providers/1');
  await listening(reader, 'provider:1');
  await open(page, '/ndis-providers/mine/1?tab=pictures');
  await page.getByLabel('Add a logo').setInputFiles(await file('#113355'));
  await expect.poll(() => timesAnnounced(page, 'Logo saved')).toBe(1);
  await expect(reader.locator('.provider-head .provider-mark img')).toHaveCount(1);
  await page.getByLabel('Add a banner').setInputFiles(await file('#aa5522'));
  await expect(dialog(page)).toBeVisible();
  await expect(reader.locator('.provider-banner img')).toHaveCount(0);
  await dialog(page).getByLabel('Description').fill('Our street at noon.');
  await button(page, 'Save description').click();
  await expect(reader.getByRole('img', { name: 'Our street at noon.' })).toBeVisible();
  await sound(reader, 'a profile with a banner');
  const shows = () =>
    reader.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  await expect.poll(shows).toBe(true);
  await button(reader, 'Report the picture at the top').click();
  await expect(reader.getByRole('dialog')).toContainText('the picture at the top of Red Gum Supports');
});

test('by keyboard alone: a picture is described and deleted', async ({ page }) => {
  await signInAs(page, otherOwner);
  await open(page, '/ndis-providers/mine/2?tab=pictures');
  await page.getByLabel('Add a picture').setInputFiles(await file('#446688'));
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Description').focus();
  await page.keyboard.type('Our garden.');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Save description')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toHaveCount(1);
  await expect(gallery(page).first()).toContainText('Our garden.');
  const dismiss = page.locator('.toasts').getByRole('button', { name: 'Dismiss' });
  for (const one of (await dismiss.all()).toReversed()) await one.click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await crawlKeyboard(page, { name: 'pictures of a listing' });
  await button(page, 'Delete (picture 1)').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Gallery' })).toHaveCount(0);
});

test('statistics: a figure is chosen and in the address, few are not told, and the team does not count', async ({
  page,
  another,
}) => {
  await signInAs(page, coordinator);
  await open(page, '/ndis-providers/mine/1?tab=statistics');
  await expect(page.getByRole('heading', { level: 2, name: 'Statistics' })).toBeVisible();
  await expect(page.getByText('Each person counts once a day, and no one is named or stored.')).toBeVisible();
  const reader = await another(4);
  const counted = reader.waitForResponse((answer) => answer.url().endsWith('/api/ndis-providers/1/views'));
  await open(reader, '/ndis-providers/1');
  expect((await counted).status()).toBe(200);
  await page.reload();
  await settled(page);
  const table = page.getByRole('table', { name: 'All figures by week, the latest first' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').nth(1).getByRole('cell', { name: 'Fewer than 5' })).toHaveCount(8);
  await expect(page.getByText('In none of the last 12 weeks were there five or more.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Times asked for');
  await expect(page).toHaveURL(/figure=requests/);
  await expect(page.getByRole('figure', { name: 'Times asked for, by week' })).toBeVisible();
  await sound(page, 'statistics of a listing');
  await checkReflow(page, { name: 'statistics of a listing' });
  await page.getByLabel('Show', { exact: true }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('figure', { name: 'People who opened it, by week' })).toBeVisible();
  await crawlKeyboard(page, { name: 'statistics of a listing' });
});
