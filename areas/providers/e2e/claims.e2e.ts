import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { mailedCode } from '#platform/web/testing/people.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.locator('.toast').last();
const nameOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/ndis-providers/${id}`)).json()) as { businessName: string }).businessName;
const domainOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/ndis-providers/${id}/claim`)).json()) as { domains: string[] }).domains[0] ??
  '';
const dot = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a member claims a listing with evidence, and an administrator decides with a reason', async ({
  page,
  another,
}) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/7');
  const name = await nameOf(page, 7);
  await expect(page.getByText('Is this your organisation?')).toBeVisible();
  await page.getByRole('link', { name: 'Claim it' }).click();
  await expect(heading(page)).toHaveText(`Claim ${name}`);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a claim, ${label}` }));
  await checkReflow(page, { name: 'a claim' });
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Say how you belong to this organisation.');
  await page
    .getByLabel('How you belong to this organisation')
    .fill('I run the office there. Call the number on our page.');
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(toast(page)).toContainText('Claim sent');
  await expect.poll(() => timesAnnounced(page, 'Claim sent')).toBe(1);
  await page.getByLabel('Add a picture').setInputFiles(dot);
  await expect(page.getByRole('img', { name: 'Evidence 1 of 1' })).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a claim that waits, ${label}` }));
  await checkReflow(page, { name: 'a claim that waits' });

  const admin = await another(1);
  await open(admin, '/ndis-providers/checks');
  await admin.getByLabel('Show', { exact: true }).selectOption('Claims');
  await expect(admin).toHaveURL(/show=claims/);
  const item = admin.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('I run the office there. Call the number on our page.');
  await item.getByRole('button', { name: /^Show the pictures/ }).click();
  await expect(item.getByRole('img')).toBeVisible();
  await withThemes(admin, ({ label }) => checkAccessibility(admin, { name: `claims, ${label}` }));
  await checkReflow(admin, { name: 'claims' });
  await item.getByRole('button', { name: /^Accept/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, accept it' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Say why. The member reads it.');
  await dialog.getByLabel('Your reason').fill('The office confirmed it by phone.');
  await dialog.getByRole('button', { name: 'Yes, accept it' }).click();
  await expect(toast(admin)).toContainText('Claim accepted');
  await expect(admin.getByRole('heading', { name: 'No claims wait' })).toBeVisible();

  await open(page, '/ndis-providers/7/claim');
  await expect(page.getByText('You own this listing')).toBeVisible();
  await page.getByRole('link', { name: 'Go to its team' }).click();
  await expect(heading(page)).toHaveText(`Team of ${name}`);
  const late = await another(9);
  await open(late, '/ndis-providers/7/claim');
  await expect(late.getByText('Someone owns this listing')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Send a code' })).toHaveCount(0);
  await checkAccessibility(late, { name: 'a listing that is owned' });
});

test('by keyboard alone: a code to the domain of the business makes a member its owner', async ({ page }) => {
  await signInAs(page, 6);
  await open(page, '/ndis-providers/8/claim');
  await crawlKeyboard(page, { name: 'a claim', max: 30 });
  const domain = await domainOf(page, 8);
  const email = page.getByLabel('Email address at your organisation');
  await email.focus();
  await page.keyboard.type('samir@gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(`Enter an address that ends with @${domain}.`);
  await checkAccessibility(page, { name: 'a claim with an error' });
  await email.fill(`samir@${domain}`);
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await checkAccessibility(page, { name: 'a code was sent' });
  // The way to the outbox of the demo and back keeps the place.
  await page.getByRole('link', { name: 'Open the outbox' }).press('Enter');
  await expect(heading(page)).toHaveText('Outbox');
  await page.goBack();
  const code = page.getByLabel('Code from the email');
  await code.fill(await mailedCode(page.request, `samir@${domain}`));
  await code.press('Enter');
  await expect(page.getByText('You own this listing')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => timesAnnounced(page, 'You own')).toBe(1);
});

test('by the reader alone: what was sent is withdrawn, and each thing is said once', async ({ page }) => {
  await signInAs(page, 10);
  await open(page, '/ndis-providers/9/claim');
  await page.getByLabel('How you belong to this organisation').fill('I keep its books.');
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(page.getByRole('heading', { name: 'Your claim waits for an administrator' })).toBeVisible();
  const reader = await startReader(page);
  await reader.to('heading', /Your claim waits for an administrator/);
  await reader.to('item', /^button, Withdraw the claim/, { most: 80 });
  await reader.act();
  const question = page.getByRole('alertdialog', { name: 'Withdraw your claim?' });
  await reader.forget();
  await question.getByRole('button', { name: 'Withdraw the claim' }).press('Enter');
  await expect.poll(() => reader.times(/Claim withdrawn/)).toBe(1);
  await expect(page.getByLabel('How you belong to this organisation')).toBeVisible();
});
