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

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const status = (page: Page, words: string) => page.locator('.page-head').getByText(words, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Times of the list, in its order. */
const times = (page: Page) => page.locator('.time-buttons button');
const month = (page: Page) => page.getByRole('grid');

/** Hands the request over; answers the address of the booking. */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(status(page, 'Waiting for an answer')).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a time is asked for, accepted, moved and cancelled for access, by two people', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 20);
  await open(page, '/bookings/with/9');
  await expect(heading(page, /^Book a time with /)).toBeVisible();
  await sound(page, 'a form for a booking');
  await checkReflow(page, { name: 'a form for a booking' });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose a time.' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose how you want to meet.' })).toBeVisible();

  const first = times(page).first();
  await expect(first).toHaveAccessibleName(/^\w+day \d+ \w+, [\d: apm]+ to [\d: apm]+, your time$/);
  await first.click();
  await expect(page.getByText(/^.*We’re keeping this time for you until/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Captioned video call' }).check();
  await page.getByLabel('Breaks').fill('After 15 minutes');
  await page.getByLabel('What would you like to do or talk about?').fill('Planning a big day.');
  const path = await ask(page);
  await expect(page.getByText('Planning a big day.')).toBeVisible();
  await sound(page, 'a request');

  const host = await another(9);
  await open(host, '/bookings?box=requests');
  await host.locator(`a[href="${path}"]`).click();
  await expect(status(host, 'Waiting for your answer')).toBeVisible();
  for (const one of [page, host]) await listening(one);
  await expect(host.getByText('After 15 minutes')).toBeVisible();
  await host.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(status(host, 'Agreed')).toBeVisible();
  expect(await timesAnnounced(host, 'Accepted')).toBe(1);
  await expect(heading(host, /^Conversation with /)).toBeFocused();
  // The other one hears of it without a reload.
  await expect(status(page, 'Agreed')).toBeVisible();

  await host.getByLabel('Link to join online').fill('http://meet.example.org');
  await host.getByRole('button', { name: 'Save link' }).click();
  await expect(
    host.getByRole('alert').getByRole('link', { name: 'Use a link that begins with https://.' }),
  ).toBeVisible();
  await host.getByLabel('Link to join online').fill('https://meet.example.org/room');
  await host.getByRole('button', { name: 'Save link' }).click();
  await expect(host.getByRole('link', { name: /^Join session/ })).toHaveAttribute(
    'href',
    'https://meet.example.org/room',
  );
  await expect(page.getByRole('link', { name: /^Join session/ })).toBeVisible();
  // What another tab has saved meanwhile is not written over unseen.
  const link = host.getByLabel('Link to join online');
  await link.fill('https://meet.example.org/here');
  const address = `/api/bookings/${/\d+/.exec(new URL(host.url()).pathname)?.[0]}`;
  const { version } = (await (await host.request.get(address)).json()) as { version: number };
  const data = { meetingLink: 'https://meet.example.org/there', version };
  expect((await host.request.put(`${address}/link`, { data })).status()).toBe(200);
  await expect(host.getByRole('link', { name: /^Join session/ })).toHaveAttribute('href', data.meetingLink);
  await host.getByRole('button', { name: 'Save link' }).click();
  await expect(host.getByText('Someone else changed this')).toBeVisible();
  await expect(link).toHaveValue('https://meet.example.org/here');
  await host.getByRole('button', { name: 'Use the other version' }).click();
  await expect(link).toHaveValue('https://meet.example.org/there');
  await sound(host, 'an agreed booking');
  await checkReflow(host, { name: 'an agreed booking' });

  await page.getByRole('button', { name: 'Propose a change' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Propose a change' })).toBeFocused();
  await times(page).nth(1).click();
  await page.getByRole('checkbox', { name: 'It’s because of my access or health' }).check();
  await page.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('You propose another time')).toBeVisible();
  await expect(status(host, 'A change waits for your answer')).toBeVisible();
  await host.getByRole('button', { name: 'Accept the change' }).click();
  await expect(status(host, 'Agreed')).toBeVisible();

  await expect(page.getByText('You propose another time')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await checkAccessibility(page, { name: 'the question before a booking is cancelled' });
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(status(page, 'Cancelled')).toBeVisible();
  // The next free times are there at once.
  await expect(page.getByRole('heading', { level: 2, name: /next free times$/ })).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await page.getByText('What has happened', { exact: true }).click();
  await expect(page.getByText(/^You cancelled because of access or health/)).toBeVisible();
  await sound(page, 'a cancelled booking');
});

test('a time is found by keyboard in the month, and by typing a date', async ({ page }) => {
  await signInAs(page, 21);
  await open(page, '/bookings/with/14');
  await expect(times(page).first()).toBeVisible();
  const chosen = month(page).locator('button[tabindex="0"]');
  await expect(chosen).toHaveCount(1);
  await chosen.focus();
  const before = (await chosen.getAttribute('data-day')) ?? '';
  await page.keyboard.press('PageDown');
  const after = month(page).locator('button:focus');
  await expect(after).toHaveAttribute('data-day', /.+/);
  expect((await after.getAttribute('data-day'))?.slice(0, 7)).not.toBe(before.slice(0, 7));
  await expect(month(page).locator('.month-free').first()).toBeVisible();
  // The first weekday of the second week has times: the host is there from Monday to Friday.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(month(page).locator('button:focus')).toHaveAccessibleName(/^Monday \d+ \w+, \d+ free times$/);
  const day = ((await month(page).locator('button:focus').getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: day })).toBeVisible();
  await expect(page.locator('.day-times')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Free times' })).toBeFocused();

  await page.getByRole('button', { name: /^Show all days of / }).press('Enter');
  const typed = page.getByRole('group', { name: 'Or type a date' });
  await page.getByRole('button', { name: 'Show this day' }).press('Enter');
  await expect(typed.getByText('Enter a date.')).toBeVisible();
  const label = (await month(page).locator('.month-free').last().getAttribute('data-day')) ?? '';
  const [year = '', at = '', date = ''] = label.split('-');
  await typed.getByLabel('Day').fill(date);
  await typed.getByLabel('Month').fill(at);
  await typed.getByLabel('Year').fill(year);
  await page.getByRole('button', { name: 'Show this day' }).press('Enter');
  await expect(page.locator('.day-times')).toHaveCount(1);
  // The last month can be typed to its end.
  const [end = '', ofYear = ''] = await page.evaluate(() => {
    const now = new Date();
    return [String(now.getMonth() + 7), String(now.getFullYear())];
  });
  const last = new Date(Date.UTC(Number(ofYear), Number(end), 0));
  await typed.getByLabel('Day').fill(String(last.getUTCDate()));
  await typed.getByLabel('Month').fill(String(last.getUTCMonth() + 1));
  await typed.getByLabel('Year').fill(String(last.getUTCFullYear()));
  await page.getByRole('button', { name: 'Show this day' }).press('Enter');
  await expect(page.locator('.day-times')).toHaveCount(1);
  await expect(page.locator('.day-times').getByRole('heading')).toHaveText(
    new RegExp(` ${last.getUTCDate()} ${last.toLocaleDateString('en-AU', { month: 'long', timeZone: 'UTC' })}`),
  );
  await crawlKeyboard(page, { name: 'a form for a booking' });
});

test('a member says when they can be booked, and another finds exactly that', async ({ page, another, problems }) => {
  problems.allow(/status of 409/);
  // Three days from now: neither the notice nor the hour of today leaves only a part of it.
  const ahead = new Date(Date.now() + 3 * 86_400_000);
  const day = ahead.toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'Australia/Melbourne' });
  await signInAs(page, 22);
  await open(page, '/bookings/times');
  await expect(page.getByText('You have no weekly times yet.')).toBeVisible();
  await sound(page, 'my times, empty');
  await page.getByLabel('Your time zone').selectOption('Melbourne');
  await page.getByLabel('Day', { exact: true }).first().selectOption(day);
  await page.getByRole('button', { name: 'Add a time', exact: true }).click();
  await page.getByLabel(`Start on ${day}`).selectOption('12:00');
  await page.getByRole('button', { name: 'Save my times' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Each time needs an end after its start.' }),
  ).toBeVisible();
  await page.getByLabel(`End on ${day}`).selectOption('13:00');
  await page.getByRole('radio', { name: 'All members' }).check();
  await page.getByRole('button', { name: 'Save my times' }).click();
  await expect(page.getByRole('heading', { name: 'Your booking page' })).toBeVisible();
  expect(await timesAnnounced(page, 'Times saved')).toBe(1);
  await expect(page.getByRole('button', { name: 'Save my times' })).toBeFocused();
  // What is saved in another tab is shown as long as nothing is typed here, and is never written over unseen.
  const tab = await page.context().newPage();
  await open(tab, '/bookings/times');
  await tab.getByLabel(`End on ${day}`).selectOption('14:00');
  await page.getByLabel(`End on ${day}`).selectOption('15:00');
  await tab.getByRole('button', { name: 'Save my times' }).click();
  await expect.poll(() => timesAnnounced(tab, 'Times saved')).toBe(1);
  await tab.close();
  await page.getByRole('button', { name: 'Save my times' }).click();
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(page.getByLabel(`End on ${day}`)).toHaveValue('15:00');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByLabel(`End on ${day}`)).toHaveValue('14:00');
  await page.getByLabel(`End on ${day}`).selectOption('13:00');
  await page.getByRole('button', { name: 'Save my times' }).click();
  await expect.poll(() => timesAnnounced(page, 'Times saved')).toBe(2);
  await sound(page, 'my times');
  await checkReflow(page, { name: 'my times' });

  const guest = await another(23);
  await open(guest, '/bookings/with/22');
  await expect(guest.locator('.day-times').first().getByRole('heading')).toHaveText(new RegExp(`^${day} `));
  await expect(guest.locator('.day-times').first().locator('button')).toHaveCount(2);
});

