import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach } from '#platform/web/testing/reader.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('one’s own times, a time that is kept and a booking are said once (A17)', async ({ page }) => {
  await signInAs(page, 22);
  const press = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).first().click();
  await open(page, '/bookings/times');
  await page.getByLabel('Day', { exact: true }).first().selectOption('Wednesday');
  await hearEach(page, [
    ['A time on Wednesday was added', press('Add a time')],
    ['The time on Wednesday was removed', press('Remove Wednesday')],
    ['A time on Wednesday was added', press('Add a time')],
    ['Times saved', press('Save my times')],
  ]);
  await open(page, '/bookings/with/14');
  const time = page.locator('.time-buttons button');
  await time.first().waitFor();
  await hearEach(page, [
    [/^We’re keeping this time for you until [\d: apm]+\.$/, () => time.first().click(), { within: 3000 }],
  ]);
});
