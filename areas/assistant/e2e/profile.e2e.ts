import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test, whenAllowed } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const address = '/accessibility-assistant';
/** What has never been chosen; all journeys of a worker share its members. */
const untouched = {
  autoAltText: false,
  voiceToText: false,
  screenReaderOptimized: false,
  colorContrastLevel: 'normal',
  fontSize: 'medium',
  contentFormat: 'standard',
  navigationPreference: 'standard',
  animationsEnabled: true,
  autoPlayMedia: true,
  followDevice: ['colorScheme', 'contrastLevel', 'reduceMotion', 'autoplay'],
};
const chooseNothing = async (page: Page) => {
  await signInAs(page, 14);
  const answer = await whenAllowed(() => page.request.post('/api/accessibility-profile', { data: untouched }));
  expect(answer.status(), await answer.text()).toBe(200);
};
test.beforeEach(({ page }) => chooseNothing(page));
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await chooseNothing(page);
});

const open = async (page: Page, path = address) => {
  await page.goto(path);
  await settled(page);
};
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const saved = async (page: Page) => (await whenAllowed(() => page.request.get('/api/accessibility-profile'))).json();
const updated = async (page: Page) => {
  const toast = page.locator('.toast', { hasText: 'Profile Updated' });
  await expect(toast).toContainText('Your accessibility preferences have been saved.');
};

test('three tabs in the address, Back returns, and each passes the checks in every theme', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Assistant');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Accessibility Profile', 'Content Analyzer', 'Assistive Devices']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the profile, ${label}` }));
  await checkReflow(page, { name: 'the profile' });
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\?tab=analyzer$/);
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await tabs.nth(2).click();
  await expect(page).toHaveURL(/\?tab=devices$/);
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the devices, ${label}` }));
  await checkReflow(page, { name: 'the devices' });
  await page.goBack();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('a spinner while the profile and the devices load, and none on the analyzer', async ({ page }) => {
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/(accessibility-profile|assistive-devices)$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`${address}?tab=devices`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your devices…' })).toBeVisible();
  await page.getByRole('tab', { name: 'Content Analyzer' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await expect(page.locator('.spinner')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Accessibility Profile' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading your accessibility profile…' })).toBeVisible();
  release();
  await expect(toggle(page, 'Large text')).toBeVisible();
  await expect(page.locator('.spinner')).toHaveCount(0);
});

test('six switches: each saves the whole profile, keeps its select in step, and is in force at once', async ({
  page,
}) => {
  await open(page);
  const quick = page.getByRole('region', { name: 'Quick settings' });
  const names = [
    'AI content description',
    'Voice-to-text',
    'Screen reader optimization',
    'High contrast',
    'Large text',
    'Audio descriptions',
  ];
  await expect(quick.getByRole('switch')).toHaveCount(6);
  for (const name of names) await expect(quick.getByRole('switch', { name, exact: true })).not.toBeChecked();
  const html = page.locator('html');

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('profile'));
  await toggle(page, 'High contrast').click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([
    'animationsEnabled',
    'autoAltText',
    'autoPlayMedia',
    'colorContrastLevel',
    'contentFormat',
    'followDevice',
    'fontSize',
    'navigationPreference',
    'screenReaderOptimized',
    'voiceToText',
  ]);
  await updated(page);
  expect(await timesAnnounced(page, /^Profile Updated: Your accessibility preferences have been saved/)).toBe(1);
  await expect(select(page, 'Contrast level')).toHaveValue('high');
  await expect(html).toHaveAttribute('data-contrast', 'high');
  await toggle(page, 'Large text').press('Space');
  await expect(select(page, 'Font size')).toHaveValue('large');
  await expect(html).toHaveAttribute('data-font-size', 'large');
  await toggle(page, 'Audio descriptions').press('Space');
  await expect(select(page, 'Content format')).toHaveValue('audio');
  await expect(html).toHaveAttribute('data-audio-descriptions', '');
  await toggle(page, 'Voice-to-text').press('Space');
  await expect(html).toHaveAttribute('data-dictation', '');
  await toggle(page, 'Screen reader optimization').press('Space');
  await expect(html).toHaveAttribute('data-screen-reader', '');
  await toggle(page, 'AI content description').press('Space');
  await expect
    .poll(() => saved(page))
    .toMatchObject({
      autoAltText: true,
      voiceToText: true,
      screenReaderOptimized: true,
      colorContrastLevel: 'high',
      fontSize: 'large',
      contentFormat: 'audio',
    });
  await open(page);
  for (const name of names) await expect(toggle(page, name)).toBeChecked();

  for (const name of names) await toggle(page, name).click();
  await expect(select(page, 'Contrast level')).toHaveValue('normal');
  await expect(select(page, 'Font size')).toHaveValue('medium');
  await expect(select(page, 'Content format')).toHaveValue('standard');
  await expect(html).toHaveAttribute('data-contrast', 'normal');
  await expect(html).toHaveAttribute('data-font-size', 'medium');
  await expect
    .poll(() => saved(page))
    .toMatchObject({ colorContrastLevel: 'normal', fontSize: 'medium', contentFormat: 'standard', autoAltText: false });
});

