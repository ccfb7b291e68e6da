import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { startReader } from '#platform/web/testing/reader.ts';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const text = 'Please call us prior to Friday. We endeavour to answer.';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const findings = (page: Page) => page.locator('[data-finding]');

test('by the reader alone: a text is analysed, the next suggestion is applied and undone, and each is heard once', async ({
  page,
}) => {
  await signInAs(page, 18);
  await page.goto('/accessibility-assistant');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('item', /^tab, Content Analyzer/);
  await reader.act();
  await expect(field(page)).toBeVisible();
  await reader.to('heading', 'heading, Check a text, level 2');
  await reader.to('item', /^textbox, Your text/);
  await reader.type(text);
  await reader.to('item', /^button, Analyze/);
  await reader.forget();
  await reader.act();
  await expect(findings(page)).toHaveText(['1. “prior to” has a plainer word', '2. “endeavour” has a plainer word']);
  expect(await reader.times('polite: Analysis Complete: Accessibility improvements suggested below.')).toBe(1);
  expect(await reader.heard()).toHaveLength(1);

  await reader.to('heading', 'heading, 2 suggestions, level 2');
  await reader.to('item', /^button, Next suggestion/);
  await reader.act();
  await expect(findings(page).first()).toBeFocused();
  await reader.to('item', 'Write “before”.');
  await reader.to('item', /^button, Apply \(suggestion 1\)/);
  await reader.forget();
  await reader.act();
  await expect(field(page)).toHaveValue(text.replace('prior to', 'before'));
  // The focus, and the reader with it, is on what has taken its place.
  await expect(findings(page).first()).toBeFocused();
  expect(await reader.times('polite: Applied: “prior to” has a plainer word. 1 suggestion left.')).toBe(1);
  expect(await reader.heard()).toHaveLength(1);

  await reader.to('heading', 'heading, 1 suggestion, level 2');
  await reader.to('item', /^button, Undo \(“prior to” has a plainer word\)/);
  await reader.forget();
  await reader.act();
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByRole('heading', { name: '2 suggestions' })).toBeFocused();
  expect(await reader.times('polite: Undone: “prior to” has a plainer word.')).toBe(1);
  expect(await reader.heard()).toHaveLength(1);
});
