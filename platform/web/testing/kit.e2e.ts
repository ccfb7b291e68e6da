import type { Page } from '@playwright/test';
import { axeProblems } from './engines.ts';
import { expect, test } from './journey.ts';
import { checkReflow, withAttributes } from './reflow.ts';
import { withThemes } from './themes.ts';

const part = (page: Page, name: string) => page.locator(`#part-${name}`);

test.beforeEach(async ({ page, problems }) => {
  // The drawn scroll bars bring a style element of their own, which the policy refuses; the kit's styles do its work.
  problems.allow(/Applying inline style violates/);
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 2, name: 'date field' })).toBeVisible();
});

test('a link to the gallery in a look opens in it, and the look stays whatever the preferences do', async ({
  page,
}) => {
  await page.goto('/gallery?theme=contrast&size=large');
  const root = page.locator('html');
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('contrast');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveAttribute('data-motion', 'off');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-font-size', 'large');
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Doorways' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a whole date typed into one box fills all three, by keyboard alone', async ({ page }) => {
  const field = part(page, 'date-field').getByRole('group', { name: 'First day' });
  const [day, month, year] = ['Day', 'Month', 'Year'].map((name) => field.getByLabel(name, { exact: true }));
  if (!day || !month || !year) throw new Error('There are three boxes.');
  await day.focus();
  await page.keyboard.type('3 March 2026');
  await page.keyboard.press('Tab');
  await expect(month).toBeFocused();
  await expect(day).toHaveValue('3');
  await expect(month).toHaveValue('March');
  await expect(year).toHaveValue('2026');
});

test('the error of a date stands at its boxes and goes with it', async ({ page }) => {
  const field = part(page, 'date-field').getByRole('group', { name: 'Your date of birth' });
  const day = field.getByLabel('Day', { exact: true });
  await expect(day).toHaveAccessibleDescription(/Enter a real date/);
  await day.fill('3');
  await expect(field.getByText('Enter a real date')).toHaveCount(0);
  await field.getByLabel('Year', { exact: true }).fill('2027');
  await expect(field.getByText('Your date of birth must be 24 November 2026 or earlier.')).toBeVisible();
});

test('a table sorts by the buttons of its head and says so', async ({ page }) => {
  const table = part(page, 'table-or-list').getByRole('table').first();
  const names = () => table.getByRole('rowheader').allTextContents();
  const price = table.getByRole('columnheader', { name: 'Price per hour' });
  await expect(price).toHaveAttribute('aria-sort', 'none');
  await price.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  expect(await names()).toEqual(['Western Rides', 'Banksia Support Coordination', 'Merri Occupational Therapy']);
  await expect(page.getByText('Sorted by Price per hour, smallest first')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(['Banksia Support Coordination', 'Merri Occupational Therapy', 'Western Rides']);
});

test('the next rows take the focus', async ({ page }) => {
  const table = part(page, 'table-or-list').getByRole('table').last();
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await part(page, 'table-or-list').getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Merri Occupational Therapy' })).toBeFocused();
});

test('a chart names itself, and its table says what is not known', async ({ page }) => {
  const chart = part(page, 'chart').getByRole('figure', { name: 'Energy and pain' });
  await chart.locator('summary').press('Enter');
  const thursday = chart.getByRole('row', { name: /^Thu/ });
  await expect(thursday.getByRole('cell').first()).toHaveText(/Not known$/);
  await expect(chart.locator('.chart-line[data-row="1"]').last()).toHaveAttribute('d', /M.+M/);
});

test('the words of a chart can be read in every theme', async ({ page }) => {
  expect(await page.locator('.chart-figure').allTextContents()).toEqual(['7', '6', '4', '6', '7', '8', '9']);
  await withThemes(
    page,
    async ({ label }) => {
      const words = (await axeProblems(page, false)).filter((problem) => problem.includes('chart'));
      expect(words, label).toEqual([]);
    },
    { all: true },
  );
});

test('the words of a table break before they are wider than a narrow window', async ({ page }) => {
  const table = part(page, 'table-or-list').getByRole('table', { name: 'Doses you took' });
  await checkReflow(page, { name: 'the gallery at 256 px', width: 256, height: 256 });
  await page.setViewportSize({ width: 256, height: 256 });
  await withAttributes(page, { 'data-font-size': 'extra-large' });
  const [label, words] = await table.getByRole('cell').first().locator(':scope > *').all();
  const [above, below] = [await label?.boundingBox(), await words?.boundingBox()];
  if (!above || !below) throw new Error('A label and its words stand in a cell.');
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('a panel of tabs is a tab stop only while nothing in it is one', async ({ page }) => {
  const tabs = part(page, 'tabs');
  await tabs.getByRole('tab', { name: 'Saved' }).focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tabpanel', { name: 'Saved' })).toBeFocused();
  await tabs.getByRole('tab', { name: 'Drafts' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Write another' })).toBeFocused();
});
