import type { Page } from '@playwright/test';
import { expect, test } from '#platform/web/testing/journey.ts';
import { written } from '#platform/web/testing/times.ts';
import type { Report } from '../contract.ts';
import { mo, open, panel, reported, toasts } from './cases.ts';

/** What the specification says of the queue and of a report, to the letter. */
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

async function read(page: Page, report: number): Promise<Report> {
  return (await (await page.request.get(`/api/reports/${report}`)).json()) as Report;
}
const take = (page: Page) => panel(page).getByRole('button', { name: 'Take Report', exact: true });
const acts = (page: Page) => panel(page).locator('.case-acts').getByRole('button');

test('a report in the list has its badges, number, reason, words, kind and day', async ({ page }) => {
  const { report } = await reported(page, 'Cheap chairs', { description: 'An advert, I think.' });
  const { createdAt } = await read(page, report);
  await open(page);
  const item = page.locator(`#report-${report}`);
  await expect(item.locator('.chip')).toHaveText(['Medium priority', 'Pending']);
  await expect(item.getByText(`No. ${report}`, { exact: true })).toBeVisible();
  await expect(item.locator('.case-title')).toHaveText('Spam or unwanted content');
  await expect(item.locator('.case-line')).toHaveText('An advert, I think.');
  await expect(item.locator('.case-kind')).toHaveText('post');
  await expect(item.getByText(written(createdAt), { exact: true })).toBeVisible();
  await page.request.put(`/api/reports/${report}/priority`, { data: { priority: 'low' } });
  await page.request.put(`/api/reports/${report}/assign`, { data: {} });
  await open(page);
  await expect(item.locator('.chip')).toHaveText(['Low priority', 'Reviewing']);
});

test('a report in the panel has its reason, words, kind, priority and moment', async ({ page }) => {
  const { report } = await reported(page, 'Cheap chairs', { reason: 'misinformation', description: 'Not true.' });
  const { createdAt } = await read(page, report);
  await open(page, `/moderation?report=${report}`);
  await expect(panel(page).locator('.row').first().locator('.chip')).toHaveText(['Medium priority', 'Pending']);
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Misinformation or false claims');
  await expect(panel(page).locator('h2 + .case-words')).toHaveText('Not true.');
  await expect(panel(page).locator('.exhibit')).toHaveText('Cheap chairs');
  await expect(panel(page).locator('.facts dt')).toHaveText([
    'Content type',
    'Priority',
    'Created',
    'Reported by',
    'About',
  ]);
  await expect(panel(page).locator('.facts dd')).toHaveText([
    'post',
    'Medium',
    written(createdAt),
    '1 person',
    /^\S+ \S+/,
  ]);
  const { report: silent } = await reported(page, 'Without a word about it');
  await open(page, `/moderation?report=${silent}`);
  await expect(panel(page).locator('h2 + p')).toHaveText('No additional details provided');
});

test('“Take Report” stands on what is pending alone, says who takes it, and then there are the decisions', async ({
  page,
}) => {
  const { report } = await reported(page, 'Cheap chairs');
  await open(page, `/moderation?report=${report}`);
  await expect(take(page)).toBeVisible();
  await expect(acts(page)).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await take(page).click();
  const call = await asked;
  expect([new URL(call.url()).pathname, call.postDataJSON()]).toEqual([
    `/api/reports/${report}/assign`,
    { moderatorId: mo },
  ]);
  await expect(toasts(page).locator('strong')).toHaveText('You’ve taken this report');
  await expect(toasts(page).locator('.toast-words > div')).toHaveText('It’s assigned to you for 30 minutes.');
  await expect(panel(page).locator('.row').first().locator('.chip')).toHaveText(['Medium priority', 'Reviewing']);
  await expect(take(page)).toHaveCount(0);
  await expect(acts(page)).toHaveText(['Warn User', 'Remove Content', 'Suspend User', 'No Action', 'Dismiss']);
  expect(await read(page, report)).toMatchObject({ status: 'reviewing', assignee: { id: mo } });
  await panel(page).getByRole('button', { name: 'Release the report' }).click();
  await expect(take(page)).toBeVisible();
  await expect(acts(page)).toHaveCount(0);

  await take(page).click();
  await acts(page).filter({ hasText: 'Dismiss' }).click();
  // The message of having taken it lies in the dialog too, and can be dismissed.
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(panel(page).locator('.row').first().locator('.chip')).toHaveText(['Medium priority', 'Dismissed']);
  await expect(take(page)).toHaveCount(0);
  await expect(acts(page)).toHaveCount(0);
});

test('each decision suggests its fixed note; sent as it is, that is the note', async ({ page }) => {
  const { report } = await reported(page, 'Cheap chairs');
  await page.request.put(`/api/reports/${report}/assign`, { data: {} });
  await open(page, `/moderation?report=${report}`);
  const dialog = page.getByRole('dialog');
  for (const [name, note] of [
    ['Warn User', 'Warning issued to user'],
    ['Remove Content', 'Content violates community guidelines'],
    ['Suspend User', 'User suspended for violations'],
    ['Dismiss', ''],
    ['No Action', 'No violation found'],
  ] as const) {
    await acts(page).filter({ hasText: name }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`${name}: Report ${report}`);
    await expect(dialog.getByRole('textbox', { name: /Note for the record/ })).toHaveValue(note);
    if (name === 'No Action') break;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'No Action' }).click();
  await expect(panel(page)).toContainText('Decided: No Action');
  expect(await read(page, report)).toMatchObject({
    status: 'resolved',
    resolution: 'no_action',
    moderatorNotes: 'No violation found',
  });
});
