import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { written } from '#platform/web/testing/times.ts';
import type { ContentFlag } from '../contract.ts';
import { mia, mo, open, panel, reported, reporter, send, toasts, writer } from './cases.ts';

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

const counter = async (page: Page, label: string) =>
  Number(await page.locator('.ledger > div', { hasText: label }).locator('dd').innerText());

test('the counters, the three tabs, the filters and an empty queue, to the letter', async ({ page }) => {
  const { report } = await reported(page, 'Something without a word about it');
  await open(page);
  for (const label of ['Pending Reports', 'Under Review', 'Content Flags', 'Resolved Today'])
    await expect(page.locator('.ledger dt', { hasText: label })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Reports Queue', 'Moderation Actions', 'Content Flags']);
  await expect(page.getByText('Select a report to view details')).toBeVisible();
  await expect(page.locator(`#report-${report}`)).toContainText('No additional details provided');
  const options = (name: string) => page.getByRole('combobox', { name, exact: true }).locator('option');
  await expect(options('Status')).toHaveText(['All', 'Pending', 'Reviewing', 'Resolved', 'Dismissed']);
  await expect(options('Priority')).toHaveText(['All', 'Low', 'Medium', 'High', 'Urgent']);
  await page.getByRole('searchbox', { name: 'Search reason and description' }).fill('nobody wrote this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No reports found matching your criteria')).toBeVisible();
  await expect(page).toHaveURL(/q=nobody/);
});

test('after fifteen hard reports a pause is asked for; it holds over reloads and sessions, and ends by itself', async ({
  page,
}) => {
  const { report } = await reported(page, 'Words that are hard to read', { reason: 'harassment' });
  await page.clock.install();
  await open(page);
  await page.evaluate((key) => {
    const opened = Array.from({ length: 14 }, (_, n) => ({ id: 900_000 + n, at: Date.now() }));
    localStorage.setItem(key, JSON.stringify({ opened, pausedUntil: 0 }));
  }, `doorways:pace:${mo}`);
  const chosen = async () => page.locator(`#report-${report}`).getByRole('button').click();
  await chosen();
  await expect(panel(page)).toContainText('Please take a break');
  await expect(panel(page)).not.toContainText('Words that are hard to read');
  await page.reload();
  await chosen();
  await expect(panel(page)).toContainText('Please take a break');
  await checkAccessibility(page, { name: 'a pause is asked for' });
  await panel(page).getByRole('button', { name: 'Take a break (10 minutes)' }).click();
  await expect(panel(page)).toContainText('You’re on a break');
  // Another session of the same moderator.
  await signInAs(page, mo);
  await open(page);
  await chosen();
  await expect(panel(page)).toContainText('You’re on a break');
  await expect(panel(page)).not.toContainText('Words that are hard to read');
  await page.clock.fastForward('10:00');
  await expect(panel(page)).toContainText('Words that are hard to read');
});

test('from a report to a decision, its notices, an appeal, and everything back', async ({ page, another }) => {
  const { post, report } = await reported(page, 'Cheap chairs, write to me', { description: 'An advert, I think.' });
  await open(page);
  const before = { pending: await counter(page, 'Pending Reports'), reviewing: await counter(page, 'Under Review') };
  const item = page.locator(`#report-${report}`).getByRole('button');
  await expect(item).toContainText('Spam or unwanted content');
  await expect(item).toContainText('Medium');
  await expect(item).toContainText('Pending');
  await expect(item).toContainText(`No. ${report}`);
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel(page)).toContainText('An advert, I think.');
  await expect(panel(page)).toContainText('Cheap chairs, write to me');

  await page.keyboard.press('t');
  await expect(panel(page).getByText('Reviewing', { exact: true })).toBeVisible();
  await expect.poll(() => counter(page, 'Under Review')).toBe(before.reviewing + 1);
  expect(await counter(page, 'Pending Reports')).toBe(before.pending - 1);
  for (const name of ['Warn User', 'Remove Content', 'Suspend User', 'No Action', 'Dismiss'])
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Severe' }).check();
  await expect(dialog.getByRole('textbox')).toHaveValue('Content violates community guidelines');
  await dialog.getByRole('textbox').fill('Things to sell have a place of their own.');
  await dialog.getByRole('button', { name: 'Remove Content' }).click();
  await expect(toasts(page)).toContainText('Remove Content: done');
  await expect(panel(page)).toContainText('Decided: Remove Content');
  await page.getByRole('tab', { name: 'Moderation Actions' }).click();
  const action = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(action).toContainText('Things to sell have a place of their own.');
  await expect(action).toContainText('Severe');
  expect((await page.request.get(`/api/posts/${post}`)).status()).toBe(404);

  const told = await another(reporter);
  await open(told, '/my-reports');
  await expect(told.getByRole('listitem').filter({ hasText: 'An advert, I think.' })).toContainText('We acted');

  const person = await another(writer);
  const list = (await (await person.request.get('/api/decisions')).json()) as { id: number }[];
  await open(person, `/decisions/${list[0]?.id}`);
  await expect(person.getByRole('main')).toContainText('Cheap chairs, write to me');
  await expect(person.getByRole('main')).toContainText('No one can see your post now');
  await person.getByRole('switch', { name: 'Easy Read' }).check();
  await expect(person.getByRole('main')).toContainText('We hid it.');
  await person.getByRole('textbox', { name: /Why it is wrong/ }).fill('I give them away.');
  await person.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(person.getByRole('main')).toContainText('It’s waiting for another moderator.');

  const second = await another(mia);
  await open(second);
  const appeal = second.getByRole('listitem').filter({ hasText: 'I give them away.' });
  await appeal.getByRole('button', { name: /Answer the appeal/ }).click();
  await second.getByRole('radio', { name: 'Uphold the appeal' }).check();
  await second.getByRole('textbox', { name: /Answer/ }).fill('You are right. Sorry.');
  await second.getByRole('button', { name: 'Send the answer' }).click();
  await expect(toasts(second)).toContainText('Appeal upheld');
  expect((await person.request.get(`/api/posts/${post}`)).status()).toBe(200);
  await open(person, `/decisions/${list[0]?.id}`);
  await expect(person.getByRole('main')).toContainText('You were right. We reversed the decision.');
});

