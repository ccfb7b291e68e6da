import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const toast = (page: Page) => page.locator('.toast').last();

test('a coordinator answers a request for a listing, and the member reads who did', async ({ page, another }) => {
  await signInAs(page, 26);
  await open(page, '/ndis-providers/1/book');
  await page.getByRole('group', { name: 'Service' }).getByRole('radio').first().check();
  await page.locator('.time-buttons button').first().click();
  await expect(page.getByText(/We’re keeping this time/).first()).toBeVisible();
  await page.getByLabel('Agree on the place later').check();
  await expect(page.getByText('Everyone who runs Red Gum Supports can read it, and can answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(heading(page, / with Red Gum Supports$/)).toBeFocused();
  const path = new URL(page.url()).pathname;
  await listening(page);

  const coordinator = await another(11);
  await open(coordinator, '/bookings?box=requests&side=host');
  const row = coordinator.getByRole('listitem').filter({ has: coordinator.locator(`a[href="${path}"]`) });
  await expect(row).toContainText('With Red Gum Supports');
  await sound(coordinator, 'requests to a listing');
  await row.getByRole('link').click();
  await expect(
    coordinator.getByText(/^Messages with .+ are between them and the owner of Red Gum Supports\.$/),
  ).toBeVisible();
  await expect(coordinator.getByRole('button', { name: /^Message / })).toHaveCount(0);
  await sound(coordinator, 'a request that a coordinator answers');
  await checkReflow(coordinator, { name: 'a request that a coordinator answers' });
  await coordinator.getByRole('button', { name: 'Accept the booking' }).click();
  await expect.poll(() => timesAnnounced(coordinator, 'Accepted')).toBe(1);
  await expect(coordinator.getByText('Agreed', { exact: true })).toBeVisible();
  await coordinator.getByText('What has happened', { exact: true }).click();
  await expect(coordinator.getByText(/^You accepted/)).toBeVisible();

  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await page.getByText('What has happened', { exact: true }).click();
  await expect(page.getByText(/^Ngaire Henare, for Red Gum Supports, accepted/)).toBeVisible();
  const manager = await another(13);
  await open(manager, path);
  await manager.getByText('What has happened', { exact: true }).click();
  await expect(manager.getByText(/^Ngaire Henare, for Red Gum Supports, accepted/)).toBeVisible();
});

test('a moderator settles hours that aren’t agreed, with a reason that both sides read', async ({ page, another }) => {
  await signInAs(page, 7);
  await open(page, '/ndis-providers/disputes');
  await expect(heading(page, 'Provider disputes')).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Red Gum Supports' });
  await expect(item).toContainText('It took place: 3 hours');
  await expect(item).toContainText('It took place: 2 hours');
  await sound(page, 'disputes');
  await checkReflow(page, { name: 'disputes' });
  await item.getByRole('button', { name: /^Settle/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, settle it' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Choose what happened.',
    'Say why. Both sides read it.',
  ]);
  await checkAccessibility(page, { name: 'a decision with errors' });
  await dialog.getByRole('radio', { name: 'It took place: 2 hours' }).check();
  await dialog.getByLabel('Your reason').fill('The roster says two hours.');
  await dialog.getByRole('button', { name: 'Yes, settle it' }).click();
  await expect(toast(page)).toContainText('Dispute settled');
  await expect(heading(page, 'Provider disputes')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();

  const guest = await another(4);
  await open(guest, '/notifications');
  await guest
    .getByRole('link', { name: /A moderator decided what you disagreed about/ })
    .first()
    .click();
  await expect(guest.getByText('2 hours, decided by a moderator')).toBeVisible();
  await guest.getByText('What has happened', { exact: true }).click();
  await expect(guest.getByText(/^A moderator decided: 2 hours/)).toBeVisible();
  await expect(guest.getByText('The roster says two hours.')).toBeVisible();
  await sound(guest, 'a booking that was settled');
});
