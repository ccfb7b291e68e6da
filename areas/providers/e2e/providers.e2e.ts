import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { ProviderCard, ProviderCounts } from '../contract.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/ndis-providers') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const found = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const names = (page: Page) => page.locator('.provider-card h3').allTextContents();
const pair = (page: Page, name: string, term: string) =>
  card(page, name)
    .locator('.provider-pairs > div')
    .filter({ hasText: new RegExp(`^${term}`) });
const read = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T;
const options = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allTextContents();

test('the directory: title, search, three filters with true counts, and cards with three services and four areas', async ({
  page,
}) => {
  await signInAs(page, 4);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/ndis-providers(\?|\/counts|$)/.test(request.url())) calls.push(request.url());
  });
  await open(page);
  await expect(page).toHaveTitle('NDIS Provider Directory – Doorways');
  await expect.poll(async () => (await names(page)).length).toBe(12);
  // List and counts come with the page.
  expect(calls).toEqual([]);
  await expect(heading(page, 'NDIS Provider Directory')).toBeVisible();
  await expect(page.getByText('Disability support providers across Australia.')).toBeVisible();
  await expect(page.getByRole('search', { name: 'NDIS providers' }).getByLabel('What do you need?')).toBeVisible();
  const counts = await read<ProviderCounts>(page, '/api/ndis-providers/counts');
  await expect(found(page, `${counts.total} providers`)).toBeVisible();
  const of = (facet: readonly { readonly value: string; readonly count: number }[], value: string) =>
    facet.find((one) => one.value === value)?.count;
  expect(await options(page, 'Location')).toEqual([
    'All',
    `Melbourne (${of(counts.locations, 'melbourne')})`,
    `Brisbane (${of(counts.locations, 'brisbane')})`,
    `Sydney (${of(counts.locations, 'sydney')})`,
    `Perth (${of(counts.locations, 'perth')})`,
    `Adelaide (${of(counts.locations, 'adelaide')})`,
  ]);
  expect(await options(page, 'Service type')).toEqual([
    'All',
    `Core (${of(counts.serviceTypes, 'core')})`,
    `Capacity building (${of(counts.serviceTypes, 'capacity_building')})`,
    `Capital (${of(counts.serviceTypes, 'capital')})`,
  ]);
  expect(await options(page, 'Sort')).toEqual(['Rating', 'Reviews', 'Distance: needs a place', 'Name']);
  await expect(page.getByLabel('Sort')).toHaveValue('rating');
  for (const all of ['Location', 'Service type']) await expect(page.getByLabel(all, { exact: true })).toHaveValue('');
  await sound(page, 'the directory');
  await checkReflow(page, { name: 'the directory' });

  await open(page, '/ndis-providers?search=Saltbush');
  const saltbush = card(page, 'Saltbush Home Support');
  await expect(pair(page, 'Saltbush Home Support', 'Services').getByRole('listitem')).toHaveText([
    'Accessible transport',
    'Getting out and about',
    'Household tasks',
    '+2 more',
  ]);
  await expect(pair(page, 'Saltbush Home Support', 'Areas').getByRole('listitem')).toHaveText([
    'Footscray',
    'Seddon',
    'Yarraville',
    'Kingsville',
    '+5 more',
  ]);
  await expect(saltbush).toContainText('Verified Provider');
  await expect(saltbush).toContainText('Weekday mornings in 3011 and 3012');
  await saltbush.getByRole('link', { name: /^View Profile ?: Saltbush Home Support$/ }).click();
  await expect(page).toHaveURL(/\/ndis-providers\/2$/);
  await expect(heading(page, 'Saltbush Home Support')).toBeFocused();
});