test('a member is refused, and finds no entry in the menu', async ({ page }) => {
  await signInAs(page, reporter);
  await open(page);
  await expect(page.getByText('This page is for moderators')).toBeVisible();
  expect((await page.request.get('/api/reports')).status()).toBe(403);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page
      .getByRole('link', { name: 'Your profile' })
      .or(page.getByRole('link', { name: 'Home' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Moderation', exact: true })).toHaveCount(0);
});

test('a flag is opened, read and dismissed', async ({ page }) => {
  await signInAs(page, writer);
  const { id } = await send(page, '/api/posts', { content: 'Buy my pills! Click here' });
  await signInAs(page, mo);
  const found = async () => {
    const answer = await page.request.get('/api/content-flags?isResolved=false&limit=100');
    return ((await answer.json()) as ContentFlag[]).find(({ contentId }) => contentId === id);
  };
  await expect.poll(async () => (await found())?.contentType).toBe('post');
  const createdAt = (await found())?.createdAt ?? '';
  await open(page, '/moderation?tab=flags');
  const before = await counter(page, 'Content Flags');
  const flag = page.getByRole('listitem').filter({ hasText: `post ${id}` });
  await expect(flag.locator('.row > *')).toHaveText(['Spam', `post ${id}`, '74% confidence']);
  await expect(flag.getByText('Sounds like an ad. Tells people to click.', { exact: true })).toBeVisible();
  await expect(flag.locator('time')).toHaveText(written(createdAt));
  await flag.getByRole('button', { name: `Review post ${id}`, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Buy my pills! Click here');
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(flag).toHaveCount(0);
  await expect.poll(() => counter(page, 'Content Flags')).toBe(before - 1);
});

test('what fails is told, names the action, and can be tried again', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  const { report } = await reported(page, 'A third thing');
  await page.request.put(`/api/reports/${report}/assign`, { data: {} });
  await open(page, `/moderation?report=${report}`);
  const fail = (route: {
    fulfill: (answer: object) => Promise<void>;
    request: () => { method: () => string };
    fallback: () => Promise<void>;
  }) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback());
  await page.route(`**/api/reports/${report}`, fail);
  await panel(page).getByRole('button', { name: 'Warn User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Please be kind');
  await dialog.getByRole('button', { name: 'Warn User' }).click();
  await expect(toasts(page)).toContainText('“Warn User” didn’t work');
  await expect(dialog.getByRole('textbox')).toHaveValue('Please be kind');
  await page.unroute(`**/api/reports/${report}`);
  await dialog.getByRole('button', { name: 'Warn User' }).click();
  await expect(toasts(page)).toContainText('Warn User: done');

  for (const [path, tab, words] of [
    ['reports', 'queue', 'Failed to fetch reports'],
    ['moderation-actions', 'actions', 'Failed to fetch moderation actions'],
    ['content-flags', 'flags', 'Failed to fetch content flags'],
  ] as const) {
    await page.route(new RegExp(`/api/${path}(\\?|$)`), (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, `/moderation?tab=${tab}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible({ timeout: 15_000 });
    await page.unrouteAll();
  }
});

test('a case passes the checks in every theme and width, and by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const { report } = await reported(page, 'A fourth thing, with a spastic word', { description: 'It hurts' });
  await page.request.put(`/api/reports/${report}/assign`, { data: {} });
  await open(page, `/moderation?report=${report}`);
  await expect(panel(page)).toContainText('s••••••');
  await withThemes(page, async ({ label }) => {
    await checkAccessibility(page, { name: `a case, ${label}` });
  });
  await checkReflow(page, { name: 'a case' });
  await crawlKeyboard(page);
});
