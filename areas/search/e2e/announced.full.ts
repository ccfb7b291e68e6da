import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('suggestions, results and more of them are said once, as a count (A17)', async ({ page }) => {
  await signInAs(page, 6);
  await page.goto('/search');
  await settled(page);
  const field = page.getByLabel('Say it in your own words');
  const search = (words: string) => async () => {
    await field.fill(words);
    await field.press('Enter');
  };
  await hearEach(page, [
    [/^\d suggestions?$/, () => field.pressSequentially('ram'), { within: 2000 }],
    [/^\d+ results? for “ramp”$/, search('ramp')],
    ['No results for “zzzqqq”', search('zzzqqq')],
  ]);
});
