import type { Locator, Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
  problems.allow(/status of 409/);
});

const root = '/api/advertising';
interface Made {
  readonly id: number;
  readonly version: number;
}
async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<Made> {
  const answer = await page.request[method](`${root}${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
}
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

/** What is typed stays, what the other tab saved stays, and the person chooses. */
async function chooses(form: Locator, field: string, button: string, { typed, theirs }: Record<string, string>) {
  const input = form.getByLabel(field, { exact: true });
  await form.getByRole('button', { name: button }).click();
  await expect(form.getByText('Someone else changed this')).toBeVisible();
  await expect(input).toHaveValue(typed ?? '');
  await form.getByRole('button', { name: 'Use the other version' }).click();
  await expect(input).toHaveValue(theirs ?? '');
}

test('no form of an advertiser writes over what another tab has saved', async ({ page }) => {
  await signInAs(page, 12);
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  const about = { objective: 'awareness', budgetType: 'daily', budget: 8, startDate, endDate: null };
  const campaign = await send(page, 'post', '/campaigns', { name: 'Ramps', ...about });
  const set = await send(page, 'post', `/campaigns/${campaign.id}/ad-sets`, { name: 'Everyone', surfaces: ['feed'] });
  const audience = await send(page, 'post', '/audiences', { name: 'Victoria', regions: ['VIC'] });
  const words = {
    type: 'text',
    body: 'We fit ramps.',
    callToAction: 'Learn more',
    linkUrl: 'https://ramps.example.org',
  };
  const creative = await send(page, 'post', '/creatives', { title: 'A level doorway', ...words });

  await open(page, `/ads/campaigns/${campaign.id}?edit=1`);
  const editing = page.getByRole('dialog', { name: 'Edit campaign' });
  await editing.getByLabel('Campaign name').fill('Ramps here');
  await listening(page);
  await send(page, 'put', `/campaigns/${campaign.id}`, { name: 'Ramps there', ...about, version: campaign.version });
  // The page has the news by itself; the form keeps what is typed, and the version that it changes.
  await expect(page.locator('h1')).toHaveText('Ramps there');
  const budget = editing.getByLabel(/^Budget, /);
  await budget.fill('9');
  await chooses(editing, 'Campaign name', 'Save the campaign', { typed: 'Ramps here', theirs: 'Ramps there' });
  await expect(budget).toHaveValue('8');
  await editing.getByRole('button', { name: 'Save the campaign' }).click();
  await expect(editing).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Everyone' }).click();
  const ofSet = page.getByRole('dialog', { name: 'Edit ad set' });
  await ofSet.getByLabel('Name', { exact: true }).fill('All here');
  const there = { name: 'All there', surfaces: ['feed', 'blogs'], frequency: 'day-1' };
  await send(page, 'put', `/ad-sets/${set.id}`, { ...there, version: set.version });
  await chooses(ofSet, 'Name', 'Save the ad set', { typed: 'All here', theirs: 'All there' });
  await expect(ofSet.getByRole('checkbox', { name: 'Blogs' })).toBeChecked();

  await open(page, '/ads?tab=audiences');
  await page.getByRole('button', { name: 'Edit Victoria' }).click();
  const ofAudience = page.getByRole('dialog', { name: 'Edit Audience' });
  await ofAudience.getByLabel('Name', { exact: true }).fill('Here');
  await send(page, 'put', `/audiences/${audience.id}`, { name: 'There', regions: [], version: audience.version });
  await chooses(ofAudience, 'Name', 'Save the audience', { typed: 'Here', theirs: 'There' });
  await expect(ofAudience.getByRole('checkbox', { name: 'Victoria' })).not.toBeChecked();

  await open(page, `/ads?tab=creatives&edit=${creative.id}`);
  const ofCreative = page.getByRole('dialog', { name: 'Edit creative' });
  await ofCreative.getByLabel('Title').fill('A doorway here');
  const theirs = { title: 'A doorway there', ...words, version: creative.version };
  await send(page, 'put', `/creatives/${creative.id}`, theirs);
  await chooses(ofCreative, 'Title', 'Save the creative', { typed: 'A doorway here', theirs: 'A doorway there' });
  await ofCreative.getByRole('button', { name: 'Save the creative' }).click();
  await expect(ofCreative).toHaveCount(0);
});
