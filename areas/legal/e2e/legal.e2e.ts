import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { signInConfirmed } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// Members of the cast who have stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 40[34]/));
test.describe.configure({ timeout: 240_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const memberId = 9;
const secondId = 12;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await settled(page);
}

async function checkAll(page: Page, name: string) {
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
  await crawlKeyboard(page, { name });
}

async function fillDay(page: Page, label: string, from: number) {
  const day = new Date(Date.now() + from * 86_400_000);
  const [year, month, date] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(day).split('-');
  const group = page.getByRole('group', { name: label });
  await group.getByLabel('Day').fill(String(Number(date)));
  await group.getByLabel('Month').fill(String(Number(month)));
  await group.getByLabel('Year').fill(year ?? '');
}

test('a request is recorded by keyboard, approved by a second administrator, downloaded, and the member reads of it', async ({
  page,
  another,
}) => {
  await signInConfirmed(page, 1);
  const role = { role: 'admin', reason: 'Second pair of eyes' };
  expect((await page.request.post(`/api/admin/members/${secondId}/roles/grant`, { data: role })).status()).toBe(200);
  const second = await another(secondId);
  await signInConfirmed(second, secondId);

  await open(page, '/admin/legal-requests');
  await expect(page.getByRole('link', { name: 'A sheriff’s office, SO 1180' })).toBeVisible();
  await checkAll(page, 'legal requests');
  await page.getByLabel('Show').selectOption({ label: 'Approved' });
  await expect(page.getByRole('heading', { name: 'No requests' })).toBeVisible();
  await expect(page).toHaveURL(/\?state=approved$/);
  await checkAll(page, 'no legal requests');
  await page.getByLabel('Show', { exact: true }).selectOption('over');
  await expect(page.getByRole('heading', { name: 'No requests in this state' })).toBeVisible();
  await page.getByRole('link', { name: 'Record a request' }).press('Enter');
  await expect(title(page)).toHaveText('Record a request');
  await page.getByRole('button', { name: 'Keep a copy' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Choose at least one part.' })).toBeVisible();
  await checkAll(page, 'recording a request, with faults');
  await page.getByLabel('Agency').fill('NSW Police Force');
  await page.getByLabel('Reference number').fill('E 7654321');
  await page.getByLabel('Legal basis').fill('Notice to produce, signed by a magistrate.');
  await page.getByLabel('Member', { exact: true }).fill(`/profile/${memberId}`);
  await fillDay(page, 'First day', -20);
  await fillDay(page, 'Last day', 0);
  await page.getByLabel('Account facts and sign-ins').press('Space');
  await fillDay(page, 'Keep the copy for approval until', 30);
  await page.getByRole('button', { name: 'Keep a copy' }).press('Enter');
  await expect(title(page)).toHaveText('NSW Police Force, E 7654321');
  await expect.poll(() => timesAnnounced(page, 'Request recorded')).toBe(1);
  await expect(page.getByText('You recorded this request. A second administrator has to approve it.')).toBeVisible();
  await expect(page.getByText('The copy is kept, and no one can open it yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve this request' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Download the copy/ })).toHaveCount(0);

  await open(second, '/admin/legal-requests?state=waiting');
  await second.getByRole('link', { name: 'NSW Police Force, E 7654321' }).click();
  await expect(title(second)).toHaveText('NSW Police Force, E 7654321');
  await checkAll(second, 'a request that waits');
  await second.getByRole('button', { name: 'Approve this request' }).press('Enter');
  const dialog = second.getByRole('dialog', { name: 'Approve this request?' });
  await checkAccessibility(second, { name: 'approving a request' });
  await dialog.getByLabel('Reason').fill('I read the notice, and it covers the account');
  await dialog.getByLabel('Reason').press('Enter');
  await expect.poll(() => timesAnnounced(second, 'Request approved')).toBe(1);
  await expect(title(second)).toBeFocused();

  const link = page.getByRole('link', { name: /^Download the copy/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^doorways-request-\d+-\d{4}-\d\d-\d\d\.zip$/);
  expect(await download.failure()).toBeNull();
  await expect(page.getByText('I read the notice, and it covers the account')).toBeVisible();
  await expect(page.getByText('Not yet', { exact: true })).toHaveCount(0);
  await checkAll(page, 'a request that was answered');

  await signInAs(second, memberId);
  await open(second, '/police-and-evidence#given');
  await expect(second.getByText('NSW Police Force, reference E 7654321.')).toBeVisible();
  await expect(second.getByText('account facts and sign-ins.')).toBeVisible();
});

test('guests read how to report to the police; a member has nothing given out, and the Safety Center leads here', async ({
  page,
}) => {
  await signInAs(page, 5);
  await open(page, '/safety-center');
  await page.getByRole('main').getByRole('link', { name: 'Police and evidence' }).click();
  await expect(title(page)).toHaveText('Police and evidence');
  await expect(page.getByText('There’s nothing that we may tell you about.')).toBeVisible();
  await expect(page.getByRole('link', { name: '131 444' })).toHaveAttribute('href', 'tel:131444');
  await checkAll(page, 'police and evidence');
  await open(page, '/admin/legal-requests');
  await expect(page.getByText('Only administrators can do this.')).toBeVisible();
});

test('a conversation is kept as evidence from its menu, by keyboard', async ({ page, another }) => {
  await signInConfirmed(page, 10);
  const other = await another(11);
  const write = async (by: Page, recipientId: number) =>
    (await by.request.post('/api/messages', { data: { recipientId, content: 'About the money' } })).json();
  await write(page, 11);
  const { conversationId } = (await write(other, 10)) as { conversationId: number };
  await open(page, `/messages/${conversationId}`);
  const menu = page.locator('.pane-head').getByRole('button', { name: /^More for/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Keep as evidence' }).press('Enter');
  await expect(page).toHaveURL(`/settings/privacy?conversation=${conversationId}`);
  await expect(page.getByRole('heading', { name: 'Keep a conversation as evidence' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a copy of this conversation' }).press('Enter');
  const link = page.getByRole('link', { name: /^Download your copy of one conversation/ });
  await expect(link).toBeVisible({ timeout: 20_000 });
  await checkAccessibility(page, { name: 'a conversation kept as evidence' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(await download.failure()).toBeNull();
  await page.getByRole('link', { name: 'Download all your data instead' }).click();
  await expect(page.getByRole('heading', { name: 'Download your data' })).toBeVisible();
  await expect(page.getByText('It goes once a new one is made. Download it first.')).toBeVisible();
});
