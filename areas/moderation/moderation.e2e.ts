import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const card = (page: Page, id: number) => page.locator(`#post-${id}`);

async function open(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** A post by member 2; the page then belongs to member 1. */
async function posted(page: Page, content: string) {
  await signInAs(page, 2);
  const answer = await page.request.post('/api/posts', { data: { content } });
  expect(answer.status()).toBe(201);
  await signInAs(page, 1);
  return (await answer.json()) as { id: number; author: { id: number; displayName: string } };
}

test('the report dialog: a reason is asked for, and what is sent follows from it', async ({ page }) => {
  const { id, author } = await posted(page, 'Buy my pills!');
  const { member } = await (await page.request.get('/api/session')).json();
  await open(page);
  const opener = card(page, id).getByRole('button', { name: /^Report/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(toast(page, 'Please select a reason')).toBeVisible();
  await expect(dialog.getByText("You must specify why you're reporting this content.").first()).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();

  await expect(dialog.getByText('Priority', { exact: true })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Other violation' }).check();
  await dialog.getByRole('radio', { name: 'Minor issue' }).check();
  await expect(dialog.getByText('Serious Violation', { exact: true })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Hate speech or discrimination' }).check();
  await expect(dialog.getByText('Priority', { exact: true })).toHaveCount(0);
  await expect(dialog.getByText('Serious Violation', { exact: true })).toBeVisible();
  await dialog.getByLabel(/^Details/).fill('  Not kind. ');
  await expect(dialog.getByText('12/500 characters')).toBeVisible();
  await expect(dialog).toContainText('within 24 hours');
  await expect(dialog).toContainText('False or malicious reports may lead to account restrictions');

  const sent = page.waitForRequest('**/api/reports');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  expect((await sent).postDataJSON()).toEqual({
    reporterId: member.id,
    reportedUserId: author.id,
    contentType: 'post',
    contentId: id,
    reason: 'hate_speech',
    description: 'Not kind.',
    priority: 'high',
  });
  await expect(dialog).toHaveCount(0);
  const thanks = "Thank you for helping keep our community safe. We'll review this report promptly.";
  await expect(toast(page, thanks)).toBeVisible();
  expect(await timesAnnounced(page, `Report submitted: ${thanks}`)).toBe(1);
  await expect(opener).toBeFocused();
});

test('a report that fails keeps everything that was written', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  const { id } = await posted(page, 'Again, my pills!');
  await open(page);
  await card(page, id)
    .getByRole('button', { name: /^Report/ })
    .click();
  await page.route('**/api/reports', (route) => route.fulfill({ status: 500, body: '{}' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Spam or unwanted content' }).check();
  await dialog.getByLabel(/^Details/).fill('Adverts every day.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(toast(page, 'Failed to submit report')).toBeVisible();
  await expect(toast(page, 'Please try again later.')).toBeVisible();
  await expect(dialog.getByLabel(/^Details/)).toHaveValue('Adverts every day.');
  await expect(dialog.getByRole('radio', { name: 'Spam or unwanted content' })).toBeChecked();
});

test('the person can be blocked in the same step', async ({ page }) => {
  const { id, author } = await posted(page, 'Third time, my pills!');
  await open(page);
  await card(page, id)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Harassment or bullying' }).check();
  await dialog.getByRole('checkbox', { name: `Also block ${author.displayName}` }).check();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, id)).toHaveCount(0);
  await page.request.delete(`/api/users/${author.id}/block`);
});

test('passes the checks in every theme and width', async ({ page }) => {
  test.setTimeout(180_000);
  const { id } = await posted(page, 'Once more, my pills!');
  await open(page);
  await card(page, id)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Other violation' }).check();
  const accept = {
    'ibm potential form_submit_button_exists': 'It stands in the foot of the dialog and names its form.',
  };
  await withThemes(page, async ({ label }) => {
    await checkAccessibility(page, { name: `the report dialog, ${label}`, accept });
  });
  await checkReflow(page, { name: 'the report dialog' });
});
