import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });
const people = (page: Page) => page.getByRole('list', { name: 'People in this group' }).getByRole('listitem');
const groupsOf = '/mentor-matching?show=groups';

/** From the list of groups to the one with this name. */
async function openGroup(page: Page, name: string) {
  await open(page, groupsOf);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await settled(page);
}

/** Col Whitaker opens a group for two. */
async function begin(mentor: Page) {
  await open(mentor, groupsOf);
  await mentor.getByRole('link', { name: 'Open a group' }).click();
  await expect(heading(mentor, 'Open a group')).toBeVisible();
  await mentor.getByRole('button', { name: 'Open the group' }).click();
  await expect(mentor.getByRole('alert').getByRole('link', { name: 'Write something first.' }).first()).toBeVisible();
  await mentor.getByLabel('Name of the group').fill('Talk to your phone');
  await mentor.getByLabel('Focus area').selectOption('Technology');
  await mentor.getByLabel('What you work on together').fill('Each week we teach our phones one new word.');
  await mentor.getByLabel('When you meet').fill('Mondays at 9 am');
  await mentor.getByRole('radio', { name: '2 people' }).check();
  await sound(mentor, 'a form for a group');
  await checkReflow(mentor, { name: 'a form for a group' });
  await mentor.getByRole('button', { name: 'Open the group' }).click();
  await expect(toast(mentor, 'The group is open')).toContainText('Members can find it and ask to join.');
  await expect(heading(mentor, 'Talk to your phone')).toBeVisible();
}

async function ask(page: Page, message: string) {
  await page.getByLabel('A message to Col Whitaker').fill(message);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(toast(page, 'Request sent')).toContainText('Col Whitaker decides who joins.');
}

test('a mentor opens a group, takes one person in and declines another; they write, meet, and one leaves', async ({
  page: mentor,
  another,
}) => {
  test.slow();
  await signInAs(mentor, 28);
  await begin(mentor);
  const peter = await another(21);
  await openGroup(peter, 'Talk to your phone');
  await expect(peter.getByText('2 places free')).toBeVisible();
  await sound(peter, 'a group to ask');
  await checkReflow(peter, { name: 'a group to ask' });
  await ask(peter, 'I would like to call my son by voice.');
  expect(await timesAnnounced(peter, 'Request sent: Col Whitaker decides who joins.')).toBe(1);
  await expect(heading(peter, 'Talk to your phone')).toBeFocused();
  const danny = await another(4);
  await openGroup(danny, 'Talk to your phone');
  await ask(danny, 'Mornings suit me.');

  // Without a reload.
  const requests = mentor.locator('.mentor');
  await expect(requests).toHaveCount(2);
  await expect(requests.first()).toContainText('I would like to call my son by voice.');
  await sound(mentor, 'requests to join');
  await checkReflow(mentor, { name: 'requests to join' });
  await mentor.getByRole('button', { name: /^Accept into the group ?: Peter Ballantyne$/ }).click();
  await expect(toast(mentor, 'Peter Ballantyne is in the group')).toBeVisible();
  await expect(heading(mentor, 'Talk to your phone')).toBeFocused();
  await mentor.getByRole('button', { name: /^Decline for this group ?: Danny Mosby$/ }).click();
  const declining = mentor.getByRole('alertdialog', { name: 'Decline the request of Danny Mosby?' });
  await checkAccessibility(mentor, { name: 'declining a request to join' });
  await declining.getByRole('button', { name: 'Yes, decline this person' }).click();
  await expect(toast(mentor, 'Request declined')).toBeVisible();
  await expect(mentor.getByText('No one waits for your answer.')).toBeVisible();
  await expect(people(mentor)).toHaveText([/Col Whitaker/, /Peter Ballantyne/]);

  // Who was declined sees that, and not who is in the group.
  await expect(danny.getByText('The mentor can’t take you into this group')).toBeVisible();
  await expect(danny.getByRole('button', { name: 'Ask to join' })).toHaveCount(0);
  await expect(danny.getByRole('heading', { name: 'People in this group' })).toHaveCount(0);
  await expect(danny.getByText('1 place free')).toBeVisible();
  await sound(danny, 'a group that declined');

  await expect(peter.getByText('You’re in this group', { exact: true })).toBeVisible();
  await expect(people(peter)).toHaveText([/Col Whitaker/, /Peter Ballantyne/]);
  await sound(peter, 'a group');
  await checkReflow(peter, { name: 'a group' });

  // Notes of the group.
  await mentor.getByLabel('A new note for the group').fill('Bring one word.');
  await mentor.getByRole('button', { name: 'Add the note for the group' }).click();
  await expect(toast(mentor, 'Note added')).toContainText('Everyone in the group can read it.');
  await expect(peter.getByText('Bring one word.', { exact: true })).toBeVisible();
  await expect(peter.getByRole('button', { name: /^Change the note/ })).toHaveCount(0);

  // A session with a place for each.
  await expect(peter.getByText('No session is planned.')).toBeVisible();
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const times = {
    ...{ zone: 'Australia/Melbourne', weekly, exceptions: [], noticeHours: 1, gapBefore: 0, gapAfter: 0 },
    ...{ horizonDays: 30, opensTo: 'members', lengths: [30], formats: ['text'] },
  };
  const { version } = (await (await mentor.request.get('/api/my-times')).json()) as { version: number };
  expect((await mentor.request.put('/api/my-times', { data: { ...times, version } })).status()).toBe(200);
  await peter.getByRole('link', { name: 'Book a place' }).click();
  await expect(heading(peter, 'Book a place in Talk to your phone')).toBeVisible();
  await settled(peter);
  await sound(peter, 'booking a place');
  await checkReflow(peter, { name: 'booking a place' });
  await peter.locator('.time-buttons button').first().click();
  await peter.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(peter, 'Place requested')).toContainText('Col Whitaker can now accept it.');
  const booking = new URL(peter.url()).pathname;
  const group = new URL(mentor.url()).pathname;
  await open(mentor, booking);
  await mentor.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(mentor.getByText('Agreed', { exact: true })).toBeVisible();
  await open(peter, group);
  await expect(peter.getByRole('link', { name: /: open the booking$/ })).toHaveAttribute('href', booking);
  await expect(peter.getByText(', 1 place booked')).toBeVisible();

  // The conversation of the group.
  await peter.getByRole('button', { name: 'Message the group' }).click();
  const chat = peter.getByRole('region', { name: 'Mentoring group: Talk to your phone' });
  await chat.getByRole('textbox').fill('Hello, everyone.');
  await chat.getByRole('button', { name: /^Send/ }).click();
  await expect(chat.getByText('Hello, everyone.')).toBeVisible();
  await chat.getByRole('button', { name: /^Close/ }).click();
  await open(mentor, '/messages');
  const row = mentor.locator('.convo', { hasText: 'Mentoring group: Talk to your phone' });
  await expect(row).toContainText('Hello, everyone.');
  await row.click();
  await mentor.getByRole('link', { name: 'Open the mentoring group' }).click();
  await expect(heading(mentor, 'Talk to your phone')).toBeVisible();

  // Leaving asks for no reason, and gives the place back.
  await listening(mentor);
  await peter.getByRole('button', { name: 'Leave this group' }).click();
  await checkAccessibility(peter, { name: 'leaving a group' });
  await peter.getByRole('button', { name: 'Yes, leave the group' }).click();
  await expect(toast(peter, 'You have left the group')).toBeVisible();
  await expect(heading(peter, 'Talk to your phone')).toBeFocused();
  await expect(peter.getByText('Bring one word.')).toHaveCount(0);
  await expect(peter.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await expect(people(mentor)).toHaveText([/Col Whitaker/]);
  await expect(mentor.getByText('No session is planned.')).toBeVisible();
});

