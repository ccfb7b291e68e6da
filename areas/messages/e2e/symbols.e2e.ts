import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { item, open } from './people.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const board = (page: Page) => page.getByRole('dialog', { name: 'Symbol board' });
const core = (page: Page) => board(page).getByRole('group', { name: 'Core words', exact: true });
const sentence = (page: Page) => board(page).locator('.sym-said');

/** With the words scrolled away under the sentence, a check would judge what nobody reads. */
const toTop = (page: Page) =>
  board(page)
    .locator('.dialog-in')
    .evaluate((box) => box.scrollTo(0, 0));

async function openBoard(page: Page, userId: number) {
  await open(page, `/messages/with/${userId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Symbol board' }).focus();
  await page.keyboard.press('Enter');
  await expect(core(page)).toBeVisible();
}

test('by keyboard alone: arrows go between the words, what is unfinished waits, and the sentence is sent', async ({
  page,
}) => {
  await signInAs(page, 22);
  await openBoard(page, 13);
  const words = core(page).getByRole('button');
  const [first = '', second = ''] = await words.allInnerTexts();
  await words.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sentence(page)).toHaveText(new RegExp(`^${first} ${second}\\.$`, 'i'));

  await page.keyboard.press('Escape');
  await expect(board(page)).toHaveCount(0);
  await openBoard(page, 13);
  await expect(sentence(page)).toHaveText(new RegExp(`^${first} ${second}\\.$`, 'i'));
  await toTop(page);
  await crawlKeyboard(page, { name: 'the symbol board' });
  await board(page).getByRole('button', { name: 'Send with symbols' }).focus();
  await page.keyboard.press('Enter');
  await expect(board(page)).toHaveCount(0);
  await expect(item(page, second).locator('.sym-text')).toBeVisible();
});

test('with one switch: a row, a word in it, and the end gives the focus back', async ({ page }) => {
  await signInAs(page, 25);
  await openBoard(page, 13);
  await board(page).getByRole('checkbox', { name: 'One-switch scanning' }).check();
  await board(page).getByRole('combobox', { name: 'Stay on each for' }).selectOption('5000');
  await board(page).getByRole('checkbox', { name: 'Bigger pictures' }).check();
  await toTop(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the options of the board, ${label}` }));
  await checkReflow(page, { name: 'the options of the board' });

  const first = (await core(page).getByRole('button').first().innerText()).trim();
  await board(page).getByRole('button', { name: 'Start scanning' }).click();
  await expect(board(page).locator('.sym-frame')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(sentence(page)).toHaveText(new RegExp(`^${first}\\.$`, 'i'));
  // A press anywhere is the switch, too.
  await sentence(page).click();
  await sentence(page).click();
  await expect(sentence(page)).toHaveText(new RegExp(`^${first} ${first}\\.$`, 'i'));
  await toTop(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `scanning, ${label}` }));
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.sym-frame')).toBeHidden();
  await expect(board(page).getByRole('button', { name: 'Start scanning' })).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('words, boards and buttons are at least 60 px high', async ({ page }) => {
    await signInAs(page, 26);
    await openBoard(page, 13);
    await core(page).getByRole('button').first().tap();
    await expect(board(page).getByRole('button', { name: /^Remove “/ })).toBeVisible();
    const low = await board(page)
      .locator('.sym')
      .evaluate((root) =>
        [...root.querySelectorAll('button')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => one.getBoundingClientRect().height < 60)
          .map((one) => one.textContent),
      );
    expect(low).toEqual([]);
  });
});
