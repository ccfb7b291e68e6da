import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

test('a sample thing is written, read, changed, deleted, and restored', async ({ page, problems }) => {
  // Deleted: its address is missing.
  problems.allow(/status of 404.*sample-things/);
  await signInAs(page, 14);
  await open(page, '/sample-things');
  await sound(page, 'sample things');
  await page.getByRole('link', { name: 'New sample thing' }).click();
  await page.getByRole('button', { name: 'Share sample thing' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Give it a title.' })).toBeVisible();
  await sound(page, 'a new sample thing with errors');
  await page.getByLabel('Title', { exact: true }).fill('By the window');
  await page.getByLabel('Text', { exact: true }).fill('Where the light is.');
  await page.getByRole('button', { name: 'Share sample thing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'By the window' })).toBeVisible();
  await expect(page.getByText('Where the light is.')).toBeVisible();
  await sound(page, 'a sample thing');
  await checkReflow(page, { name: 'a sample thing' });

  await page.getByRole('link', { name: 'Edit sample thing' }).click();
  await page.getByLabel('Title', { exact: true }).fill('By the door');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'By the door' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete sample thing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample things' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'By the door' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'By the door' })).toBeVisible();
});

test('by keyboard alone, and found in the menu', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/sample-things');
  await crawlKeyboard(page);
  await page.getByRole('link', { name: 'New sample thing' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Tab');
  await page.getByLabel('Text', { exact: true }).focus();
  await page.keyboard.type('Without a mouse.');
  await page.getByRole('button', { name: 'Share sample thing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Typed' })).toBeVisible();
  await crawlKeyboard(page);
});

test('what is another’s can be reported, and not changed; what isn’t there says so', async ({ page, problems }) => {
  problems.allow(/status of 404.*sample-things/);
  await signInAs(page, 14);
  await open(page, '/sample-things');
  await page.getByRole('link', { name: 'Another sample thing' }).click();
  await expect(page.getByRole('button', { name: 'Report to moderators' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete sample thing' })).toHaveCount(0);
  await open(page, '/sample-things/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Sample thing not found' })).toBeVisible();
  await checkAccessibility(page, { name: 'a missing sample thing' });
});