test('a full group and a closed one say so, and cannot be asked', async ({ page, another }) => {
  await signInAs(page, 21);
  await open(page, groupsOf);
  await expect(page.getByRole('heading', { level: 2, name: /^\d groups$/ })).toBeVisible();
  await sound(page, 'groups');
  await checkReflow(page, { name: 'groups' });
  await openGroup(page, 'First weeks with voice control');
  await expect(page.getByText('Full at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toHaveCount(0);
  await openGroup(page, 'Prices for handmade things');
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  const mentor = await another(13);
  await openGroup(mentor, 'Prices for handmade things');
  await mentor.getByRole('link', { name: 'Change this group' }).click();
  await mentor.getByLabel('Open: members can ask to join').uncheck();
  await mentor.getByRole('button', { name: 'Save the group' }).click();
  await expect(toast(mentor, 'Group saved')).toBeVisible();
  await expect(mentor.getByText('Takes no requests at the moment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Takes no requests at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toHaveCount(0);
  // Opened again, it takes requests.
  await mentor.getByRole('link', { name: 'Change this group' }).click();
  await mentor.getByLabel('Open: members can ask to join').check();
  await mentor.getByRole('button', { name: 'Save the group' }).click();
  await expect(mentor.getByText('6 places free')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
});

test('who is under 18 joins only groups of mentors whom moderators have checked, and hears why', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  const mentor = await another(10);
  const words = {
    ...{ name: 'Slow mornings', focusArea: 'daily-living', goals: 'We plan one morning.', format: 'text' },
    ...{ when: 'Sundays', capacity: 3, isOpen: true },
  };
  const made = await mentor.request.post('/api/mentoring-groups', { data: words });
  const { id } = (await made.json()) as { id: number };
  await signInAs(page, 4);
  await open(page, `/mentor-matching/groups/${id}`);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Say how old you are.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Younger than 18' }).check();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  const refused = page.locator('.toasts .toast-bad');
  await expect(refused).toContainText('Couldn’t send the request');
  await expect(refused).toContainText('Until then only members of 18 or older can ask.');
  await open(mentor, `/mentor-matching/groups/${id}`);
  await expect(mentor.getByText('No one waits for your answer.')).toBeVisible();
});

test('two mentees with a block between them do not see each other, and both stay', async ({ page, another }) => {
  await signInAs(page, 1);
  await openGroup(page, 'Speaking up in meetings');
  await expect(people(page)).toHaveCount(3);
  const other = await another(20);
  await openGroup(other, 'Speaking up in meetings');
  await expect(people(other)).toHaveCount(3);
  expect((await page.request.post('/api/users/20/block')).ok()).toBe(true);
  for (const one of [page, other]) {
    await one.reload();
    await expect(people(one)).toHaveCount(2);
    await expect(one.getByText('2 places free')).toBeVisible();
  }
});

test('by keyboard alone: a group is found, asked, and its mentor takes the person in and out', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page, '/mentor-matching');
  const show = page.getByRole('group', { name: 'Show' });
  const groups = show.getByRole('radio', { name: 'Mentoring groups' });
  await show.getByRole('radio', { name: 'Mentors one to one' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(groups).toBeFocused();
  await expect(groups).toBeChecked();
  await expect(page.getByRole('heading', { level: 2, name: /^\d groups$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Prices for handmade things' }).press('Enter');
  await expect(heading(page, 'Prices for handmade things')).toBeVisible();
  await settled(page);
  await crawlKeyboard(page);
  await page.getByLabel(/^A message to/).focus();
  await page.keyboard.type('I knit.');
  await page.getByRole('button', { name: 'Ask to join' }).press('Enter');
  await expect(toast(page, 'Request sent')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request' }).press('Enter');
  await expect(toast(page, 'Request withdrawn')).toBeVisible();
  await page.getByLabel(/^A message to/).focus();
  await page.keyboard.type('I knit, and sell.');
  await page.getByRole('button', { name: 'Ask to join' }).press('Enter');
  await expect(page.getByText('Your request waits for an answer')).toBeVisible();

  const mentor = await another(13);
  await openGroup(mentor, 'Prices for handmade things');
  await expect(mentor.getByText('I knit, and sell.')).toBeVisible();
  await crawlKeyboard(mentor);
  await mentor.getByRole('button', { name: /^Accept into the group/ }).press('Enter');
  await expect(people(mentor)).toHaveCount(2);
  await mentor.getByRole('button', { name: /^Take out ?Peter Ballantyne$/ }).press('Enter');
  await mentor.getByRole('button', { name: 'Yes, take them out' }).press('Enter');
  await expect(toast(mentor, 'Peter Ballantyne is no longer in the group')).toBeVisible();
  await expect(heading(mentor, 'Prices for handmade things')).toBeFocused();
  await expect(people(mentor)).toHaveCount(1);
});

test('by the reader alone: a group is asked to join, and that is heard once', async ({ page }) => {
  await signInAs(page, 21);
  await openGroup(page, 'Prices for handmade things');
  const reader = await startReader(page);
  await reader.to('heading', 'heading, Ask to join, level 2');
  await reader.to('item', /^textbox, A message to/);
  await reader.type('I sew.');
  await reader.to('item', /^button, Ask to join/);
  await reader.forget();
  await reader.act();
  await expect(heading(page, 'Prices for handmade things')).toBeFocused();
  expect(await reader.times(/Request sent/)).toBe(1);
});

test('a group ends with thanks: what was written can still be read, and nothing is added', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  await open(page, '/mentor-matching?tab=mentorships');
  await expect(page.getByRole('heading', { level: 2, name: 'Your groups' })).toBeVisible();
  await sound(page, 'mentorships and groups');
  await page.getByRole('link', { name: 'Speaking up in meetings' }).click();
  await expect(heading(page, 'Speaking up in meetings')).toBeVisible();
  await listening(page);
  const mentor = await another(23);
  await openGroup(mentor, 'Speaking up in meetings');
  await mentor.getByRole('button', { name: 'End this group' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'End this group?' });
  await dialog.getByLabel('Thanks to the group').fill('Each of you was heard.');
  await checkAccessibility(mentor, { name: 'ending a group' });
  await dialog.getByRole('button', { name: 'Yes, end the group' }).click();
  await expect(toast(mentor, 'Group ended')).toContainText('Everyone in it is told.');
  await expect(heading(mentor, 'Speaking up in meetings')).toBeFocused();
  // Without a reload.
  await expect(page.getByRole('heading', { level: 2, name: 'Thanks from Noah Abrahams' })).toBeVisible();
  await expect(page.getByText('Each of you was heard.')).toBeVisible();
  await expect(page.getByText('For next time: bring one sentence that you want to say.')).toBeVisible();
  await expect(page.getByLabel('A new note for the group')).toHaveCount(0);
  await sound(page, 'a group that has ended');
  await checkReflow(page, { name: 'a group that has ended' });
  await page.getByRole('link', { name: 'Read the messages of the group' }).click();
  await expect(page.getByText('This conversation has ended. You can still read it.')).toBeVisible();
  // It is offered to no one.
  await open(mentor, groupsOf);
  await expect(mentor.getByRole('link', { name: 'Prices for handmade things' })).toBeVisible();
  await expect(mentor.getByRole('link', { name: 'Speaking up in meetings' })).toHaveCount(0);
});
