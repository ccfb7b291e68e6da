import type { Page } from '@playwright/test';
import type { Booking } from '#areas/bookings/contract.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { Provider } from '../contract.ts';
import { publish } from './published.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const status = (page: Page, words: string) => page.locator('.page-head').getByText(words, { exact: true });
const times = (page: Page) => page.locator('.time-buttons button');
const service = (page: Page, name: string) => page.getByRole('group', { name: 'Service' }).getByLabel(name);
const fact = (page: Page, label: string) =>
  page
    .locator('.facts > div')
    .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');
const aside = (page: Page) => page.getByRole('complementary', { name: 'Price and rules of this request' });
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
const bookings = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking;
const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

/** No one has more than five listings, and each journey makes one. */
const owners = [8, 21, 25, 28];
let made = 0;
const nextOwner = () => owners[made++ % owners.length] ?? 8;
const guest = 26;
const rule = { cancelHours: 48, cancellation: 'Later than that we ask for half, unless the worker gets other work.' };

/** A provider of one’s own, with two workers. */
const ours = (page: Page, admin: Page, name: string, rules: object = rule): Promise<Provider> =>
  publish(page, admin, {
    name,
    services: [{}, { serviceName: 'Talking it through', isOnlineAvailable: true, minBookingHours: 1 }],
    workers: [{}, { firstName: 'Marcus', lastName: 'Bell' }],
    rules,
  });

test('a service is booked from the directory, with its sum and its rule before it is sent, and is cancelled', async ({
  page,
  another,
}) => {
  const host = await another(nextOwner());
  const { id, businessName } = await ours(host, await another(1), 'Kurrajong Lane Supports');
  await signInAs(page, guest);
  await open(page, '/ndis-providers?search=Kurrajong+Lane&exact=true');
  await page.getByRole('link', { name: new RegExp(`^Book Service ?: ${businessName}$`) }).click();
  await expect(page).toHaveURL(`/ndis-providers/${id}/book`);
  await expect(heading(page, `Book Service with ${businessName}`)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Service' }).getByRole('radio')).toHaveCount(3);
  await expect(send(page)).toHaveCount(0);
  await service(page, 'Self-care, weekday').check();
  await expect(page).toHaveURL(/\?service=\d+$/);
  await expect(times(page).first()).toBeVisible();
  await sound(page, 'a request to a provider');
  await checkReflow(page, { name: 'a request to a provider' });

  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose a time.',
    'Say where you would like to meet.',
  ]);
  const lengths = page.getByLabel('How long?');
  await expect(lengths.getByRole('option').first()).toHaveText('2 hours');
  await expect(lengths.getByRole('option').last()).toHaveText('8 hours');
  await lengths.selectOption('3 hours');
  await times(page).nth(2).click();
  await expect(page.getByText(/We’re keeping this time with \w+ \w+ for you until/).first()).toBeVisible();
  await expect(aside(page)).toContainText('3 hours at $70.23 an hour');
  await expect(aside(page).locator('.booking-total')).toHaveText('Total$210.69');
  await expect(aside(page)).toContainText(rule.cancellation);
  await page.getByLabel('Agree on the place later').check();
  await page.getByLabel('A support person comes with me').check();
  await page.getByLabel('Anything else').fill('Please text, don’t phone.');
  await expect(page.locator('.booking-sentence')).toContainText(`You ask ${businessName} for Self-care, weekday on`);
  await expect(page.locator('.booking-sentence')).toContainText('for $210.69.');
  await sound(page, 'a request to a provider with its price');
  await send(page).click();

  await expect(heading(page, `Self-care, weekday with ${businessName}`)).toBeFocused();
  expect(await timesAnnounced(page, /Request sent/)).toBe(1);
  await expect(status(page, 'Waiting for an answer')).toBeVisible();
  await expect(fact(page, 'Price')).toHaveText('3 hours at $70.23 an hour: $210.69');
  await expect(fact(page, 'Place')).toHaveText('To be agreed');
  await expect(fact(page, 'Support person')).toHaveText('Comes with the guest');
  await expect(fact(page, 'If it’s cancelled')).toContainText(rule.cancellation);
  await sound(page, 'a request that a provider has');
  await checkReflow(page, { name: 'a request that a provider has' });
  const path = new URL(page.url()).pathname;
  await open(page, '/bookings?box=requests');
  await page.locator(`a[href="${path}"]`).click();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(status(page, 'Cancelled')).toBeVisible();
});

