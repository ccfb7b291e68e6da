import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { alertOf, button, card, check, expected, open, sound, title, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('Discover: filters reduce the list and say how many, and a card says why somebody fits', async ({ page }) => {
  await signInAs(page, 22);
  await open(page, '/connections');
  await expect(heading(page, '10 people fit')).toBeVisible();
  const noah = card(page, 'Noah Abrahams');
  await expect(noah.getByRole('heading', { level: 3 })).toHaveText(/^Noah Abrahams, \d\d$/);
  await expect(noah).toContainText('I talk with a device');
  await expect(noah).toContainText('You both look for friendship.');
  await expect(noah).toContainText('More than 500 km away');
  for (const name of ['Pass Noah Abrahams', 'Like Noah Abrahams']) await expect(button(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Profile of Noah Abrahams' })).toBeVisible();
  await sound(page, 'Discover');
  await checkReflow(page, { name: 'Discover' });
  await expect(page.getByLabel('Distance', { exact: true }).locator('option')).toHaveText([
    '25 km',
    '50 km',
    '100 km',
    'As in my profile: anywhere',
    'Anywhere',
  ]);

  await check(page, 'Mobility assistance').check();
  await button(page, 'Apply Filters').click();
  await expect(heading(page, '2 people fit')).toBeVisible();
  await expect(card(page, 'Noah Abrahams')).toBeVisible();
  await expect(card(page, 'Col Whitaker')).toBeVisible();
  await expect.poll(() => timesAnnounced(page, '2 people fit')).toBe(1);
  await expect(page).toHaveURL(/support=mobility_assistance/);

  await page.getByLabel('Looking for').selectOption('Companionship');
  await button(page, 'Apply Filters').click();
  await expect(page.getByRole('heading', { name: 'No one fits these filters' })).toBeVisible();
  await checkAccessibility(page, { name: 'nobody fits' });
  await page.goBack();
  await expect(heading(page, '2 people fit')).toBeVisible();
  await button(page, 'Reset filters').click();
  await expect(heading(page, '10 people fit')).toBeVisible();

  await page.getByRole('radio', { name: 'Dating' }).click();
  await expect(heading(page, 'You have no card in Dating')).toBeVisible();
  await page.getByRole('radio', { name: 'Friendship' }).click();
  await check(page, 'How far apart').click();
  await told(page, 'Scores changed');
  await expect(noah).not.toContainText('How far apart');
  await expect(check(page, 'How far apart')).not.toBeChecked();
});

test('a pass goes with its card and comes back by Undo; a like is quiet until it is mutual', async ({ page }) => {
  await signInAs(page, 10);
  await open(page, '/connections');
  await button(page, 'Pass Noah Abrahams').click();
  await told(page, 'You passed Noah Abrahams');
  await expect(card(page, 'Noah Abrahams')).toHaveCount(0);
  await expect(page.locator('#discover-title')).toBeFocused();
  await button(page, 'Undo').click();
  await told(page, 'Pass withdrawn');
  await expect(card(page, 'Noah Abrahams')).toBeVisible();

  await page.getByRole('link', { name: 'View Profile of Noah Abrahams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Noah Abrahams, \d\d$/ })).toBeVisible();
  await expect(page.getByText('I type my answers. Please wait for them.')).toBeVisible();
  await sound(page, 'a profile');
  await checkReflow(page, { name: 'a profile' });
  await button(page, 'Like Noah Abrahams').click();
  await told(page, 'You liked Noah Abrahams');
  await told(page, 'Only you know, unless they like you too.');
  await expect(title(page, 'Connections')).toBeVisible();
  await expect(card(page, 'Noah Abrahams')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Matches' }).click();
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await sound(page, 'no matches');
});

test('a mutual like is a match for both at once; a fact is shared by a press; unmatching takes all of it', async ({
  page,
  another,
}) => {
  const yuki = await another(27);
  await open(yuki, '/connections?tab=matches');
  await expect(yuki.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await signInAs(page, 22);
  await open(page, '/connections');
  await button(page, 'Like Yuki Tanabe').click();
  await told(page, 'It’s a match');
  await expect(card(yuki, 'Kavindi Perera')).toBeVisible();
  await page.getByRole('tab', { name: 'Matches' }).click();
  const match = card(page, 'Yuki Tanabe');
  await expect(match).toBeVisible();
  await expect(match).not.toContainText('I live with fatigue.');
  await sound(page, 'matches');
  await checkReflow(page, { name: 'matches' });

  await button(yuki, 'Share: disability with Kavindi Perera').click();
  await told(yuki, 'Disability: shared with Kavindi Perera');
  await expect(match).toContainText('I live with fatigue.');
  await button(yuki, 'Stop sharing: disability with Kavindi Perera').click();
  await expect(match).not.toContainText('I live with fatigue.');

  await page.getByRole('link', { name: 'Message Yuki Tanabe' }).click();
  await expect(page).toHaveURL(/\/messages\/with\/27/);
  await open(page, '/connections?tab=matches');
  await button(page, 'Unmatch Yuki Tanabe').click();
  await checkAccessibility(page, { name: 'asking before unmatching' });
  await button(page, 'Unmatch').click();
  await told(page, 'You and Yuki Tanabe no longer match');
  await expect(card(page, 'Yuki Tanabe')).toHaveCount(0);
  await expect(yuki.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
});

test('switching “Visible” off takes the card from another’s open page at once, and everything from one’s own', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 404.*connections\/people/);
  await signInAs(page, 17);
  await open(page, '/connections');
  const tadhg = await another(12);
  await open(tadhg, '/connections');
  await expect(card(tadhg, 'Marek Zieliński')).toBeVisible();
  await page.getByRole('switch', { name: 'Visible' }).click();
  await told(page, 'You’re hidden');
  await expect(card(tadhg, 'Marek Zieliński')).toHaveCount(0);
  await expect(heading(page, 'You’re not visible')).toBeVisible();
  await page.getByRole('tab', { name: 'Matches' }).click();
  await expect(heading(page, 'You’re not visible')).toBeVisible();
  await checkAccessibility(page, { name: 'hidden' });
  await page.getByRole('switch', { name: 'Visible' }).click();
  await told(page, 'You’re visible');
  await open(tadhg, '/connections');
  await expect(card(tadhg, 'Marek Zieliński')).toBeVisible();
});

test('by keyboard alone: the tabs, a card, and back', async ({ page }) => {
  await signInAs(page, 25);
  await open(page, '/connections');
  await crawlKeyboard(page, { name: 'Discover' });
  await page.getByRole('tab', { name: 'Discover' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Anjali Deshpande')).toBeVisible();
  await crawlKeyboard(page, { name: 'Matches' });
  await page.getByRole('link', { name: 'View Profile of Anjali Deshpande' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Anjali Deshpande/ })).toBeFocused();
  await crawlKeyboard(page, { name: 'a profile' });
  await page.goBack();
  await expect(card(page, 'Anjali Deshpande')).toBeVisible();
});

test('lists that do not load say so in the specified words, and can be tried again', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  const refuse = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInAs(page, 28);
  await refuse('**/api/matches/28?*');
  await open(page, '/connections');
  await expect(alertOf(page)).toContainText('Failed to fetch matches');
  await page.unroute('**/api/matches/28?*');
  await button(page, 'Retry').click();
  await expect(card(page, 'Noah Abrahams')).toBeVisible();
  await refuse('**/api/user-matches/28');
  await page.getByRole('tab', { name: 'Matches' }).click();
  await expect(alertOf(page)).toContainText('Failed to fetch user matches');
  await checkAccessibility(page, { name: 'matches that do not load' });
  await page.unroute('**/api/user-matches/28');
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
});
