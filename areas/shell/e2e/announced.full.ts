import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach } from '#platform/web/testing/reader.ts';

// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences|ERR_INTERNET_DISCONNECTED/));

test('another page, a lost connection and a bad day are said once (A17)', async ({ page, context }) => {
  await signInAs(page, 8);
  await page.goto('/privacy-policy');
  await settled(page);
  const site = page.getByRole('navigation', { name: 'Site' });
  const badDay = async () => {
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('button', { name: 'Bad-day settings', exact: true }).click();
  };
  await hearEach(page, [
    ['Page loaded: Notifications', () => site.getByRole('link', { name: /^Notifications/ }).click(), { within: 2000 }],
    [/^Page loaded: Privacy policy$/i, () => page.goBack(), { within: 2000 }],
    ['You’re offline. What’s on this page stays.', () => context.setOffline(true)],
    ['You’re connected again.', () => context.setOffline(false), { within: 10_000, echo: 2000 }],
    ['Bad-day settings are on until 4 am.', badDay],
    ['Bad-day settings are off.', () => page.getByRole('button', { name: 'Turn off bad-day settings' }).click()],
  ]);
});
