import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/ndis-providers/checks') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const badge = (page: Page) => page.locator('.provider-head .chip').first();

async function enter(page: Page, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = page.getByRole('group', { name: label, exact: true });
  await group.getByLabel('Day', { exact: true }).fill(day);
  await group.getByLabel('Month', { exact: true }).fill(month);
  await group.getByLabel('Year', { exact: true }).fill(year);
}

async function decide(page: Page, name: string, reason: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your reason').fill(reason);
  await dialog.getByRole('button', { name: `Yes, ${name.toLowerCase()}` }).click();
}

test('an administrator suspends with a reason and lifts it; the open profile of a member follows', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  const member = await another(4);
  await open(member, '/ndis-providers/3');
  await listening(member, 'provider:3');
  await expect(badge(member)).toHaveText('Registration active');
  await open(page, '/ndis-providers/checks/3');
  await expect(heading(page, 'Checks of Paperbark Care and Therapy')).toBeVisible();
  await sound(page, 'the checks of a provider');
  await checkReflow(page, { name: 'the checks of a provider' });
  await page.getByRole('button', { name: /^Suspend this provider/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, suspend this provider' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Say why.');
  await dialog.getByLabel('Your reason').fill('The registration could not be seen.');
  await dialog.getByRole('button', { name: 'Yes, suspend this provider' }).click();
  await expect(page.locator('.toast')).toContainText('Provider suspended');
  await expect.poll(() => timesAnnounced(page, 'Provider suspended')).toBe(1);
  await expect(heading(page, 'Checks of Paperbark Care and Therapy')).toBeFocused();
  await expect(page.getByText('Status: Suspended')).toBeVisible();
  await expect(page.getByText('The registration could not be seen.')).toBeVisible();
  await expect(badge(member)).toHaveText('Registration suspended');
  await expect(member.getByText('The registration could not be seen.')).toHaveCount(0);
  await decide(page, 'Lift the suspension', 'Seen on the register today.');
  await expect(page.getByText('Status: Active')).toBeVisible();
  await expect(badge(member)).toHaveText('Registration active');
});

test('by keyboard alone: a check is recorded, wrong fields are named first, and the score follows', async ({
  page,
}) => {
  await signInAs(page, 1);
  await open(page);
  await crawlKeyboard(page, { name: 'provider checks', max: 30 });
  await page.getByLabel('Search by name or ABN').focus();
  await page.keyboard.type('Bellerive');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Bellerive/);
  const link = page.getByRole('link', { name: /^Open the checks of Bellerive Coordination/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Checks of Bellerive Coordination')).toBeFocused();
  await expect(page.getByText('No score yet')).toBeVisible();
  await page.getByRole('button', { name: 'Record the check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose what you checked.',
    'Choose what you found.',
    'Enter the day you looked.',
    'Say where you looked.',
  ]);
  await sound(page, 'a check with errors');
  await page.getByLabel('What you checked').selectOption('Public liability');
  await page.getByLabel('It is as the provider says').check();
  await enter(page, 'Day you looked', ['1', '11', '2026']);
  await page.getByLabel('Where you looked').fill('The insurer’s certificate');
  await page.getByRole('button', { name: 'Record the check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Write who insures it.',
    'Write an amount, such as 20,000,000.',
    'Enter the last day it is valid.',
  ]);
  await page.getByLabel('Insurer').fill('Wattle Mutual');
  await page.getByLabel('Coverage in dollars').fill('10,000,000');
  await enter(page, 'Valid to', ['30', '6', '2028']);
  await page.getByRole('button', { name: 'Record the check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Check recorded');
  await expect.poll(() => timesAnnounced(page, 'Check recorded')).toBe(1);
  await expect(page.getByText('15% Compliance Score')).toBeVisible();
  await expect(page.getByLabel('Where you looked')).toHaveValue('');
  await expect(page.getByRole('row').filter({ hasText: 'The insurer’s certificate' })).toContainText('30 June 2028');
  await page.getByRole('link', { name: 'See the profile of Bellerive Coordination' }).click();
  await expect(page.locator('.provider-head')).toContainText('15% Compliance Score');
  await page.getByRole('tab', { name: 'Compliance' }).click();
  await expect(page.getByRole('region', { name: 'Public liability' })).toContainText('$10,000,000.00');
});

test('the list: what is due, suspended and all, in the address; members find neither entry nor page', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 403/);
  await signInAs(page, 1);
  await open(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Checks due' })).toBeVisible();
  await sound(page, 'provider checks');
  await checkReflow(page, { name: 'provider checks' });
  await page.getByLabel('Show', { exact: true }).selectOption('Suspended');
  await expect(page).toHaveURL(/show=suspended/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Broadwater Living']);
  await page.getByLabel('Show', { exact: true }).selectOption('Not published yet');
  await expect(page.getByRole('heading', { name: 'Nothing to check' })).toBeVisible();
  const member = await another(4);
  await open(member, '/ndis-providers/checks');
  await expect(member.getByRole('alert').filter({ hasText: 'Couldn’t load the providers' })).toContainText(
    'Only administrators can do this.',
  );
  await member.getByRole('button', { name: 'Menu' }).click();
  await expect(member.getByRole('link', { name: 'NDIS Provider Directory' }).first()).toBeVisible();
  await expect(member.getByRole('link', { name: 'Provider checks' })).toHaveCount(0);
});
