import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { fullMatrix } from '#platform/web/testing/matrix.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { leaveNothing, open, openWith, store } from './preferences.ts';

const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => `/accessibility/quick-setup${step === 1 ? '' : `/${step}`}`);

/** Without motion, so that no colour is measured on its way from one theme to the next. */
const still = { reduceMotion: true };

test.beforeEach(async ({ page }) => store(page, still));
test.afterAll(({ server }) => leaveNothing(server.url));

test('the settings page, with an editor open, in every theme and width', async ({ page }) => {
  test.setTimeout(180_000);
  await openWith(page, { ...still, textToSpeech: true, dragAssistance: true, audioDescriptions: true });
  await page.getByRole('button', { name: /^Hover delay/ }).click();
  for (const summary of await page.locator('#main summary').all()) await summary.click();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `settings (${label})` }));
  await checkReflow(page, { name: 'settings' });
  await open(page);
  await crawlKeyboard(page, { name: 'settings', max: 110, samples: 1 });
});

for (const [place, path] of steps.entries()) {
  test(`step ${place + 1} of Quick Setup in every theme and width`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, path);
    await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `${path} (${label})` }));
    await checkReflow(page, { name: path });
    // The controls are the settings page's, and the first step is among the routes.
    if (!fullMatrix) return;
    await open(page, path);
    await crawlKeyboard(page, { name: path });
  });
}

test('the questions before leaving and before a reset', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `reset (${label})` }));
});