test('words, place, type and order change the list, are in the address, and Back returns; nonsense finds no one', async ({
  page,
}) => {
  await signInAs(page, 4);
  await open(page);
  const all = await names(page);
  await page.getByLabel('Location').selectOption({ index: 4 });
  await expect(page).toHaveURL(/\?location=perth$/);
  const perth = await read<ProviderCard[]>(page, '/api/ndis-providers?location=perth&limit=50');
  await expect(found(page, `${perth.length} providers`)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(perth.map(({ businessName }) => businessName));
  await expect.poll(() => timesAnnounced(page, `${perth.length} providers`)).toBe(1);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(all);

  await page.getByLabel('Service type').selectOption({ index: 3 });
  await expect(page).toHaveURL(/\?serviceType=capital$/);
  const capital = await read<ProviderCard[]>(page, '/api/ndis-providers?serviceType=capital&limit=12');
  await expect.poll(() => names(page)).toEqual(capital.map(({ businessName }) => businessName));
  await page.getByLabel('Location').selectOption({ index: 4 });
  await expect(page).toHaveURL(/location=perth/);
  await page.getByLabel('Sort').selectOption('Reviews');
  await expect(page).toHaveURL(/sort=reviews/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/ndis-providers$/);
  await expect(page.locator('#providers-found')).toBeFocused();
  for (const filter of ['Location', 'Service type'])
    await expect(page.getByLabel(filter, { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Sort')).toHaveValue('rating');
  await expect.poll(() => names(page)).toEqual(all);

  await page.getByLabel('Sort').selectOption('Name');
  await expect(page).toHaveURL(/\?sort=name$/);
  await expect
    .poll(async () => {
      const shown = await names(page);
      return (
        shown.length === 12 &&
        shown.every((name, at) => at === 0 || (shown[at - 1] ?? '').localeCompare(name, 'en-AU') <= 0)
      );
    })
    .toBe(true);

  await page.getByLabel('Suburb or postcode').fill('3011');
  await page.getByRole('button', { name: 'Search providers' }).click();
  await expect(page).toHaveURL(/near=3011/);
  await page.getByLabel('Sort').selectOption('Distance');
  await expect(page).toHaveURL(/sort=distance/);
  await expect.poll(async () => (await names(page))[0]).toBe('Saltbush Home Support');
  await expect(card(page, 'Saltbush Home Support')).toContainText('Less than 1 km away');
  await page.getByLabel('Within').selectOption('15 km');
  await page.getByRole('button', { name: 'Search providers' }).click();
  await expect(page.getByText('Within 15 km of the middle of', { exact: false })).toBeVisible();
  const near = await read<ProviderCounts>(page, '/api/ndis-providers/counts?near=3011&within=15');
  await expect(found(page, `${near.total} providers`)).toBeVisible();
  await sound(page, 'providers near a place');

  await page.getByLabel('What do you need?').fill('zzyzx');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No providers found' })).toBeVisible();
  await sound(page, 'no providers');
  await page.getByRole('button', { name: 'Look at any distance' }).click();
  await expect(page).not.toHaveURL(/within/);
  await expect(page.locator('#providers-found')).toBeFocused();
});

test('a distance without a place to measure from says what it needs', async ({ page }) => {
  await open(page, '/ndis-providers?location=perth&within=15');
  await expect(page.getByText('Around Perth. To look within 15 km, add a suburb or postcode')).toBeVisible();
});

test('everyday words say what they were taken for, and can be searched for exactly', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers?search=help+showering');
  await expect(page.getByText(/^We also looked for .*\(0107\)/)).toBeVisible();
  const wide = await read<ProviderCounts>(page, '/api/ndis-providers/counts?search=help+showering');
  expect(wide.total).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Search for exactly my words' }).click();
  await expect(page).toHaveURL(/exact=true/);
  await expect(page.locator('#providers-found')).toBeFocused();
  await expect(page.getByText('We looked for exactly “help showering”.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Search for exactly my words' })).toBeVisible();
});

test('the order is explained for each sort, and names what never counts', async ({ page }) => {
  await open(page, '/ndis-providers?search=Kororoit');
  const how = page.getByRole('group').filter({ hasText: 'How this order is made' });
  await how.getByText('How this order is made').click();
  await expect(how.getByRole('list').first().getByRole('listitem')).toHaveText([
    'The highest average rating comes first, as each provider shows it.',
    'If two are equal, the one with more reviews comes first, then the one whose name is earlier in the alphabet.',
    'Providers without reviews come last. Having none is not a bad sign.',
  ]);
  await expect(how).toContainText('Money: “Premium” is paid for and moves no one up');
  const premium = card(page, 'Kororoit Creek Care');
  await expect(premium).toContainText('Premium Provider');
  await expect(premium).toContainText('Premium is paid for. It changes nothing in this order.');
  await page.getByLabel('Sort').selectOption('Name');
  await expect(how.getByRole('list').first().getByRole('listitem')).toHaveText(['Names in alphabetical order.']);
});

test('the map and the list say the same; a state is chosen by keyboard and let go by Back', async ({ page }) => {
  await signInAs(page, 4);
  await open(page);
  await page.getByText('On the map', { exact: true }).click();
  const map = page.getByRole('group', { name: 'Providers by state and territory' });
  const { states } = await read<ProviderCounts>(page, '/api/ndis-providers/counts');
  const count = states.find(({ value }) => value === 'TAS')?.count;
  await map.getByRole('button', { name: `${count} TAS Tasmania providers` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?state=TAS$/);
  await expect(found(page, `${count} providers`)).toBeVisible();
  await expect(page.getByText('In Tasmania', { exact: true })).toBeVisible();
  await expect(map.getByRole('button', { name: /Tasmania/ })).toHaveAttribute('aria-pressed', 'true');
  const shown = await read<ProviderCard[]>(page, '/api/ndis-providers?state=TAS');
  await expect.poll(() => names(page)).toEqual(shown.map(({ businessName }) => businessName));
  expect(shown.every(({ state }) => state === 'TAS')).toBe(true);
  await sound(page, 'the map of providers');
  await checkReflow(page, { name: 'the map of providers' });
  await page.goBack();
  await expect(map.getByRole('button', { name: /Tasmania/ })).toHaveAttribute('aria-pressed', 'false');
});

test('saved by pointer: it turns into “Saved”, lasts over a reload, is listed, and is let go again', async ({
  page,
}) => {
  await signInAs(page, 6);
  await open(page, '/ndis-providers/1');
  await page.getByRole('button', { name: 'Save Red Gum Supports' }).click();
  const saved = page.getByRole('button', { name: 'Saved Red Gum Supports' });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await timesAnnounced(page, 'Provider saved: Red Gum Supports is in your saved providers.')).toBe(1);
  await page.reload();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/ndis-providers');
  await page.getByRole('link', { name: 'Saved providers' }).click();
  await expect(heading(page, 'Saved providers')).toBeFocused();
  await expect.poll(() => names(page)).toEqual(['Red Gum Supports']);
  await sound(page, 'saved providers');
  await saved.click();
  await expect(page.getByRole('heading', { name: 'No saved providers' })).toBeVisible();
  await expect(heading(page, 'Saved providers')).toBeFocused();
  await sound(page, 'no saved providers');
});

test('“Share” copies the address where the device has no way of its own, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/ndis-providers/2?tab=staff');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('The link to this provider is ready to paste.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/ndis-providers/2', page.url()).href);
});