test('“Book This Service” has it chosen, “Ask Questions” names it, and guests come back after signing in', async ({
  page,
  another,
}) => {
  const { id, services } = await ours(await another(nextOwner()), await another(1), 'Paperbark Bend Supports');
  const talking = services.find(({ serviceName }) => serviceName === 'Talking it through');
  await signInAs(page, guest);
  await open(page, `/ndis-providers/${id}?tab=services`);
  await page.getByRole('link', { name: /^Book This Service ?: Talking it through$/ }).click();
  await expect(page).toHaveURL(`/ndis-providers/${id}/book?service=${talking?.id}`);
  await expect(service(page, 'Talking it through')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'In person' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Captioned video call' })).toBeVisible();
  // What was written stays when another service is chosen.
  await page.getByLabel('Anything else').fill('After school only.');
  await service(page, 'Self-care, weekday').check();
  await expect(page.getByLabel('How long?').getByRole('option').first()).toHaveText('2 hours');
  await expect(page.getByRole('radio', { name: 'Captioned video call' })).toHaveCount(0);
  await expect(page.getByLabel('Anything else')).toHaveValue('After school only.');
  await page.reload();
  await settled(page);
  await expect(page.getByText('We kept what you wrote')).toBeVisible();
  await expect(page.getByLabel('Anything else')).toHaveValue('After school only.');

  await open(page, `/ndis-providers/${id}?tab=services`);
  await page.getByRole('link', { name: 'Ask Questions about Talking it through' }).click();
  await expect(heading(page, 'Ask Questions: Talking it through')).toBeFocused();
  const text = page.getByLabel('Your question about Talking it through');
  await expect(text).toBeVisible();
  await sound(page, 'a question about a service');
  await checkReflow(page, { name: 'a question about a service' });
  await text.fill('   ');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write something first.' })).toBeVisible();
  await text.fill('Do you also do this by text?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+/);
  await expect(page.getByText('Do you also do this by text?').first()).toBeVisible();
  await expect(page.getByText(/Talking it through/).first()).toBeVisible();

  await signOut(page);
  await open(page, `/ndis-providers/${id}`);
  await page.getByRole('link', { name: 'Book Service', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in and come back' })).toHaveAttribute(
    'href',
    `/sign-in?return=${encodeURIComponent(`/ndis-providers/${id}/book`)}`,
  );
});

test('“Send Message” reaches the provider, who answers; the member finds both among their messages', async ({
  page,
  another,
}) => {
  const host = await another(nextOwner());
  const { id, businessName } = await ours(host, await another(1), 'Grevillea Row Supports');
  await signInAs(page, guest);
  await open(page, `/ndis-providers/${id}`);
  await page.getByRole('region', { name: 'Get in touch' }).getByRole('link', { name: 'Send Message' }).click();
  await expect(heading(page, `Send Message to ${businessName}`)).toBeFocused();
  await page.getByLabel(`Your message to ${businessName}`).fill('Do you have room on Tuesdays?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+/);
  expect(await timesAnnounced(page, /Message sent/)).toBe(1);
  const path = new URL(page.url()).pathname;
  await open(page, '/messages');
  await expect(page.locator('.convo').first()).toContainText('Do you have room on Tuesdays?');
  await open(host, path);
  await expect(host.getByText('Do you have room on Tuesdays?').first()).toBeVisible();
});

test('a provider moves a request, the participant accepts, and another one is declined with a reason', async ({
  page,
  another,
}) => {
  const host = await another(nextOwner());
  const { id, services } = await ours(host, await another(1), 'Banksia Corner Supports');
  await signInAs(page, guest);
  const ask = async () => {
    await open(page, `/ndis-providers/${id}/book?service=${services[0]?.id}`);
    await page.getByRole('radio', { name: 'Hanh Tran' }).check();
    await times(page).nth(2).click();
    await expect(page.locator('.booking-total')).toHaveText('Total$140.46');
    await page.getByLabel('Place', { exact: true }).fill('At home');
    await send(page).click();
    await expect(status(page, 'Waiting for an answer')).toBeVisible();
    return idIn(page);
  };
  const first = await ask();
  await listening(page);
  await open(host, '/bookings?box=requests');
  await host.locator(`a[href="/bookings/${first}"]`).click();
  await expect(heading(host, /^Self-care, weekday with /)).toBeVisible();
  await expect(fact(host, 'Who comes')).toHaveText('Hanh Tran');
  await expect(fact(host, 'Price')).toHaveText('2 hours at $70.23 an hour: $140.46');
  await expect(fact(host, 'Place')).toHaveText('At home');
  await listening(host);
  await host.getByRole('button', { name: 'Propose a change' }).click();
  await host.getByRole('radio', { name: 'Marcus Bell' }).check();
  await times(host).nth(4).click();
  await host.getByRole('button', { name: 'Send proposal' }).click();
  await expect(status(page, 'Waiting for your answer')).toBeVisible();
  await expect(fact(page, 'Who comes')).toHaveText('Marcus Bell');
  await page.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(status(page, 'Agreed')).toBeVisible();
  await expect(status(host, 'Agreed')).toBeVisible();

  const second = await ask();
  await listening(page);
  await open(host, `/bookings/${second}`);
  await host.getByRole('button', { name: 'Decline the request' }).click();
  await host.getByRole('dialog').getByRole('textbox').fill('We have no one on that day.');
  await host.getByRole('button', { name: 'Yes, decline it' }).click();
  await expect(status(page, 'Declined')).toBeVisible();
});

test('it begins, each side says its hours, and it is completed once both say the same', async ({ page, another }) => {
  const host = await another(nextOwner());
  const { id, services } = await ours(host, await another(1), 'Boronia Walk Supports');
  await signInAs(page, guest);
  // It can begin an hour early; the list of free times may begin later.
  const startsAt = new Date(Math.ceil((Date.now() + 600_000) / 300_000) * 300_000).toISOString();
  const path = `/api/bookables/providerservice/${services[0]?.id}/bookings`;
  const when = { startsAt, zone: 'Australia/Sydney', format: 'inPerson' };
  const long = await page.request.post(path, { data: { ...when, minutes: 540 } });
  expect([long.status(), await long.json()]).toMatchObject([
    400,
    { errors: [{ field: 'minutes', message: 'Choose from 2 hours to 8 hours.' }] },
  ]);
  const asked = (await (await page.request.post(path, { data: { ...when, minutes: 120 } })).json()) as Booking;
  const accepted = await host.request.post(`/api/bookings/${asked.id}/accept`, { data: { version: asked.version } });
  expect(accepted.status()).toBe(200);
  for (const one of [page, host]) {
    await open(one, `/bookings/${asked.id}`);
    await listening(one);
  }
  await host.getByRole('button', { name: 'It has begun' }).click();
  await expect(host.getByRole('heading', { name: 'How long was it?' })).toBeVisible();
  await host.getByLabel('Hours it took').selectOption('2 hours 30 minutes');
  await host.getByRole('button', { name: 'Say these hours' }).click();
  await expect(host.getByText('You say 2 hours 30 minutes: $175.58.')).toBeVisible();
  await expect(page.getByText(/says 2 hours 30 minutes: \$175\.58\./)).toBeVisible();
  await page.getByLabel('Hours it took').selectOption('2 hours');
  await page.getByRole('button', { name: 'Say these hours' }).click();
  await expect(status(page, 'Hours not agreed yet')).toBeVisible();
  await sound(page, 'hours that two say differently');
  await checkReflow(page, { name: 'hours that two say differently' });
  await host.getByRole('button', { name: 'Agree to 2 hours' }).press('Enter');
  await expect(status(host, 'Completed')).toBeVisible();
  await expect(status(page, 'Completed')).toBeVisible();
  await expect(fact(page, 'Hours')).toHaveText('2 hours, agreed by both: $140.46');
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    `/ndis-providers/${id}?tab=reviews`,
  );
});

test('every two weeks with an exception: dates are seen before it is sent, and all or one of them is answered', async ({
  page,
  another,
}) => {
  const host = await another(nextOwner());
  const { id, services } = await ours(host, await another(1), 'Acacia Court Supports');
  await signInAs(page, guest);
  await open(page, `/ndis-providers/${id}/book?service=${services[0]?.id}`);
  await times(page).nth(1).click();
  await page.getByLabel('How often?').selectOption('Every two weeks');
  await page.getByLabel('How many times in all?').selectOption('3');
  const dates = page.getByRole('group', { name: 'Dates' }).getByRole('checkbox');
  await expect(dates).toHaveCount(3);
  await expect(dates.first()).toBeDisabled();
  await expect(page.locator('.booking-total')).toHaveText('Total$421.38');
  await dates.nth(1).uncheck();
  await expect(page.locator('.booking-total')).toHaveText('Total$280.92');
  await expect(page.locator('.booking-sentence')).toContainText('2 times, first on');
  await sound(page, 'dates of a series');
  await checkReflow(page, { name: 'dates of a series' });
  await page.getByLabel('Agree on the place later').check();
  await send(page).click();
  await expect(fact(page, 'Repeats')).toHaveText('1 of 2. 2 are to come.');
  const first = await bookings(page, idIn(page));
  await listening(page);
  await open(host, `/bookings/${first.id}`);
  await host.getByRole('button', { name: 'Accept all that wait' }).click();
  await expect(status(host, 'Agreed')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await checkAccessibility(page, { name: 'cancelling one of a series' });
  await page.getByRole('radio', { name: 'All 2 that are to come' }).check();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(status(page, 'Cancelled')).toBeVisible();
  await open(page, '/bookings');
  await expect(page.getByRole('link', { name: /^Self-care, weekday with Acacia Court Supports/ })).toHaveCount(0);
});

test('suspended, enquiries only, and a service that is gone: the page says so, and offers what is possible', async ({
  page,
  another,
}) => {
  const host = await another(nextOwner());
  const admin = await another(1);
  const { id, whyNotBooked } = await ours(host, admin, 'Hakea Street Supports', { takesRequests: false });
  expect(whyNotBooked).not.toBe('');
  await signInAs(page, guest);
  await open(page, `/ndis-providers/${id}/book`);
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute('href', `/ndis-providers/${id}/ask`);
  await sound(page, 'a provider that takes enquiries only');

  const broadwater = (await (
    await page.request.get('/api/ndis-providers?search=Broadwater+Living&exact=true')
  ).json()) as { id: number }[];
  await open(page, `/ndis-providers/${broadwater[0]?.id}/book`);
  await expect(page.locator('.note-warn')).toContainText('suspended');
  await expect(send(page)).toHaveCount(0);
});

test('a carer who acts for a participant books for them; both see it, and the log says by whom', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of (404|403)/);
  const host = await another(nextOwner());
  const { id, businessName, services } = await ours(host, await another(1), 'Melaleuca Way Supports');
  const participant = 12;
  await signInAs(page, 20);
  await open(page, `/supporters/for/${participant}`);
  await page.getByRole('button', { name: /^Act for / }).click();
  await expect(page.getByRole('region', { name: 'About this page' })).toContainText('You act for ');
  await open(page, `/ndis-providers/${id}`);
  // What isn’t for a supporter isn’t there.
  await expect(page.getByRole('link', { name: 'Send Message' })).toHaveCount(0);
  await open(page, `/ndis-providers/${id}/book?service=${services[0]?.id}`);
  await times(page).nth(3).click();
  await expect(page.locator('.booking-total')).toHaveText('Total$140.46');
  await expect(page.getByText('From your access passport')).toHaveCount(0);
  await page.getByLabel('Agree on the place later').check();
  await sound(page, 'a carer books a provider');
  await send(page).click();
  await expect(heading(page, `Self-care, weekday with ${businessName}`)).toBeVisible();
  const path = new URL(page.url()).pathname;
  const member = await another(participant);
  await open(member, path);
  await expect(status(member, 'Waiting for an answer')).toBeVisible();
  await open(member, '/supporters/log');
  await expect(member.getByRole('listitem').filter({ hasText: 'for you: asked for a booking' }).first()).toBeVisible();
  await open(host, path);
  await expect(status(host, 'Waiting for your answer')).toBeVisible();
});

test('by keyboard alone: a service, a worker, a time and the request', async ({ page, another }) => {
  const { id, businessName } = await ours(await another(nextOwner()), await another(1), 'Waratah Rise Supports');
  await signInAs(page, 25);
  await open(page, `/ndis-providers/${id}`);
  await page.getByRole('link', { name: 'Book Service', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, `Book Service with ${businessName}`)).toBeFocused();
  await service(page, 'Self-care, weekday').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'No preference' })).toBeChecked();
  await page.getByRole('radio', { name: 'No preference' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Hanh Tran' })).toBeChecked();
  await times(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.booking-total')).toHaveText('Total$140.46');
  await page.getByLabel('Agree on the place later').focus();
  await page.keyboard.press('Space');
  await crawlKeyboard(page, { name: 'a request to a provider', max: 60 });
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, `Self-care, weekday with ${businessName}`)).toBeFocused();
  await expect(fact(page, 'Who comes')).toHaveText('Hanh Tran');
});

