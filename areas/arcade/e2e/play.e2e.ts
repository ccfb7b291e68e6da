import type { Page } from '@playwright/test';
import { announcements, forgetAnnouncements } from '#platform/web/testing/announcements.ts';
import { expect, test } from '#platform/web/testing/journey.ts';
import { gameOf } from '../pure/all.ts';
import { games, hears, play, pressOnce, sitDown } from './table.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const square = (page: Page, n: number) => page.locator(`.board-grid [data-square="${n}"]`);
const theirs = /^(?!You)/;

/** Presses the squares of a move, one after the other. */
async function press(page: Page, squares: readonly number[]) {
  for (const n of squares) await square(page, n).click();
}

for (const { kind, moves, winner, why } of games) {
  const game = gameOf(kind);

  test(`${kind} by pointer: a full game between two browsers, watched by a third`, async ({ page, another }) => {
    const [other, watcher] = [await another(3), await another(12)];
    const id = await sitDown(page, other, { gameType: kind });
    await watcher.goto(`/arcade/room/${id}`);
    await expect(watcher.getByRole('grid')).toBeVisible();
    let state = game.start();
    for (const [n, move] of moves.entries()) {
      const mover = game.turn(state) === 0 ? page : other;
      await expect(mover.locator('.board-status')).toContainText('Your turn.');
      await press(mover, game.presses(state, move));
      for (const one of [page, other, watcher]) {
        await expect(one.getByText(`Moves (${n + 1})`, { exact: true })).toBeVisible();
      }
      state = game.play(state, move);
    }
    const [won, lost] = winner === 0 ? [page, other] : [other, page];
    await expect(won.locator('.board-status')).toHaveText(`You won. ${why}`);
    await expect(lost.locator('.board-status')).toContainText(/ won\. /);
    await expect(watcher.locator('.board-status')).toContainText(/ won\. /);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  });

  test(`${kind} by keyboard, with the spoken log alone to go by`, async ({ page, another }) => {
    const other = await another(3);
    const id = await sitDown(page, other, { gameType: kind });
    let state = game.start();
    for (const [n, move] of moves.entries()) {
      if (game.turn(state) === 0) {
        // What was heard says whose turn it is; the move is typed, as the game’s own notation has it.
        if (n > 0) await hears(page, /Your turn\.$/);
        await forgetAnnouncements(page);
        await page.getByLabel('Type a move').focus();
        await page.keyboard.type(game.notation(state, move));
        await page.keyboard.press('Enter');
        await hears(page, `You: ${game.say(state, move)}.`);
      } else {
        await forgetAnnouncements(page);
        await play(other, id, move, n);
        const said = await hears(page, `: ${game.say(state, move)}.`);
        expect(said).toMatch(theirs);
      }
      state = game.play(state, move);
    }
    await hears(page, winner === 0 ? 'You won.' : / won\. /);
    const results = (await announcements(page)).filter(({ text }) => / won\. /.test(text));
    expect(results).toHaveLength(1);
  });

  test(`${kind} by one switch: only legal moves come by, and Space chooses`, async ({ page, another }) => {
    const other = await another(3);
    await page.addInitScript(() => {
      for (let id = 1; id <= 40; id++) localStorage.setItem(`doorways:board:${id}`, '{"every":1000}');
    });
    const id = await sitDown(page, other, { gameType: kind });
    await page.getByRole('button', { name: 'One-switch play' }).click();
    let state = game.start();
    for (const [n, move] of moves.entries()) {
      if (game.turn(state) === 0) {
        for (const wanted of game.presses(state, move)) {
          await pressOnce(page, `.board-grid [data-square="${wanted}"][data-scanned]`);
        }
      } else await play(other, id, move, n);
      await expect(page.getByText(`Moves (${n + 1})`, { exact: true })).toBeVisible();
      state = game.play(state, move);
    }
    await expect(page.locator('.board-status')).toContainText(/ won\. /);
    await expect(page.locator('.scan-bar strong')).toHaveText('Stop one-switch play');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'One-switch play' })).toBeFocused();
  });
}

test('by arrow keys: what each square is, where a piece can go, and questions on the board', async ({
  page,
  another,
}) => {
  const other = await another(3);
  await sitDown(page, other, { gameType: 'chess' });
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.locator('.board-grid button[tabindex="0"]').focus();
  expect(await here()).toBe('a1, white rook');
  await page.keyboard.press('ArrowRight');
  expect(await here()).toBe('b1, white knight, can move');
  await page.keyboard.press('Control+Home');
  expect(await here()).toBe('a8, black rook');
  await page.keyboard.press('Control+End');
  expect(await here()).toBe('h1, white rook');
  await page.keyboard.press('ArrowRight');
  expect(await here()).toBe('h1, white rook');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await hears(page, 'g1, white knight, picked up');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await here()).toBe('f3, empty, can go here');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await hears(page, 'The white knight on g1 cannot go to f4.');
  await page.keyboard.press('Escape');
  await hears(page, 'Put back.');
  await page.keyboard.press('m');
  await hears(page, '20 legal moves: ');
  await page.keyboard.press('t');
  await hears(page, 'It is your turn. You play White. There is no clock.');
  await page.keyboard.press('l');
  await hears(page, 'No moves yet.');
  await page.keyboard.press('p');
  await hears(page, 'White: king e1; queen d1; rooks a1, h1;');
  await page.keyboard.press('s');
  await hears(page, 'f4, empty');
});
