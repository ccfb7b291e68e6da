import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard, tabsTo } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (page: Page) => page.locator('.community-list h3').allTextContents();
const map = (page: Page) => page.getByRole('group', { name: 'Communities by state and territory' });
const safety = async (page: Page, name: string) => {
  await open(page, '/local-communities');
  await page.getByRole('region', { name: 'My Communities' }).getByRole('link', { name }).click();
  await page.getByRole('tab', { name: 'Safety' }).click();
  await settled(page);
};

test('search, type, distance, my communities and a grid with what each one has', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/local-communities');
  await expect(page.getByRole('heading', { level: 1, name: 'Local Communities' })).toBeVisible();
  const types = await page.getByLabel('Community type').locator('option').allTextContents();
  expect(types).toEqual(['All types', 'Support', 'Advocacy', 'Social', 'Professional']);
  const mine = page.getByRole('region', { name: 'My Communities' });
  await expect(mine.getByRole('listitem').filter({ hasText: 'Quiet Gardeners' }).locator('.chip-gold')).toHaveText(
    'Admin',
  );
  await expect(mine.getByRole('listitem').filter({ hasText: 'West Platform Watch' }).locator('.chip-plain')).toHaveText(
    'Member',
  );
  await page.getByLabel('Suburb, postcode or state').fill('Footscray VIC 3011');
  await page.getByRole('button', { name: 'Search communities' }).click();
  await expect(page).toHaveURL(/location=Footscray/);
  await expect(page.getByRole('heading', { name: /communities near Footscray VIC 3011/ })).toBeVisible();
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['West Platform Watch', 'Quiet Gardeners']);
  const gardeners = item(page, 'Quiet Gardeners');
  await expect(gardeners.getByText('Beds 70 cm high')).toBeVisible();
  await expect(gardeners.getByText('+2 more')).toBeVisible();
  await expect(gardeners.getByText('Seats with backs')).toHaveCount(0);
  await expect(gardeners.getByRole('button', { name: /^Already a Member/ })).toBeDisabled();
  await expect(gardeners.getByText(/^\d+ km away$/)).toBeVisible();
  await sound(page, 'communities near a place');
  await page.getByLabel('Distance').selectOption('Within 25 km');
  await page.getByLabel('Community type').selectOption('Advocacy');
  await page.getByRole('button', { name: 'Search communities' }).click();
  await expect(page.getByRole('heading', { name: '1 community near Footscray VIC 3011' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['West Platform Watch']);
});

test('the map and the list say the same; a state is chosen by keyboard and let go by Back', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/local-communities');
  await map(page).getByRole('button', { name: '2 SA South Australia communities' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 communities in South Australia' })).toBeVisible();
  await expect
    .poll(async () => (await names(page)).sort())
    .toEqual(['Adelaide Peer Writers', 'Murray Bridge Footy and Tomatoes']);
  await expect(map(page).getByRole('button', { name: /South Australia/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => timesAnnounced(page, '2 communities in South Australia')).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '18 communities in Australia' })).toBeVisible();
  await crawlKeyboard(page, { name: 'local communities', max: 60 });
  await checkReflow(page, { name: 'local communities' });
});

test('a postcode that cannot be is named at its field; nothing found and a failed search are different', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (400|503)/);
  await signInAs(page, 1);
  await open(page, '/local-communities?location=0150');
  await expect(page.getByLabel('Suburb, postcode or state')).toHaveAccessibleDescription(
    /0150 is not an Australian postcode/,
  );
  await expect(page.getByRole('heading', { name: 'Couldn’t load the communities' })).toBeVisible();
  await checkAccessibility(page, { name: 'communities, wrong postcode' });
  await open(page, '/local-communities?location=3011&within=10&type=professional');
  await expect(page.getByRole('heading', { name: 'No communities found' })).toBeVisible();
  await sound(page, 'communities, nothing found');
  await page.getByRole('button', { name: 'Look at any distance' }).click();
  await expect(item(page, 'Bankstown Late Shift')).toBeVisible();
  // A list may be asked for once more as soon as the live connection stands.
  let answer = () => {};
  const answered = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/api/enhanced-local-communities?*', async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/local-communities?q=gardeners');
  await expect(page.getByText('Loading the communities')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { name: 'Couldn’t load the communities' })).toBeVisible();
  await expect(page.getByText('No communities found')).toHaveCount(0);
  await page.unroute('**/api/enhanced-local-communities?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(item(page, 'Quiet Gardeners')).toBeVisible();
});

