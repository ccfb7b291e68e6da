import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { choose, isSealed, open, passphrase, press, privacy, seal, section, unlock } from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
// Each key of a passphrase takes seconds, on purpose.
test.setTimeout(120_000);

const entriesThere = 45;
const noteOf = (n: number) => `day ${n} of the diary`;

/** Long ones, so that two calls carry them. */
async function write(page: Page) {
  for (let n = 0; n < entriesThere; n += 1) {
    const at = new Date(Date.now() - n * 86_400_000).toISOString();
    const notes = `${noteOf(n)} ${'and on '.repeat(650)}`;
    const data = { moodRating: 4, energyLevel: 3, painLevel: 6, notes, day: at.slice(0, 10), at };
    const answer = await page.request.post('/api/wellness-entries', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

interface Keys {
  readonly mode: string;
  readonly isMoving: boolean;
  readonly left: number;
}
const keysOf = async (page: Page) => (await (await page.request.get('/api/wellness-key')).json()) as Keys;
const moved = '**/api/wellness-key/moved';

/** The first call of a move arrives; nothing after it does. */
async function stopAfterOne(page: Page) {
  let calls = 0;
  await page.route(moved, async (route) => {
    calls += 1;
    if (calls === 1) await route.continue();
    else await route.abort();
  });
}

async function turn(page: Page) {
  await press(page, 'Turn it back');
  const dialog = page.getByRole('alertdialog', { name: 'Turn it back?' });
  await expect(dialog.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
  return dialog;
}
const agree = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Turn it back' }).click();
const isOver = (page: Page, title: string) =>
  expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });

/** Every entry is there, and reads as it was written. */
async function allThere(page: Page) {
  await open(page, '/wellness-tracking/history?period=all&view=list');
  await expect(section(page, 'Entries')).toContainText(`${entriesThere} entries, newest first.`);
  for (const n of [0, 22, entriesThere - 1]) {
    await page.getByRole('searchbox', { name: 'Find in these entries' }).fill(noteOf(n));
    await expect(section(page, 'Entries')).toContainText(`of ${entriesThere} with “${noteOf(n)}”.`);
  }
}

test('sealing is turned back, interrupted and carried on: we keep the key again, and nothing is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signInAs(page, 20);
  await write(page);
  await open(page, privacy);
  await stopAfterOne(page);
  await seal(page);
  await expect(page.getByRole('alert').filter({ hasText: 'We had to stop' })).toBeVisible({ timeout: 30_000 });
  const half = await keysOf(page);
  expect(half).toMatchObject({ mode: 'sealed', isMoving: true });
  expect(half.left).toBeGreaterThan(0);
  expect(half.left).toBeLessThan(entriesThere);

  // Asked once; what is harmless has the focus, and changes nothing.
  const dialog = await turn(page);
  await expect(dialog).toContainText('We keep the key of your diary again.');
  await expect(dialog).toContainText('Nothing is lost, wherever it stops.');
  await checkAccessibility(page, { name: 'turn it back' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Turn it back' })).toBeFocused();
  expect(await keysOf(page)).toMatchObject({ mode: 'sealed', left: half.left });

  // It stops at once this time, and the page is closed.
  await page.unroute(moved);
  await page.route(moved, (route) => route.abort());
  await turn(page);
  await agree(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy of your diary' })).toBeFocused();
  expect(await timesAnnounced(page, 'Your diary is going back')).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: 'We had to stop' })).toBeVisible();
  expect(await keysOf(page)).toMatchObject({
    mode: 'recoverable',
    isMoving: true,
    left: entriesThere - half.left,
  });
  await page.goto('about:blank');
  await page.unroute(moved);

  await open(page, privacy);
  await expect(section(page, 'How it is kept now')).toContainText(`${entriesThere - half.left} parts are left.`);
  await checkReflow(page, { name: 'privacy, moving and locked' });
  await unlock(page, passphrase);
  await isOver(page, 'Your diary is no longer sealed');
  expect(await timesAnnounced(page, 'Your diary is no longer sealed')).toBe(1);
  expect(await keysOf(page)).toMatchObject({ mode: 'recoverable', isMoving: false, left: 0 });
  await allThere(page);
});

test('turning sealing off is turned back by keyboard, interrupted and carried on: it stays sealed, and nothing is lost', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signInAs(page, 21);
  await write(page);
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  await stopAfterOne(page);
  await press(page, 'Turn sealing off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn sealing off' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We had to stop' })).toBeVisible({ timeout: 30_000 });
  const half = await keysOf(page);
  expect(half).toMatchObject({ mode: 'recoverable', isMoving: true });
  expect(half.left).toBeLessThan(entriesThere);

  await page.unroute(moved);
  await page.route(moved, (route) => route.abort());
  await page.getByRole('button', { name: 'Turn it back' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Your diary stays sealed with your passphrase.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'We had to stop' })).toBeVisible();
  expect(await keysOf(page)).toMatchObject({ mode: 'sealed', isMoving: true, left: entriesThere - half.left });
  // Carried on in the same window.
  await page.unroute(moved);
  await press(page, 'Carry on');
  await isSealed(page);
  await expect(
    page.getByText('It was turned back. Your passphrase and recovery code of before open it.'),
  ).toBeVisible();
  expect(await keysOf(page)).toMatchObject({ mode: 'sealed', isMoving: false, left: 0 });
  await open(page, privacy);
  await unlock(page, passphrase);
  await expect(section(page, 'How it is kept now')).toContainText('Sealed, and unlocked here');
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'History and charts' }).click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('all');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(section(page, 'Entries')).toContainText(`${entriesThere} entries, newest first.`);
});

test('another passphrase is turned back: the one of before opens the diary, and the new one doesn’t', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signInAs(page, 22);
  await write(page);
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  await press(page, 'Close this message');
  await stopAfterOne(page);
  const changed = 'wombat kettle orange Sunday';
  await choose(page, 'Change the passphrase', 'Change my passphrase', changed);
  await expect(page.getByRole('alert').filter({ hasText: 'We had to stop' })).toBeVisible({ timeout: 30_000 });
  await page.unroute(moved);
  await turn(page);
  await agree(page);
  await isSealed(page);
  expect(await keysOf(page)).toMatchObject({ mode: 'sealed', isMoving: false, left: 0 });
  await open(page, privacy);
  await unlock(page, changed);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('This doesn’t open your diary.');
  await unlock(page, passphrase);
  await expect(section(page, 'How it is kept now')).toContainText('Sealed, and unlocked here');
});

test('locked in another window while it moves, a diary stops where it is, and loses nothing', async ({ page }) => {
  await signInAs(page, 23);
  await write(page);
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(/wellness-key\/left/);
  await page.route(/wellness-key\/left/, async (route) => {
    await held;
    await route.continue();
  });
  await press(page, 'Turn sealing off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn sealing off' }).click();
  await asked;
  await page.evaluate(() => new BroadcastChannel('diary-lock').postMessage('lock'));
  await expect(section(page, 'How it is kept now')).toContainText(`${entriesThere} parts are left.`);
  release();
  await unlock(page, passphrase);
  await isOver(page, 'Your diary is no longer sealed');
  await allThere(page);
});
