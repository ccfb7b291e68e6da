import type { Locator, Page } from '@playwright/test';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { mailedCode } from '#platform/web/testing/people.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import type { Provider } from '../contract.ts';

// Whole journeys, from the first page to the last, each by pointer and by keyboard alone. What a state has to be like is
// proved where its part is: the directory, the profile, bookings, answers, claims and checks.

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

interface Way {
  readonly press: (one: Locator) => Promise<void>;
  readonly tick: (one: Locator) => Promise<void>;
  readonly write: (one: Locator, text: string) => Promise<void>;
}
const pointer: Way = {
  press: (one) => one.click(),
  tick: (one) => one.check(),
  write: (one, text) => one.fill(text),
};
const keyboard: Way = {
  press: async (one) => {
    await one.focus();
    await one.page().keyboard.press('Enter');
  },
  tick: async (one) => {
    await one.focus();
    await one.page().keyboard.press('Space');
    await expect(one).toBeChecked();
  },
  write: async (one, text) => {
    await one.focus();
    await one.page().keyboard.press('ControlOrMeta+A');
    await one.page().keyboard.type(text);
  },
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const read = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/ndis-providers/${id}`)).json()) as Provider;
const status = (page: Page, words: string) => page.locator('.page-head').getByText(words, { exact: true });

/** Listings of the demo community that someone answers for; the first one has completed bookings of both participants. */
const answering = [1, 2, 3, 4, 5];

test.describe('a participant searches, compares, asks five at once, books and reviews', () => {
  for (const [way, who, { press, tick, write }] of [
    ['by pointer', 14, pointer],
    ['by keyboard alone', 4, keyboard],
  ] as const)
    test(way, async ({ page }) => {
      await signInAs(page, who);
      const names = await Promise.all(answering.map(async (id) => (await read(page, id)).businessName));
      const [first = '', , , , saved = ''] = names;
      await open(page, '/ndis-providers/5');
      await press(button(page, `Save ${saved}`));
      await expect(button(page, `Saved ${saved}`)).toBeVisible();

      await open(page, '/ndis-providers');
      for (const name of names.slice(0, 4)) {
        const search = page.getByLabel('What do you need?');
        await write(search, name);
        if (way === 'by pointer') await button(page, 'Search providers').click();
        else await page.keyboard.press('Enter');
        await tick(page.getByRole('checkbox', { name: `Compare ${name}` }));
      }
      const tray = page.getByRole('region', { name: 'Compare: 4 providers chosen' });
      await press(tray.getByRole('link', { name: 'Compare 4 providers' }));
      await expect(heading(page, 'Compare providers')).toBeFocused();
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['About', ...names.slice(0, 4)]);
      await page.goBack();
      await press(tray.getByRole('link', { name: 'Ask them at once' }));
      await expect(heading(page, 'Ask providers')).toBeFocused();
      await page.getByLabel('Add one of your saved providers (optional)').selectOption(saved);
      await expect(button(page, /^Leave out/)).toHaveCount(5);
      await write(page.getByLabel('What you need', { exact: true }), 'Help with the garden path');
      await press(button(page, 'Send the request'));
      await expect(heading(page, 'Answers of providers')).toBeFocused();
      expect(await timesAnnounced(page, 'Sent: We tell you when a provider answers.')).toBe(1);
      await expect(page.getByText('Waiting for an answer')).toHaveCount(5);
      await expect(page.getByRole('rowheader')).toHaveText(names.toSorted());

      await open(page, '/ndis-providers/1');
      await press(page.getByRole('link', { name: 'Book Service', exact: true }));
      await expect(heading(page, `Book Service with ${first}`)).toBeFocused();
      await tick(page.getByRole('group', { name: 'Service' }).getByLabel('Household tasks'));
      await press(page.locator('.time-buttons button').nth(way === 'by pointer' ? 2 : 4));
      await expect(page.getByText(/We’re keeping this time.* for you until/).first()).toBeVisible();
      await tick(page.getByLabel('Agree on the place later'));
      await press(button(page, 'Send request'));
      await expect(heading(page, `Household tasks with ${first}`)).toBeFocused();
      await expect(status(page, 'Waiting for an answer')).toBeVisible();

      await open(page, '/ndis-providers/1?tab=reviews');
      await press(button(page, 'Write a review'));
      const dialog = page.getByRole('dialog', { name: `Review ${first}` });
      await tick(dialog.getByRole('radio', { name: '5 stars: very good' }));
      await write(dialog.getByLabel('Title (optional)'), `Written ${way}`);
      await press(button(dialog, 'Post your review'));
      await expect(dialog).toBeHidden();
      expect(await timesAnnounced(page, 'Review posted: You can change it for 7 days.')).toBe(1);
      const own = page.locator('.provider-review').filter({ hasText: `Written ${way}` });
      await expect(own).toContainText('5 out of 5');
      await expect(own.locator('.chip')).toHaveText('Verified');
      await expect(page.locator('.provider-average')).toContainText('5.0out of 5');
    });
});

test('by the reader alone: a participant asks providers and writes a review, and each thing is said once', async ({
  page,
}) => {
  await signInAs(page, 9);
  await open(page, '/ndis-providers/ask?providers=2,3');
  let reader = await startReader(page);
  const most = 150;
  await reader.to('item', /^textbox, What you need/, { most });
  await reader.type('Someone for the bins');
  await reader.to('item', /^button, Send the request/, { most });
  await reader.forget();
  await reader.act();
  await expect(heading(page, 'Answers of providers')).toBeFocused();
  expect(await reader.times(/Sent.+We tell you when a provider answers\./)).toBe(1);

  await open(page, '/ndis-providers/1?tab=reviews');
  reader = await startReader(page);
  await reader.to('item', /^button, Write a review/, { most });
  await reader.act();
  await expect(page.getByRole('dialog')).toBeVisible();
  await reader.to('item', /^radio, 4 stars: good/, { most });
  await reader.act();
  await reader.to('item', /^button, Post your review/, { most });
  await hearOnce(page, reader, 'Review posted: You can change it for 7 days.', () => reader.act() as Promise<void>, {
    within: 3000,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a provider claims a listing, says what it does and when, and answers', () => {
  for (const [way, who, listing, { press, tick, write }] of [
    ['by pointer', 15, 7, pointer],
    ['by keyboard alone', 16, 8, keyboard],
  ] as const)
    test(way, async ({ page, another }) => {
      await signInAs(page, who);
      await open(page, `/ndis-providers/${listing}`);
      const { businessName } = await read(page, listing);
      const about = await page.request.get(`/api/ndis-providers/${listing}/claim`);
      const [domain = ''] = ((await about.json()) as { domains: string[] }).domains;
      await press(page.getByRole('link', { name: 'Claim it' }));
      await expect(heading(page, `Claim ${businessName}`)).toBeFocused();
      const email = `office@${domain}`;
      await write(page.getByLabel('Email address at your organisation'), email);
      await press(button(page, 'Send a code'));
      const code = page.getByLabel('Code from the email');
      await expect(code).toBeVisible();
      await write(code, await mailedCode(page.request, email));
      await press(button(page, 'Claim the listing'));
      await expect(page.getByText('You own this listing')).toBeVisible();

      await open(page, '/ndis-providers/mine');
      await press(page.getByRole('link', { name: `Manage ${businessName}` }));
      await expect(heading(page, `Manage ${businessName}`)).toBeFocused();
      await press(page.getByRole('tab', { name: 'Details' }));
      await write(page.getByLabel('Description (optional)', { exact: true }), 'We come when we said we would.');
      await page.getByLabel('Sunday opens', { exact: true }).selectOption('10 am');
      await page.getByLabel('Sunday closes', { exact: true }).selectOption('noon');
      await press(button(page, 'Save the listing'));
      await expect(page.locator('.toast')).toContainText('Listing saved');
      expect(await timesAnnounced(page, /^Listing saved/)).toBe(1);

      await press(page.getByRole('tab', { name: 'Services' }));
      await press(button(page, 'Add a service'));
      const dialog = page.getByRole('dialog');
      await write(dialog.getByLabel('Name of the service'), 'Weeding');
      await write(dialog.getByLabel('Support item number (optional)'), '01_019_0120_1_1');
      await write(dialog.getByLabel('Price in dollars'), '55.10');
      await press(dialog.locator('button[type=submit]'));
      await expect(page.getByRole('heading', { level: 3, name: 'Weeding' })).toBeVisible();

      const member = await another(7);
      await open(member, `/ndis-providers/${listing}`);
      await expect(member.getByText('We come when we said we would.')).toBeVisible();
      const hours = member.getByRole('table', { name: 'Business hours of each weekday' }).getByRole('row');
      await expect(hours.filter({ hasText: 'Sunday' }).getByRole('cell')).toHaveText('10 am – noon');
      await member.getByRole('tab', { name: 'Services' }).click();
      const weeding = member.locator('.provider-service').filter({ hasText: 'Weeding' });
      await expect(weeding).toContainText('$55.10 an hour');
      const what = `The path is overgrown, and asked ${way}`;
      const need = { what, where: '', when: '', howOften: '', access: '' };
      const asked = await member.request.post('/api/ndis-provider-asks', { data: { providerIds: [listing], need } });
      expect(asked.status(), await asked.text()).toBe(201);
      const { id } = (await asked.json()) as { id: number };

      await open(page, '/ndis-providers/asks');
      await press(page.getByRole('link', { name: what }));
      await expect(heading(page, 'A request to your listing')).toBeFocused();
      await tick(page.getByRole('radio', { name: 'Yes, we can help' }));
      await write(page.getByLabel('Your answer'), 'Yes, on Sunday.');
      await press(button(page, 'Send the answer'));
      expect(await timesAnnounced(page, 'Answer sent')).toBe(1);
      await open(member, `/ndis-providers/asks/${id}`);
      await expect(member.getByRole('row').filter({ hasText: businessName })).toContainText('Yes, on Sunday.');
    });
});

test.describe('an administrator checks a provider and suspends it, and no one can book it', () => {
  for (const [way, listing, { press, tick, write }] of [
    ['by pointer', 2, pointer],
    ['by keyboard alone', 4, keyboard],
  ] as const)
    test(way, async ({ page, another, problems }) => {
      problems.allow(/status of 403/);
      await signInAs(page, 1);
      const { businessName, services } = await read(page, listing);
      const enter = async (label: string, date: readonly string[]) => {
        const group = page.getByRole('group', { name: label, exact: true });
        for (const [at, part] of ['Day', 'Month', 'Year'].entries()) {
          await write(group.getByLabel(part, { exact: true }), date[at] ?? '');
        }
      };
      await open(page, '/ndis-providers/checks?show=all');
      await write(page.getByLabel('Search by name or ABN'), businessName);
      await page.keyboard.press('Enter');
      await press(page.getByRole('link', { name: `Open the checks of ${businessName}` }));
      await expect(heading(page, `Checks of ${businessName}`)).toBeFocused();
      await page.getByLabel('What you checked').selectOption('Public liability');
      await tick(page.getByLabel('It is as the provider says'));
      await enter('Day you looked', ['1', '11', '2026']);
      await write(page.getByLabel('Where you looked'), `A certificate, ${way}`);
      await write(page.getByLabel('Insurer'), 'Wattle Mutual');
      await write(page.getByLabel('Coverage in dollars'), '10,000,000');
      await enter('Valid to', ['30', '6', '2028']);
      await press(button(page, 'Record the check'));
      expect(await timesAnnounced(page, 'Check recorded')).toBe(1);
      await expect(page.getByRole('row').filter({ hasText: `A certificate, ${way}` })).toContainText('30 June 2028');

      const member = await another(7);
      const book = `/ndis-providers/${listing}/book?service=${services[0]?.id}`;
      await open(member, book);
      await expect(member.locator('.time-buttons button').first()).toBeVisible();
      await press(button(page, /^Suspend this provider/));
      const dialog = page.getByRole('dialog');
      await write(dialog.getByLabel('Your reason'), 'The register has no such number.');
      await press(button(dialog, 'Yes, suspend this provider'));
      expect(await timesAnnounced(page, 'Provider suspended')).toBe(1);

      const words = 'This provider is suspended and can’t be booked.';
      await open(member, book);
      await expect(member.locator('.note-warn')).toContainText(words);
      await expect(button(member, 'Send request')).toHaveCount(0);
      const startsAt = new Date(Math.ceil(Date.now() / 3_600_000 + 48) * 3_600_000).toISOString();
      const data = { startsAt, minutes: 120, zone: 'Australia/Sydney', format: 'inPerson' };
      const path = `/api/bookables/providerservice/${services[0]?.id}/bookings`;
      const refused = await member.request.post(path, { data });
      expect([refused.status(), await refused.json()]).toMatchObject([403, { detail: words }]);
      await press(button(page, /^Lift the suspension/));
      await write(dialog.getByLabel('Your reason'), 'Seen on the register today.');
      await press(button(dialog, 'Yes, lift the suspension'));
      await open(member, book);
      await expect(member.locator('.time-buttons button').first()).toBeVisible();
    });
});

test('by keyboard alone: a carer acts for a participant and books; both read by whom and for whom it was', async ({
  page,
  another,
  problems,
}) => {
  // What isn’t for a supporter.
  problems.allow(/status of (404|403)/);
  const { press, tick } = keyboard;
  const participant = 12;
  await signInAs(page, 20);
  await open(page, `/supporters/for/${participant}`);
  await press(button(page, /^Act for /));
  const title = heading(page, /^You act for /);
  await expect(title).toBeVisible();
  const name = ((await title.textContent()) ?? '').replace('You act for ', '');
  await open(page, '/ndis-providers/2/book');
  await tick(page.getByRole('group', { name: 'Service' }).getByLabel('Household tasks'));
  await press(page.locator('.time-buttons button').nth(6));
  await tick(page.getByLabel('Agree on the place later'));
  await press(button(page, 'Send request'));
  await expect(heading(page, 'Household tasks with Saltbush Home Support')).toBeFocused();
  const path = new URL(page.url()).pathname;

  const member = await another(participant);
  await open(member, path);
  await expect(status(member, 'Waiting for an answer')).toBeVisible();
  await open(member, '/supporters/log');
  const theirs = member.getByRole('listitem').filter({ hasText: 'asked for a booking' }).first();
  await expect(theirs).toContainText(/^By .+ for you: asked for a booking/);
  await press(theirs.getByRole('link', { name: /^asked for a booking/ }));
  await expect(member).toHaveURL(new RegExp(`${path}$`));
  await expect(heading(member, 'Household tasks with Saltbush Home Support')).toBeFocused();

  await press(page.getByRole('region', { name: 'About this page' }).getByRole('button', { name: /^Stop acting for / }));
  await expect(heading(page, 'Supporters')).toBeVisible();
  await open(page, '/supporters/log');
  await expect(page.getByRole('listitem').filter({ hasText: 'asked for a booking' }).first()).toContainText(
    `By you for ${name}: asked for a booking`,
  );
});