test('joining at once, a failed joining that changes nothing, and a request that is answered', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 503/);
  await signInAs(page, 13);
  await open(page, '/local-communities?q=longreach');
  await page.route('**/api/join-community', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: /^Join Community/ }).click();
  await expect(page.getByText('Couldn’t join')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join Community/ })).toBeEnabled();
  await page.unroute('**/api/join-community');
  await page.getByRole('button', { name: /^Join Community/ }).click();
  await expect(page.getByText('Joined Community', { exact: true })).toBeVisible();
  await expect(page.getByText("You've successfully joined the community.", { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Already a Member/ })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'My Communities' }).getByText('Longreach Radio Club')).toBeVisible();

  await open(page, '/local-communities?q=after+dark');
  await page.getByRole('link', { name: /^Request to Join/ }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Parents, After Dark' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Places' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Request to Join/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is at home with you?').fill('Ledger the cat');
  await dialog.getByLabel('What time does your house go quiet?').fill('Nine');
  await dialog.getByRole('button', { name: /request/i }).click();
  await expect(page.getByText('Request Sent', { exact: true })).toBeVisible();
  await expect(page.getByText("The community's admins will review your request.", { exact: true })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const owner = await another(18);
  await open(owner, `${address}?tab=requests`);
  await expect(owner.getByText('Ledger the cat')).toBeVisible();
  await owner.getByRole('button', { name: /^Accept/ }).click();
  await settled(owner);
  await open(page, address);
  await expect(page.getByRole('tab', { name: 'Safety' })).toBeVisible();
});

