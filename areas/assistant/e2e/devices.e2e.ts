import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test, whenAllowed } from '#platform/web/testing/journey.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';

/** Where the test area is. */
const address = '/accessibility-assistant?tab=devices';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page) => {
  await page.goto(address);
  await settled(page);
};
/** Time stands still from here on, and passes only by page.clock.runFor. */
const stopTime = (page: Page) => page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 60_000));
const trial = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stored = async (page: Page) =>
  (await whenAllowed(() => page.request.get('/api/accessibility-preferences/1'))).json();

test('one switch: the mark moves by itself, Space and a click choose, and a setting is used and undone', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await stopTime(page);
  const one = trial(page, 'One switch');
  const marked = one.locator('[aria-current]');
  await one.getByRole('button', { name: 'Start the one-switch test' }).click();
  await expect(one.getByRole('button', { name: 'Switch', exact: true })).toBeFocused();
  await expect(one.getByText('Choose Tea. Round 1 of 3.')).toBeVisible();
  await expect(marked).toHaveText('Water');
  await page.clock.runFor(1500);
  await expect(marked).toHaveText('Tea');
  await page.keyboard.press('Space');
  await expect(one.getByText('Choose Water. Round 2 of 3.')).toBeVisible();
  await page.clock.runFor(800);
  await one.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(one.getByText('Choose Biscuit. Round 3 of 3.')).toBeVisible();

  await one.getByRole('button', { name: 'Pause the one-switch test' }).click();
  await page.clock.runFor(20_000);
  await expect(marked).toHaveText('Water');
  await one.getByRole('button', { name: 'Continue the one-switch test' }).click();
  await page.clock.runFor(3000);
  await expect(marked).toHaveText('Biscuit');
  await one.getByRole('button', { name: 'Switch', exact: true }).press('Enter');

  await expect(one.getByRole('listitem')).toHaveText([
    'You chose 3 of 3 targets.',
    'The shortest time between presses was 0.8 seconds.',
  ]);
  await expect(one.getByRole('button', { name: 'Start the one-switch test' })).toBeFocused();
  await page.clock.resume();
  expect(await timesAnnounced(page, /^The one-switch test is over. You chose 3 of 3 targets/)).toBe(1);

  await checkAccessibility(page, { name: 'what a test showed, with offers' });

  const before = (await stored(page))?.focusIndicators ?? 'standard';
  const use = one.getByRole('button', { name: /a thicker focus ring/ });
  await use.press('Enter');
  await expect(use).toHaveAccessibleName('Undo a thicker focus ring from the one-switch test');
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'enhanced');
  await expect.poll(async () => (await stored(page)).focusIndicators).toBe('enhanced');
  await use.press('Enter');
  await expect(use).toHaveAccessibleName('Use a thicker focus ring from the one-switch test');
  await expect.poll(async () => (await stored(page)).focusIndicators).toBe(before);
});

