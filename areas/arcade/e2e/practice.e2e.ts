import type { Page } from '@playwright/test';
import { defaultRecord } from '#platform/contract/preferences.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { pastTimers, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { type GameKind, gameKinds, roomFeatures } from '../pure/kinds.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 120_000 });

const square = (page: Page, n: number) => page.locator(`.board-grid [data-square="${n}"]`);

const prefer = async (page: Page, change: object) => {
  const answer = await page.request.put('/api/accessibility-preferences/1', { data: { ...defaultRecord, ...change } });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** What this device keeps of a game, written before the page opens. */
async function practise(page: Page, kind: GameKind, kept: object) {
  await page.addInitScript(
    ([name, value]) => {
      const key = 'doorways:practice:1';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ [name]: value }));
    },
    [kind, { score: [0, 0, 0], moves: [], against: 'person', side: 0, features: [], ...kept }] as const,
  );
  await page.goto(`/arcade/practice/${kind}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await settled(page);
}

test('tic-tac-toe for two: X begins, the score is kept by New Game and zeroed by Reset Score', async ({ page }) => {
  await practise(page, 'tic_tac_toe', {});
  const scores = page.locator('.practice-score dd');
  const play = async (squares: readonly number[]) => {
    for (const n of squares) await square(page, n).click();
  };
  await expect(page.locator('.board-status')).toHaveText('X to move.');
  await play([0, 3, 1, 4, 2]);
  await expect(page.locator('.board-status')).toHaveText('X won. A full line.');
  expect(await timesAnnounced(page, 'X won. A full line.')).toBe(1);
  await expect(scores).toHaveText(['1', '0', '0']);
  await square(page, 8).click();
  await expect(square(page, 8)).toHaveAttribute('aria-label', 'bottom right, empty');
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(square(page, 0)).toHaveAttribute('aria-label', /^top left, empty/);
  await expect(scores).toHaveText(['1', '0', '0']);
  await play([4, 0, 8, 6, 3, 5, 1, 7, 2]);
  await expect(page.locator('.board-status')).toHaveText('Draw. The board is full.');
  await expect(scores).toHaveText(['1', '0', '1']);
  await page.reload();
  await expect(scores).toHaveText(['1', '0', '1']);
  await expect(page.locator('.board-status')).toHaveText('Draw. The board is full.');
  await page.getByRole('button', { name: 'Reset Score' }).click();
  await expect(scores).toHaveText(['0', '0', '0']);
  await expect(square(page, 0)).toHaveAttribute('aria-label', /^top left, empty/);
});

for (const kind of gameKinds) {
  test(`${kind} against the computer: it answers by itself, is heard once, gives hints, and takes back`, async ({
    page,
  }) => {
    await practise(page, kind, { against: 'strong' });
    await expect(page.locator('.board-status')).toContainText('Your turn.');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.locator('.board-answer')).toContainText('Hint: ', { timeout: 20_000 });
    const opening = { chess: 'e2 e4', checkers: '11 15', tic_tac_toe: '5', connect_four: '4', reversi: 'd3' }[kind];
    await page.getByLabel('Type a move').fill(opening);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moves (2)', { exact: true })).toBeVisible({ timeout: 20_000 });
    expect(await timesAnnounced(page, /^Computer: .*Your turn\.$/)).toBe(1);
    await page.getByRole('button', { name: 'Undo move' }).click();
    await expect(page.getByText('Moves (0)', { exact: true })).toBeVisible();
    await checkAccessibility(page, { name: `practice of ${kind}` });
  });
}

test('each accessibility option changes the board, and every option passes the checks', async ({ page }) => {
  await practise(page, 'chess', { moves: ['e2e4', 'e7e5'] });
  const size = async () => (await square(page, 0).boundingBox())?.width ?? 0;
  const colour = () => square(page, 1).evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor);
  const motion = () =>
    page
      .locator('.board-grid .piece')
      .first()
      .evaluate((one) => getComputedStyle(one).animationName);
  const log = page.getByRole('list', { name: 'Moves' });
  const [small, green] = [await size(), await colour()];
  expect(await motion()).toBe('piece-in');
  await expect(log).toBeHidden();
  await page.getByText('Accessibility of the board').click();
  for (const feature of roomFeatures) {
    const box = page.getByRole('checkbox', {
      name:
        { large_text: 'Large text', high_contrast: 'High contrast', screen_reader: 'Screen reader' }[
          feature as 'large_text'
        ] ??
        { keyboard_only: 'Keyboard only', reduced_motion: 'Reduced motion', audio_cues: 'Audio cues' }[
          feature as unknown as 'keyboard_only'
        ],
    });
    await box.check();
    if (feature === 'large_text') expect(await size()).toBeGreaterThan(small);
    if (feature === 'high_contrast') expect(await colour()).not.toBe(green);
    if (feature === 'screen_reader') await expect(log).toBeVisible();
    if (feature === 'keyboard_only') {
      const typed = await page.getByLabel('Type a move').boundingBox();
      expect(typed?.y).toBeLessThan((await page.getByRole('grid').boundingBox())?.y ?? 0);
      await expect(page.getByText('says where the pieces stand')).toBeVisible();
    }
    if (feature === 'reduced_motion') expect(await motion()).toBe('none');
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${feature}, ${label}` }));
    await box.uncheck();
  }
  await checkReflow(page);
  await crawlKeyboard(page);
});

