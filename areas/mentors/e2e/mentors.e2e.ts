import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/mentor-matching') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('three tabs in the address, each with its own empty text, and Back returns', async ({ page }) => {
  await signInAs(page, 21);
  await open(page);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Find Mentors', 'My Mentorships', 'Requests']);
  await expect(page.getByRole('heading', { name: '8 mentors' })).toBeVisible();
  await sound(page, 'mentors');
  await checkReflow(page, { name: 'mentors' });
  await tab(page, 'My Mentorships').click();
  await expect(page).toHaveURL(/\?tab=mentorships$/);
  await expect(page.getByRole('heading', { name: 'No active mentorships' })).toBeVisible();
  await sound(page, 'no mentorships');
  await tab(page, 'Requests').click();
  await expect(page.getByRole('heading', { name: 'No pending requests' })).toBeVisible();
  await sound(page, 'no requests');
  await page.goBack();
  await expect(tab(page, 'My Mentorships')).toHaveAttribute('aria-selected', 'true');
});

test('search, focus area and further filters narrow the list, are in the address, and are cleared', async ({
  page,
}) => {
  await signInAs(page, 21);
  await open(page);
  await page.getByLabel('Search by name or skill').fill('voice CONTROL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=voice/);
  await expect(page.getByRole('heading', { name: '1 mentor', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all mentors' }).click();
  await expect(page.getByRole('heading', { name: '8 mentors' })).toBeVisible();

  expect(await page.getByLabel('Focus area').locator('option').allTextContents()).toEqual([
    'All areas',
    'Career',
    'Technology',
    'Daily living',
    'Advocacy',
    'Accessibility',
    'Education',
  ]);
  await page.getByLabel('Focus area').selectOption('Daily living');
  await expect(page).toHaveURL(/focus=daily-living/);
  await expect(page.getByRole('heading', { name: '3 mentors' })).toBeVisible();

  const more = page.getByRole('button', { name: /^More Filters/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Has room now').check();
  await page.getByLabel('Experience').selectOption('10 years or more');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/years=10/);
  await expect(page.getByRole('heading', { name: '1 mentor', exact: true })).toBeVisible();
  await expect(card(page, 'Wendy Tan')).toBeVisible();
  await sound(page, 'mentors with filters');
  await checkReflow(page, { name: 'mentors with filters' });
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('heading', { name: '3 mentors' })).toBeVisible();
  await page.getByLabel('Search by name or skill').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No mentors found' })).toBeVisible();
});

test('a request is sent as it is specified, seen by the mentor as it was written, and accepted', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page);
  await card(page, 'Col Whitaker')
    .getByRole('link', { name: /^Request mentorship/ })
    .click();
  await expect(heading(page, 'Request mentorship from Col Whitaker')).toBeVisible();
  await expect(page.getByLabel('Focus area')).toHaveValue('career');
  await expect(page.getByLabel('Your goals')).toHaveValue('Professional development\nSkill building');
  await sound(page, 'a request');
  await checkReflow(page, { name: 'a request' });
  const asked = page.waitForRequest('**/api/mentorship-requests');
  await page.getByRole('button', { name: 'Send the request' }).click();
  expect((await asked).postDataJSON()).toEqual({
    mentorId: 28,
    focusArea: 'career',
    goals: ['Professional development', 'Skill building'],
  });
  await expect(toast(page, 'Request Sent')).toContainText('Your mentorship request has been sent successfully.');
  expect(await timesAnnounced(page, 'Request Sent: Your mentorship request has been sent successfully.')).toBe(1);
  await expect(card(page, 'To Col Whitaker')).toContainText('Pending');
  await listening(page);

  const mentor = await another(28);
  await open(mentor, '/mentor-matching?tab=requests');
  const received = card(mentor, 'Peter Ballantyne');
  await expect(received).toContainText('Career');
  await expect(received.getByRole('list', { name: 'Goals' }).getByRole('listitem')).toHaveText([
    'Professional development',
    'Skill building',
  ]);
  await sound(mentor, 'a request to answer');
  await received.getByRole('button', { name: 'Accept this request of Peter Ballantyne' }).click();
  await expect(toast(mentor, 'Request Updated')).toContainText('The mentorship request has been updated.');
  await expect(mentor.getByRole('heading', { name: 'No pending requests' })).toBeVisible();
  await expect(heading(mentor, 'Mentor Matching')).toBeFocused();
  await tab(mentor, 'My Mentorships').click();
  await expect(card(mentor, 'Peter Ballantyne')).toContainText('Active');
  // The mentee hears of it without a reload.
  await expect(card(page, 'To Col Whitaker')).toContainText('Accepted');
});

test('own words and another focus are what the mentor reads; declined with a reason', async ({ page, another }) => {
  await signInAs(page, 4);
  await open(page, '/mentor-matching/mentors/5/ask');
  await page.getByLabel('Your goals').fill('');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write at least one goal.' })).toBeVisible();
  await page.getByLabel('Focus area').selectOption('Advocacy');
  await page.getByLabel('Your goals').fill('Get ready for my plan meeting');
  await page.getByLabel('A message to Mai Anh Nguyen').fill('Mornings suit me.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(toast(page, 'Request Sent')).toBeVisible();
  await listening(page);
  const mentor = await another(5);
  await open(mentor, '/mentor-matching?tab=requests');
  const received = card(mentor, 'Danny Mosby');
  for (const words of ['Advocacy', 'Get ready for my plan meeting', 'Mornings suit me.']) {
    await expect(received).toContainText(words);
  }
  await received.getByRole('button', { name: 'Decline this request of Danny Mosby' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByLabel('Your reason, for Danny Mosby').fill('I am moving house.');
  await checkAccessibility(mentor, { name: 'declining a request' });
  await dialog.getByRole('button', { name: 'Yes, decline the request' }).click();
  await expect(toast(mentor, 'Request Updated')).toBeVisible();
  await expect(card(page, 'To Mai Anh Nguyen')).toContainText('I am moving house.');
});

test('who is under 18 asks only mentors whom moderators have checked, and hears why', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 4);
  await open(page, '/mentor-matching/mentors/10/ask');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Say how old you are.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Younger than 18' }).check();
  await sound(page, 'a request with an age');
  await page.getByRole('button', { name: 'Send the request' }).click();
  const refused = page.locator('.toasts .toast-bad');
  await expect(refused).toContainText('Couldn’t send the request');
  await expect(refused).toContainText('Until then only members of 18 or older can ask.');
  const mentor = await another(10);
  await open(mentor, '/mentor-matching?tab=requests');
  await expect(mentor.getByRole('heading', { name: 'No pending requests' })).toBeVisible();

  // A mentor who was checked is asked with the same word, and then it stands.
  await open(page, '/mentor-matching/mentors/8/ask');
  await page.getByRole('radio', { name: 'Younger than 18' }).check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(toast(page, 'Request Sent')).toBeVisible();
  await open(page, '/mentor-matching/mentors/10/ask');
  await page.getByRole('radio', { name: '18 or older' }).check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(refused).toContainText('A request of yours that waits says that you are younger than 18.');
  await expect(heading(page, /^Request mentorship from/)).toBeVisible();
});

test('a call that fails shows a destructive toast, changes nothing and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  await signInAs(page, 1);
  await open(page, '/mentor-matching?tab=requests');
  const received = card(page, 'Ash Verma-Clarke');
  await page.route('**/accept', (route) => route.fulfill({ status: 503, json: {} }));
  await received.getByRole('button', { name: /^Accept this request/ }).click();
  await expect(page.locator('.toasts .toast-bad')).toContainText('Couldn’t accept the request');
  await expect(received).toBeVisible();
  await page.unroute('**/accept');
  await received.getByRole('button', { name: /^Accept this request/ }).click();
  await expect(toast(page, 'Request Updated')).toBeVisible();
});

test('a spinner shows while mentors load; a list that fails says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  await signInAs(page, 21);
  let isBroken = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/mentors?*', async (route) => {
    if (!isBroken) return route.continue();
    await held;
    return route.fulfill({ status: 503, json: {} });
  });
  await open(page, '/mentor-matching?search=voice');
  await expect(page.getByText('Loading mentors…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Couldn’t load the mentors' })).toBeVisible();
  await expect(page.getByText('No mentors found')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Col Whitaker')).toBeVisible();
});

