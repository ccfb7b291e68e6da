import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('a search, one’s own listing and a gift of time are said once (A17)', async ({ page }) => {
  await signInAs(page, 1);
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
  await open(page, '/skills-marketplace');
  await hearEach(page, [
    [/^\d+ skills?$/, () => page.getByRole('searchbox', { name: /skills/i }).fill('voice'), { within: 2000 }],
    [/^\d+ skills?$/, () => page.getByRole('searchbox', { name: /skills/i }).fill(''), { within: 2000 }],
  ]);
  const mine = (await (await page.request.get('/api/my-skill-listings')).json()) as { id: number; status: string }[];
  const { id } = mine.find(({ status }) => status === 'active') ?? { id: 0 };
  await open(page, `/skills-marketplace/${id}`);
  await hearEach(page, [
    [/^Couldn’t pause the listing: /, () => refused(page, '**/api/skill-listings/**', press(/^Pause the listing/))],
    ['Listing paused: No one else can find it until you publish it again.', press(/^Pause the listing/)],
    ['Listing published: Everyone can find it now.', press(/^Publish again/)],
  ]);
  await open(page, '/skills-marketplace/credits');
  const give = async () => {
    await page.getByLabel('How much').selectOption('15');
    await press('Give to the pool')();
  };
  await hearEach(page, [[/^Gift given: .+ went to the community pool\.$/, give]]);
});
