import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

/** What the specification says of the report dialog to the letter. */
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
  await signInAs(page, 1);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report this post' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit report' });
const reason = (page: Page, name: string) => dialog(page).getByRole('radio', { name });
const priority = (page: Page) => dialog(page).getByRole('group', { name: 'Priority' });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });

/** Opens the report of a post by somebody else, and answers with what is reported. */
async function openReport(page: Page) {
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Report/ })
    .first();
  await button.click();
  await expect(dialog(page)).toBeVisible();
  return button;
}
async function home(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await settled(page);
}

test('it opens from a card, says what holds for reports, and closes', async ({ page }) => {
  await home(page);
  const button = await openReport(page);
  await expect(dialog(page)).toContainText('Reports are reviewed within 24 hours.');
  await expect(dialog(page)).toContainText('False or malicious reports may lead to account restrictions.');
  await expect(dialog(page).getByRole('textbox', { name: 'Details' })).toBeVisible();
  await expect(priority(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await openReport(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('each reason asks for what belongs to it, and details are counted', async ({ page }) => {
  await home(page);
  await openReport(page);
  const serious = dialog(page).getByText('Serious Violation', { exact: true });
  for (const [name, isSerious, asks] of [
    ['Harassment or bullying', true, false],
    ['Spam or unwanted content', false, false],
    ['Inappropriate content', true, false],
    ['Misinformation or false claims', false, false],
    ['Hate speech or discrimination', true, false],
    ['Other violation', false, true],
  ] as const) {
    await reason(page, name).check();
    await expect(serious, name).toHaveCount(isSerious ? 1 : 0);
    if (isSerious) await expect(dialog(page)).toContainText('The moderation team will prioritise this report.');
    await expect(priority(page), name).toHaveCount(asks ? 1 : 0);
  }
  await expect(priority(page).getByRole('radio')).toHaveCount(3);
  await expect(priority(page).getByRole('radio', { name: 'Moderate concern' })).toBeChecked();
  for (const name of ['Minor issue', 'Serious violation'])
    await expect(priority(page).getByRole('radio', { name })).not.toBeChecked();
  const details = dialog(page).getByRole('textbox', { name: 'Details' });
  await expect(dialog(page).getByText('0/500 characters', { exact: true })).toBeVisible();
  await details.fill('Adverts');
  await expect(dialog(page).getByText('7/500 characters', { exact: true })).toBeVisible();
});

test('without a reason nothing is sent; with one it is, once, and the form is new afterwards', async ({ page }) => {
  await home(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reports')) sent.push(request.postDataJSON());
  });
  const button = await openReport(page);
  const id = Number(await button.evaluate((control) => control.closest('article')?.getAttribute('data-post')));
  const { author } = await (await page.request.get(`/api/posts/${id}`)).json();
  await submit(page).click();
  await expect(toast(page).locator('.toast-bad').getByText('Please select a reason', { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText("You must specify why you're reporting this content.", { exact: true }),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await reason(page, 'Other violation').check();
  await priority(page).getByRole('radio', { name: 'Minor issue' }).check();
  await dialog(page).getByRole('textbox', { name: 'Details' }).fill('  Sold to me too.  ');
  await submit(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toast(page)).toContainText('Report submitted');
  await expect(
    toast(page).getByText("Thank you for helping keep our community safe. We'll review this report promptly.", {
      exact: true,
    }),
  ).toBeVisible();
  expect(sent).toEqual([
    {
      reporterId: 1,
      reportedUserId: author.id,
      contentType: 'post',
      contentId: id,
      reason: 'other',
      description: 'Sold to me too.',
      priority: 'low',
    },
  ]);
  await openReport(page);
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog(page).getByRole('textbox', { name: 'Details' })).toHaveValue('');
  await reason(page, 'Other violation').check();
  await expect(priority(page).getByRole('radio', { name: 'Moderate concern' })).toBeChecked();
});