test('by keyboard alone: someone becomes a mentor, and a moderator checks them', async ({ page, another }) => {
  await signInAs(page, 17);
  await open(page);
  await page.getByRole('link', { name: 'Become a mentor' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Become a mentor')).toBeVisible();
  await crawlKeyboard(page);
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Toolmaker');
  await page.getByLabel('About you as a mentor').focus();
  await page.keyboard.type('I can show you how to fix things by touch.');
  await page.getByRole('checkbox', { name: 'Technology' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Years of experience').focus();
  await page.keyboard.type('40');
  await page.getByRole('checkbox', { name: 'Letters and messages' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'You are a mentor now')).toBeVisible();
  await expect(page.getByText('Moderators haven’t checked your profile yet')).toBeVisible();
  await sound(page, 'a profile as a mentor');

  const moderator = await another(7);
  await open(moderator, '/mentor-matching/checks');
  await sound(moderator, 'mentor checks');
  await checkReflow(moderator, { name: 'mentor checks' });
  await moderator.getByRole('button', { name: /^Mark as checked ?: Marek Zieliński$/ }).click();
  await expect(toast(moderator, 'Mentor checked')).toBeVisible();
  await open(page, '/mentor-matching/profile');
  await expect(page.getByText('Moderators have checked your profile')).toBeVisible();
});

test('why this match: what one looks for is named on the card, and a reason can be dropped', async ({ page }) => {
  await signInAs(page, 6);
  await open(page, '/mentor-matching/wishes');
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.getByRole('checkbox', { name: 'Auslan video call' }).check();
  await sound(page, 'what one looks for');
  await page.getByRole('button', { name: 'Save what you look for' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await open(page);
  const anjali = card(page, 'Anjali Deshpande');
  await expect(page.locator('.mentor').first()).toContainText('Anjali Deshpande');
  await expect(anjali).toContainText('Same focus: Education');
  await anjali.getByRole('button', { name: /^Drop this reason ?: Same focus: Education/ }).click();
  await expect(toast(page, 'Reason dropped')).toBeVisible();
  await expect(page.getByText('Same focus: Education', { exact: true })).toHaveCount(0);
  await expect(anjali).toContainText('You both like to meet by: Auslan video call');
});
