import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { join, openRoom, play } from './table.ts';

test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|409|422)/));
test.describe.configure({ timeout: 120_000 });

test('a replay becomes a puzzle, solved by typing; a wrong try says so and changes nothing', async ({
  page,
  another,
}) => {
  const other = await another(3);
  await signInAs(page, 9);
  const { id } = await openRoom(page, { name: 'For a puzzle', gameType: 'tic_tac_toe' });
  await join(other, id);
  for (const [n, move] of ['1', '4', '2', '5', '3'].entries()) await play(n % 2 === 0 ? page : other, id, move, n);
  const match = await (await page.request.get(`/api/game-rooms/${id}/match`)).json();
  await page.goto(`/arcade/games/${match.id}?move=0`);
  await settled(page);
  await page.getByRole('button', { name: 'Make a puzzle from here' }).click();
  await expect(page.getByText('Nothing here has one clear answer.').first()).toBeVisible();
  await page.getByLabel('Ask the board').fill('last position');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Make a puzzle from here' }).press('Enter');
  await expect(page).toHaveURL(/\/arcade\/puzzles\/\d+$/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Win the game in one move.' })).toBeVisible();
  await page.getByLabel('Type a move').fill('9');
  await page.keyboard.press('Enter');
  const wrong = 'Try 1: X bottom right. The rules allow it, but it isn’t the move we are looking for. Try again.';
  await expect(page.locator('.board-answer')).toHaveText(wrong);
  expect(await timesAnnounced(page, wrong)).toBe(1);
  await page.getByLabel('Type a move').fill('top right');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-status')).toHaveText('Solved. Well done.');
  await checkAccessibility(page, { name: 'a solved puzzle' });
  await page.reload();
  await expect(page.getByText('You have solved this one before.')).toBeVisible();
});

test('the puzzles of the day are there, can be filtered by game, and pass the checks in every theme', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404.*game-puzzles/);
  await page.goto('/arcade');
  await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Puzzles of the day' })).toBeVisible();
  await page.getByLabel('Game', { exact: true }).selectOption('chess');
  await expect(page).toHaveURL(/game=chess$/);
  await expect(page.getByRole('region', { name: 'All puzzles' }).getByRole('link').first()).toContainText('Chess: ');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `puzzles, ${label}` }));
  await checkReflow(page);
  await crawlKeyboard(page);
  await page.goto('/arcade/puzzles/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle not found');
});
