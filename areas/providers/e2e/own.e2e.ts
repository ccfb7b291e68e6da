import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

/** Of the first listing of the demo community, Red Gum Supports. */
const [owner, manager, coordinator] = [29, 13, 11];
/** Owns the second one. */
const otherOwner = 8;

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const mistakes = (page: Page) => page.getByRole('alert').getByRole('link');

async function enter(page: Page, label: string, date: Date) {
  const group = page.getByRole('group', { name: label, exact: true });
  await group.getByLabel('Day', { exact: true }).fill(String(date.getDate()));
  await group.getByLabel('Month', { exact: true }).fill(String(date.getMonth() + 1));
  await group.getByLabel('Year', { exact: true }).fill(String(date.getFullYear()));
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('an owner opens the listing from the directory, closes a service, and then only they see it', async ({
  page,
  another,
}) => {
  await signInAs(page, owner);
  await open(page, '/ndis-providers');
  await page.getByRole('link', { name: 'Your listings' }).click();
  await expect(heading(page, 'Your listings')).toBeFocused();
  await sound(page, 'one’s listings');
  await checkReflow(page, { name: 'one’s listings' });
  await page.getByRole('link', { name: 'Manage Red Gum Supports' }).click();
  await expect(heading(page, 'Manage Red Gum Supports')).toBeFocused();
  await expect(page).toHaveTitle('Manage Red Gum Supports – Doorways');
  await expect(page.getByText('You: Owner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What administrators still have to check' })).toBeVisible();
  await expect(page.getByText('Nothing: all of it is in order.')).toBeVisible();
  await sound(page, 'the status of a listing');
  await checkReflow(page, { name: 'the status of a listing' });

  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page).toHaveURL(/tab=services/);
  await sound(page, 'services of a listing');
  const reader = await another(4);
  await open(reader, '/ndis-providers/1?tab=services');
  await listening(reader, 'provider:1');
  await expect(reader.getByRole('heading', { level: 3, name: 'Household tasks' })).toBeVisible();
  await button(page, 'Close Household tasks').click();
  await expect.poll(() => timesAnnounced(page, 'Household tasks is closed')).toBe(1);
  await expect(page.locator('#main').getByText('Closed', { exact: true })).toBeVisible();
  await expect(reader.getByRole('heading', { level: 3, name: 'Household tasks' })).toHaveCount(0);
  await button(page, 'Open again Household tasks').click();
  await expect(reader.getByRole('heading', { level: 3, name: 'Household tasks' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Status' })).toHaveAttribute('aria-selected', 'true');
});

test('a vacancy is announced, renewed and ended; a day too far off is named at its field', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400.*vacancies/);
  await signInAs(page, coordinator);
  await open(page, '/ndis-providers/mine/1?tab=vacancies');
  await expect(page.getByRole('tab')).toHaveText(['Status', 'Vacancies', 'Statistics']);
  await button(page, 'Announce a vacancy').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Say what you have space for.',
    'Enter the first day.',
    'Enter the last day.',
  ]);
  await sound(page, 'a vacancy with errors');
  await dialog.getByLabel('What you have space for').fill('Saturday outings');
  await enter(page, 'First day', inDays(2));
  await enter(page, 'Last day of this vacancy', inDays(40));
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(
    'Choose an end date in the next 30 days. You can renew it later.',
  );
  await enter(page, 'Last day of this vacancy', inDays(10));
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await expect(page.locator('.toast')).toContainText('Vacancy announced');
  await expect(page.getByRole('heading', { level: 3, name: 'Saturday outings' })).toBeVisible();
  await button(page, /^Renew for 30 days ?: Saturday outings/).click();
  await expect(page.locator('.toast')).toContainText('Vacancy renewed');
  await expect.poll(() => timesAnnounced(page, /Vacancy renewed/)).toBe(1);
  await sound(page, 'vacancies of a listing');
  await button(page, /^It’s filled ?: Saturday outings/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the vacancy' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Saturday outings' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Vacancies' })).toBeFocused();
});