test('bookings are listed for both sides, and what isn’t there says so', async ({ page, problems }) => {
  problems.allow(/status of 404.*bookings/);
  problems.allow(/status of 404.*bookables/);
  await signInAs(page, 1);
  await open(page, '/bookings');
  await expect(page.getByRole('heading', { level: 3, name: /^Conversation with / })).toHaveCount(1);
  await sound(page, 'bookings to come');
  await page.getByRole('link', { name: /^Requests/ }).click();
  await expect(page.getByText('Waiting for your answer')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('I book others');
  await expect(page.getByRole('heading', { name: 'No open requests' })).toBeVisible();
  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await page.getByRole('link', { name: /^Conversation with / }).click();
  await expect(status(page, 'Completed')).toBeVisible();
  await expect(page.getByText('Took the time I needed, and the captions worked.')).toBeVisible();
  await sound(page, 'a completed booking');
  const remove = page.getByRole('button', { name: 'Delete your rating', exact: true });
  await remove.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your rating?' });
  await checkAccessibility(page, { name: 'deleting a rating' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await expect(page.getByText('Took the time I needed, and the captions worked.')).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Yes, delete your rating' }).press('Enter');
  await expect(page.getByText('Took the time I needed, and the captions worked.')).toHaveCount(0);
  await expect(page.locator('#page-title')).toBeFocused();
  expect(await timesAnnounced(page, 'Your rating was deleted')).toBe(1);
  await open(page, '/bookings/999999');
  await expect(heading(page, 'Booking not found')).toBeVisible();
  await open(page, '/bookings/with/17');
  await expect(heading(page, 'No times to book here')).toBeVisible();
  await checkAccessibility(page, { name: 'no times to book' });
});
