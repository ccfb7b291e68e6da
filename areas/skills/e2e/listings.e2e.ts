import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/skills-marketplace') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('the tabs are in the address, and Back returns through them', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Browse Skills',
    'My Listings',
    'My Bookings',
    'Create Listing',
  ]);
  await expect(tab(page, 'Browse Skills')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'My Listings').click();
  await expect(page).toHaveURL(/\?tab=listings$/);
  await expect(page.getByRole('heading', { name: 'No skill listings' })).toBeVisible();
  await sound(page, 'no listings');
  await tab(page, 'My Bookings').click();
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await sound(page, 'no bookings');
  await page.goBack();
  await expect(tab(page, 'My Listings')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Browse Skills')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: '12 skills' })).toBeVisible();
  await sound(page, 'skills');
  await checkReflow(page, { name: 'skills' });
});

test('search, category, toggles and further filters narrow the list, and each is in the address', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(toggle('Skills Offered')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle('Skills Wanted')).toHaveAttribute('aria-pressed', 'true');
  await toggle('Skills Offered').click();
  await expect(page).toHaveURL(/offering=false/);
  await expect(page.getByRole('heading', { name: '2 skills' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help me with spreadsheets, slowly', exact: true })).toBeVisible();
  await toggle('Skills Wanted').click();
  await expect(page.getByRole('heading', { name: 'No skills found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all skills' }).click();
  await expect(page.getByRole('heading', { name: '12 skills' })).toBeVisible();

  expect(await page.locator('.narrow-by button').allTextContents()).toEqual([
    'All skills, 12',
    'Technology, 3',
    'Creative, 3',
    'Professional, 1',
    'Life skills, 3',
    'Academic, 2',
  ]);
  await page.getByRole('button', { name: /^Creative ?, 3$/ }).click();
  await expect(page).toHaveURL(/category=creative/);
  await expect(page.getByRole('heading', { name: '3 skills' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '12 skills' })).toBeVisible();

  await page.getByLabel('Search skills').fill('PIANO');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=PIANO/);
  await expect(page.getByRole('heading', { name: '1 skill', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all skills' }).click();

  await page.getByText('More filters').click();
  await page.getByLabel('Highest price in dollars').fill('40');
  await page.getByLabel('Lowest price in dollars').fill('50');
  await page.getByRole('button', { name: 'Use these prices' }).click();
  await expect(page.getByText('This must not be below the lowest price.')).toBeVisible();
  await page.getByLabel('Lowest price in dollars').fill('36');
  await page.getByRole('button', { name: 'Use these prices' }).click();
  await expect(page).toHaveURL(/from=36&to=40/);
  await expect(page.getByRole('heading', { name: '1 skill', exact: true })).toBeVisible();
  await expect(card(page, 'First hundred signs in Auslan')).toContainText('$40.00');
});

test('a card says what is offered, for what, by whom, how and with which access', async ({ page }) => {
  await signInAs(page, 14);
  await open(page);
  const auslan = card(page, 'First hundred signs in Auslan');
  for (const text of ['Offered', '$40.00', 'Anjali Deshpande', 'No reviews yet', 'Beginner', 'Online', '90 minutes']) {
    await expect(auslan).toContainText(text);
  }
  await expect(auslan.getByRole('list', { name: 'Accessibility features' })).toContainText('Auslan Interpretation');
  await expect(card(page, 'Change a plug without fear')).toContainText('Free');
  const wanted = card(page, 'Help me with spreadsheets, slowly');
  await expect(wanted).toContainText('Wanted');
  await expect(wanted).toContainText('0.5 time credits');
  await expect(card(page, 'Your story, one page at a time')).toContainText('Counts as 60 minutes');
  await expect(card(page, 'Bread for beginners')).toContainText('In person, Mount Druitt');
});

test('publishing names each bad field, then shows the listing to everyone', async ({ page, another }) => {
  await signInAs(page, 21);
  await open(page, '/skills-marketplace?tab=create');
  await page.getByRole('radio', { name: /Australian dollars/ }).check();
  await page.getByLabel('Delivery').selectOption('In person');
  await page.getByRole('button', { name: 'Publish Listing' }).click();
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
    'Write a title.',
    'Say what happens in a session.',
    'Choose a category.',
    'Choose a level.',
    'Write an amount above 0, at most $10,000. Choose “Free” if it costs nothing.',
    'Write the suburb or town, not an address.',
  ]);
  await sound(page, 'a listing with errors');
  await checkReflow(page, { name: 'a listing with errors' });
  await page.getByLabel('Title').fill('Growing tomatoes');
  await page.getByRole('textbox', { name: 'Description' }).fill('We plant them, and I show you how to tie them up.');
  await page.getByLabel('Category').selectOption('Life skills');
  await page.getByLabel('Level').selectOption('Beginner');
  await page.getByLabel('Price of a session').fill('12.50');
  await page.getByLabel('Suburb or town').fill('Murray Bridge');
  await page.getByLabel('Support person welcome').check();
  await page.getByRole('button', { name: 'Publish Listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Growing tomatoes' })).toBeVisible();
  await expect(page.getByText('$12.50')).toBeVisible();
  await expect(page.getByText('You pay each other directly. Doorways never handles the money.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meeting in person' })).toBeVisible();
  await sound(page, 'one’s own listing');
  await checkReflow(page, { name: 'a listing' });

  const other = await another(14);
  await open(other);
  await other.getByRole('link', { name: 'Growing tomatoes', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Report to moderators' })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

test('a draft is its owner’s; published, paused, deleted and restored from My Listings', async ({ page, problems }) => {
  problems.allow(/status of 404.*skill-listings/);
  await signInAs(page, 22);
  await open(page, '/skills-marketplace?tab=create');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual(['Write a title.']);
  await page.getByLabel('Title').fill('Poems at bus stops');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('tab', { name: 'My Listings', selected: true })).toBeVisible();
  const own = card(page, 'Poems at bus stops');
  await expect(own).toContainText('Draft');
  await sound(page, 'a draft');
  await own.getByRole('link', { name: /^Continue the draft ?: Poems at bus stops$/ }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('You write one while we wait.');
  await page.getByLabel('Category').selectOption('Creative');
  await page.getByLabel('Level').selectOption('Beginner');
  await page.getByLabel('Delivery').selectOption('Online');
  await page.getByRole('button', { name: 'Publish Listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poems at bus stops' })).toBeVisible();

  await page.getByRole('button', { name: /^Pause the listing ?: Poems at bus stops$/ }).click();
  await expect(page.getByText('Paused: only you can see it')).toBeVisible();
  await page.getByRole('button', { name: /^Publish again ?: Poems at bus stops$/ }).click();
  await expect(page.getByText('Paused: only you can see it')).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete ?: Poems at bus stops$/ }).click();
  await expect(page.getByRole('heading', { name: 'No skill listings' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toContainText('Published');
});

test('by keyboard alone: a skill is found and opened, and one’s own is written', async ({ page }) => {
  await signInAs(page, 23);
  await open(page);
  await crawlKeyboard(page);
  await tab(page, 'Browse Skills').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=create/);
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Typed with my eyes');
  await page.getByRole('button', { name: 'Save as Draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Typed with my eyes', exact: true })).toBeVisible();
  await crawlKeyboard(page);
});

test('a spinner shows while skills load; a list that fails says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 14);
  let fails = true;
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/skill-listings\?.*search=bread/, async (route) => {
    await wait;
    if (fails) await route.fulfill({ status: 500, body: '{}' });
    else await route.continue();
  });
  await page.goto('/skills-marketplace?search=bread');
  await expect(page.getByText('Loading skills…')).toBeVisible();
  letGo();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the skills' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('No skills found')).toHaveCount(0);
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Bread for beginners', exact: true })).toBeVisible();
});

test('what isn’t there says so, and a draft of another looks the same', async ({ page, problems }) => {
  problems.allow(/status of 404.*skill-listings/);
  await signInAs(page, 14);
  for (const id of ['999999', 'x', '13']) {
    await open(page, `/skills-marketplace/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Listing not found' })).toBeVisible();
  }
  await checkAccessibility(page, { name: 'a missing listing' });
});