test('by keyboard alone: a listing is added, wrong numbers are named first, and a service and a worker follow', async ({
  page,
}) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/mine');
  await expect(page.getByRole('heading', { level: 3, name: 'No listings yet' })).toBeVisible();
  await page.getByRole('link', { name: 'List your service' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'List your service')).toBeFocused();
  await sound(page, 'a new listing');
  await checkReflow(page, { name: 'a new listing' });
  await crawlKeyboard(page, { name: 'a new listing', max: 30 });
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type('ABN', '53 004 085 617');
  await page.keyboard.press('Enter');
  await expect(mistakes(page)).toHaveText([
    'Write the name of the business.',
    'This ABN can’t be right. Check each digit.',
    'Choose a type.',
    'Write the suburb or town.',
    'Choose a state or territory.',
    'A postcode has 4 digits, such as 3011.',
  ]);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await sound(page, 'a new listing with errors');
  await type('Business name', 'Billabong Help');
  await type('ABN', '53 004 085 616');
  await page.getByLabel('Type of business', { exact: true }).selectOption('Company');
  await type('Suburb or town', 'Footscray');
  await page.getByLabel('State or territory', { exact: true }).selectOption('Victoria');
  await type('Postcode', '3011');
  await page.getByLabel('Saturday opens', { exact: true }).selectOption('10 am');
  await page.getByLabel('Saturday closes', { exact: true }).selectOption('noon');
  await page.getByLabel('Postcode', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Manage Billabong Help')).toBeFocused();
  await expect(page.getByText('Not published', { exact: true })).toBeVisible();
  await button(page, 'Add a service').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await type('Support item number (optional)', '01-011');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Write what the service is called.',
    'A support item number has the form 01_011_0107_1_1.',
    'Choose a support category.',
    'Write an amount, such as 70.23.',
  ]);
  await sound(page, 'a service with errors');
  await type('Name of the service', 'Self-care');
  await type('Support item number (optional)', '01_011_0107_1_1');
  await expect(dialog.getByText('Core, Daily Life, group 0107.')).toBeVisible();
  await type('Price in dollars', '70.23');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Self-care' })).toBeVisible();
  await expect(page.locator('#main').getByText('$70.23 an hour')).toBeVisible();

  await page.getByRole('tab', { name: 'Services' }).focus();
  await page.keyboard.press('ArrowRight');
  await button(page, 'Add a worker').focus();
  await page.keyboard.press('Enter');
  await type('First name', 'Hanh');
  await type('Worker screening number (optional)', 'VIC-1234567421');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main').getByText('Not checked by Doorways. Number ends in 421.')).toBeVisible();
  await sound(page, 'workers of a listing');
  await expect(page.getByText('1234567421')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Status' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.provider-points li')).toHaveText([
    'Business identity: not checked yet',
    'Public liability: not checked yet',
    'Professional indemnity: not checked yet',
    'Worker screening: not checked yet',
  ]);
  await button(page, 'Delete this listing').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the listing' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your listings')).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'No listings yet' })).toBeVisible();
});

test('what a manager saved meanwhile is not written over, and what the owner typed is kept', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, owner);
  const theirs = await another(manager);
  await open(page, '/ndis-providers/mine/1?tab=details');
  await open(theirs, '/ndis-providers/mine/1?tab=details');
  await sound(page, 'details of a listing');
  await page.getByLabel('Trading name (optional)', { exact: true }).fill('Red Gum of Bendigo');
  await theirs.getByLabel('Areas you go to (optional)', { exact: true }).fill('Bendigo\nHeathcote');
  await theirs.getByRole('button', { name: 'Save the listing' }).click();
  await expect(theirs.locator('.toast')).toContainText('Listing saved');
  await expect(theirs.getByRole('button', { name: 'Save the listing' })).toBeFocused();
  await page.getByRole('button', { name: 'Save the listing' }).click();
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(page.getByLabel('Trading name (optional)', { exact: true })).toHaveValue('Red Gum of Bendigo');
  await button(page, 'Use the other version').click();
  await expect(page.getByLabel('Areas you go to (optional)', { exact: true })).toHaveValue('Bendigo\nHeathcote');
  await expect(page.getByLabel('Business name', { exact: true })).toBeFocused();
  // What was taken over is what is changed next, and a save takes nothing away.
  const trading = page.getByLabel('Trading name (optional)', { exact: true });
  for (const name of ['Red Gum of Bendigo', 'Red Gum']) {
    // The toast of the save before may still stand there.
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/ndis-providers/1'),
    );
    await trading.fill(name);
    await trading.press('Enter');
    expect((await answered).status()).toBe(200);
    await expect(page.locator('.toast').filter({ hasText: 'Listing saved' }).first()).toBeVisible();
    await expect(trading).toBeFocused();
    await expect(trading).toHaveValue(name);
  }
  await expect(page.getByText('Someone else changed this')).toHaveCount(0);
});

test('to another organisation and to guests the listing’s own side is not there', async ({ page, problems }) => {
  problems.allow(/status of 40[34]/);
  await signInAs(page, otherOwner);
  await open(page, '/ndis-providers/mine/1');
  await expect(heading(page, 'Listing not found')).toBeVisible();
  await page.getByRole('link', { name: 'See your listings' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Saltbush Home Support']);
});

test('an invitation is accepted where one’s listings are, and then they can be managed', async ({ page, another }) => {
  await signInAs(page, owner);
  await open(page, '/ndis-providers/mine/1/team');
  await button(page, 'Invite someone').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('anjali.signs');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  const invited = await another(otherOwner);
  await open(invited, '/ndis-providers/mine');
  await expect(invited.getByText(/^Amara Eze invites you as a /)).toBeVisible();
  await sound(invited, 'an invitation');
  await invited.getByRole('button', { name: 'Accept the invitation of Red Gum Supports' }).click();
  await expect(invited.getByRole('link', { name: 'Manage Red Gum Supports' })).toBeVisible();
  await expect.poll(() => timesAnnounced(invited, /You help to run Red Gum Supports/)).toBe(1);
  await expect(invited.getByText(/invites you as a/)).toHaveCount(0);
});

test('by the reader alone: a vacancy is renewed, and it is said once', async ({ page }) => {
  await signInAs(page, owner);
  await open(page, '/ndis-providers/mine/1?tab=vacancies');
  const reader = await startReader(page);
  await reader.to('heading', /^heading, Vacancies, level 2$/);
  await reader.to('item', /^button, Renew for 30 days ?: Two weekday mornings in Bendigo/, { most: 120 });
  await reader.forget();
  await reader.act();
  await expect(page.locator('.toast')).toContainText('Vacancy renewed');
  expect(await reader.times(/Vacancy renewed/)).toBe(1);
});