test('by the reader alone: a time of a provider is chosen, its total heard before it is sent, and each thing once', async ({
  page,
  another,
}) => {
  const { id, services } = await ours(await another(nextOwner()), await another(1), 'Correa Place Supports');
  await signInAs(page, 27);
  await open(page, `/ndis-providers/${id}/book?service=${services[0]?.id}`);
  await expect(times(page).first()).toBeVisible();
  const reader = await startReader(page);
  await reader.to('heading', 'heading, A day and a time, level 2');
  await reader.to('heading', /^heading, \w+day \d+ \w+, level 3$/, { most: 20 });
  await reader.to('item', /^button, \w+day \d+ \w+, [\d: apm]+ to [\d: apm]+, your time/);
  await hearOnce(
    page,
    reader,
    /^We’re keeping this time with \w+ \w+ for you until [\d: apm]+\.$/,
    () => reader.act() as Promise<void>,
    { within: 3000 },
  );
  await expect(page.locator('.booking-total')).toHaveText('Total$140.46');
  await reader.to('heading', 'heading, How we meet, level 2');
  await reader.to('item', /^checkbox, Agree on the place later/);
  await reader.act();
  await reader.to('heading', 'heading, What it would cost, level 2');
  await reader.to('item', /\$140\.46/);
  await reader.to('item', /^button, Send request/, { most: 80 });
  await reader.forget();
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: /^Self-care, weekday with / })).toBeFocused();
  expect(await reader.times(/Request sent/)).toBe(1);
});
