import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { button, card, expected, open, sound, title, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

const photoFile = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 100, channels: 3, background: '#2255aa' } })
    .png()
    .toBuffer(),
});
const moderatorId = 2;
const check = (page: Page, name: string) => page.getByRole('article', { name });

test('a photo check: the pose is asked for, a moderator compares and passes it, and others see the level', async ({
  page,
  another,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 21);
  await open(page, '/connections');
  await page.getByRole('link', { name: 'Verify who I am' }).click();
  await expect(title(page, 'Verification')).toBeVisible();
  await expect(page.getByText('Add and describe a photo first.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my photos' }).click();
  await page.getByLabel('Add a photo').setInputFiles(await photoFile());
  await page.getByRole('dialog').getByLabel('Description').fill('Me at the chess board');
  await button(page, 'Save description').click();
  await told(page, 'Description saved');
  await open(page, '/connections/verification');
  await expect(page.getByText(/^Your pose: /)).toBeVisible();
  await sound(page, 'verification');
  await checkReflow(page, { name: 'verification' });
  await crawlKeyboard(page, { name: 'verification' });
  await page.getByLabel('Send the picture').setInputFiles(await photoFile());
  await told(page, 'Photo check asked for');
  await expect(title(page, 'Verification')).toBeFocused();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();

  const moderator = await another(moderatorId);
  await open(moderator, '/connections/checks');
  const asked = check(moderator, 'Photo check of Peter Ballantyne');
  await expect(asked.getByRole('img')).toHaveCount(0);
  await button(moderator, 'Show the pictures of Peter Ballantyne').click();
  await expect(asked.getByRole('img')).toHaveCount(2);
  await sound(moderator, 'checks');
  await checkReflow(moderator, { name: 'checks' });
  await crawlKeyboard(moderator, { name: 'checks' });
  await button(moderator, 'It’s the same person (photo check of Peter Ballantyne)').click();
  await told(moderator, 'Check passed');
  await expect(title(moderator, 'Connections checks')).toBeFocused();
  await expect(moderator.getByRole('heading', { name: 'No checks wait' })).toBeVisible();

  const sefina = await another(16);
  await open(sefina, '/connections?tab=matches');
  await expect(card(sefina, 'Peter Ballantyne')).toContainText('Photo checked');
});

test('by keyboard: an identity check is asked for and declined with a reason that the member reads', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page, '/connections/verification');
  await button(page, 'Ask for an identity check').focus();
  await page.keyboard.press('Enter');
  await told(page, 'Identity check asked for');
  const moderator = await another(moderatorId);
  await open(moderator, '/connections/checks');
  await button(moderator, 'Decline with a reason (identity check of Peter Ballantyne)').focus();
  await moderator.keyboard.press('Enter');
  await button(moderator, 'Decline the check').click();
  const dialog = moderator.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Say why. The member reads it.' })).toBeVisible();
  await checkAccessibility(moderator, { name: 'a reason' });
  await dialog.getByLabel('Your reason').fill('The document was not in view.');
  await button(moderator, 'Decline the check').click();
  await told(moderator, 'Check declined');
  await page.reload();
  await expect(page.getByText('The document was not in view.')).toBeVisible();
  await expect(button(page, 'Ask for an identity check')).toBeVisible();
});
