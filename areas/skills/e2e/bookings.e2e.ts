import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
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
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

test('an exchange in writing: asked for with its agreement, accepted, done by both, and paid in time', async ({
  page,
  another,
}) => {
  await signInAs(page, 5);
  await open(page);
  await page.getByRole('link', { name: /^Start an exchange ?: Your story, one page at a time$/ }).click();
  await expect(heading(page, 'Start an exchange')).toBeVisible();
  for (const line of [
    'Marek Zieliński teaches Mai Anh Nguyen: Your story, one page at a time.',
    'You do it by letters, recordings or pictures. You never have to be live.',
    'Mai Anh Nguyen pays 1 time credit.',
    'Either of you can end this at any time by cancelling. You don’t have to say why.',
  ]) {
    await expect(page.getByText(line)).toBeVisible();
  }
  await sound(page, 'a written exchange');
  await checkReflow(page, { name: 'a written exchange' });
  await page.getByLabel('A note to Marek Zieliński').fill('About my grandmother’s garden.');
  await page.getByRole('button', { name: 'Start the exchange' }).click();
  await expect(toast(page, 'Session Booked')).toContainText('Your skill session has been booked successfully.');
  await expect(heading(page, 'Your story, one page at a time')).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('1 time credit, set aside')).toBeVisible();
  await expect(page.getByText('About my grandmother’s garden.')).toBeVisible();
  await sound(page, 'a booking that waits');

  const other = await another(17);
  await open(other, '/skills-marketplace?tab=bookings');
  for (const one of [page, other]) await listening(one);
  const item = other.getByRole('listitem').filter({ hasText: 'You teach Mai Anh Nguyen' });
  await expect(item).toContainText('Pending');
  await item.getByRole('button', { name: /^Accept this exchange ?: Your story/ }).click();
  await expect(toast(other, 'Booking accepted')).toBeVisible();
  await expect(item).toContainText('Confirmed');
  await item.getByRole('button', { name: /^It’s done ?: Your story/ }).click();
  await expect(toast(other, 'Answer saved')).toBeVisible();

  // What the other does is shown without a reload.
  await expect(page.getByText('Marek Zieliński said that it took place.')).toBeVisible();
  await page.getByRole('button', { name: /^It’s done ?: Your story/ }).click();
  await expect(toast(page, 'Booking completed')).toBeVisible();
  await expect(page.getByText('1 time credit, paid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^It’s done/ })).toHaveCount(0);

  // SKILL-15: rated once, by who booked it, and everyone finds it with the skill.
  await expect(other.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: /^Rate & Review ?: Your story/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Rate & Review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate & Review' });
  await dialog.getByRole('radio', { name: '4 stars: good' }).check();
  await dialog.getByLabel('Your review').fill('Her garden is on paper now.');
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await expect(toast(page, 'Review saved')).toContainText('It’s on the page of the skill.');
  await expect(page.getByRole('button', { name: /^Rate & Review/ })).toHaveCount(0);
  await expect(heading(page, 'Your story, one page at a time')).toBeFocused();
  await page.getByRole('link', { name: 'See the listing' }).click();
  await expect(page.getByText('Her garden is on paper now.')).toBeVisible();

  await open(page, '/skills-marketplace/credits');
  await expect(page.getByText('−1 hour', { exact: true })).toBeVisible();
  await expect(page.getByText('Learnt from Marek Zieliński: Your story, one page at a time')).toBeVisible();
  await sound(page, 'time credits');
  await checkReflow(page, { name: 'time credits' });
  await crawlKeyboard(page);
});

test('a live session: a free time, what one needs, the agreement, and a note that both see', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page);
  await page.getByRole('link', { name: /^Book Session ?: Set up your switch or joystick$/ }).click();
  await expect(heading(page, 'Book a session')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Live, at a time' })).toBeChecked();
  await page.getByRole('button', { name: 'Book Session' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose a time.' })).toBeVisible();
  const time = page.getByRole('group', { name: 'Free times' }).getByRole('listitem').getByRole('button').first();
  const chosen = (await time.textContent()) ?? '';
  await time.click();
  await page.getByRole('radio', { name: 'Text chat' }).check();
  await page.getByLabel('What would you like to do or talk about?').fill('My joystick drifts to the left.');
  await expect(page.getByText('It is free. Neither of you owes anything.')).toBeVisible();
  await sound(page, 'a session to book');
  await page.getByRole('button', { name: 'Book Session' }).click();
  await expect(toast(page, 'Session Booked')).toBeVisible();
  await expect(heading(page, 'Set up your switch or joystick')).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('My joystick drifts to the left.')).toBeVisible();
  // The day of the button is the day of the booking.
  const day = chosen.split(',')[0] ?? '';
  await expect(page.getByText(new RegExp(day)).first()).toBeVisible();

  const other = await another(1);
  await open(other, '/skills-marketplace?tab=bookings');
  const item = other.getByRole('listitem').filter({ hasText: 'You teach Peter Ballantyne' });
  await item.getByRole('link', { name: /^Set up your switch or joystick ?, booking \d+$/ }).click();
  await expect(other.getByText('My joystick drifts to the left.')).toBeVisible();
  await other.getByRole('button', { name: 'Yes to this agreement' }).click();
  await expect(toast(other, 'You said yes to the agreement')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Yes to this agreement' })).toHaveCount(0);
  await other.getByRole('link', { name: /^Time and answers ?: Set up your switch or joystick, booking \d+$/ }).click();
  await other
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a booking that fails says so and adds none', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signInAs(page, 6);
  await open(page);
  await page.getByRole('link', { name: /^Start an exchange ?: Your story, one page at a time$/ }).click();
  await page.route('**/api/skill-bookings', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/conflict', title: 'Conflict', status: 409, detail: 'Not now.' }),
    }),
  );
  await page.getByRole('button', { name: 'Start the exchange' }).click();
  await expect(toast(page, 'Couldn’t book the session')).toContainText('Not now.');
  await open(page, '/skills-marketplace?tab=bookings');
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
});

test('Join Session opens the link in a new tab, and Rate & Review is there until it is rated', async ({ page }) => {
  await signInAs(page, 24);
  const booking = {
    id: 901,
    bookingId: 801,
    skillListing: { id: 9, title: 'Tune a piano by ear' },
    teacher: { id: 9, name: 'Callum Fairweather', avatar: '/avatars/user-9.png' },
    learner: { id: 24, name: 'Chiara Bonetti', avatar: '/avatars/user-24.png' },
    side: 'booker',
    isTeacher: false,
    scheduledDate: '2026-11-30T01:00:00.000Z',
    finishBy: null,
    duration: 120,
    status: 'confirmed',
    meetingLink: 'https://meet.example/piano',
    rating: null as number | null,
    notes: '',
    payment: 'money',
    price: 6000,
    credit: { minutes: 0, state: 'none' },
    agreed: { owner: null, booker: null },
    endedAt: null,
    outcomes: { owner: null, booker: null },
    actions: [] as string[],
    version: 3,
    createdAt: '2026-11-20T01:00:00.000Z',
  };
  const states = ['declined', 'cancelled', 'expired', 'missed', 'disputed', 'unconfirmed'];
  let list: object[] = [booking, ...states.map((status, n) => ({ ...booking, id: 910 + n, status, meetingLink: '' }))];
  await page.route('**/api/my-skill-bookings*', (route) => route.fulfill({ json: list }));
  await open(page, '/skills-marketplace?tab=bookings');
  const join = page.getByRole('link', { name: /^Join Session/ });
  await expect(join).toHaveCount(1);
  await expect(join).toHaveAttribute('href', 'https://meet.example/piano');
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(page.getByText('$60.00').first()).toBeVisible();
  await expect(page.locator('.chip-ok')).toHaveText(['Confirmed']);
  await expect(page.locator('.chip-danger')).toHaveCount(states.length);
  await sound(page, 'bookings in all states');
  await checkReflow(page, { name: 'bookings in all states' });

  const done = { ...booking, status: 'completed', meetingLink: '', actions: ['rate'] };
  list = [done];
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: /^Rate & Review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate & Review' });
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await expect(dialog.getByRole('alert').getByRole('link', { name: 'Choose how many stars.' })).toBeVisible();
  await checkAccessibility(page, { name: 'the form of a review' });
  await dialog.getByRole('radio', { name: '4 stars: good' }).check();
  await dialog.getByLabel('Your review').fill('I hear the beats now.');
  let sent: unknown;
  await page.route('**/api/bookings/801', (route) => route.fulfill({ json: { version: 7 } }));
  await page.route('**/api/bookings/801/rating', (route) => {
    sent = route.request().postDataJSON();
    list = [{ ...done, rating: 4, actions: [] }];
    return route.fulfill({ json: { id: 801 } });
  });
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await expect(toast(page, 'Review saved')).toBeVisible();
  expect(sent).toEqual({ version: 7, stars: 4, text: 'I hear the beats now.' });
  await expect(page.getByRole('button', { name: /^Rate & Review/ })).toHaveCount(0);
});

test('by keyboard alone: an exchange is asked for and cancelled', async ({ page }) => {
  await signInAs(page, 25);
  await open(page, '/skills-marketplace/11');
  await page.getByRole('link', { name: 'Book Session' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Book a session')).toBeVisible();
  await page.getByRole('radio', { name: 'Live, at a time' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Start the exchange' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Name the moss on your wall')).toBeVisible();
  await crawlKeyboard(page);
  await page.getByRole('button', { name: /^Cancel this exchange/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, cancel it' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Booking cancelled')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('time credit that one has can be given to the pool, and no more', async ({ page }) => {
  await signInAs(page, 17);
  await open(page, '/skills-marketplace/credits');
  await page.getByLabel('How much').selectOption('0.25 time credits');
  await page.getByRole('button', { name: 'Give to the pool' }).click();
  await expect(toast(page, 'Gift given')).toContainText('0.25 time credits went to the community pool.');
  await expect(page.getByText('Gift to the community pool')).toBeVisible();
});

test('moderators settle what two people disagree about', async ({ page, another, problems }) => {
  problems.allow(/status of 403/);
  await signInAs(page, 10);
  await open(page, '/skills-marketplace/8/book');
  await page.getByRole('radio', { name: 'In writing, in our own time' }).check();
  await page.getByRole('button', { name: 'Start the exchange' }).click();
  await expect(heading(page, 'Draw lying down')).toBeVisible();
  await listening(page);
  const other = await another(27);
  await other.goto(page.url());
  await other.getByRole('button', { name: /^Accept this exchange/ }).click();
  await expect(toast(other, 'Booking accepted')).toBeVisible();
  await other.getByRole('button', { name: /^It’s done/ }).click();
  await expect(toast(other, 'Answer saved')).toBeVisible();
  await expect(
    page.getByText(/ said that it took place\. If you say nothing within 7 days, that answer counts\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^It wasn’t done/ }).click();
  await expect(page.getByText('You disagree', { exact: true })).toBeVisible();
  await sound(page, 'a dispute of one’s own');

  const moderator = await another(7);
  await open(moderator, '/skills-marketplace/disputes');
  const item = moderator.getByRole('listitem').filter({ hasText: 'Zahra Hosseini' });
  await expect(item).toContainText('0.5 time credits');
  await sound(moderator, 'disputes');
  await checkReflow(moderator, { name: 'disputes' });
  await item.getByRole('button', { name: /^Decide that it took place ?: Draw lying down$/ }).click();
  await expect(toast(moderator, 'Dispute settled')).toBeVisible();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});