test('guests read everything, and are led to sign in to save, and back', async ({ page }) => {
  await signOut(page);
  await open(page, '/ndis-providers/2');
  await expect(heading(page, 'Saltbush Home Support')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report to moderators' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to save Saltbush Home Support' }).click();
  await expect(page).toHaveURL(/sign-in\?.*ndis-providers%2F2/);
});

test('up to four are compared side by side, by keyboard, and the address keeps which', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers?near=3011&sort=distance');
  for (const name of ['Saltbush Home Support', 'Two Rivers Supports']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: `Compare ${name}` })).toBeChecked();
  }
  await expect(page).toHaveURL(/compare=2%2C4/);
  const tray = page.getByRole('region', { name: 'Compare: 2 providers chosen' });
  await expect(tray).toContainText('Saltbush Home Support, Two Rivers Supports. You can compare up to 4.');
  await sound(page, 'a choice to compare');
  await tray.getByRole('link', { name: 'Compare 2 providers' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Compare providers')).toBeFocused();
  const table = page.getByRole('table', { name: 'What each provider’s page says' });
  await expect(table.getByRole('columnheader')).toHaveText(['About', 'Saltbush Home Support', 'Two Rivers Supports']);
  await expect(table.getByRole('row').filter({ hasText: /^Place/ })).toContainText('Footscray, VIC 3011');
  await expect(table.getByRole('row').filter({ hasText: /^Services and prices/ })).toContainText('an hour');
  await expect(table.getByRole('row').filter({ hasText: /^Areas/ })).toContainText(
    'Footscray, Seddon, Yarraville, Kingsville, +5 more',
  );
  await sound(page, 'providers compared');
  await checkReflow(page, { name: 'providers compared' });
  await crawlKeyboard(page, { name: 'providers compared', max: 30 });
  await page.getByRole('button', { name: 'Remove Saltbush Home Support' }).click();
  await expect(table.getByRole('columnheader')).toHaveText(['About', 'Two Rivers Supports']);
  expect(await timesAnnounced(page, 'Saltbush Home Support is no longer compared')).toBe(1);
  await expect(heading(page, 'Compare providers')).toBeFocused();
  await open(page, '/ndis-providers/compare');
  await expect(page.getByRole('heading', { name: 'No providers chosen' })).toBeVisible();
});