test('a community is started and changed: errors at their fields, and a postcode across the border is a warning', async ({
  page,
}) => {
  await signInAs(page, 2);
  await open(page, '/local-communities/new');
  await page.getByRole('button', { name: 'Start the community' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose a type.' })).toBeVisible();
  await checkAccessibility(page, { name: 'new community, with errors' });
  await page.getByLabel('Name', { exact: true }).fill('River Walkers');
  await page.getByLabel('Description').fill('Slow walks on both sides of the river.');
  await page.getByLabel('Community type').selectOption('Social');
  await page.getByLabel('Suburb or town').fill('Albury');
  await page.getByLabel('State or territory').selectOption('Victoria');
  await page.getByLabel('Postcode').fill('0400');
  await page.getByLabel('Guidelines').fill('Wait for the last one.');
  await page.getByLabel('Emergency contacts').fill('Dean');
  await page.getByRole('button', { name: 'Start the community' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: '0400 is not an Australian postcode.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Emergency contacts')).toHaveAccessibleDescription(/has no phone number/);
  await page.getByLabel('Postcode').fill('2640');
  await expect(page.getByText('2640 is mostly in New South Wales.')).toBeVisible();
  await page.getByLabel('Emergency contacts').fill('Dean, 0491 570 159, after six');
  await page.getByRole('button', { name: 'Start the community' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River Walkers' })).toBeVisible();
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByRole('link', { name: 'Call 0491 570 159' })).toHaveAttribute('href', 'tel:0491570159');
  await page.getByRole('link', { name: 'Edit community' }).click();
  await settled(page);
  await page.getByLabel('State or territory').selectOption('New South Wales');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River Walkers' })).toBeVisible();
  await expect(page.getByText('Albury, NSW', { exact: true })).toBeVisible();
});

test('a place is measured by keyboard, and what is old asks to be checked again', async ({ page, problems }) => {
  problems.allow(/status of 400.*facts/);
  await signInAs(page, 1);
  await open(page, '/local-communities?q=quiet+gardeners');
  await page.getByRole('link', { name: 'Quiet Gardeners' }).last().click();
  await page.getByRole('tab', { name: 'Places' }).click();
  await settled(page);
  const garden = page.getByRole('region', { name: 'The garden' });
  await expect(garden.getByText('1,200 mm')).toBeVisible();
  await expect(garden.getByText(/^measured 2\d months ago, please check again$/)).toBeVisible();
  await sound(page, 'places of a community');
  await garden.getByRole('button', { name: 'Check again Ground' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check again: Ground' })).toBeVisible();
  await checkAccessibility(page, { name: 'measure' });
  await page.keyboard.press('Tab');
  await tabsTo(page, 'What is the ground?', 6);
  await page.getByLabel('What is the ground?').selectOption('Gravel');
  await page.getByLabel('Measured on').press('Enter');
  await expect(page.getByText('Measurement saved', { exact: true })).toBeVisible();
  await expect(garden.getByText(/please check again/)).toHaveCount(0);
  await garden.getByRole('button', { name: /^Measure something/ }).click();
  await page.getByLabel('What did you measure?').selectOption('Door width');
  await page.getByLabel('Door width in mm').fill('8');
  await page.getByRole('button', { name: 'Save the measurement' }).click();
  await expect(page.getByLabel('Door width in mm')).toHaveAccessibleDescription(
    /Write a number from 300 to 5,000 mm\./,
  );
  await page.getByLabel('Door width in mm').fill('900');
  await page.getByRole('button', { name: 'Save the measurement' }).click();
  await expect(garden.getByText('900 mm')).toBeVisible();
});

test('a roll-call with two people: started, answered with help, seen, ended', async ({ page, another }) => {
  await signInAs(page, 6);
  await safety(page, 'Bankstown Late Shift');
  await page.getByRole('button', { name: 'Start a roll-call' }).click();
  await page.getByRole('button', { name: 'Ask everyone now' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Say what is happening.' })).toBeVisible();
  await page.getByLabel('Power or phone outage').check();
  await page.getByLabel('What should they know?').fill('The library has power.');
  await checkAccessibility(page, { name: 'start a roll-call' });
  await page.getByRole('button', { name: 'Ask everyone now' }).click();
  await expect(page.getByText('Roll-call started', { exact: true })).toBeVisible();

  const member = await another(16);
  await open(member, '/notifications');
  await expect(member.getByText('One of your communities is asking if you’re safe').first()).toBeVisible();
  await safety(member, 'Bankstown Late Shift');
  for (const one of [page, member]) await listening(one);
  await member.getByRole('button', { name: 'I need help' }).click();
  await expect(member.getByRole('link', { name: 'Emergency 000' }).first()).toHaveAttribute('href', 'tel:000');
  await sound(member, 'roll-call, help is needed');
  await checkReflow(member, { name: 'roll-call' });

  const answers = page.getByRole('list', { name: 'Answers' });
  await expect(answers.getByRole('listitem').filter({ hasText: 'Sefina' })).toContainText('Needs help');
  await expect(member.getByRole('list', { name: 'Answers' })).toHaveCount(0);
  await member.getByRole('button', { name: 'I’m safe' }).focus();
  await member.keyboard.press('Enter');
  await expect(answers.getByRole('listitem').filter({ hasText: 'Sefina' })).toContainText('Safe');
  await crawlKeyboard(page, { name: 'roll-call', max: 60 });
  await page.getByRole('button', { name: 'End the roll-call' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText(/^It ended/)).toBeVisible();
  await expect(member.getByRole('button', { name: 'I need help' })).toHaveCount(0);
});

test('a buddy is asked and agrees', async ({ page, another }) => {
  await signInAs(page, 23);
  await safety(page, 'Belconnen Speak Easy');
  await page.getByRole('button', { name: 'Choose a buddy' }).click();
  await page.getByRole('button', { name: 'Ask Chiara Bonetti' }).click();
  await expect(page.getByText('hasn’t said yes yet.')).toBeVisible();
  await listening(page);
  const buddy = await another(24);
  await safety(buddy, 'Belconnen Speak Easy');
  await buddy.getByRole('button', { name: /^Yes, I agree/ }).click();
  await expect(buddy.getByText('counts on you.')).toBeVisible();
  await expect(page.getByText('is your buddy.')).toBeVisible();
});

test('guests are asked to sign in, and what is private is the same as what is missing', async ({ page, problems }) => {
  problems.allow(/status of (401|404)/);
  await signInAs(page, 1);
  await open(page, '/local-communities/99999');
  await expect(page.getByRole('heading', { level: 1, name: 'Community not found' })).toBeVisible();
  await checkAccessibility(page, { name: 'community not found' });
  await signOut(page);
  await open(page, '/local-communities');
  await expect(page.getByRole('region', { name: 'My Communities' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();
});