test('detailed preferences save like a switch, keep it in step, and are still set after a reload', async ({ page }) => {
  await open(page);
  const html = page.locator('html');
  await select(page, 'Contrast level').selectOption('Maximum');
  await updated(page);
  await expect(toggle(page, 'High contrast')).toBeChecked();
  await expect(html).toHaveAttribute('data-contrast', 'maximum');
  await select(page, 'Font size').selectOption('Extra large');
  await expect(toggle(page, 'Large text')).toBeChecked();
  await select(page, 'Content format').selectOption('Audio');
  await expect(toggle(page, 'Audio descriptions')).toBeChecked();
  await select(page, 'Navigation preference').selectOption('Keyboard');
  await expect(html).toHaveAttribute('data-focus', 'enhanced');
  await expect.poll(() => saved(page)).toMatchObject({ navigationPreference: 'keyboard' });
  await open(page);
  await expect(select(page, 'Contrast level')).toHaveValue('maximum');
  await expect(select(page, 'Font size')).toHaveValue('extra-large');
  await expect(select(page, 'Content format')).toHaveValue('audio');
  await expect(select(page, 'Navigation preference')).toHaveValue('keyboard');

  await page.getByRole('link', { name: 'See all accessibility settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  await expect(page.locator('#setting-contrastLevel')).toContainText('Maximum');
  await expect(page.locator('#setting-fontSize')).toContainText('Extra large');
});

test('animations and auto-play save at once, change the page, and hold after a reload', async ({ page }) => {
  await open(page);
  const html = page.locator('html');
  await expect(toggle(page, 'Animations')).toBeChecked();
  await toggle(page, 'Animations').click();
  await updated(page);
  await expect(html).toHaveAttribute('data-motion', 'off');
  await toggle(page, 'Animations').press('Space');
  await expect(html).not.toHaveAttribute('data-motion', 'off');
  await toggle(page, 'Animations').press('Space');
  await expect(html).toHaveAttribute('data-motion', 'off');
  await toggle(page, 'Auto-play').click();
  await expect(html).not.toHaveAttribute('data-autoplay');
  await toggle(page, 'Auto-play').press('Space');
  await expect(html).toHaveAttribute('data-autoplay', '');
  await toggle(page, 'Auto-play').press('Space');
  await expect(html).not.toHaveAttribute('data-autoplay');
  await expect.poll(() => saved(page)).toMatchObject({ animationsEnabled: false, autoPlayMedia: false });
  await open(page);
  await expect(toggle(page, 'Animations')).not.toBeChecked();
  await expect(toggle(page, 'Auto-play')).not.toBeChecked();
  await expect(html).toHaveAttribute('data-motion', 'off');
});

test('AI content description writes out the descriptions of pictures in posts, and nothing when it is off', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('.post-body').first()).toBeVisible();
  await expect(page.getByText(/^Picture: /)).toHaveCount(0);
  await open(page);
  await toggle(page, 'AI content description').click();
  await updated(page);
  await open(page, '/');
  await expect(page.getByText(/^Picture: /).first()).toBeVisible();
});

