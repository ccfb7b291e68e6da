import type { Page } from '@playwright/test';
import { abnOf } from '#platform/contract/business-numbers.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { mailedCode } from '#platform/web/testing/people.ts';
import { startReader } from '#platform/web/testing/reader.ts';
import type { Provider } from '../contract.ts';
import { listing, service, stated } from '../server/example-listing.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const most = 200;

/** A page with the reader over it, from its beginning. */
async function readAt(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  return startReader(page);
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });

async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

test('by the reader alone: a provider is found, opened and saved, and each thing is said once', async ({ page }) => {
  await signInAs(page, 7);
  const reader = await readAt(page, '/ndis-providers?search=Red+Gum');
  await reader.to('heading', /^heading, 1 provider, level 2$/);
  await reader.to('heading', /Red Gum Supports/);
  await reader.to('item', /^link, View Profile ?: Red Gum Supports/, { most: 120 });
  await reader.act();
  await expect(page.getByRole('heading', { level: 1, name: 'Red Gum Supports' })).toBeFocused();
  await reader.to('item', /^button, Save Red Gum Supports/);
  await reader.forget();
  await reader.act();
  expect(await reader.times(/Provider saved/)).toBe(1);
  await expect(page.getByRole('button', { name: 'Saved Red Gum Supports' })).toBeVisible();
});

test('by the reader alone: a provider claims a listing, answers what is asked and replies to a review', async ({
  page,
  another,
}) => {
  const claimed = 10;
  await signInAs(page, 17);
  const { businessName } = (await (await page.request.get(`/api/ndis-providers/${claimed}`)).json()) as Provider;
  const about = await page.request.get(`/api/ndis-providers/${claimed}/claim`);
  const [domain = ''] = ((await about.json()) as { domains: string[] }).domains;
  const email = `office@${domain}`;
  let reader = await readAt(page, `/ndis-providers/${claimed}/claim`);
  await reader.to('item', /^textbox, Email address at your organisation/, { most });
  await reader.type(email);
  await reader.to('item', /^button, Send a code/, { most });
  await reader.act();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  await reader.to('item', /^textbox, Code from the email/, { most });
  await reader.type(await mailedCode(page.request, email));
  await reader.to('item', /^button, Claim the listing/, { most });
  await reader.forget();
  await reader.act();
  await expect(page.getByText('You own this listing')).toBeVisible();
  expect(await reader.times(`You own ${businessName} now`)).toBe(1);

  const member = await another(9);
  const need = { what: 'Someone to read letters aloud', where: '', when: '', howOften: '', access: '' };
  await send(member, '/api/ndis-provider-asks', { providerIds: [claimed], need });
  const list = (await (await page.request.get('/api/received-ndis-provider-asks')).json()) as { id: number }[];
  reader = await readAt(page, `/ndis-providers/asked/${list[0]?.id}`);
  await reader.to('item', /Someone to read letters aloud/, { most });
  await reader.to('item', /^radio, Yes, we can help/, { most });
  await reader.act();
  await reader.to('item', /^textbox, Your answer/, { most });
  await reader.type('Yes, on Monday.');
  await reader.to('item', /^button, Send the answer/, { most });
  await reader.forget();
  await reader.act();
  expect(await reader.times('Answer sent')).toBe(1);

  const waiting = await member.request.get('/api/ndis-providers/2/bookings-to-review');
  const [booking] = (await waiting.json()) as { bookingId: number }[];
  const review = { bookingId: booking?.bookingId, rating: 4, reviewTitle: 'They rang first', reviewText: '' };
  await send(member, '/api/ndis-providers/2/reviews', review);
  const owner = await another(8);
  reader = await readAt(owner, '/ndis-providers/2?tab=reviews');
  await reader.to('heading', /They rang first/, { most });
  await reader.to('item', /^button, Reply/, { most });
  await reader.act();
  await expect(owner.getByRole('dialog')).toBeVisible();
  await reader.to('item', /^textbox, Your reply/, { most });
  await reader.type('Thank you for telling us.');
  await reader.to('item', /^button, Post the reply/, { most });
  await reader.forget();
  await reader.act();
  expect(await reader.times('Reply posted')).toBe(1);
  await expect(owner.getByText('Thank you for telling us.')).toBeVisible();
});

