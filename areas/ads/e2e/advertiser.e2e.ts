import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localOf, momentOf } from '#platform/contract/zones.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { BILLING_CURRENCY: 'AUD', RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/ads') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const tile = (page: Page, label: string) =>
  page
    .locator('.ads-tiles > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The six fields, as someone types them. */
async function create(page: Page, name: string, budget = '8') {
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = dialog(page, 'Create New Campaign');
  await form.getByLabel('Campaign name').fill(name);
  await form.getByLabel('Campaign objective').selectOption('awareness');
  await form
    .getByLabel(/^Budget/)
    .last()
    .fill(budget);
  await form.getByRole('button', { name: 'Create Campaign' }).click();
}

test('without a campaign: title, four tiles, four tabs in the address, and an empty text in each', async ({ page }) => {
  await signInAs(page, 7);
  await open(page);
  await expect(heading(page, 'Ads Manager')).toBeVisible();
  await expect(page.getByText('Create and manage accessibility-focused advertising campaigns')).toBeVisible();
  expect(await page.locator('.ads-tiles dt').allTextContents()).toEqual([
    'Total Spent',
    'Active Campaigns',
    'Total Campaigns',
    'Ad Creatives',
  ]);
  await expect(tile(page, 'Total Spent')).toHaveText('$0.00');
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Campaigns',
    'Creative Library',
    'Audiences',
    'Analytics',
  ]);
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await sound(page, 'no campaigns');
  for (const [tab, empty, address] of [
    ['Creative Library', 'No creatives yet', /tab=creatives/],
    ['Audiences', 'No audiences yet', /tab=audiences/],
    ['Analytics', 'Nothing was seen in this period', /tab=analytics/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page).toHaveURL(address);
    await sound(page, tab);
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Audiences' })).toHaveAttribute('aria-selected', 'true');
});

test('a campaign is created from six fields, and what is missing is said at its field', async ({ page }) => {
  await signInAs(page, 9);
  await open(page);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = dialog(page, 'Create New Campaign');
  await expect(form.getByRole('radio', { name: 'Daily Budget' })).toBeChecked();
  expect(await form.getByLabel('Campaign objective').locator('option').allTextContents()).toEqual([
    'Choose one',
    'Brand Awareness',
    'Website Traffic',
    'Community Engagement',
    'Lead Generation',
    'Service Sales',
  ]);
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  for (const message of ['Campaign name is required', 'Campaign objective is required', 'Budget is required']) {
    await expect(form.locator('.field-error', { hasText: message })).toBeVisible();
  }
  await form
    .getByLabel(/^Budget/)
    .last()
    .fill('0.99');
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(form.locator('.field-error', { hasText: 'The budget is at least 1.' })).toBeVisible();
  await sound(page, 'a form with errors');
  await checkReflow(page, { name: 'the form of a campaign' });
  const zone = 'Australia/Sydney';
  const today = momentOf(`${localOf(new Date(), zone).slice(0, 10)}T00:00`, zone).toISOString();
  let sent: unknown;
  await page.route('**/api/advertising/campaigns', async (route) => {
    if (route.request().method() === 'POST') sent = route.request().postDataJSON();
    await route.continue();
  });
  await form.getByLabel('Campaign name').fill('Come to our open day');
  await form.getByLabel('Campaign objective').selectOption('engagement');
  await form
    .getByLabel(/^Budget/)
    .last()
    .fill('19.95');
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(toast(page, 'Campaign Created')).toContainText(
    'Your advertising campaign has been created successfully.',
  );
  expect(await timesAnnounced(page, 'Campaign Created')).toBe(1);
  expect(sent).toEqual({
    name: 'Come to our open day',
    objective: 'engagement',
    budgetType: 'daily',
    budget: 19.95,
    startDate: today,
    endDate: null,
  });
  await expect(form).toHaveCount(0);
  const made = card(page, 'Come to our open day');
  await expect(made.getByText('Active', { exact: true })).toBeVisible();
  await expect(made).toContainText('Community Engagement');
  await expect(made).toContainText('Daily Budget $19.95');
  await expect(made).toContainText('$0.00');
  await expect(tile(page, 'Active Campaigns')).toHaveText('1');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(form.getByLabel('Campaign name')).toHaveValue('');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
});

test('a campaign that can’t be created is said to be so, and the form keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 10);
  await open(page);
  await page.route('**/api/advertising/campaigns', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await create(page, 'Never made');
  await expect(toast(page, 'Error')).toContainText('Failed to create campaign. Please try again.');
  await expect(dialog(page, 'Create New Campaign').getByLabel('Campaign name')).toHaveValue('Never made');
});

test('pausing and activating change badge, button and tile; a failure leaves all three as they were', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 11);
  await open(page);
  await create(page, 'Ramp hire');
  const made = card(page, 'Ramp hire');
  const badge = (tone: string, words: string) => made.locator(`.chip-${tone}`, { hasText: words });
  await expect(badge('ok', 'Active')).toBeVisible();
  let sent: unknown;
  await page.route('**/api/advertising/campaigns/*/status', async (route) => {
    sent = [route.request().method(), route.request().postDataJSON()];
    await route.continue();
  });
  await made.getByRole('button', { name: 'Pause' }).click();
  await expect(toast(page, 'Campaign Updated')).toContainText('Campaign status has been updated.');
  expect(sent).toEqual(['PATCH', { status: 'paused' }]);
  await expect(badge('plain', 'Paused')).toBeVisible();
  await expect(tile(page, 'Active Campaigns')).toHaveText('0');
  await page.route('**/api/advertising/campaigns/*/status', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await made.getByRole('button', { name: 'Activate' }).click();
  await expect(toast(page, 'Couldn’t change the status')).toContainText('The campaign is as it was.');
  await expect(made.getByText('Paused', { exact: true })).toBeVisible();
  await expect(made.getByRole('button', { name: 'Activate' })).toBeVisible();
  await expect(tile(page, 'Active Campaigns')).toHaveText('0');
  await made.getByRole('button', { name: 'Activate' }).click();
  await expect(badge('ok', 'Active')).toBeVisible();
});

