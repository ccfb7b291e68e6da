import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of (404|409)/));
test.describe.configure({ timeout: 120_000 });

test('a study grows a branch and a note by typing, keeps them, and gives them back', async ({ page }) => {
  const title = `Openings ${Date.now()}`;
  await page.goto('/arcade/studies');
  await settled(page);
  await page.getByRole('button', { name: 'Begin a study' }).press('Enter');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const type = async (text: string) => {
    await page.getByLabel('Type a move').fill(text);
    await page.keyboard.press('Enter');
  };
  await type('e4');
  await expect(page).toHaveURL(/at=0$/);
  expect(await timesAnnounced(page, 'White: pawn from e2 to e4.')).toBe(1);
  await type('e5');
  await type('previous');
  await expect(page).toHaveURL(/at=0$/);
  await type('c5');
  await expect(page).toHaveURL(/at=2$/);
  // A note is saved while it is written: no one has to leave its field.
  const field = page.getByLabel('Your note on move 2');
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('The Sicilian'),
  );
  await field.fill('The Sicilian');
  await saved;
  await expect(field).toBeFocused();
  await field.fill('The Sicilian.');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await type('first position');
  await page.getByRole('button', { name: /^pawn from e2 to e4/ }).click();
  await expect(page.getByRole('button', { name: /pawn from e7 to e5 Main line/ })).toBeVisible();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: /pawn from c7 to c5 Branch 1/ }).press('Enter');
  await expect(page.getByLabel('Your note on move 2')).toHaveValue('The Sicilian.');
  await expect.poll(() => timesAnnounced(page, 'Note: The Sicilian.')).toBe(1);
  await page.getByRole('button', { name: 'Remove from here' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL(/at=0$/);
  await expect(page.getByRole('button', { name: /pawn from c7 to c5/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete study' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete study' }).click();
  await expect(page).toHaveURL(/\/arcade\/studies$/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('a study that another tab has changed says so and keeps what is on the page', async ({ page }) => {
  const made = await page.request.post('/api/game-studies', { data: { title: 'Two tabs', gameType: 'reversi' } });
  const { id } = await made.json();
  await page.goto(`/arcade/studies/${id}`);
  await settled(page);
  const other = await page.request.put(`/api/game-studies/${id}`, {
    data: { title: 'Two tabs', note: 'From another tab', moves: [], version: 1 },
  });
  expect(other.status(), await other.text()).toBe(200);
  await page.getByLabel('Type a move').fill('d3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This study has changed since you opened it. Load it again.')).toBeVisible();
  await expect(page.locator('.board-last')).toContainText('black disc on d3');
  await page.getByRole('button', { name: 'Keep what is on this page' }).press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.request.delete(`/api/game-studies/${id}`);
});

test('a game is kept as a study, and the pages pass the checks in every theme', async ({ page }) => {
  await page.goto('/arcade/studies');
  await page.getByRole('link', { name: 'What the opera game teaches' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await settled(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a study, ${label}` }));
  await checkReflow(page);
  await crawlKeyboard(page);
  await page.goto('/arcade/studies/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study not found');
});
