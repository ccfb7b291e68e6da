import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a review of a completed booking is written, changed and deleted by its writer; the provider replies once', async ({
  page,
}) => {
  await signInAs(page, 9);
  await open(page, '/ndis-providers/2?tab=reviews');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Saltbush Home Support' });
  await sound(page, 'the form of a review');
  await dialog.getByRole('button', { name: 'Post your review' }).click();
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose how many stars.');
  await dialog.getByRole('radio', { name: '4 stars: good' }).check();
  await dialog.getByLabel('Title (optional)').fill('The window stayed open');
  await dialog.getByLabel('Reliability (optional)').selectOption('5 stars: very good');
  await dialog.getByLabel('Would you recommend it? (optional)').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Post your review' }).click();
  await expect(dialog).toBeHidden();
  const own = panel.getByRole('listitem').filter({ hasText: 'The window stayed open' });
  await expect(own).toContainText('4 out of 5');
  await expect(own).toContainText('Verified');
  await expect(panel.locator('.provider-average')).toHaveText('4.3out of 5, from 3 reviews');
  await expect(panel.getByRole('button', { name: 'Write a review' })).toHaveCount(0);

  await own.getByRole('button', { name: 'Change your review' }).click();
  const change = page.getByRole('dialog', { name: 'Change your review' });
  await change.getByRole('radio', { name: '2 stars: not good' }).check();
  await change.getByRole('button', { name: 'Save the review' }).click();
  await expect(own).toContainText('2 out of 5');

  await signInAs(page, 8);
  await open(page, '/ndis-providers/2?tab=reviews');
  const theirs = page.getByRole('listitem').filter({ hasText: 'The window stayed open' });
  await theirs.getByRole('button', { name: /^Reply/ }).click();
  const reply = page.getByRole('dialog', { name: /^Reply to / });
  await reply.getByLabel('Your reply').fill('Thank you for telling us.');
  await reply.getByRole('button', { name: 'Post the reply' }).click();
  await expect(theirs).toContainText('Thank you for telling us.');
  await expect(theirs.getByRole('button', { name: /^Reply/ })).toHaveCount(0);
  await sound(page, 'a review with a reply');

  await signInAs(page, 9);
  await open(page, '/ndis-providers/2?tab=reviews');
  await own.getByRole('button', { name: 'Delete your review' }).click();
  await page.getByRole('button', { name: 'Yes, delete your review' }).click();
  await expect(own).toHaveCount(0);
  await expect(heading(page, 'Saltbush Home Support')).toBeFocused();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('a search is saved with a name, opens as it was asked, and is deleted with Undo', async ({ page }) => {
  await signInAs(page, 7);
  await open(page, '/ndis-providers?search=therapy&state=VIC');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toContainText('It looks for: “therapy”, Victoria.');
  await dialog.getByLabel('Name').fill('Therapy in Victoria');
  await sound(page, 'the form of a search to save');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await timesAnnounced(page, /^Search saved/)).toBe(1);
  await open(page, '/ndis-providers/saved');
  const row = page.getByRole('listitem').filter({ hasText: 'Therapy in Victoria' });
  await expect(row).toContainText('“therapy”, Victoria');
  await sound(page, 'saved searches');
  await checkReflow(page, { name: 'saved searches' });
  await row.getByRole('button', { name: /^Delete ?: Therapy in Victoria$/ }).click();
  await expect(row).toHaveCount(0);
  await expect(heading(page, 'Saved providers')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: /^Open ?: Therapy in Victoria$/ }).click();
  await expect(page).toHaveURL(/\/ndis-providers\?search=therapy&state=VIC$/);
});

