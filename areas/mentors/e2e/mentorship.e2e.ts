import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
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
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });
const progress = (page: Page) => page.getByRole('progressbar');

/** From the list of one’s mentorships to the one with this member. */
async function openWith(page: Page, name: string) {
  await open(page, '/mentor-matching?tab=mentorships');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} and you` })).toBeVisible();
  await settled(page);
}

test('a session is booked from the mentor’s times, and shown as the next one once it is agreed', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  await openWith(page, 'Noah Abrahams');
  await page.getByRole('link', { name: 'Book a session' }).click();
  await expect(page.getByText('Noah Abrahams hasn’t set any times yet.')).toBeVisible();
  const mentor = await another(23);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const times = {
    ...{ zone: 'Australia/Melbourne', weekly, exceptions: [], noticeHours: 1, gapBefore: 0, gapAfter: 0 },
    ...{ horizonDays: 30, opensTo: 'members', lengths: [30], formats: ['text'], version: 0 },
  };
  expect((await mentor.request.put('/api/my-times', { data: times })).status()).toBe(200);
  await page.reload();
  await settled(page);
  await sound(page, 'booking a session');
  await checkReflow(page, { name: 'booking a session' });
  await page.locator('.time-buttons button').first().click();
  await page.getByRole('radio', { name: /^Text/ }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page, 'Session requested')).toContainText('Noah Abrahams can now accept it');
  const path = new URL(page.url()).pathname;
  await openWith(page, 'Noah Abrahams');
  await expect(page.getByText('No session is planned.')).toBeVisible();
  await listening(page);

  await open(mentor, path);
  await mentor.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(mentor.getByText('Agreed', { exact: true })).toBeVisible();
  // Without a reload.
  const next = page.getByRole('link', { name: /open the booking$/ });
  await expect(next).toHaveAttribute('href', path);
  await expect(next).toHaveText(/^\w+day \d+ \w+ 20\d\d at .*: open the booking$/);
});

test('each mentorship has a conversation of its own, with a way back', async ({ page, another }) => {
  await signInAs(page, 1);
  await openWith(page, 'Noah Abrahams');
  await page.getByRole('button', { name: 'Message Noah Abrahams' }).click();
  const title = 'Mentorship with Noah Abrahams: advocacy';
  const chat = page.getByRole('region', { name: title });
  await expect(chat.getByRole('textbox', { name: 'Message to Noah' })).toBeFocused();
  await expect(chat.getByText('The conversation started')).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message to Noah' }).fill('The meeting is on Tuesday.');
  await chat.getByRole('button', { name: 'Send to Noah' }).click();
  await expect(chat.getByText('The meeting is on Tuesday.')).toBeVisible();

  const mentor = await another(23);
  await open(mentor, '/messages');
  const row = mentor.locator('.convo', { hasText: 'Mentorship with Thea Kostopoulos: advocacy' });
  await expect(row).toContainText('The meeting is on Tuesday.');
  await row.click();
  await expect(mentor.getByRole('textbox', { name: 'Message to Thea' })).toBeFocused();
  await expect(mentor).toHaveTitle(/^Messages: Mentorship with Thea Kostopoulos: advocacy/);
  await sound(mentor, 'a conversation about a mentorship');
  await checkReflow(mentor, { name: 'a conversation about a mentorship' });
  // The private conversation of the two is another one.
  await open(mentor, '/messages/with/1');
  await expect(mentor.getByRole('heading', { level: 2, name: 'Thea Kostopoulos' })).toBeVisible();
  await expect(mentor.getByRole('log').getByText('The meeting is on Tuesday.')).toHaveCount(0);
  await mentor.goBack();
  await mentor.getByRole('link', { name: 'Open the mentorship' }).click();
  await expect(mentor.getByRole('heading', { level: 1, name: 'Thea Kostopoulos and you' })).toBeVisible();
});

test('by keyboard alone: the conversation about a mentorship is opened, written in and closed', async ({ page }) => {
  await signInAs(page, 1);
  await openWith(page, 'Noah Abrahams');
  await page.getByRole('button', { name: 'Message Noah Abrahams' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Message to Noah' });
  await expect(field).toBeFocused();
  await page.keyboard.type('I practised once.');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send to Noah' }).press('Enter');
  const chat = page.getByRole('region', { name: 'Mentorship with Noah Abrahams: advocacy' });
  await expect(chat.getByText('I practised once.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Message Noah Abrahams' })).toBeFocused();
});

test('goals are ticked and changed, notes are shared, and it ends with thanks and two reviews', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  await open(page, '/mentor-matching?tab=mentorships');
  await expect(page.getByRole('heading', { level: 3, name: 'Noah Abrahams' })).toBeVisible();
  await expect(page.getByText('75%')).toBeVisible();
  await sound(page, 'mentorships');
  await openWith(page, 'Noah Abrahams');
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '75%, 1 of 2 goals done');
  await sound(page, 'a mentorship');
  await checkReflow(page, { name: 'a mentorship' });
  await page.getByRole('checkbox', { name: 'Practise them once' }).check();
  await expect(toast(page, 'Goals saved')).toContainText('87% done');
  const mentor = await another(23);
  await openWith(mentor, 'Thea Kostopoulos');
  for (const one of [page, mentor]) await listening(one);
  await expect(progress(mentor)).toHaveAttribute('aria-valuetext', '87%, 1 of 2 goals done');

  await mentor.getByRole('button', { name: 'Change the goals' }).click();
  await mentor.getByRole('button', { name: 'Add a goal' }).click();
  await mentor.getByRole('button', { name: 'Save the goals' }).click();
  await expect(mentor.getByText('Write the goal, or remove it.')).toBeVisible();
  await mentor.getByLabel('Goal 3', { exact: true }).fill('Rest after it');
  await checkAccessibility(mentor, { name: 'a form for goals' });
  await mentor.getByRole('button', { name: 'Save the goals' }).click();
  await expect(toast(mentor, 'Goals saved')).toContainText('58% done');
  // Without a reload.
  await expect(page.getByRole('checkbox', { name: 'Rest after it' })).toBeVisible();

  await page.getByLabel('A new note').fill('The meeting is in March.');
  await page.getByLabel('Share the new note with the other person').check();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(toast(page, 'Note added')).toContainText('You can both read it.');
  await expect(mentor.getByText('The meeting is in March.')).toBeVisible();

  // Before a chat stands open: axe takes its window to be above the dialog.
  await page.getByRole('button', { name: 'End this mentorship' }).click();
  const dialog = page.getByRole('dialog', { name: 'End this mentorship?' });
  await checkAccessibility(page, { name: 'ending a mentorship' });
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Message Noah Abrahams' }).click();
  const chat = page.getByRole('region', { name: 'Mentorship with Noah Abrahams: advocacy' });
  await chat.getByRole('textbox', { name: 'Message to Noah' }).fill('See you at the last session.');
  await chat.getByRole('button', { name: 'Send to Noah' }).click();
  await expect(chat.getByText('See you at the last session.')).toBeVisible();

  await page.getByRole('button', { name: 'Pause this mentorship' }).click();
  await toast(page, 'Mentorship paused').getByRole('button', { name: 'Dismiss' }).click();
  await expect(mentor.getByRole('button', { name: 'Resume this mentorship' })).toBeVisible();
  await page.getByRole('button', { name: 'End this mentorship' }).click();
  await dialog.getByLabel('Thanks to Noah Abrahams').fill('I can speak up now.');
  await dialog.getByRole('button', { name: 'Yes, end the mentorship' }).click();
  await expect(toast(page, 'Mentorship ended')).toBeVisible();
  await expect(mentor.getByText('I can speak up now.')).toBeVisible();
  // Its conversation is kept, and only read: without a reload.
  await expect(chat.getByText('This conversation has ended. You can still read it.')).toBeVisible();
  await expect(chat.getByRole('textbox')).toHaveCount(0);
  await chat.getByRole('button', { name: /^Close/ }).click();
  await mentor.getByRole('link', { name: 'Read your messages' }).click();
  await expect(mentor.getByText('This conversation has ended. You can still read it.')).toBeVisible();
  await expect(mentor.getByRole('log').getByText('See you at the last session.')).toBeVisible();
  await sound(mentor, 'a conversation that has ended');
  await mentor.getByRole('link', { name: 'Open the mentorship' }).click();
  await settled(mentor);

  for (const one of [page, mentor]) {
    await one.getByRole('button', { name: 'Write a review' }).click();
    const review = one.getByRole('dialog', { name: /^Review of/ });
    await review.getByRole('radio', { name: '5 stars: very good' }).check();
    await review.getByRole('button', { name: 'Save your review' }).click();
    await expect(toast(one, 'Review saved')).toBeVisible();
  }
  await sound(page, 'a mentorship that has ended');
  await open(page, '/mentor-matching/mentors/23');
  await expect(page.getByText('5 of 5, from 1 review')).toBeVisible();
  await sound(page, 'a mentor with a review');
});

test('by keyboard alone: a goal is ticked, and a note is written and deleted', async ({ page }) => {
  await signInAs(page, 1);
  await openWith(page, 'Noah Abrahams');
  await crawlKeyboard(page);
  await page.getByLabel('A new note').focus();
  await page.keyboard.type('For me alone.');
  await page.getByRole('button', { name: 'Add the note' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Note added')).toContainText('Only you can read it.');
  await page.getByRole('button', { name: /^Delete the note ?: For me alone\.$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, delete the note' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Note deleted')).toBeVisible();
  await expect(page.getByText('For me alone.', { exact: true })).toHaveCount(0);
});