test('a fifth cannot be chosen to compare', async ({ page }) => {
  await open(page, '/ndis-providers?compare=1,2,3,4&search=Kororoit');
  await expect(page.getByRole('region', { name: 'Compare: 4 providers chosen' })).toContainText(
    'That’s as many as fit.',
  );
  await expect(page.getByRole('checkbox', { name: 'Compare Kororoit Creek Care' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(page.getByRole('checkbox', { name: 'Compare Kororoit Creek Care' })).toBeEnabled();
  await expect(page.locator('#providers-found')).toBeFocused();
  expect(await timesAnnounced(page, 'No providers are chosen to compare')).toBe(1);
});

test('by keyboard alone the directory is read to its end, a filter is chosen and a profile opened', async ({
  page,
}) => {
  await signInAs(page, 4);
  await open(page);
  await crawlKeyboard(page, { name: 'the directory', max: 60 });
  await page.getByLabel('Has a vacancy now', { exact: false }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/vacancy=true/);
  const { total } = await read<ProviderCounts>(page, '/api/ndis-providers/counts?vacancy=true');
  await expect(found(page, `${total} providers`)).toBeVisible();
  await expect(page.getByLabel('Has a vacancy now', { exact: false })).toBeFocused();
  await page.getByRole('link', { name: 'Red Gum Supports', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Red Gum Supports')).toBeFocused();
});

test('a postcode that cannot be is named at its field; a list that fails can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (400|500)/);
  await signInAs(page, 4);
  await open(page, '/ndis-providers?near=0001');
  await expect(page.getByLabel('Suburb or postcode')).toHaveAccessibleDescription(/not an Australian postcode/);
  await expect(page.getByText('Couldn’t load the providers')).toBeVisible();
  await sound(page, 'a postcode that cannot be');
  let fails = true;
  await page.route(/\/api\/ndis-providers\?/, (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  // What is shown by default comes with the page.
  await open(page, '/ndis-providers?sort=name');
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the providers' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('No providers found')).toHaveCount(0);
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(12);
});
