import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('a vote, a bookmark, a wish and a copied address are said once, and only when they were stored (A17)', async ({
  page,
}) => {
  await signInAs(page, 18);
  const [{ id }] = (await (await page.request.get('/api/resources?limit=1')).json()) as [{ id: number }];
  await page.goto(`/resources/${id}`);
  await settled(page);
  const press = (name: RegExp) => () => page.getByRole('main').getByRole('button', { name }).first().click();
  const ask = async () => {
    await page.getByLabel('Which format do you need?').selectOption({ value: 'audio' });
    await page.getByRole('form', { name: 'Ask for a format' }).getByRole('button').click();
  };
  await hearEach(page, [
    [/^Couldn’t save your vote: /, () => refused(page, '**/helpful', press(/^Helpful/))],
    ['Marked as helpful', press(/^Helpful/)],
    ['Vote removed', press(/^Helpful/)],
    [/^Couldn’t save the bookmark: /, () => refused(page, '**/save', press(/^Save /))],
    ['Saved for later', press(/^Save /)],
    ['Taken off your saved resources', press(/^Saved /)],
    [/^Asked for audio$/i, ask],
    ['Request withdrawn', press(/^Withdraw my request/)],
    ['Link copied', press(/^Copy the link/)],
  ]);
  await page.goto('/resources');
  await settled(page);
  await hearEach(page, [
    ['20 more resources', () => page.getByRole('button', { name: 'Load more' }).click()],
    [/^\d+ resources?$/, () => page.getByLabel('Search resources').fill('Auslan'), { within: 2000 }],
  ]);
});