/** Notes that were played since the last look, and how loud each rose: 1 is all that the device gives. */
async function notesOf(page: Page) {
  await settled(page);
  await pastTimers(page, 300);
  return page.evaluate(() => (window as unknown as { doorwaysNotes: [number, number][] }).doorwaysNotes.splice(0));
}

test('audio cues: none unless wanted, and quiet; a move, a capture and the end each have their own', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const notes: [hertz: number, loudest: number][] = [];
    Object.assign(window, { doorwaysNotes: notes });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      override createOscillator() {
        const tone = super.createOscillator();
        const connect = tone.connect.bind(tone) as (to: AudioNode) => AudioNode;
        tone.connect = ((level: GainNode) => {
          notes.push([Math.round(tone.frequency.value), loudest.get(level) ?? 1]);
          return connect(level);
        }) as typeof tone.connect;
        return tone;
      }
      override createGain() {
        const level = super.createGain();
        const rise = level.gain.linearRampToValueAtTime.bind(level.gain);
        level.gain.linearRampToValueAtTime = (value, at) => {
          loudest.set(level, Math.max(value, loudest.get(level) ?? 0));
          return rise(value, at);
        };
        return level;
      }
    };
    const loudest = new WeakMap<AudioNode, number>();
  });
  const type = async (text: string, moves: number) => {
    await page.getByLabel('Type a move').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Moves (${moves})`, { exact: true })).toBeVisible();
    return notesOf(page);
  };
  await prefer(page, { soundEffects: false });
  await practise(page, 'chess', { moves: ['e2e4', 'd7d5'] });
  expect(await type('a3', 3)).toEqual([]);
  await page.getByText('Accessibility of the board').click();
  await page.getByRole('checkbox', { name: 'Audio cues' }).check();
  expect(await type('h6', 4)).toEqual([[392, 0.2]]);
  expect(await type('exd5', 5)).toEqual([
    [392, 0.2],
    [294, 0.2],
  ]);
  await page.getByText('How the board works for me').click();
  await page.getByRole('checkbox', { name: 'Sounds of the board' }).uncheck();
  expect(await type('a6', 6)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Sounds of the board' }).check();

  await page.goto('/arcade/practice/tic_tac_toe');
  await page.getByRole('radio', { name: 'Two people on this device' }).check();
  await page.getByText('Accessibility of the board').click();
  await page.getByRole('checkbox', { name: 'Audio cues' }).check();
  for (const [at, text] of ['1', '5', '2', '9'].entries()) expect(await type(text, at + 1)).toEqual([[392, 0.2]]);
  expect(await type('3', 5)).toEqual([
    [392, 0.2],
    [523, 0.2],
    [659, 0.2],
    [784, 0.2],
    [1047, 0.2],
  ]);
  await prefer(page, {});
});

test('a move can be asked for once more, and arrows can go round at the edges', async ({ page }) => {
  await practise(page, 'reversi', {});
  await page.getByText('How the board works for me').click();
  await page.getByRole('checkbox', { name: 'Ask before a move is played' }).check();
  await page.getByRole('checkbox', { name: 'Arrows go round at the edges' }).check();
  await square(page, 19).click();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeFocused();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByText('Moves (0)', { exact: true })).toBeVisible();
  await expect(square(page, 19)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible();
  await square(page, 0).focus();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 56)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(square(page, 63)).toBeFocused();
});

test('a worker that fails is said, and asked again', async ({ page, problems }) => {
  problems.allow(/opponent\.worker|ERR_FAILED/);
  await page.route('**/opponent.worker*', (route) => route.abort());
  await practise(page, 'connect_four', { against: 'gentle' });
  await page.getByLabel('Type a move').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The computer didn’t answer')).toBeVisible();
  await page.unroute('**/opponent.worker*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Moves (2)', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('where only one piece can go, one press plays it, when a member has chosen that', async ({ page }) => {
  await practise(page, 'chess', {});
  await square(page, 36).click();
  await expect(page.locator('.board-answer')).toHaveText('There is nothing of yours on e4.');
  await page.getByText('How the board works for me').click();
  await page.getByRole('checkbox', { name: 'One press when only one piece can go' }).check();
  await square(page, 36).click();
  await expect(page.locator('.board-last')).toContainText('pawn from e2 to e4');
  // The pawn and the knight can both go to f6.
  await square(page, 21).click();
  await expect(page.locator('.board-answer')).toHaveText('There is nothing of yours on f6.');
  await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible();
});

test('moves, questions and answers can be spoken, each by its own words', async ({ page }) => {
  await prefer(page, { speechToText: true });
  const speech = await stubSpeech(page);
  await practise(page, 'chess', {});
  await page.getByText('How the board works for me').click();
  await page.getByRole('checkbox', { name: 'Ask before a move is played' }).check();
  await page.getByRole('button', { name: 'Speak for your moves' }).click();
  await page.getByRole('button', { name: 'Agree and speak' }).click();
  await expect.poll(() => speech.hear('echo 2 echo four')).toBe(true);
  await expect(page.getByText('Play pawn from e2 to e4?')).toBeVisible();
  await speech.hear('Not yet.');
  await expect(page.getByText('Play pawn from e2 to e4?')).toBeHidden();
  await speech.hear('Knight F3.');
  await expect(page.getByText('Play knight from g1 to f3?')).toBeVisible();
  await speech.hear('yes');
  await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible();
  await speech.hear('last move');
  await expect(page.locator('.board-answer')).toHaveText('White: knight from g1 to f3.');
  await speech.hear('banana');
  await expect(page.locator('.board-answer')).toContainText('“banana” is no legal move here.');
  await checkAccessibility(page, { name: 'moves by voice' });
  await prefer(page, {});
});

test('after a game with the computer, its mistakes are tasks on the same board', async ({ page }) => {
  // With the third move X gave a sure win away, and with the fifth one did not win at once.
  await practise(page, 'tic_tac_toe', { moves: ['1', '3', '5', '6', '2', '9'], against: 'gentle', side: 0 });
  await page.getByRole('link', { name: 'Learn from my mistakes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn from my mistakes: Tic-Tac-Toe');
  await expect(page.getByRole('heading', { level: 2, name: /^Move 3: 1 of 2/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Skip this one' }).click();
  await expect(page).toHaveURL(/mistake=2$/);
  await expect(page.getByRole('heading', { level: 2, name: /^Move 5: 2 of 2/ })).toBeFocused();
  await expect(page.getByText('You played: X top centre.')).toBeVisible();
  await page.getByLabel('Type a move').fill('8');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-answer')).toContainText('Try 1: X bottom centre.');
  await page.getByLabel('Type a move').fill('bottom right');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-status')).toHaveText('Yes, that is better.');
  await checkAccessibility(page, { name: 'learning from mistakes' });
});

test('without a finished game there is nothing to learn from yet', async ({ page }) => {
  await page.goto('/arcade/mistakes/reversi');
  await expect(page.getByRole('heading', { name: 'There is no finished game to learn from' })).toBeVisible();
  await checkAccessibility(page, { name: 'no mistakes yet' });
});
