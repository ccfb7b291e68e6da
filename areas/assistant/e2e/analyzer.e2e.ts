import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const text = 'ACCESS PICNIC THIS SUNDAY!\n\nPlease endeavour to call us prior to Friday. Press the green button.';
const open = async (page: Page) => {
  await signInAs(page, 14);
  await page.goto('/accessibility-assistant?tab=analyzer');
  await settled(page);
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const titles = [
  '1. A run of capital letters',
  '2. “endeavour” has a plainer word',
  '3. “prior to” has a plainer word',
  '4. Something is named by its colour',
];
const findings = (page: Page) => page.locator('[data-finding]');

test('a text is analysed: suggestions with place and reason, applied, undone, left, and exported', async ({ page }) => {
  await open(page);
  await expect(
    page.getByText('The text is checked on Doorways. It is not stored, and not sent anywhere else.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem')).toHaveCount(6);
  await expect(button(page, 'Analyze')).toBeDisabled();
  await field(page).fill('   ');
  await expect(button(page, 'Analyze')).toBeDisabled();
  await field(page).fill(text);

  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/accessibility-analyze', async (route) => {
    await opened;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/accessibility-analyze');
  await button(page, 'Analyze').click();
  expect((await sent).postDataJSON()).toEqual({ content: text });
  await expect(button(page, 'Analyzing…')).toBeDisabled();
  release();
  const toast = page.locator('.toast', { hasText: 'Analysis Complete' });
  await expect(toast).toContainText('Accessibility improvements suggested below.');
  expect(await timesAnnounced(page, /^Analysis Complete: Accessibility improvements suggested below/)).toBe(1);
  await expect(page.getByRole('heading', { name: '4 suggestions' })).toBeVisible();
  await expect(findings(page)).toHaveText(titles);
  const prior = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /prior to/ }) });
  await expect(prior).toContainText('Line 3');
  await expect(prior).toContainText('Everyday words are quicker to read, and more people know them.');
  await expect(prior).toContainText('Write “before”.');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `suggestions, ${label}` }));
  await checkReflow(page, { name: 'suggestions' });
  // Only the author knows what the button is called.
  await expect(button(page, 'Apply (suggestion 4)')).toHaveCount(0);

  await button(page, 'Apply (suggestion 3)').click();
  await expect(field(page)).toHaveValue(text.replace('prior to', 'before'));
  await expect(page.getByRole('list', { name: 'Applied' })).toHaveText(/Applied: “prior to” has a plainer word/);
  await expect(page.getByRole('heading', { name: '3. Something is named by its colour' })).toBeFocused();
  await button(page, 'Apply (suggestion 1)').click();
  await expect(field(page)).toHaveValue(/^Access picnic this sunday!/);
  await button(page, 'Show in the text (suggestion 2)').click();
  await expect(field(page)).toBeFocused();
  const marked = () =>
    field(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await marked()).toBe('the green button');
  await button(page, 'Undo (A run of capital letters)').click();
  await button(page, 'Undo (“prior to” has a plainer word)').click();
  await expect(field(page)).toHaveValue(text);
  await expect(findings(page)).toHaveText(titles);

  await button(page, 'Leave it (suggestion 1)').click();
  await expect(page.getByRole('heading', { name: '3 suggestions' })).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  const download = page.waitForEvent('download');
  await button(page, 'Export suggestions').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('accessibility-suggestions.txt');
  const written = readFileSync(await file.path(), 'utf8');
  expect(written).toContain('2. Line 3: “prior to” has a plainer word\r\n   “prior to”\r\n');
  expect(written).toContain(`Your text:\r\n\r\n${text}`);
});

test('a changed text says that its suggestions are old, and another tab loses nothing', async ({ page }) => {
  await open(page);
  await field(page).fill(text);
  await button(page, 'Analyze').click();
  await expect(findings(page)).toHaveText(titles);
  await field(page).fill(`New. ${text}`);
  await expect(page.getByText('Press Analyze again to bring the suggestions up to date.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await checkAccessibility(page, { name: 'suggestions of an older text' });
  await page.getByRole('tab', { name: 'Assistive Devices' }).click();
  await page.getByRole('tab', { name: 'Content Analyzer' }).click();
  await expect(field(page)).toHaveValue(`New. ${text}`);
  await button(page, 'Analyze').click();
  await expect(page.getByText('Press Analyze again')).toHaveCount(0);
  await expect(button(page, 'Apply (suggestion 3)')).toBeVisible();
  await field(page).fill('We meet at ten.');
  await button(page, 'Analyze').click();
  await expect(page.getByRole('heading', { name: 'Nothing left to suggest' })).toBeVisible();
  await expect(page.locator('.toast', { hasText: 'Analysis Complete' })).toContainText('We found nothing to improve.');
  await checkAccessibility(page, { name: 'a text without suggestions' });
});

test('in a long text, what a suggestion is about comes into view', async ({ page }) => {
  await open(page);
  const lines = Array.from({ length: 400 }, (_, at) => (at === 200 ? 'Call prior to noon.' : 'We meet at ten.'));
  await field(page).fill(lines.join('\n'));
  await button(page, 'Analyze').click();
  await expect(findings(page)).toHaveText(['1. “prior to” has a plainer word']);
  await button(page, 'Show in the text (suggestion 1)').press('Enter');
  const seen = () =>
    field(page).evaluate((area: HTMLTextAreaElement) => {
      const words = area.value.slice(area.selectionStart, area.selectionEnd);
      const share = (area.scrollTop + area.clientHeight / 2) / area.scrollHeight;
      return { words, middle: Math.round(share * 10) };
    });
  await expect.poll(seen).toEqual({ words: 'prior to', middle: 5 });
});

test('by keyboard: next, previous and the arrow keys go through the suggestions', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(text);
  await button(page, 'Analyze').press('Enter');
  await expect(findings(page)).toHaveText(titles);
  await button(page, 'Next suggestion').press('Enter');
  await expect(findings(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(findings(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(findings(page).nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(findings(page).nth(2)).toBeFocused();
  await button(page, 'Previous suggestion').press('Enter');
  await expect(findings(page).nth(3)).toBeFocused();
  await button(page, 'Apply (suggestion 2)').press('Enter');
  await expect(findings(page).nth(1)).toBeFocused();
  await page.locator('.toasts').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await crawlKeyboard(page);
});

test('a failed analysis keeps the text and says so', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await open(page);
  await page.route('**/api/accessibility-analyze', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await field(page).fill(text);
  await button(page, 'Analyze').click();
  const toast = page.locator('.toast', { hasText: 'The analysis failed' });
  await expect(toast).toContainText('Your text is still here.');
  await expect(field(page)).toHaveValue(text);
  await button(page, 'Analyze').click();
  await expect(findings(page)).toHaveText(titles);
});

test('the text is heard as a screen reader says it', async ({ page }) => {
  await open(page);
  await field(page).fill('We meet at ten.');
  await button(page, 'Show what is heard').click();
  await expect(page.getByRole('group', { name: 'What is heard' })).toContainText('We meet at ten.');
});

test('without an outside model nothing of it is shown, and asking answers 404', async ({ page }) => {
  const told = page.waitForResponse('**/api/assistant/model');
  await open(page);
  expect(await (await told).json()).toEqual({ available: false, host: '', model: '' });
  await field(page).fill(text);
  await button(page, 'Analyze').click();
  await expect(findings(page)).toHaveText(titles);
  await expect(page.getByText(/outside model/)).toHaveCount(0);
  const data = { text, wish: 'plain', consent: true };
  expect((await page.request.post('/api/assistant/suggestions', { data })).status()).toBe(404);
});
