import { signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';
import { open, openWith, store } from './preferences.ts';

// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));
test.afterEach(async ({ page }) => store(page, {}));

test('settings that are saved, refused, tried and put back are said once (A17)', async ({ page }) => {
  await signInAs(page, 1);
  await openWith(page, {});
  const choose = async () => {
    await page.getByRole('button', { name: /^Text size \w+ change/ }).click();
    await page.getByRole('radio', { name: 'Large', exact: true }).check();
    await page.getByRole('button', { name: /^Save Text size/ }).click();
  };
  await hearEach(page, [
    ['Settings Saved: Your accessibility preferences have been updated successfully.', choose],
    ['High contrast is on.', () => page.keyboard.press('Alt+KeyH')],
    ['High contrast is off.', () => page.keyboard.press('Alt+KeyH')],
  ]);
  await open(page, '/accessibility/quick-setup');
  const finish = page.getByRole('region', { name: 'Finish' });
  const press = (name: string) => () => finish.getByRole('button', { name, exact: true }).click();
  await page.getByRole('radio', { name: 'Extra large' }).check();
  await hearEach(page, [
    ['Preview Applied: You can see your changes in action. Remember to save them!', press('Preview')],
    ['The form has the usual values again. Nothing is saved yet.', press('Reset to Defaults')],
    [
      'Failed to save your accessibility preferences. Please try again.',
      () => refused(page, '**/api/accessibility-preferences/*', press('Save')),
    ],
  ]);
});