test('a failed load has a retry, and a failed save puts the control back and says so', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  let failing = true;
  const fail = { status: 500, contentType: 'application/problem+json', body: '{}' };
  await page.route('**/api/accessibility-profile', (route) => (failing ? route.fulfill(fail) : route.continue()));
  await page.goto(address);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your accessibility profile' });
  await expect(alert).toBeVisible();
  await checkAccessibility(page, { name: 'a profile that did not load' });
  failing = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(toggle(page, 'Large text')).not.toBeChecked();

  failing = true;
  await toggle(page, 'Large text').click();
  await expect(
    page.locator('.toast', { hasText: 'Failed to save your accessibility preferences. Please try again.' }),
  ).toBeVisible();
  await expect(toggle(page, 'Large text')).not.toBeChecked();
  await expect(select(page, 'Font size')).toHaveValue('medium');
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'medium');
  await select(page, 'Font size').selectOption('Small');
  await expect(select(page, 'Font size')).toHaveValue('medium');
  failing = false;
  expect(await saved(page)).toMatchObject({ fontSize: 'medium' });
});

test('the profile by keyboard alone, found in the menu', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'AI Assistant' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Assistant');
  await crawlKeyboard(page);
  // The panel is higher than a phone’s window, where the button of the chat would stand on its ring.
  await page.setViewportSize({ width: 390, height: 800 });
  await crawlKeyboard(page, { name: 'the profile at 390 px' });
  await page.getByRole('tab', { name: 'Accessibility Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeVisible();
});

test('devices that did not load can be tried again, and quick presses end as the last one says', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const path = '**/api/assistive-devices';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto(`${address}?tab=devices`);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your devices' });
  await expect(alert).toBeVisible();
  await checkAccessibility(page, { name: 'devices that did not load' });
  await alert.getByRole('button', { name: 'Retry' }).press('Enter');
  const uses = toggle(page, 'I use a head mouse');
  await expect(uses).not.toBeChecked();

  const sent: boolean[] = [];
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postDataJSON().uses);
      await opened;
    }
    await route.continue();
  });
  await uses.press('Space');
  await uses.press('Space');
  await uses.press('Space');
  await expect(uses).toBeChecked();
  await expect.poll(() => sent).toEqual([true]);
  release();
  await expect.poll(() => sent).toEqual([true, false, true]);
  const stored = async () => (await whenAllowed(() => page.request.get('/api/assistive-devices'))).json();
  await expect.poll(stored).toMatchObject([{ device: 'head-mouse' }]);
  await expect(uses).toBeChecked();
  await page.unroute(path);
  await uses.press('Space');
  await expect.poll(stored).toEqual([]);
  await expect(uses).not.toBeChecked();
});

test('what a member said they use holds after a reload, and a failed save takes it back', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await open(page, `${address}?tab=devices`);
  const uses = toggle(page, 'I use a screen reader');
  await uses.click();
  await expect(uses).toBeChecked();
  await expect
    .poll(async () => (await whenAllowed(() => page.request.get('/api/assistive-devices'))).json())
    .toMatchObject([{ device: 'screen-reader' }]);
  await open(page, `${address}?tab=devices`);
  await expect(uses).toBeChecked();
  await page.route('**/api/assistive-devices', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await uses.click();
  await expect(page.locator('.toast', { hasText: 'Couldn’t save what you use' })).toBeVisible();
  await expect(uses).toBeChecked();
});
