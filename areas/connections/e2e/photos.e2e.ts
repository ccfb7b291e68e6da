import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { button, card, check, expected, open, sound, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

const photoFile = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function addPhoto(page: Page, background: string, description: string) {
  await page.getByLabel('Add a photo').setInputFiles(await photoFile(background));
  const dialog = page.getByRole('dialog', { name: 'Describe your photo' });
  await dialog.getByLabel('Description').fill(description);
  await button(page, 'Save description').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: description })).toBeVisible();
}

const photos = (page: Page) => page.getByRole('list', { name: 'My photos' }).getByRole('listitem');
const shows = (page: Page) =>
  page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));

test('photos are added with words, ordered by keyboard, deleted and brought back; a match sees the first on the card', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page, '/connections/profile?step=2');
  await page.getByLabel('Add a photo').setInputFiles(await photoFile('#775533'));
  await button(page, 'Save description').click();
  const dialog = page.getByRole('dialog', { name: 'Describe your photo' });
  await expect(dialog.getByRole('link', { name: 'Say what can be seen in the photo.' })).toBeVisible();
  await checkAccessibility(page, { name: 'a photo without words' });
  await page.keyboard.press('Escape');
  await expect(photos(page).first()).toContainText('No description: no one sees it');
  const sefina = await another(16);
  await open(sefina, '/connections?tab=matches');
  await expect(card(sefina, 'Peter Ballantyne').getByRole('img')).toHaveCount(0);

  await button(page, 'Describe (photo 1)').click();
  await dialog.getByLabel('Description').fill('Me at the chess board');
  await button(page, 'Save description').click();
  await told(page, 'Description saved');
  await addPhoto(page, '#2255aa', 'My garden in spring');
  await expect(photos(page)).toHaveCount(2);
  await sound(page, 'photos');
  await checkReflow(page, { name: 'photos' });

  await button(page, 'Move up (photo 2)').focus();
  await page.keyboard.press('Enter');
  await expect(photos(page).first()).toContainText('My garden in spring');
  await expect.poll(() => timesAnnounced(page, 'Photo moved to place 1 of 2')).toBe(1);
  await expect(button(page, 'Move down (photo 1)')).toBeFocused();
  await sefina.reload();
  await expect(card(sefina, 'Peter Ballantyne').getByRole('img')).toHaveAccessibleName('My garden in spring');
  await expect.poll(() => shows(sefina)).toBe(true);

  await button(page, 'Delete (photo 1)').click();
  await told(page, 'Photo deleted');
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeFocused();
  await expect(card(sefina, 'Peter Ballantyne').getByRole('img')).toHaveAccessibleName('Me at the chess board');
  await button(page, 'Undo').click();
  await told(page, 'Photo restored');
  await expect(photos(page)).toHaveCount(2);
  await expect(photos(page).first()).toContainText('My garden in spring');
  const messages = page.locator('.toasts').getByRole('button', { name: 'Dismiss' });
  for (const one of (await messages.all()).toReversed()) await one.click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await crawlKeyboard(page, { name: 'photos' });
});

test('blurred until a match: the preview says so and sends the other image; a match sees the photo', async ({
  page,
  another,
}) => {
  await signInAs(page, 8);
  await open(page, '/connections/profile?step=2');
  await addPhoto(page, '#2255aa', 'My garden in spring');
  await addPhoto(page, '#aa5522', 'Me at the chess board');
  await button(page, 'Next').click();
  await check(page, 'Blur my photos until we match').check();
  await button(page, 'Save changes').click();
  await told(page, 'Profile saved');
  await open(page, '/connections/preview?as=profile');
  const seen = page.getByRole('article');
  await expect(seen.getByRole('img').first()).toHaveAccessibleName('Photo 1 of 2 of Anjali Deshpande, blurred');
  await expect(seen).toContainText('Photos are blurred until you match.');
  await expect(seen).not.toContainText('garden');
  await expect(seen.getByRole('img').first()).toHaveAttribute('src', /\/blurred$/);
  await sound(page, 'blurred');
  await checkReflow(page, { name: 'blurred' });
  const mo = await another(25);
  await open(mo, '/connections?tab=matches');
  await expect(card(mo, 'Anjali Deshpande').getByRole('img')).toHaveAccessibleName('My garden in spring');
  await expect.poll(() => shows(mo)).toBe(true);
});
