import { defaultRecord } from '#platform/contract/preferences.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { gameKinds, kindWords } from '../pure/kinds.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 120_000 });

/** The whole lesson of each game, typed. */
const moves = {
  chess: ['a1 a5', 'c1 f4', 'd1 d7', 'knight c3', 'e4 d5', 'a8 queen', 'e1 g1', 'e1 d1', 'a1 a8'],
  checkers: ['11 15', '11 18', '11 18 25', '25 29', '22 18'],
  tic_tac_toe: ['5', '3', '9'],
  connect_four: ['4', '4', '5', '4'],
  reversi: ['d3', 'f4', 'a1', 'pass'],
} as const;

for (const kind of gameKinds) {
  test(`the rules of ${kind} are learnt by doing, by typing alone, each step heard once`, async ({ page }) => {
    await page.goto(`/arcade/lessons/${kind}`);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Learn ${kindWords[kind].name}`);
    const steps = moves[kind];
    for (const [n, move] of steps.entries()) {
      const heading = page.getByRole('heading', { level: 2, name: `Step ${n + 1} of ${steps.length}:` });
      await expect(heading).toBeVisible();
      if (n > 0) await expect(heading).toBeFocused();
      await page.getByLabel('Type a move').fill(move);
      await page.keyboard.press('Enter');
      const done = await page.locator('.board-status').textContent();
      await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible();
      expect(done).not.toBe('');
      if (n < steps.length - 1) await page.getByRole('button', { name: 'Next rule' }).click();
    }
    await expect(page.getByText(`You can play ${kindWords[kind].name}`)).toBeVisible();
  });
}

test('a legal move that is not the task is put back with a sentence, and a hint helps', async ({ page }) => {
  await page.goto('/arcade/lessons/chess');
  await settled(page);
  await page.getByLabel('Type a move').fill('a1 a4');
  await page.keyboard.press('Enter');
  const words = 'Try 1: rook from a1 to a4. The rules allow it, but it isn’t the move we are looking for. Try again.';
  await expect(page.locator('.board-answer')).toHaveText(words);
  expect(await timesAnnounced(page, words)).toBe(1);
  await expect(page.getByText('Moves (0)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.board-answer')).toHaveText('Hint: Choose a1, then a5.');
  await page.locator('[data-square="56"]').click();
  await page.locator('[data-square="24"]').click();
  await expect(page.locator('.board-status')).toHaveText('Well done. The rook moved in a straight line.');
  expect(await timesAnnounced(page, 'The rook moved in a straight line.')).toBe(1);
});

test('a step is in the address, is read aloud on request, and passes the checks in every theme', async ({ page }) => {
  const answer = await page.request.put('/api/accessibility-preferences/1', { data: defaultRecord });
  expect(answer.status(), await answer.text()).toBe(200);
  const speech = await stubSpeech(page);
  await page.goto('/arcade/lessons/tic_tac_toe?step=2');
  await settled(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Step 2 of 3: Winning' })).toBeVisible();
  await page.getByRole('button', { name: 'Hear this step' }).click();
  await expect
    .poll(async () => (await speech.spoken()).map(({ text }) => text))
    .toContain(
      'You have two X in the top row. Three in a row wins. A row can go across, down or on a slant. Put your X where it wins.',
    );
  await page.getByRole('button', { name: 'Skip this rule' }).click();
  await expect(page).toHaveURL(/step=3$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 2 of 3: Winning' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip this rule' })).toBeFocused();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a lesson, ${label}` }));
  await checkReflow(page);
  await crawlKeyboard(page);
});
