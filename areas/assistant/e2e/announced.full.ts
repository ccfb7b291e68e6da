import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, tab: string) => {
  await page.goto(`/accessibility-assistant?tab=${tab}`);
  await settled(page);
};
const pressIn = (page: Page) => (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();

test('an analysis, and what is done with its suggestions, are said once (A17)', async ({ page }) => {
  await signInAs(page, 26);
  await open(page, 'analyzer');
  const press = pressIn(page);
  await page.getByRole('textbox', { name: 'Your text' }).fill('We endeavour to call you prior to Friday.');
  const keeps = page.getByRole('switch', { name: 'Keep the figures of my checks' });
  const forget = async () => {
    await press('Delete all figures')();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all figures' }).click();
  };
  // The second counts from the answer of the server on.
  const analyze = async () => {
    const answer = page.waitForResponse('**/api/accessibility-analyze');
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await answer;
  };
  await hearEach(page, [
    [/^Couldn’t save your choice: /, () => refused(page, '**/api/writing-progress', () => keeps.click())],
    ['Analysis Complete: Accessibility improvements suggested below.', analyze],
    ['Applied: “prior to” has a plainer word. 1 suggestion left.', press('Apply (suggestion 2)')],
    ['Undone: “prior to” has a plainer word.', press(/^Undo \(“prior to”/)],
    ['Taken off the list: “endeavour” has a plainer word.', press('Leave it (suggestion 1)')],
    [/^Suggestions Exported: Look for .+ among your downloads\.$/, press('Export suggestions')],
  ]);
  await keeps.click();
  await analyze();
  await page.getByRole('heading', { name: '1 check kept' }).waitFor();
  await settled(page);
  await hearEach(page, [
    [/^Couldn’t delete your figures: /, () => refused(page, '**/api/writing-progress', forget)],
    ['All figures deleted', forget],
  ]);
});

test('a setting of the profile is said once (A17)', async ({ page }) => {
  await signInAs(page, 26);
  await open(page, 'profile');
  const text = page.getByRole('switch', { name: 'Large text', exact: true });
  await hearEach(page, [
    [
      'Failed to save your accessibility preferences. Please try again.',
      () => refused(page, '**/api/accessibility-profile', () => text.click()),
    ],
    ['Profile Updated: Your accessibility preferences have been saved.', () => text.click()],
    ['Profile Updated: Your accessibility preferences have been saved.', () => text.click()],
  ]);
});