test('a text creative is added, a shortened link is refused at its field, and the tile rises by one', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await signInAs(page, 12);
  await open(page, '/ads?tab=creatives');
  await page.getByRole('button', { name: 'Upload Creative' }).click();
  const form = dialog(page, 'Upload Creative');
  await form.getByRole('radio', { name: 'Text', exact: true }).check();
  await form.getByLabel('Title').fill('A level doorway');
  await form.getByLabel('Text', { exact: true }).last().fill('We fit ramps in a morning.');
  await form.getByLabel('Call to action').selectOption('Ask for a visit');
  await form.getByLabel(/Where the button leads/).fill('https://bit.ly/3xYz');
  await form.getByRole('button', { name: 'Add the creative' }).click();
  await expect(form.locator('.field-error', { hasText: 'The link goes through bit.ly' })).toBeVisible();
  await sound(page, 'a creative that is refused');
  await form.getByLabel(/Where the button leads/).fill('https://level-ground.example.org');
  await form.getByRole('button', { name: 'Add the creative' }).click();
  await expect(card(page, 'A level doorway')).toContainText('Ask for a visit');
  await expect(tile(page, 'Ad Creatives')).toHaveText('1');
  await page.getByRole('button', { name: 'Upload Creative' }).click();
  await form.getByRole('radio', { name: 'Picture', exact: true }).check();
  await form.getByLabel('Title').fill('Ramps by the week');
  await form.getByLabel('Text', { exact: true }).last().fill('We bring it on Friday.');
  await form.getByLabel('Call to action').selectOption('Learn more');
  await form.getByRole('button', { name: 'Add the creative' }).click();
  const missing = form.locator('.field-error', { hasText: 'Choose a picture.' });
  await expect(missing).toBeVisible();
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4466aa' } })
    .png()
    .toBuffer();
  await form.getByLabel('Choose a picture').setInputFiles({ name: 'ramp.png', mimeType: 'image/png', buffer });
  await expect(form.getByText('Choose another picture')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await form.getByRole('button', { name: 'Add the creative' }).click();
  await expect(
    form.locator('.field-error', { hasText: 'Describe the picture. Without words the ad can’t run.' }),
  ).toBeVisible();
  await form.getByLabel('What the picture shows').fill('A wooden ramp at a blue door.');
  await form.getByRole('button', { name: 'Add the creative' }).click();
  const ramps = card(page, 'Ramps by the week');
  const shown = ramps.getByRole('img', { name: 'A wooden ramp at a blue door.' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(ramps).toContainText('Learn more');
  await expect(tile(page, 'Ad Creatives')).toHaveText('2');
  await sound(page, 'the library');
});

test('an audience is made of pages, estimated, edited and deleted by the keyboard alone', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/ads?tab=audiences');
  await page.getByRole('button', { name: 'Create Audience' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Create Audience');
  await form.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Victoria');
  await form.getByRole('checkbox', { name: 'Victoria' }).focus();
  await page.keyboard.press('Space');
  // Every page is in English, so that no one chooses by a language.
  await expect(form.getByRole('group')).toHaveCount(2);
  await form.getByRole('button', { name: 'How often are these pages opened?' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('In the last 7 days, pages like these were opened 100 times or fewer.')).toBeVisible();
  await sound(page, 'the form of an audience');
  await form.getByRole('button', { name: 'Save the audience' }).focus();
  await page.keyboard.press('Enter');
  const made = card(page, 'Victoria');
  await expect(made).toContainText('Victoria');
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await crawlKeyboard(page);
  await made.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete the audience' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No audiences yet')).toBeVisible();
});

test('where the plan has no room a form says so, leads to the plans, and keeps what was written', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 14);
  let status = 201;
  for (let at = 1; status === 201 && at <= 50; at += 1) {
    const data = { name: `Audience ${at}` };
    status = (await page.request.post('/api/advertising/audiences', { data })).status();
  }
  expect(status).toBe(409);
  await open(page, '/ads?tab=audiences');
  await page.getByRole('button', { name: 'Create Audience' }).click();
  const form = dialog(page, 'Create Audience');
  await form.getByLabel('Name', { exact: true }).fill('One too many');
  await form.getByRole('button', { name: 'Save the audience' }).click();
  await expect(form.getByText(/Upgrade your plan to add more\. We’ve kept what you wrote\.$/).first()).toBeVisible();
  await expect(form.getByText('Someone else changed this')).toHaveCount(0);
  await expect(form.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('One too many');
});

test('analytics of the demo: a chart for each figure, tables that come to the same sum, and CSV', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/ads?tab=analytics');
  for (const title of ['Impressions', 'Clicks', 'Click rate', 'Spend, USD']) {
    await expect(page.getByRole('figure', { name: title, exact: true })).toBeVisible();
  }
  const spend = await page.locator('.facts > div').filter({ hasText: 'Spend' }).locator('dd').textContent();
  const unitsOf = (text: string | null) => Number(text?.split(' of ')[0]?.replace(/[^\d.]/g, ''));
  for (const caption of ['By day', 'By campaign', 'By ad', 'By creative']) {
    const cells = page.getByRole('table', { name: caption }).locator('tbody td:last-child div');
    const sum = (await cells.allTextContents()).reduce((all, text) => all + unitsOf(text), 0);
    expect([caption, sum.toFixed(2)]).toEqual([caption, unitsOf(spend).toFixed(2)]);
  }
  const total = await tile(page, 'Total Spent').textContent();
  expect(spend).toContain(`of ${total} Total Spent`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ads-\d{4}-\d\d-\d\d\.csv$/);
  await sound(page, 'analytics');
  await checkReflow(page, { name: 'analytics' });
});
