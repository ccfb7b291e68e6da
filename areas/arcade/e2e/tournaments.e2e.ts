import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of (404|409)/));
test.describe.configure({ timeout: 120_000 });

test('a tournament is opened, joined, begins by itself, has no clock, and can be left', async ({ page, another }) => {
  const [second, third] = [await another(3), await another(12)];
  await page.goto('/arcade/tournaments');
  await settled(page);
  await page.getByRole('button', { name: 'Open a tournament' }).press('Enter');
  await page.getByRole('radio', { name: 'Tic-Tac-Toe' }).check();
  await page.getByLabel('Players').selectOption('3');
  await checkAccessibility(page, { name: 'opening a tournament' });
  await page.getByRole('button', { name: 'Open tournament' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tic-Tac-Toe tournament \d+$/);
  for (const one of [second, third]) {
    await one.goto(page.url());
    await settled(one);
    await one.getByRole('button', { name: 'Join tournament' }).press('Enter');
    await expect(one.getByRole('button', { name: 'Leave tournament' })).toBeVisible();
    await expect(one.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect.poll(() => timesAnnounced(third, 'The tournament begins.')).toBe(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Your games' })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'The tournament begins.')).toBe(1);
  const games = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await checkAccessibility(page, { name: 'a tournament that is played' });
  await games.first().getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause for rest' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Propose a clock' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Tournament \d+$/ }).click();
  await page.getByRole('button', { name: 'Leave tournament' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave tournament' }).click();
  await expect(page.getByText(/ won$/).first()).toBeVisible();
  await second.getByRole('button', { name: 'Leave tournament' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave tournament' }).click();
  await expect(third.getByText('Finished', { exact: true })).toBeVisible();
  await expect.poll(() => timesAnnounced(third, 'The tournament is over.')).toBe(1);
});

test('the list can be narrowed, and both pages pass the checks in every theme', async ({ page }) => {
  await page.goto('/arcade/tournaments');
  await page.getByLabel('Show', { exact: true }).selectOption('open');
  await expect(page).toHaveURL(/status=open$/);
  const link = page.getByRole('link', { name: /^Connect Four tournament/ }).first();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `tournaments, ${label}` }));
  await checkReflow(page);
  await crawlKeyboard(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Players' })).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a tournament, ${label}` }));
  await page.goto('/arcade/tournaments/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournament not found');
});
