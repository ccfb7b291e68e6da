import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/ads') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const fact = (page: Page, label: string) =>
  page
    .locator('.facts > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

test('an owner invites an analyst, makes them a manager and lets them go; each sees what their role allows', async ({
  page,
  another,
  problems,
}) => {
  // What is on the page of someone who was removed is asked for once more.
  problems.allow(/status of 404.*\/api\/advertising\//);
  await signInAs(page, 1);
  const helper = await another(15);
  const { username } = await (await page.request.get('/api/users/15')).json();
  await open(page);
  await page.getByRole('link', { name: 'Account and people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account of Level Ground Mobility' })).toBeVisible();
  await settled(page);
  await expect(fact(page, 'One view of an awareness campaign')).toHaveText('USD 0.02');
  await expect(fact(page, 'One press of any other campaign')).toHaveText('USD 0.55');
  await sound(page, 'an account');
  await checkReflow(page, { name: 'an account' });
  await crawlKeyboard(page);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const form = dialog(page, 'Invite someone to help');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.locator('.field-error', { hasText: 'Write a username.' })).toBeVisible();
  await form.getByLabel('Username').fill(username);
  await expect(form.getByRole('radio', { name: 'Analyst' })).toBeChecked();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Ifrah Warsame' });
  await expect(row).toContainText('Invited');

  await open(helper);
  await expect(
    helper.getByText('Thea Kostopoulos invites you to help with the ads of Level Ground Mobility'),
  ).toBeVisible();
  await expect(helper.getByText('As an analyst: reads the figures, and changes nothing.')).toBeVisible();
  await sound(helper, 'an invitation');
  await helper.getByRole('button', { name: 'Accept the invitation of Level Ground Mobility' }).click();
  await expect(helper.getByRole('article', { name: 'We speak Auslan' })).toBeVisible();
  expect(await timesAnnounced(helper, /You help with the ads of Level Ground Mobility now/)).toBe(1);
  await expect(helper.getByRole('button', { name: 'Create Campaign' })).toHaveCount(0);
  await expect(helper.getByRole('button', { name: /^Pause/ })).toHaveCount(0);

  // An account of their own begins with its first campaign.
  const account = helper.getByLabel('Account', { exact: true });
  await account.selectOption({ label: 'Your own, not begun yet' });
  await expect(helper).toHaveURL(/account=own/);
  await expect(helper.getByText('No campaigns yet')).toBeVisible();
  await helper.getByRole('button', { name: 'Create Campaign' }).click();
  const campaign = dialog(helper, 'Create New Campaign');
  await campaign.getByLabel('Campaign name').fill('Of my own');
  await campaign.getByLabel('Campaign objective').selectOption('awareness');
  await campaign.getByRole('textbox', { name: 'Budget' }).fill('8');
  await campaign.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(helper.getByRole('article', { name: 'Of my own' })).toBeVisible();
  await account.selectOption({ label: 'Level Ground Mobility' });
  await expect(helper.getByRole('article', { name: 'We speak Auslan' })).toBeVisible();
  await listening(helper);

  await expect(row).not.toContainText('Invited');
  await row.getByRole('button', { name: 'Manage Ifrah Warsame' }).click();
  await page.getByRole('menuitem', { name: 'Make them a manager' }).click();
  await expect(row).toContainText('Manager');
  await expect(helper.getByRole('button', { name: 'Create Campaign' })).toBeVisible();

  await row.getByRole('button', { name: 'Manage Ifrah Warsame' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove them' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open(helper, '/ads');
  await expect(helper.getByRole('article')).toHaveCount(1);
  await expect(helper.getByRole('article', { name: 'Of my own' })).toBeVisible();
  await expect(account).toHaveCount(0);
});

test('the name and clock of an account are changed; to anyone else it is missing', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 404.*accounts\/1\/team/);
  await signInAs(page, 1);
  await open(page, '/ads/accounts/1');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.locator('.field-error', { hasText: 'Write a name.' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Level Ground');
  await page.getByLabel('Clock').selectOption('Australia/Perth');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(toast(page, 'Account saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Account of Level Ground' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the account' })).toBeFocused();
  const stranger = await another(20);
  await open(stranger, '/ads/accounts/1');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Account not found' })).toBeVisible();
});

test('an account without a card says that nothing which costs money is shown, and what to do', async ({ page }) => {
  await signInAs(page, 21);
  await open(page);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = dialog(page, 'Create New Campaign');
  await form.getByLabel('Campaign name').fill('Cards');
  await form.getByLabel('Campaign objective').selectOption('awareness');
  await form
    .getByLabel(/^Budget,|^Budget$/)
    .last()
    .fill('8');
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  // Whether there is a card is asked with what changes what may run, and each minute.
  await page.getByRole('button', { name: 'Pause Cards' }).click();
  await page.getByRole('button', { name: 'Activate Cards' }).click();
  await expect(page.getByText('No ads that cost money are shown')).toBeVisible();
  await expect(page.getByText('There is no card to pay with. Add one under Subscription.')).toBeVisible();
  await sound(page, 'an account without a card');
});

test('a campaign is duplicated and changed at once, archived, and brought back', async ({ page }) => {
  await signInAs(page, 1);
  await open(page);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await card('We speak Auslan').getByRole('button', { name: 'More for We speak Auslan' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = dialog(page, 'Edit campaign');
  await expect(form).toBeVisible();
  await form.getByLabel('Campaign name').fill('We speak Auslan in Perth');
  await form.getByRole('button', { name: 'Save the campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We speak Auslan in Perth' })).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await sound(page, 'a campaign');
  await page.getByRole('button', { name: 'More for We speak Auslan in Perth' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(toast(page, 'Campaign archived')).toBeVisible();
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
  await open(page);
  await expect(card('We speak Auslan in Perth')).toHaveCount(0);
  await page.getByLabel('Show').selectOption('archived');
  await expect(page).toHaveURL(/show=archived/);
  await card('We speak Auslan in Perth').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('No archived campaigns')).toBeVisible();
  await page.getByLabel('Show').selectOption('');
  await expect(card('We speak Auslan in Perth')).toContainText('Active');
});

test('an administrator gives a charge back and sets what a view costs', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/admin/ads');
  await sound(page, 'prices and refunds');
  const first = page.getByRole('list', { name: 'Charges' }).getByRole('article').first();
  const name = await first.getByRole('heading').textContent();
  const charge = page.getByRole('article', { name: name ?? '' });
  const costs = charge
    .locator('.facts > div')
    .filter({ has: page.locator('dt', { hasText: 'Costs' }) })
    .locator('dd');
  const before = Number((await costs.textContent())?.match(/[\d.]+$/)?.[0]);
  await first.getByRole('button', { name: /^Give back/ }).click();
  const form = dialog(page, 'Give a charge back?');
  await form.getByLabel(/^Amount/).fill('999999');
  await form.getByRole('button', { name: 'Give it back' }).click();
  await expect(form.locator('.field-error', { hasText: 'No more can be given back.' })).toBeVisible();
  await expect(form.locator('.field-error', { hasText: 'Say why it is given back.' })).toBeVisible();
  await form.getByLabel(/^Amount/).fill('0.20');
  await form.getByLabel('Why').fill('Shown beside a page that was taken down.');
  await form.getByRole('button', { name: 'Give it back' }).click();
  await expect(toast(page, 'Charge given back')).toContainText('USD 0.20');
  await expect(charge).toContainText('USD 0.20');
  const left = (before - 0.2).toFixed(2);
  await expect(costs).toHaveText(`USD ${left}`);
  await charge.getByRole('button', { name: /^Give back/ }).click();
  await expect(form.getByLabel(/^Amount/)).toHaveValue(left);
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel(/^One view/).fill('0.030');
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(page.locator('.field-error', { hasText: 'at most two decimals' })).toBeVisible();
  await page.getByLabel(/^One view/).fill('0.03');
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(toast(page, 'Prices saved')).toContainText('USD 0.03 for a view, USD 0.55 for a press.');
  await expect(page.getByRole('button', { name: 'Save the prices' })).toBeFocused();
  await open(page, '/ads/accounts/1');
  await expect(fact(page, 'One view of an awareness campaign')).toHaveText('USD 0.03');
});
