import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('in the report dialog, what is missing, refused and sent is said once (A17)', async ({ page, another }) => {
  await signInAs(page, 5);
  const other = await another(2);
  const answer = await other.request.post('/api/posts', { data: { content: 'Buy my pills, dear readers!' } });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/post/${id}`);
  await settled(page);
  await page
    .locator(`#post-${id}`)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await expect(dialog).toBeVisible();
  const submit = () => dialog.getByRole('button', { name: 'Submit report' }).click();
  await hearEach(page, [
    ["Please select a reason: You must specify why you're reporting this content.", submit],
    [/^Serious Violation/, () => dialog.getByRole('radio', { name: 'Hate speech or discrimination' }).check()],
    ['Failed to submit report: Please try again later.', () => refused(page, '**/api/reports', submit)],
    ["Report submitted: Thank you for helping keep our community safe. We'll review this report promptly.", submit],
  ]);
});