test('two switches: Tab and Enter, or keys of your own, and nothing holds the focus', async ({ page }) => {
  await open(page);
  const two = trial(page, 'Two switches');
  const thing = (name: string) => two.getByRole('button', { name, exact: true });
  await two.getByRole('button', { name: 'Start the two-switch test' }).press('Enter');
  await expect(thing('Water')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(thing('Tea')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(two.getByText('Round 2 of 3.')).toBeVisible();
  await expect(thing('Water')).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(two.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(two.getByText('You chose 1 of 3 targets.')).toBeVisible();

  await two.getByLabel('Key that moves').selectOption('Space');
  await two.getByLabel('Key that chooses').selectOption('Number 2');
  await two.getByRole('button', { name: 'Start the two-switch test' }).press('Enter');
  await expect(thing('Water')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(thing('Tea')).toBeFocused();
  await page.keyboard.press('2');
  await expect(two.getByText('Round 2 of 3.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(two.getByText('Round 3 of 3.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(thing('Biscuit')).toBeFocused();
  await page.keyboard.press('2');
  await expect(two.getByText('You chose 3 of 3 targets.')).toBeVisible();
});

test('dwell: resting chooses, leaving early is counted, and eyes may jump', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopTime(page);
  const dwell = trial(page, 'Dwell and eye gaze');
  const door = (name: string) => dwell.getByRole('listitem').filter({ hasText: name });
  const away = () => dwell.getByRole('heading').hover();
  await dwell.getByRole('button', { name: 'Start the dwell test' }).click();
  await door('First door').hover();
  await page.clock.runFor(500);
  await expect(door('First door')).toContainText('Keep resting');
  await away();
  await expect(door('First door')).toContainText('Rest here');
  for (const name of ['First door', 'Second door', 'Third door']) {
    await door(name).hover();
    await page.clock.runFor(1100);
  }
  await expect(dwell.getByRole('listitem')).toHaveText([
    'You chose 3 of 3 targets by resting for 1.0 second.',
    'The pointer left too early 1 time. This time may suit you.',
  ]);

  await dwell.getByRole('radio', { name: 'My eyes' }).check();
  await dwell.getByRole('button', { name: 'Start the dwell test' }).click();
  await door('First door').hover();
  await page.clock.runFor(600);
  await away();
  await page.clock.runFor(200);
  await door('First door').hover();
  await page.clock.runFor(500);
  await expect(door('First door')).toContainText('Chosen');
  await page.keyboard.press('Escape');
  await expect(dwell.getByText('You chose 1 of 3 targets by resting for 1.0 second.')).toBeVisible();
  await expect(dwell.getByText('The pointer never left too early.')).toBeVisible();
});

// No browser of a test has a microphone service: the recogniser is a stand-in, and what hears is not tested.
test('voice: it says where speech goes before it listens, and which commands were heard', async ({ page }) => {
  const speech = await stubSpeech(page);
  await open(page);
  const voice = trial(page, 'Voice');
  await voice.getByRole('button', { name: 'Start the voice test' }).click();
  const agree = voice.getByRole('button', { name: 'Agree and listen' });
  await expect(agree).toBeVisible();
  expect(await speech.hear('open messages')).toBe(false);
  await expect(
    voice.getByText(/^Your voice (is sent to your browser’s speech service|stays on this device)/),
  ).toBeVisible();
  await agree.click();
  await expect(voice.getByText('Say “open messages”. Command 1 of 3.')).toBeVisible();
  expect(await speech.hear('Open messages.')).toBe(true);
  await expect(voice.getByText('Say “go back”. Command 2 of 3.')).toBeVisible();
  await speech.hear('go black');
  await expect(voice.getByText('We heard: “go black”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(voice.getByText('1 of 3 commands were heard right.')).toBeVisible();
  await expect(voice.getByRole('button', { name: /^Use speaking instead of typing/ })).toBeVisible();
});

// No test machine has a controller: navigator.getGamepads is a stand-in, which counts how often it is asked.
test('controller: presses are counted while the test runs, and no one asks afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const pad = { index: 0, axes: [0, 0], buttons: [{ pressed: false }, { pressed: false }] };
    const state = { asked: 0, pads: [] as (typeof pad)[], pad };
    Object.assign(window, { doorwaysPads: state });
    Object.defineProperty(navigator, 'getGamepads', {
      value: () => {
        state.asked += 1;
        return state.pads;
      },
    });
  });
  type Pads = { doorwaysPads: { asked: number; pads: object[]; pad: { buttons: { pressed: boolean }[] } } };
  const set = (button: number, pressed: boolean) =>
    page.evaluate(
      ([at, down]) => {
        const { doorwaysPads } = window as unknown as Pads;
        doorwaysPads.pads = [doorwaysPads.pad];
        doorwaysPads.pad.buttons[at] = { pressed: down };
      },
      [button, pressed] as const,
    );
  const asked = () => page.evaluate(() => (window as unknown as Pads).doorwaysPads.asked);
  await open(page);
  // The cards look when the page opens and when a controller is connected, and not in between.
  const opened = await asked();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await asked()).toBe(opened);
  const controller = trial(page, 'Game controller or switch box');
  await controller.getByRole('button', { name: 'Start the controller test' }).click();
  await expect(controller.getByText('No controller is seen yet. Press any button on it.')).toBeVisible();
  await set(1, true);
  await expect(controller.getByText('Controller 1, button 2. 1 press so far.')).toBeVisible();
  await set(1, false);
  const looks = await asked();
  await expect.poll(asked).toBeGreaterThan(looks + 2);
  await set(1, true);
  await expect(controller.getByText('Controller 1, button 2. 2 presses so far.')).toBeVisible();
  await controller.getByRole('button', { name: 'Stop the controller test' }).click();
  await expect(controller.getByText('Controller 1, button 2: 2 presses.')).toBeVisible();
  const last = await asked();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await asked()).toBe(last);
});

test('keyboard: it says which keys arrived and that a press came twice', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopTime(page);
  const keyboard = trial(page, 'Keyboard');
  await keyboard.getByRole('button', { name: 'Start the keyboard test' }).press('Enter');
  await expect(keyboard.getByRole('button', { name: 'Left button: 0 presses' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(200);
  await page.keyboard.press('Enter');
  await page.clock.runFor(900);
  await page.keyboard.press('Tab');
  await expect(keyboard.getByRole('button', { name: 'Right button: 0 presses' })).toBeFocused();
  await page.clock.runFor(900);
  await page.keyboard.press('Shift+Tab');
  await expect(keyboard.getByText('Arrived: Enter, Tab, Shift and Tab.')).toBeVisible();
  await page.clock.runFor(900);
  await page.keyboard.press('Escape');
  await expect(keyboard.getByRole('listitem')).toHaveText([
    'These keys arrived: Enter, Tab, Shift and Tab, Escape.',
    'The shortest time between presses was 0.2 seconds.',
    'The same press came again within half a second, 1 time.',
  ]);
  await expect(keyboard.getByRole('button', { name: /^Use click help/ })).toBeVisible();
  await expect(keyboard.getByRole('button', { name: 'Start the keyboard test' })).toBeFocused();
});

test('one test runs at a time, and running tests pass the accessibility checks', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Start the dwell test' }).click();
  await page.getByRole('button', { name: 'Start the one-switch test' }).click();
  await expect(page.getByRole('button', { name: /^Stop the / })).toHaveCount(1);
  await checkAccessibility(page, { name: 'the test area with a running test' });
});

test('ASSIST-18: cards say what the browser can tell and what the member said, and lead to a test', async ({
  page,
}) => {
  await open(page);
  const cards = page.getByRole('region', { name: 'Your devices' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Screen Reader',
    'Voice Control',
    'Eye Tracker',
    'Switch Navigation',
    'Head Mouse',
    'Sip & Puff',
    'Game Controller',
    'Keyboard',
  ]);
  await expect(cards.getByText('Nothing. No website can see whether a screen reader is on.')).toBeVisible();
  await expect(cards.getByText(/connected/i)).toHaveCount(0);
  const card = cards.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Switch Navigation' }) });
  await expect(card.getByText('Nothing said yet')).toBeVisible();
  await card.getByRole('switch', { name: 'I use one or more switches' }).press('Space');
  await expect(card.getByText('You said you use this')).toBeVisible();
  await expect(card.getByText(/^You use it\. Said on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await card.getByText('Set up: Switch Navigation').click();
  await expect(card.getByText('Android: open Settings, Accessibility, Switch Access.')).toBeVisible();
  await card.getByRole('button', { name: 'Test your switch navigation' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start the one-switch test' })).toBeFocused();
  await checkAccessibility(page, { name: 'the cards of devices' });
});
