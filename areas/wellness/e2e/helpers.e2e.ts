import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*(accessibility-preferences|wellness-helpers)/));

const helpers = '/wellness-tracking/helpers';
const own = (page: Page) => page.getByRole('region', { name: 'Who may write in your diary' });
const others = (page: Page) => page.getByRole('region', { name: 'Whose diary you may write in' });

async function open(page: Page, member: number, path = helpers) {
  await signInAs(page, member);
  await page.goto(path);
  await settled(page);
}

async function allow(page: Page, name: string) {
  await own(page).getByRole('searchbox', { name: 'Find a helper by name' }).fill(name);
  await own(page)
    .getByRole('button', { name: `Allow ${name}` })
    .click();
  await expect(own(page).getByRole('list', { name: 'Your helpers' })).toContainText(name);
}

test('a member lets a helper write, reads what they wrote with their name, and takes it back in one press', async ({
  page,
  another,
}) => {
  await open(page, 12, '/wellness-tracking');
  await page.getByRole('link', { name: 'Helpers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Helpers' })).toBeFocused();
  await expect(own(page).getByText('No one but you writes in your diary.')).toBeVisible();
  await allow(page, 'Mai Anh Nguyen');
  expect(
    await timesAnnounced(page, 'Mai Anh Nguyen can write in your diary now: We told them. You can end it at any time.'),
  ).toBe(1);

  const helper = await another(5);
  await helper.goto(helpers);
  await others(helper)
    .getByRole('link', { name: /^Write an entry for/ })
    .click();
  const title = helper.getByRole('heading', { level: 1, name: /^Write for / });
  await expect(title).toBeFocused();
  const name = ((await title.textContent()) ?? '').replace('Write for ', '');
  const form = helper.getByRole('form', { name: `An entry for ${name}` });
  await expect(form.getByRole('switch')).toHaveCount(0);
  await form.getByRole('slider', { name: 'Pain' }).fill('6');
  await form.getByRole('textbox', { name: /^Notes/ }).fill('A hard morning, better after lunch.');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(helper.getByText(`It is in the diary of ${name}.`).first()).toBeVisible();
  const today = helper.getByRole('region', { name: 'What you wrote today' });
  await expect(today.getByRole('article')).toContainText('A hard morning, better after lunch.');

  await page.goto('/wellness-tracking');
  const article = page.getByRole('region', { name: 'Your entries' }).getByRole('article').first();
  await expect(article).toContainText('By Mai Anh Nguyen');
  await expect(article).toContainText('Only you');
  await expect(article).toContainText('A hard morning, better after lunch.');

  await page.goto(helpers);
  await own(page).getByRole('button', { name: 'Remove Mai Anh Nguyen as a helper' }).click();
  await expect(own(page).getByText('No one but you writes in your diary.')).toBeVisible();
  await expect(page.locator('#own-helpers')).toBeFocused();
  expect(await timesAnnounced(page, 'Mai Anh Nguyen can’t write in your diary now: What they wrote stays.')).toBe(1);
  await form.getByRole('textbox', { name: /^Notes/ }).fill('Too late.');
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(helper.getByText('Couldn’t save your entry').first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Too late.');
  await helper.goto(helpers);
  await expect(others(helper).getByText('No one has asked you to write for them yet.')).toBeVisible();
});

test('by keyboard alone: a helper is chosen, and the helper stops', async ({ page, another }) => {
  await open(page, 13);
  const find = own(page).getByRole('searchbox', { name: 'Find a helper by name' });
  await find.focus();
  await page.keyboard.type('Thea');
  await own(page).getByRole('button', { name: 'Allow Thea Kostopoulos' }).focus();
  await page.keyboard.press('Enter');
  await expect(own(page).getByRole('list', { name: 'Your helpers' })).toContainText('Thea Kostopoulos');
  const helper = await another(1);
  await helper.goto(helpers);
  await others(helper)
    .getByRole('button', { name: /^Stop helping/ })
    .focus();
  await helper.keyboard.press('Enter');
  await expect(others(helper).getByText('No one has asked you to write for them yet.')).toBeVisible();
  await expect(helper.locator('#helped')).toBeFocused();
  await page.reload();
  await expect(own(page).getByText('No one but you writes in your diary.')).toBeVisible();
});

test('a sealed diary says plainly that no one else can write in it, to its owner and to the helper', async ({
  page,
  another,
}) => {
  await open(page, 14);
  await allow(page, 'Mai Anh Nguyen');
  const wrapped = 'A'.repeat(54);
  const cost = { name: 'argon2id', memory: 19_456, passes: 2, lanes: 1 };
  const data = { mode: 'sealed', salt: 'A'.repeat(22), cost, byPassphrase: wrapped, byRecovery: wrapped };
  expect((await page.request.post('/api/wellness-key/move', { data })).status()).toBe(201);
  await page.reload();
  await expect(own(page).getByText('Your diary is sealed with your passphrase')).toBeVisible();
  await expect(own(page).getByRole('searchbox')).toHaveCount(0);
  const helper = await another(5);
  await helper.goto(helpers);
  await expect(others(helper).getByText('Their diary is sealed now, so only they can write in it.')).toBeVisible();
  await expect(others(helper).getByRole('link')).toHaveCount(0);
  await helper.goto(`${helpers}/14`);
  await expect(helper.getByText('Only they can write in it. Tell them what you saw.')).toBeVisible();
  await expect(helper.getByRole('button', { name: 'Save entry' })).toHaveCount(0);
});

test('whose helper one isn’t looks like who isn’t there; a list that fails can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 9);
  for (const id of ['1', '999999', 'x']) {
    await page.goto(`${helpers}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'You can’t write here' })).toBeVisible();
  }
  await page.route('**/api/wellness-helpers', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(helpers);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the helpers' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/wellness-helpers');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(own(page)).toBeVisible();
});

test('the screens of helpers are sound in every theme, by keyboard and at their narrowest', async ({
  page,
  another,
}) => {
  await open(page, 1);
  await allow(page, 'Mai Anh Nguyen');
  await page.reload();
  await settled(page);
  const helper = await another(5);
  await helper.goto(`${helpers}/1`);
  await settled(helper);
  for (const [name, one] of [
    ['helpers', page],
    ['write for', helper],
  ] as const) {
    await withThemes(one, ({ label }) => checkAccessibility(one, { name: `${name}, ${label}` }));
    await crawlKeyboard(one, { name });
    await checkReflow(one, { name });
  }
});