test('one need goes to two providers; their answers stand side by side, and the request is closed', async ({
  page,
}) => {
  await signInAs(page, 15);
  await open(page, '/ndis-providers/ask?providers=2,3');
  await expect(page.getByRole('button', { name: /^Leave out/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Say what you need.');
  await page.getByLabel('What you need', { exact: true }).fill('Help with the garden path');
  await sound(page, 'asking providers');
  await checkReflow(page, { name: 'asking providers' });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(heading(page, 'Answers of providers')).toBeFocused();
  await expect(page.getByText('Waiting for an answer')).toHaveCount(2);
  const address = new URL(page.url()).pathname;

  await signInAs(page, 8);
  await open(page, '/ndis-providers/asks');
  await page.getByRole('link', { name: 'Help with the garden path' }).click();
  await expect(heading(page, 'A request to your listing')).toBeFocused();
  await expect(page.locator('#main')).not.toContainText('Two Rivers');
  await page.getByRole('radio', { name: 'Yes, we can help' }).check();
  await page.getByLabel('Your answer').fill('Yes, we have a gardener.');
  await page.getByLabel('Price (optional)').fill('$60 an hour');
  await sound(page, 'answering a request');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('heading', { name: 'Your answer', exact: true })).toBeVisible();

  await signInAs(page, 15);
  await open(page, address);
  const row = page.getByRole('row').filter({ hasText: 'Saltbush Home Support' });
  await expect(row).toContainText('Yes, we have a gardener.');
  await expect(row).toContainText('$60 an hour');
  await sound(page, 'answers of providers');
  await checkReflow(page, { name: 'answers of providers' });
  await page.getByRole('button', { name: 'Close the request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this request?' });
  await dialog.getByLabel('Whom you chose (optional)').selectOption('Saltbush Home Support');
  await dialog.getByRole('button', { name: 'Yes, close the request' }).click();
  await expect(page.getByText('You chose Saltbush Home Support.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the request' })).toHaveCount(0);

  await signInAs(page, 8);
  await open(page, '/ndis-providers/asks');
  await page.getByRole('link', { name: 'Help with the garden path' }).click();
  await expect(page.getByText('This request is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the answer' })).toHaveCount(0);
});

test('an agreement is written by keyboard, says what is not agreed yet, is read in Easy Read and saved as a PDF', async ({
  page,
}) => {
  await signInAs(page, 16);
  await open(page, '/ndis-providers/2/agreement');
  await expect(heading(page, 'New service agreement')).toBeVisible();
  await page.getByLabel('What it is').focus();
  await page.keyboard.type('Household tasks');
  await page.getByLabel('Price in dollars (optional)').focus();
  await page.keyboard.type('seventy');
  await page.getByRole('button', { name: 'Make the agreement' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Support 1: write the price like $70.50, or leave it empty.',
  );
  await sound(page, 'the form of an agreement');
  await page.getByLabel('Price in dollars (optional)').fill('$66.60');
  await page.getByRole('button', { name: 'Make the agreement' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Service agreement')).toBeFocused();
  await expect(page.getByText('Household tasks: $66.60 an hour.', { exact: false })).toBeVisible();
  await expect(
    page.getByText('Without a support item number we can’t look up a price limit.', { exact: false }),
  ).toBeVisible();
  await sound(page, 'an agreement');
  await checkReflow(page, { name: 'an agreement' });
  await page.getByRole('switch', { name: 'Easy Read' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'You can say no.' })).toBeVisible();
  await sound(page, 'an agreement in Easy Read');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the Easy Read PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('service-agreement-easy-read.pdf');
  await page.getByRole('button', { name: /^Share with Saltbush/ }).click();
  await expect(page.getByText(/^Shared with Saltbush Home Support/)).toBeVisible();
  const address = new URL(page.url()).pathname;

  await signInAs(page, 8);
  await open(page, address);
  await expect(page.getByText('Household tasks: $66.60 an hour.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the agreement' })).toHaveCount(0);

  await signInAs(page, 16);
  await open(page, address);
  await page.getByRole('button', { name: 'Delete the agreement' }).click();
  await page.getByRole('button', { name: 'Yes, delete the agreement' }).click();
  await expect(heading(page, 'Service agreements')).toBeFocused();
});