test('by the reader alone: an administrator checks a stated paper and publishes the listing', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  const owner = await another(18);
  const form = listing({ businessName: 'Quiet Street Supports', tradingName: '', abn: abnOf('700912345') });
  const { id } = await send<Provider>(owner, '/api/ndis-providers', form);
  await send(owner, `/api/ndis-providers/${id}/services`, service());
  await send(owner, `/api/ndis-providers/${id}/papers`, stated);
  const identity = {
    kind: 'identity',
    result: 'confirmed',
    seenOn: '2026-01-05',
    source: 'Seen by hand',
    expiry: null,
  };
  await send(page, `/api/admin/ndis-providers/${id}/checks`, identity);

  let reader = await readAt(page, `/ndis-providers/checks/${id}`);
  await reader.to('item', /^button, Check it ?: Public liability/, { most });
  await reader.act();
  await expect(page.getByRole('heading', { level: 2, name: 'Record a check' })).toBeFocused();
  await reader.to('item', /^radio, It is as the provider says/, { most });
  await reader.act();
  for (const [part, typed] of [
    ['Day', '5'],
    ['Month', '1'],
    ['Year', '2026'],
  ] as const) {
    await reader.to('item', new RegExp(`^(textbox|spinbutton), ${part}\\b`), { most });
    await reader.type(typed);
  }
  await reader.to('item', /^button, Record the check/, { most });
  await reader.forget();
  await reader.act();
  expect(await reader.times('Check recorded')).toBe(1);

  reader = await readAt(page, `/ndis-providers/checks/${id}`);
  await reader.to('item', /^button, Publish the listing/, { most });
  await reader.act();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reader.to('item', /^textbox, Your reason/, { most });
  await reader.type('All was seen.');
  await reader.to('item', /^button, Yes, publish/, { most });
  await reader.forget();
  await reader.act();
  expect(await reader.times('Listing published')).toBe(1);
  const member = await another(7);
  await member.goto(`/ndis-providers/${id}`);
  await expect(heading(member, 'Quiet Street Supports')).toBeVisible();
});

test('by the reader alone: a carer acts for a participant, books a service, and hears for whom', async ({
  page,
  problems,
}) => {
  // What isn’t for a supporter.
  problems.allow(/status of (404|403)/);
  await signInAs(page, 20);
  let reader = await readAt(page, '/supporters/for/12');
  await reader.to('item', /^button, Act for /, { most });
  await reader.act();
  await expect(heading(page, /^You act for /)).toBeVisible();
  reader = await readAt(page, '/ndis-providers/2/book');
  await reader.to('item', /^You act for/, { most });
  await reader.to('item', /^radio, Household tasks/, { most });
  await reader.act();
  await expect(page.locator('.time-buttons button').first()).toBeVisible();
  await reader.to('item', /^button, \w+day \d+ \w+, \d{1,2}(:\d\d)? ([ap]m )?to /, { most });
  await reader.act();
  await expect(page.getByText(/We’re keeping this time.* for you until/).first()).toBeVisible();
  await reader.to('heading', 'heading, How we meet, level 2');
  await reader.to('item', /^checkbox, Agree on the place later/);
  await reader.act();
  await reader.to('heading', 'heading, What it would cost, level 2');
  await reader.to('item', /^button, Send request/, { most: 80 });
  await reader.act();
  await expect(heading(page, 'Household tasks with Saltbush Home Support')).toBeFocused();
  reader = await readAt(page, '/supporters/log');
  await reader.to('item', /asked for a booking/, { most });
});
