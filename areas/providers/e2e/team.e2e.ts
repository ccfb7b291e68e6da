import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of (?:400|404)/));

const path = '/ndis-providers/mine/1/team';
const open = async (page: Page) => {
  await page.goto(path);
  await settled(page);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page) => page.locator('.toast').last();
const choose = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

test('an owner invites someone, changes a role and withdraws; a wrong username is named at its field', async ({
  page,
}) => {
  await signInAs(page, 29);
  await open(page);
  await expect(heading(page, 'Team of Red Gum Supports')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '3 people' })).toBeVisible();
  await expect(person(page, 'Amara Eze')).toContainText('(you)');
  await expect(person(page, 'Wendy Tan')).toContainText('Manager');
  await expect(person(page, 'Ngaire Henare')).toContainText('Coordinator');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a team, ${label}` }));
  await checkReflow(page, { name: 'a team' });
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Write a username.');
  await dialog.getByLabel('Username').fill('no-one.here');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('There is no member with this username.');
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeEnabled();
  await checkAccessibility(page, { name: 'an invitation with an error' });
  await dialog.getByLabel('Username').fill('@danny.cooks');
  await dialog.getByRole('radio', { name: 'Manager' }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page)).toContainText('Invitation sent');
  await expect.poll(() => timesAnnounced(page, 'Invitation sent')).toBe(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Invited' })).toBeVisible();
  await expect(person(page, 'Danny Mosby')).toContainText('Manager');
  await choose(page, 'Danny Mosby', 'Make them a coordinator');
  await expect(person(page, 'Danny Mosby')).toContainText('Coordinator');
  await choose(page, 'Danny Mosby', 'Withdraw the invitation');
  await expect(toast(page)).toContainText('Invitation withdrawn');
  await expect(page.getByRole('heading', { level: 2, name: 'Invited' })).toHaveCount(0);
  await expect(heading(page, 'Team of Red Gum Supports')).toBeFocused();
});

test('a listing is handed over between two people, each of whom sees what the other does', async ({
  page,
  another,
}) => {
  await signInAs(page, 29);
  const manager = await another(13);
  for (const one of [manager, page]) {
    await open(one);
    await listening(one);
    await listening(one, 'provider-team:1');
  }
  await choose(page, 'Wendy Tan', 'Hand the listing over');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, offer it' }).click();
  await expect(person(page, 'Wendy Tan')).toContainText('Offered the listing');
  await expect(manager.getByText('Red Gum Supports is offered to you')).toBeVisible();
  const elsewhere = await another(29);
  await elsewhere.goto('/ndis-providers/mine');
  await settled(elsewhere);
  await listening(elsewhere);
  const role = elsewhere.getByRole('listitem').filter({ hasText: 'Red Gum Supports' }).locator('.chip').last();
  await expect(role).toHaveText('Owner');
  await checkAccessibility(manager, { name: 'an offer' });
  await manager.getByRole('button', { name: 'Become the owner' }).click();
  await expect(toast(manager)).toContainText('You own Red Gum Supports now');
  await expect(person(manager, 'Wendy Tan')).toContainText('Owner');
  await expect(page.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await expect(person(page, 'Amara Eze')).toContainText('Manager');
  await expect(role).toHaveText('Manager');
  // Back again, so that the community is as it was.
  await choose(manager, 'Amara Eze', 'Hand the listing over');
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Yes, offer it' }).click();
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await expect(person(page, 'Amara Eze')).toContainText('Owner');
});

test('by keyboard alone: a coordinator changes nothing but may leave, and then the team is not there', async ({
  page,
}) => {
  await signInAs(page, 11);
  await open(page);
  await crawlKeyboard(page, { name: 'a team', max: 30 });
  await expect(page.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Manage/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the team' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Leave the team of Red Gum Supports?');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Leave the team' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, leave the team' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('You left the team of Red Gum Supports');
  await open(page);
  await expect(heading(page, 'Team not found')).toBeVisible();
});

test('by the reader alone: a manager hears what each role may do, and can leave or stay', async ({ page }) => {
  await signInAs(page, 13);
  await open(page);
  const reader = await startReader(page);
  await reader.to('heading', /^heading, What each role may do, level 2$/);
  await reader.to('item', /^button, Leave the team/, { most: 120 });
  await reader.act();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Team of Red Gum Supports')).toBeVisible();
});
