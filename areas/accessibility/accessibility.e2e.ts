import { readFile } from 'node:fs/promises';
import { defaultRecord, exported, fields, groups } from '#platform/contract/preferences.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import {
  css,
  endBadDay,
  leaveNothing,
  message,
  open,
  openWith,
  root,
  rootAttributes,
  sample,
  settings,
  store,
  stored,
} from './e2e/preferences.ts';

const wizard = '/accessibility/quick-setup';
const finish = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Finish' });
const press = (page: import('@playwright/test').Page, name: string) =>
  finish(page).getByRole('button', { name, exact: true }).click();

test.afterAll(({ server }) => leaveNothing(server.url));

test('without stored preferences the page says so, offers Quick Setup, and a first save changes that', async ({
  page,
}) => {
  await signInAs(page, 3);
  await open(page);
  await expect(page.getByRole('heading', { name: 'No Accessibility Preferences Set' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Start Quick Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Setup' })).toBeFocused();
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await press(page, 'Save');
  await expect(message(page, 'Settings Saved')).toBeVisible();
  await expect(message(page, 'Your accessibility preferences have been updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('heading', { name: 'No Accessibility Preferences Set' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  expect((await stored(page, 3)).fontSize).toBe('large');
});

test('the overview shows all 26 settings with their values under six groups', async ({ page }) => {
  await openWith(page, { hoverDelay: 1500, contrastLevel: 'high' });
  const overview = page.getByRole('region', { name: 'Current Settings Overview' });
  for (const group of groups) await expect(overview.getByRole('heading', { name: group })).toBeVisible();
  for (const { label } of fields)
    await expect(overview.getByRole('button', { name: new RegExp(`^${label.replace(/[()]/g, '.')}`) })).toBeVisible();
  await expect(overview.getByRole('button', { name: 'Hover delay 1.5 seconds change' })).toBeVisible();
  await expect(overview.getByRole('button', { name: 'Contrast High change' })).toBeVisible();
  await expect(overview.getByRole('button', { name: 'Colours Same as my device change' })).toBeVisible();
  await expect(overview.getByText(/^Saved \d+ \w+ 20\d\d$/)).toBeVisible();
});

test('one setting is changed where it stands, by keyboard, saved, announced once, and the same on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await openWith(page, {});
  await page.getByRole('button', { name: 'Text size Medium change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sample(page)).toHaveAttribute('data-font-size', 'large');
  await expect(root(page)).toHaveAttribute('data-font-size', 'medium');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Text size Large change' })).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  expect(await timesAnnounced(page, 'Settings Saved')).toBe(1);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${baseURL}/sign-in`);
  await expect(other.locator('html')).toHaveAttribute('data-font-size', 'large');
  await other.context().close();
});

test('a change in one window is in force in the other at once', async ({ page, context }) => {
  await openWith(page, {});
  const second = await context.newPage();
  await second.goto('/faq');
  await expect(second.locator('h1')).toBeVisible();
  await page.keyboard.press('Alt+KeyH');
  await expect(root(page)).toHaveAttribute('data-theme', 'contrast');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect.poll(async () => (await stored(page)).colorScheme).toBe('high-contrast');
  await page.keyboard.press('Alt+KeyH');
  await expect(root(page)).not.toHaveAttribute('data-theme', 'contrast');
});

test('the preview shows each setting at once and leaves the page alone', async ({ page }) => {
  await openWith(page, {}, wizard);
  await expect(page.getByText('As saved')).toBeVisible();
  await page.getByRole('radio', { name: 'Dyslexic-friendly' }).check();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText('You are trying: Letters: Dyslexic-friendly.')).toBeVisible();
  expect(await css(page, '[data-preview] p', 'font-family')).toContain('OpenDyslexic');
  expect(await css(page, '#main .lead', 'font-family')).not.toContain('OpenDyslexic');
  await page.goto(`${wizard}/2`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await css(page, '[data-preview]', 'background-color')).toBe('rgb(10, 26, 28)');
  await page.getByRole('group', { name: 'Focus ring' }).getByRole('radio', { name: 'Enhanced' }).check();
  await sample(page).getByRole('button', { name: 'Like the sample' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth)).toBe('4px');
});

test('a setting that is on can be previewed off', async ({ page }) => {
  await openWith(page, { readingAssistance: true, fontFamily: 'dyslexic-friendly', concentrationMode: true }, wizard);
  expect(await css(page, '[data-preview] p', 'letter-spacing')).not.toBe('normal');
  await page.getByRole('radio', { name: 'Standard' }).check();
  await page.getByRole('checkbox', { name: 'Reading help' }).uncheck();
  expect(await css(page, '[data-preview] p', 'letter-spacing')).toBe('normal');
  expect(await css(page, '[data-preview] p', 'max-inline-size')).toBe('none');
  await page.goto(`${wizard}/6`);
  await expect(sample(page).locator('.count')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Concentration mode' }).uncheck();
  await expect(sample(page).locator('.count')).toBeVisible();
});

test('Preview applies without saving, on every screen, and Cancel brings everything back', async ({ page }) => {
  await openWith(page, { fontSize: 'small' }, `${wizard}/2`);
  const before = await rootAttributes(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await press(page, 'Preview');
  await expect(message(page, 'Preview Applied')).toBeVisible();
  await expect(message(page, 'You can see your changes in action. Remember to save them!')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect((await stored(page)).colorScheme).toBe('auto');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).not.toHaveText('Quick Setup');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await press(page, 'Cancel');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await press(page, 'Cancel');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(settings);
  expect(await rootAttributes(page)).toBe(before);
  expect((await stored(page)).fontSize).toBe('small');
});

test('steps can be taken in any order and skipped; answers wait through a reload; Back works', async ({ page }) => {
  await openWith(page, {}, wizard);
  await expect(page.getByText('Step 1 of 7.')).toBeVisible();
  await page.getByRole('radio', { name: 'Extra large' }).check();
  await page.getByRole('button', { name: 'Next: Colour and contrast' }).click();
  await expect(page.getByText('Step 2 of 7.')).toBeVisible();
  await expect(page).toHaveTitle(/step 2 of 7: Colour and contrast/);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByText('Step 3 of 7.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Check and save/ })
    .click();
  await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Medium.*Extra large/)).toBeVisible();
  await expect(finish(page).getByText('1 change not saved.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 3 of 7.')).toBeVisible();
  await press(page, 'Reset to Defaults');
  await expect(finish(page).getByText('Nothing changed yet.')).toBeVisible();
});

test('Reset to Defaults fills the form only', async ({ page }) => {
  await openWith(page, { fontSize: 'large', soundEffects: false }, wizard);
  await press(page, 'Reset to Defaults');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(finish(page).getByText('2 changes not saved.')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  expect((await stored(page)).fontSize).toBe('large');
});

test('what is saved in one browser is in force in another at once', async ({ page, browser, server }) => {
  await store(page, {});
  // The answer to "watch": from then on news reach this page.
  const live = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('43')));
  await open(page, '/faq');
  await live;
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await open(other, wizard);
  await other.getByRole('radio', { name: 'Large', exact: true }).check();
  await press(other, 'Save');
  await expect(other).toHaveURL(settings);
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  await other.context().close();
});

test('when saving fails nothing is lost and it can be tried again', async ({ page, problems }) => {
  problems.allow(/503|Failed to load resource/);
  await openWith(page, {}, wizard);
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await page.route('**/api/accessibility-preferences/1', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await press(page, 'Save');
  await expect(message(page, 'Failed to save your accessibility preferences. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(wizard);
  await expect(page.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-font-size', 'medium');
  await page.unroute('**/api/accessibility-preferences/1');
  await press(page, 'Save');
  await expect(page).toHaveURL(settings);
  expect((await stored(page)).fontSize).toBe('large');
});

test('when the settings cannot be read the page says so, keeps the look, and tries again', async ({
  page,
  problems,
}) => {
  problems.allow(/503|Failed to load resource/);
  await openWith(page, { fontSize: 'large' });
  await page.route('**/api/accessibility-preferences/1', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch preferences' })).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  await page.unroute('**/api/accessibility-preferences/1');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch preferences' })).toHaveCount(0);
});

test('hover delay: slider, number and buttons are one value in steps of 100', async ({ page }) => {
  await openWith(page, {}, `${wizard}/4`);
  const slider = page.getByRole('slider', { name: 'Hover delay' });
  const number = page.getByRole('textbox', { name: /^Hover delay number/ });
  await page.getByRole('button', { name: 'More, Hover delay' }).click();
  await expect(number).toHaveValue('600');
  await slider.press('ArrowLeft');
  await slider.press('ArrowLeft');
  await expect(number).toHaveValue('400');
  await number.fill('5000');
  await number.blur();
  await expect(number).toHaveValue('2000');
  await expect(page.getByRole('button', { name: 'More, Hover delay' })).toHaveAttribute('aria-disabled', 'true');
  await number.fill('0');
  await expect(slider).toHaveValue('0');
  await press(page, 'Save');
  await expect(page).toHaveURL(settings);
  expect((await stored(page)).hoverDelay).toBe(0);
});

test('own styles: what is unsafe is named while typing, and what is safe is seen in the preview', async ({ page }) => {
  await openWith(page, {}, `${wizard}/6`);
  await page.getByRole('textbox', { name: 'Own styles (CSS)' }).fill('p { color: #8a0000; position: fixed }');
  await expect(page.getByText('“position” is not on the list of safe properties.')).toBeVisible();
  await expect.poll(() => css(page, '[data-preview] p', 'color')).toBe('rgb(138, 0, 0)');
  expect(await css(page, '#main .lead', 'color')).not.toBe('rgb(138, 0, 0)');
});

test('export, then import, gives the same settings to the byte', async ({ page }) => {
  await openWith(page, { fontSize: 'large', hoverDelay: 900, reduceMotion: true });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('accessibility-preferences.json');
  await expect(message(page, 'Settings Exported')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toBe(exported(await stored(page)));
  await openWith(page, {});
  await page
    .getByLabel('Import', { exact: true })
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(message(page, 'Settings Imported')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
  await expect(page.getByText(/Medium.*Large/)).toBeVisible();
  await expect(sample(page)).toHaveAttribute('data-font-size', 'large');
  expect((await stored(page)).fontSize).toBe('medium');
  await press(page, 'Save');
  await expect(page).toHaveURL(settings);
  expect(exported(await stored(page))).toBe(text);
});

test('import: wrong values are named, unknown ones ignored, and own styles wait for a tick', async ({ page }) => {
  await openWith(page, {});
  const given = {
    fontSize: 'gigantic',
    hoverDelay: 250,
    contrastLevel: 'high',
    colour: 'blue',
    customCss: 'p { color: #8a0000 }',
  };
  await page.getByLabel('Import', { exact: true }).setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(given)),
  });
  await expect(page.getByText('Text size must be small, medium, large or extra-large.')).toBeVisible();
  await expect(page.getByText('Hover delay must be from 0 to 2000, in steps of 100.')).toBeVisible();
  await expect(page.getByText(/Same as my device.*High/)).toBeVisible();
  const tick = page.getByRole('checkbox', { name: 'Use the own styles (CSS) of the file too' });
  await expect(tick).not.toBeChecked();
  await expect(finish(page).getByText('1 change not saved.')).toBeVisible();
  await tick.check();
  await expect(finish(page).getByText('2 changes not saved.')).toBeVisible();
  await tick.uncheck();
  await press(page, 'Save');
  await expect(page).toHaveURL(settings);
  expect(await stored(page)).toMatchObject({ fontSize: 'medium', contrastLevel: 'high', customCss: '' });
});

for (const [what, text] of [
  ['no JSON', 'hello'],
  ['a list', '[1]'],
  ['an empty file', ''],
] as const) {
  test(`import: ${what} is refused`, async ({ page }) => {
    await openWith(page, {});
    await page
      .getByLabel('Import', { exact: true })
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(message(page, 'Import Failed')).toBeVisible();
    await expect(
      message(page, 'Invalid file format. Please select a valid accessibility preferences file.'),
    ).toBeVisible();
    await expect(page).toHaveURL(settings);
  });
}

test('Reset asks, saves every default, holds after a reload, and can be undone', async ({ page }) => {
  const mine = { fontSize: 'extra-large', soundEffects: false, customCss: 'p { color: #8a0000 }' } as const;
  await openWith(page, mine);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset all settings?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await stored(page)).fontSize).toBe('extra-large');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await question.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(message(page, 'Settings Reset')).toBeVisible();
  expect(await stored(page)).toMatchObject({ ...defaultRecord });
  await expect(root(page)).toHaveAttribute('data-font-size', 'medium');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(root(page)).toHaveAttribute('data-font-size', 'extra-large');
  await expect.poll(() => stored(page)).toMatchObject(mine);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await question.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(message(page, 'Settings Reset')).toBeVisible();
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-font-size', 'medium');
});

test('a trial ends by itself after ten minutes, survives a reload, and is never saved', async ({ page }) => {
  await store(page, {});
  await page.clock.install();
  await open(page);
  await page.getByRole('button', { name: /^Contrast / }).click();
  await page.getByRole('group', { name: 'Contrast' }).getByRole('radio', { name: 'Maximum' }).check();
  await page.getByRole('button', { name: 'Try for 10 minutes Contrast' }).click();
  await expect(root(page)).toHaveAttribute('data-contrast', 'maximum');
  expect((await stored(page)).contrastLevel).toBe('normal');
  await page.clock.runFor('05:00');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-contrast', 'maximum');
  await page.clock.runFor('05:10');
  await expect(root(page)).toHaveAttribute('data-contrast', 'normal');
  expect((await stored(page)).contrastLevel).toBe('normal');
});

test('bad-day settings start, are in force after a reload, and end now or by themselves', async ({ page, baseURL }) => {
  await store(page, {});
  await page.clock.install();
  await open(page);
  await page.getByText('What changes on a bad day').click();
  await page.getByRole('checkbox', { name: 'Dark colours' }).check();
  await page.getByRole('button', { name: 'Save bad-day settings' }).click();
  await expect(message(page, 'Bad-day settings saved')).toBeVisible();
  await page.getByRole('radio', { name: 'In 2 hours' }).check();
  await page.getByRole('button', { name: 'Start bad-day settings now' }).click();
  await expect(root(page)).toHaveAttribute('data-low-energy', '');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-simplified', '');
  await page.getByRole('button', { name: 'More settings and help' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(root(page)).not.toHaveAttribute('data-low-energy');
  await page.getByRole('radio', { name: 'In 2 hours' }).check();
  await page.getByRole('button', { name: 'Start bad-day settings now' }).click();
  await expect(root(page)).toHaveAttribute('data-low-energy', '');
  await page.clock.runFor('02:01:00');
  await expect(root(page)).not.toHaveAttribute('data-low-energy');
  await expect(root(page)).not.toHaveAttribute('data-simplified');
  await endBadDay(baseURL ?? '');
});

test('a bad day needs an end that is ahead', async ({ page }) => {
  await openWith(page, {});
  await page.getByRole('radio', { name: 'At a time I choose' }).check();
  await page.getByRole('button', { name: 'Start bad-day settings now' }).click();
  await expect(page.getByText('Choose a time within the next 7 days.')).toBeVisible();
  await expect(page.getByLabel('End of the bad day')).toBeFocused();
});

test('this device only keeps a record of its own, and can go back to the account', async ({
  page,
  browser,
  baseURL,
}) => {
  await openWith(page, { fontSize: 'large' });
  await page.getByRole('radio', { name: 'This device only' }).check();
  await expect(page.getByRole('radio', { name: 'This device only' })).toBeChecked();
  await page.getByRole('button', { name: 'Text size Large change' }).click();
  await page.getByRole('radio', { name: 'Small' }).check();
  await page.getByRole('button', { name: 'Save Text size' }).click();
  await expect(root(page)).toHaveAttribute('data-font-size', 'small');
  expect((await stored(page)).fontSize).toBe('large');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-font-size', 'small');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${baseURL}/faq`);
  await expect(other.locator('html')).toHaveAttribute('data-font-size', 'large');
  await other.context().close();
  await page.getByRole('radio', { name: 'All my devices' }).click();
  await page.getByRole('button', { name: 'The settings of my account' }).click();
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
});

test('a guest sets up this browser, and two members on one device each get their own look', async ({ page }) => {
  await store(page, { fontSize: 'large' });
  await signOut(page);
  await open(page);
  await page.getByRole('button', { name: 'Text size Medium change' }).click();
  await page.getByRole('radio', { name: 'Extra large' }).check();
  await page.getByRole('button', { name: 'Save Text size' }).click();
  await expect(root(page)).toHaveAttribute('data-font-size', 'extra-large');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-font-size', 'extra-large');
  await signInAs(page, 1);
  await open(page, '/faq');
  await expect(root(page)).toHaveAttribute('data-font-size', 'large');
  await signInAs(page, 4);
  await open(page, '/faq');
  await expect(root(page)).not.toHaveAttribute('data-font-size', 'large');
});

test('shortcuts are matched by the physical key, ignored while typing, and can be changed or switched off', async ({
  page,
}) => {
  await openWith(page, {});
  const down = (init: { key: string; code: string; altKey: true; ctrlKey?: true }) =>
    page.evaluate((given) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }));
    }, init);
  await down({ key: 'µ', code: 'KeyM', altKey: true });
  await expect(page.locator('#main')).toBeFocused();
  await page.locator('h1').focus();
  await down({ key: 'm', code: 'Comma', altKey: true });
  await down({ key: 'm', code: 'KeyM', altKey: true, ctrlKey: true });
  await expect(page.locator('#main')).not.toBeFocused();
  await page.goto(`${wizard}/6`);
  await page.getByRole('textbox', { name: 'Own styles (CSS)' }).focus();
  await page.keyboard.press('Alt+KeyM');
  await expect(page.getByRole('textbox', { name: 'Own styles (CSS)' })).toBeFocused();

  await open(page);
  const resources = page.getByRole('region', { name: 'Accessibility Resources' });
  await resources.getByText('Change these shortcuts').click();
  await resources.getByRole('button', { name: 'Change Go to the main content' }).click();
  await page.keyboard.press('Alt+KeyJ');
  await expect(resources.locator('.shortcut-list').getByText('J', { exact: true })).toBeVisible();
  await page.keyboard.press('Alt+KeyJ');
  await expect(page.locator('#main')).toBeFocused();
  await resources.getByRole('button', { name: 'Switch off Go to the main content' }).click();
  await page.locator('h1').focus();
  await page.keyboard.press('Alt+KeyJ');
  await page.keyboard.press('Alt+KeyM');
  await expect(page.locator('#main')).not.toBeFocused();
  await expect(resources.locator('.shortcut-list').getByText('Switched off')).toBeVisible();
});

test('Alt+A opens the settings without a page load', async ({ page }) => {
  await openWith(page, {}, '/faq');
  await page.evaluate(() => Object.assign(window, { doorwaysSamePage: true }));
  await page.keyboard.press('Alt+KeyA');
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeFocused();
  expect(await page.evaluate(() => 'doorwaysSamePage' in window)).toBe(true);
});

test('the resources lead to people, to the statement and to help', async ({ page }) => {
  await openWith(page, {});
  const resources = page.getByRole('region', { name: 'Accessibility Resources' });
  for (const path of ['/contact-support', '/accessibility-statement', '/crisis-support'])
    await expect(resources.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(resources.getByRole('link', { name: /National Relay Service/ })).toBeVisible();
});
