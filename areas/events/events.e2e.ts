import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** An event made by a call, as a member; answers its number. */
async function made(page: Page, more: object = {}): Promise<number> {
  const answer = await page.request.post('/api/events', {
    data: {
      title: 'Model railway afternoon',
      description: 'Trains, tea and a very long table.',
      eventType: 'social',
      startTime: `${inDays(30)}T14:00`,
      endTime: `${inDays(30)}T16:00`,
      zone: 'Australia/Hobart',
      isVirtual: false,
      location: 'Scout hall',
      maxAttendees: 1,
      ...more,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('the list: heading, types with true counts, legend, tabs, and what a card says', async ({ page }) => {
  await open(page, '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeVisible();
  const counts = (await (await page.request.get('/api/events/counts')).json()) as { count: number }[];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const types = page.getByRole('region', { name: 'Event type' });
  await expect(types.getByRole('button', { name: new RegExp(`^All Events ?, ${total}$`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const names = ['Workshops', 'Support Groups', 'Advocacy', 'Social', 'Wellness'];
  for (const [n, name] of names.entries()) {
    await expect(types.getByRole('button', { name: new RegExp(`^${name} ?, ${counts[n]?.count}$`) })).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: `Upcoming (${total})` })).toBeVisible();
  for (const tab of ['My Events', 'Past Events']) await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  const legend = page.getByRole('region', { name: 'Accessibility Features' });
  await expect(legend.getByRole('listitem')).toHaveText([
    'Auslan Interpretation',
    'Live Captions',
    'Audio Description',
    'Screen Reader Friendly',
    'Wheelchair Accessible',
    'Braille Materials',
  ]);
  const [left, list] = [await legend.boundingBox(), await page.locator('.events-main').boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  const letter = card(page, 'Writing to the tram company, together');
  for (const text of ['Advocacy', 'Approval Required', '$5.00', '9/15', 'Torrens Meeting House']) {
    await expect(letter.getByText(text, { exact: false }).first()).toBeVisible();
  }
  // A midnight may have come since the community was made.
  await expect(letter.getByText(/In 1[78] days/).first()).toBeVisible();
  await expect(letter.getByText(/Adelaide time \(ACDT\)/)).toBeVisible();
  await expect(letter.getByText('Organised by Oscar', { exact: false })).toBeVisible();
  await expect(letter.getByText('Braille Materials')).toBeVisible();
  await expect(letter.getByText('Meets 5 of your 6 needs, 1 not met')).toBeVisible();
  await expect(letter.getByRole('button', { name: 'Request to Join' })).toBeVisible();
  const full = card(page, 'Auslan coffee morning').filter({ hasText: '6/6' });
  await expect(full.getByRole('button', { name: 'Event Full' })).toBeDisabled();
  await expect(full.getByText('3 people are waiting', { exact: false })).toBeVisible();
  await sound(page, 'events');
});

test('filters and tabs are an address, and Back undoes them; past events have no way in', async ({ page }) => {
  await open(page, '/events');
  await page.getByRole('button', { name: /^Support Groups/ }).click();
  await expect(page).toHaveURL(/type=support_group/);
  await expect(card(page, 'Slow mornings: talking about fatigue')).toBeVisible();
  await expect(card(page, 'Quiet board games night')).toHaveCount(0);
  await page.getByLabel('Where', { exact: true }).selectOption('Queensland');
  await expect(card(page, 'Slow mornings: talking about fatigue')).toHaveCount(0);
  await page.getByLabel('With', { exact: true }).selectOption('Lift');
  await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your Own Event' })).toBeVisible();
  await sound(page, 'no events');
  await page.goBack();
  await page.goBack();
  await expect(card(page, 'Slow mornings: talking about fatigue')).toBeVisible();
  await page.getByRole('tab', { name: 'Past Events' }).click();
  await page.getByRole('button', { name: /^All Events/ }).click();
  await expect(page).toHaveURL(/tab=past/);
  const days = page.locator('.event h3');
  await expect(days.first()).toHaveText('Spring walk on the foreshore');
  const past = card(page, 'Know your plan: equipment');
  await expect(past.getByText('Past event')).toBeVisible();
  await expect(past.getByRole('button', { name: /^(Register|Request|Event Full)/ })).toHaveCount(0);
});

test('Create Event leads from the list to a form with every field by its name; saved, everybody finds it in Upcoming', async ({
  page,
}) => {
  await signInAs(page, 10);
  await open(page, '/events?type=wellness');
  await page.getByRole('link', { name: 'Create Event', exact: true }).click();
  await expect(page).toHaveURL(/\/events\/new$/);
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value);
  };
  await fill({ Title: 'Stretching on chairs', Description: 'An hour, slowly.', Day: inDays(25) });
  await page.getByLabel('Type', { exact: true }).selectOption('Wellness');
  await fill({ 'Starts at': '10:00', 'Ends at': '11:00', 'Name of the place': 'Town hall' });
  await page.getByRole('radio', { name: 'Online, by a link' }).check();
  await expect(page.getByLabel('Name of the place', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create event' }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Link to the meeting', { exact: true })).toBeFocused();
  await fill({ 'Link to the meeting': 'https://meet.example.org/chairs', Cost: '7.5' });
  await fill({ 'How many people can come?': '12' });
  await page.getByLabel('I approve everyone who asks to join', { exact: true }).check();
  await page.getByLabel('Auslan Interpretation', { exact: true }).selectOption('Yes');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stretching on chairs' })).toBeVisible();
  await signOut(page);
  await open(page, '/events?type=wellness');
  await expect(page.getByRole('tab', { name: /^Upcoming/ })).toHaveAttribute('aria-selected', 'true');
  const found = card(page, 'Stretching on chairs');
  for (const text of ['0/12', '$7.50', 'Approval Required', 'Auslan Interpretation']) {
    await expect(found.getByText(text, { exact: true })).toBeVisible();
  }
  await signInAs(page, 1);
});

test('a new event: errors at their fields, then everybody sees it; Register, Save and Share work and are undone', async ({
  page,
  another,
  context,
}) => {
  await signInAs(page, 10);
  await open(page, '/events/new');
  await page.getByLabel('Day', { exact: true }).fill(inDays(20));
  await page.getByLabel('Starts at').fill('18:00');
  await page.getByLabel('Ends at').fill('17:00');
  await page.getByLabel('Postcode').fill('0000');
  await page.getByLabel('Cost').fill('a lot');
  await page.getByRole('button', { name: 'Create event' }).click();
  const summary = page.getByRole('alert');
  for (const text of [
    'Write a title.',
    'Choose a type.',
    'The end must be after the start.',
    'Say where it is.',
    'Write Free, or an amount such as $5.50.',
  ]) {
    await expect(summary.getByRole('link', { name: text })).toBeVisible();
  }
  await expect(summary.getByRole('link', { name: /No place in Australia has this postcode/ })).toBeVisible();
  await sound(page, 'a new event with errors');
  await page.getByLabel('Title').fill('Poems by the heater');
  await page.getByLabel('Description', { exact: true }).fill('Bring one of yours, or listen.');
  await page.getByLabel('Type').selectOption('Social');
  await page.getByLabel('Ends at').fill('19:30');
  await page.getByLabel('Name of the place').fill('Reading room');
  await page.getByLabel('Postcode').fill('3072');
  await page.getByLabel('Cost').fill('5');
  await page.getByLabel('Live Captions', { exact: true }).selectOption('Yes');
  await page.getByLabel('Detail of Live Captions').fill('A person types them.');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poems by the heater' })).toBeVisible();

  const guest = await another(13);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(guest, '/events?type=social');
  const found = card(guest, 'Poems by the heater');
  await expect(found.getByText('0/20')).toBeVisible();
  await expect(found.getByText('$5.00')).toBeVisible();
  await found.getByRole('button', { name: /^Share/ }).click();
  await expect(guest.getByText('Link copied', { exact: true }).first()).toBeVisible();
  expect(await guest.evaluate(() => navigator.clipboard.readText())).toMatch(/\/events\/\d+$/);
  await found.getByRole('button', { name: /^Save/ }).click();
  await expect(found.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true');
  await found.getByRole('button', { name: /^Register/ }).click();
  await expect(found.getByText('1/20')).toBeVisible();
  await guest.getByRole('tab', { name: 'My Events' }).click();
  await guest.getByRole('button', { name: /^All Events/ }).click();
  await expect(card(guest, 'Poems by the heater').getByText('Registered', { exact: true })).toBeVisible();
  await guest.reload();
  await settled(guest);
  const mine = card(guest, 'Poems by the heater');
  await sound(guest, 'my events');
  await mine.getByRole('button', { name: /^Cancel registration/ }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(mine.getByText('0/20')).toBeVisible();
  await mine.getByRole('button', { name: /^Saved/ }).click();
  await expect(mine).toHaveCount(0);
});

test('another event like an own one: all but the day is there, and it is an event of its own', async ({
  page,
  another,
}) => {
  await signInAs(page, 8);
  await open(page, '/events?tab=mine');
  await page
    .getByRole('link', { name: /^Auslan coffee morning/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Plan another like this' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an event' })).toBeFocused();
  await settled(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Auslan coffee morning');
  await expect(page.getByLabel('Starts at')).toHaveValue('10:00');
  await expect(page.getByLabel('Auslan Interpretation', { exact: true })).toHaveValue('yes');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('');
  await checkAccessibility(page, { name: 'another event like one' });
  await page.getByLabel('Title', { exact: true }).fill('Auslan coffee, by the river');
  await page.getByLabel('Day', { exact: true }).fill(inDays(21));
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auslan coffee, by the river' })).toBeVisible();
  await expect(page.getByText('0/')).toBeVisible();
  // No one else’s event can be taken over.
  const other = await another(10);
  const [first] = (await (await page.request.get('/api/events?tab=mine&limit=1')).json()) as { id: number }[];
  await open(other, `/events/new?like=${first?.id}`);
  await expect(other.getByRole('heading', { name: 'Event not found' })).toBeVisible();
});

test('by keyboard alone: ask to join, accept, message, and the online link comes', async ({ page, another }) => {
  await signInAs(page, 10);
  const virtualLink = 'https://meet.example.org/poems';
  const online = { isVirtual: true, virtualLink, requiresApproval: true, maxAttendees: 5, title: 'Poems online' };
  const id = await made(page, online);
  const other = await another(13);
  await open(other, `/events/${id}`);
  await expect(other.getByText('Online. You’ll get the link when you register')).toBeVisible();
  await other.getByRole('button', { name: /^Request to Join/ }).focus();
  await other.keyboard.press('Enter');
  await expect(other.locator('.event-standing').getByText('Request pending')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Withdraw request/ })).toBeFocused();

  await open(page, `/events/${id}/attendees`);
  await expect(page.getByRole('heading', { name: 'Requests (1)' })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Going (1)' })).toBeVisible();
  await page.getByLabel('Message', { exact: true }).focus();
  await page.keyboard.type('Have a poem ready.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent', { exact: true }).first()).toBeVisible();
  await page.getByLabel(/^Attended/).focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/^Attended/)).toBeChecked();

  await other.reload();
  await settled(other);
  await expect(other.getByRole('link', { name: /^Open the online meeting/ })).toHaveAttribute('href', virtualLink);
  await expect(other.getByText('Have a poem ready.')).toBeVisible();
  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Add to calendar' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('SUMMARY:Poems online');
  await open(other, '/notifications');
  await expect(other.getByRole('link', { name: 'Your request to join an event was accepted' })).toBeVisible();
});

test('a full event: the waitlist moves up when somebody cancels, and cancelling tells everybody', async ({
  page,
  another,
}) => {
  await signInAs(page, 10);
  const id = await made(page);
  const [first, second] = [await another(13), await another(18)];
  await open(first, `/events/${id}`);
  await first.getByRole('button', { name: /^Register/ }).click();
  await expect(first.locator('.event-standing').getByText('Registered', { exact: true })).toBeVisible();
  await open(second, `/events/${id}`);
  await second.getByRole('button', { name: /^Join the waitlist/ }).click();
  await expect(second.locator('.event-standing').getByText('Waitlist, number 1')).toBeVisible();
  await first.getByRole('button', { name: /^Cancel registration/ }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(first.getByRole('button', { name: 'Event Full' })).toBeDisabled();
  await second.reload();
  await settled(second);
  await expect(second.locator('.event-standing').getByText('Registered', { exact: true })).toBeVisible();

  await open(page, `/events/${id}/edit`);
  await page.getByRole('button', { name: 'Cancel this event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(dialog.getByRole('link', { name: 'Say why, in a sentence.' })).toBeVisible();
  await sound(page, 'cancel an event, without a reason');
  await dialog.getByLabel('Reason').fill('The hall has no power.');
  await dialog.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('The hall has no power.')).toBeVisible();
  await open(second, '/events?tab=mine');
  await expect(card(second, 'Model railway afternoon').getByText('Cancelled', { exact: true })).toBeVisible();
});

test('an access request with the passport: unconfirmed near the day, opened by the organiser, taken back', async ({
  page,
  another,
}) => {
  await signInAs(page, 10);
  const near = {
    startTime: `${inDays(4)}T14:00`,
    endTime: `${inDays(4)}T15:00`,
    title: 'Clay evening',
    maxAttendees: 9,
  };
  const id = await made(page, near);
  const other = await another(8);
  await open(other, `/events/${id}`);
  await expect(other.getByText('Meets 0 of your 2 needs, 2 not known')).toBeVisible();
  await other.getByLabel('Auslan Interpretation').check();
  await other.getByRole('button', { name: 'Send access request' }).click();
  await expect(other.getByRole('heading', { name: 'Auslan not confirmed' })).toBeVisible();
  await settled(other);
  await sound(other, 'an event with an unconfirmed request');
  await checkReflow(other, { name: 'an event with an unconfirmed request' });
  await other.getByRole('button', { name: /^Dismiss/ }).click();
  await crawlKeyboard(other, { name: 'an event with an unconfirmed request', max: 60 });

  await open(page, `/events/${id}/attendees`);
  await page.getByRole('button', { name: /^Open the shared needs/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['Auslan Interpretation']);
  await sound(page, 'shared needs');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('dialog').getByLabel('Your words').fill('Booked.');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You answered: Booked.')).toBeVisible();
  await sound(page, 'who comes, with a request');

  await open(other, `/events/${id}`);
  await expect(other.getByText('“Booked.”')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Auslan not confirmed' })).toHaveCount(0);
  await open(other, '/access-passport');
  await expect(other.getByText(/opened it on/)).toBeVisible();
  await other.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(other.getByText('You aren’t sharing anything.', { exact: false })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: /^Open the shared needs/ })).toHaveCount(0);
});

test('after an event those who were there say what was given, and the record shows it', async ({ page }) => {
  await signInAs(page, 24);
  await open(page, '/events?tab=past');
  await page.getByRole('link', { name: 'Spring walk on the foreshore' }).click();
  const promises = page.getByRole('region', { name: 'Was it as promised?' });
  await promises.getByLabel('No', { exact: true }).check();
  await promises.getByRole('button', { name: 'Save' }).click();
  const thanks = 'Thank you: It’s shown on this organiser’s later events, without your name.';
  expect(await timesAnnounced(page, thanks)).toBe(1);
  await settled(page);
  await sound(page, 'promises');
  await page.reload();
  await settled(page);
  await expect(promises.getByLabel('No', { exact: true })).toBeChecked();
  await open(page, '/events');
  await page.getByRole('link', { name: 'Know your plan: bring your own questions' }).click();
  await expect(page.getByRole('region', { name: 'Promises kept' })).toContainText('Auslan Interpretation3 of 4 events');
});

test('guests read public events and are asked to sign in for the rest', async ({ page }) => {
  await signOut(page);
  await open(page, '/events?tab=mine');
  await expect(page.getByRole('heading', { name: 'Sign in to see your events' })).toBeVisible();
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await card(page, 'Quiet board games night')
    .getByRole('button', { name: /^Register/ })
    .click();
  await expect(page).toHaveURL(/sign-in/);
});

test('with “Auslan first”, Auslan comes before other access, and is one press from the list', async ({ page }) => {
  await signInAs(page, 15);
  const id = await made(page, { title: 'Talk with many ways in', accessibilityFeatures: ['captions', 'ASL'] });
  const features = card(page, 'Talk with many ways in').getByRole('list', { name: 'Accessibility features' });
  const only = page.getByRole('link', { name: 'Only events with Auslan Interpretation' });
  const prefer = async (signLanguageSupport: boolean) => {
    const data = { ...defaultRecord, signLanguageSupport };
    expect((await page.request.put('/api/accessibility-preferences/15', { data })).status()).toBe(200);
    await open(page, '/events');
  };
  await prefer(true);
  await expect(page.getByLabel('With').locator('option').nth(1)).toHaveText('Auslan Interpretation');
  await only.press('Enter');
  await expect(page).toHaveURL(/\/events\?feature=ASL$/);
  await expect(only).toHaveCount(0);
  await expect(features.getByRole('listitem').first()).toHaveText('Auslan Interpretation');
  await sound(page, 'Auslan first');
  await open(page, `/events/${id}`);
  const table = page.getByRole('table', { name: 'Following what is said' });
  await expect(table.getByRole('rowheader').first()).toContainText('Auslan Interpretation');
  await prefer(false);
  await expect(page.getByLabel('With').locator('option').nth(1)).toHaveText('Step-free entry');
  await expect(only).toHaveCount(0);
});
