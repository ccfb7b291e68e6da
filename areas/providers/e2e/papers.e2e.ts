import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { publish } from './published.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const paper = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

async function enter(page: Page, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = page.getByRole('group', { name: label, exact: true });
  await group.getByLabel('Day', { exact: true }).fill(day);
  await group.getByLabel('Month', { exact: true }).fill(month);
  await group.getByLabel('Year', { exact: true }).fill(year);
}
const picture = async () => ({
  name: 'certificate.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#ddeeff' } })
    .png()
    .toBuffer(),
});

test('a provider states a date with a picture, an administrator checks it, and then the page says so', async ({
  page,
  another,
}) => {
  await signInAs(page, 4);
  const admin = await another(1);
  const { id } = await publish(page, admin, { name: 'Paperbark Support' });
  await open(page, `/ndis-providers/mine/${id}?tab=papers`);
  await button(page, /^State a date ?: Public liability/).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter the last day it is valid.',
    'Write who insures you.',
    'Write an amount, such as 20,000,000.',
    'Say where we can look it up.',
  ]);
  await sound(page, 'a paper with errors');
  await enter(page, 'Valid to', ['30', '6', '2030']);
  await dialog.getByLabel('Insurer').fill('Wattle Mutual');
  await dialog.getByLabel('Coverage in dollars').fill('20,000,000');
  await dialog.getByLabel('Where we can look it up').fill('Certificate WM 1024');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect.poll(() => timesAnnounced(page, /^Sent to an administrator/)).toBe(1);
  const mine = paper(page, 'Public liability');
  await expect(mine).toContainText('Waits for an administrator');
  await expect(mine).toContainText(
    'Valid to 30 June 2030. Wattle Mutual, $20,000,000.00. Look it up: Certificate WM 1024.',
  );
  await mine.getByLabel(/^Add a picture/).setInputFiles(await picture());
  await expect(page.getByRole('img', { name: 'What you show for: Public liability' })).toBeVisible();
  await sound(page, 'papers of a listing');
  await checkReflow(page, { name: 'papers of a listing' });

  await open(admin, '/ndis-providers/checks?show=stated');
  await admin.getByRole('link', { name: 'Open the checks of Paperbark Support' }).click();
  await expect(admin.getByRole('img', { name: 'What the provider shows for: Public liability' })).toBeVisible();
  await sound(admin, 'a paper to check');
  await button(admin, /^Check it ?: Public liability/).click();
  await expect(admin.getByRole('heading', { level: 2, name: 'Record a check' })).toBeFocused();
  await expect(admin.getByLabel('Where you looked')).toHaveValue('Certificate WM 1024');
  await expect(admin.getByLabel('Insurer')).toHaveValue('Wattle Mutual');
  // What was typed is there again after a look at another check.
  await admin.getByLabel('Note (optional)').fill('Phoned the insurer.');
  await button(admin, 'Record another check').click();
  await expect(admin.getByRole('heading', { level: 2, name: 'Record a check' })).toBeFocused();
  await expect(admin.getByLabel('Note (optional)')).toHaveValue('');
  await button(admin, /^Check it ?: Public liability/).click();
  await expect(admin.getByLabel('Note (optional)')).toHaveValue('Phoned the insurer.');
  await admin.getByText('It is as the provider says').click();
  await enter(admin, 'Day you looked', ['5', '1', '2026']);
  await button(admin, 'Record the check').click();
  await expect.poll(() => timesAnnounced(admin, 'Check recorded')).toBe(1);
  await expect(admin.getByRole('heading', { level: 2, name: 'Stated by the provider' })).toHaveCount(0);

  await expect(mine).toContainText(/Checked on 5 January 2026 by .+ of Doorways\. Valid to 30 June 2030\./);
  await expect(mine.getByText('Waits for an administrator')).toHaveCount(0);
  await open(page, `/ndis-providers/${id}?tab=compliance`);
  await expect(page.locator('#main')).toContainText('Wattle Mutual');
});

test('by keyboard alone: a date is stated and withdrawn', async ({ page }) => {
  await signInAs(page, 8);
  await open(page, '/ndis-providers/mine/2?tab=papers');
  await crawlKeyboard(page, { name: 'papers of a listing', max: 30 });
  await button(page, /^State a date ?: Audit/).focus();
  await page.keyboard.press('Enter');
  await enter(page, 'Next audit due', ['1', '3', '2031']);
  await page.getByLabel('Where we can look it up').focus();
  await page.keyboard.type('Report 77 of the auditor');
  await page.keyboard.press('Enter');
  await expect(paper(page, 'Audit')).toContainText(
    'Next audit due 1 March 2031. Look it up: Report 77 of the auditor.',
  );
  await button(page, /^Withdraw ?: Audit/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect.poll(() => timesAnnounced(page, 'Withdrawn')).toBe(1);
  await expect(paper(page, 'Audit').getByText('Waits for an administrator')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Papers' })).toBeFocused();
});
