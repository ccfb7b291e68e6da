import type { Page } from '@playwright/test';
import { moneyText } from '#platform/contract/money.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import type { Provider, ProviderCard, Review } from '../contract.ts';
import { publish } from './published.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const header = (page: Page) => page.locator('.provider-head');
const fact = (page: Page, label: string) =>
  page
    .locator('.facts > div')
    .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');
const read = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/ndis-providers/${id}`)).json()) as Provider;
const day = (text: string | null) =>
  new Date(`${text}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
/** The day of a moment, where the browser is. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  });

/** From the directory, as members come: the profile is read by a call. */
async function arrive(page: Page, name: string) {
  await open(page, `/ndis-providers?search=${encodeURIComponent(name)}&exact=true`);
  await page.getByRole('link', { name, exact: true }).click();
}

/** The number of a provider of the demo community. */
async function idOf(page: Page, name: string): Promise<number> {
  const answer = await page.request.get(`/api/ndis-providers?search=${encodeURIComponent(name)}&exact=true`);
  const [first] = (await answer.json()) as ProviderCard[];
  if (first?.businessName !== name) throw new Error(`${name} is not in the demo community.`);
  return first.id;
}

test('two ids are two providers: header, badges, contact and description, with one call each', async ({ page }) => {
  await signInAs(page, 4);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/ndis-providers\/\d+$/.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  await arrive(page, 'Red Gum Supports');
  await expect(heading(page, 'Red Gum Supports')).toBeFocused();
  expect(calls).toEqual(['/api/ndis-providers/1']);
  await expect(page).toHaveTitle('Red Gum Supports – Doorways');
  await expect(heading(page, 'Red Gum Supports')).toBeVisible();
  await expect(header(page).locator('.provider-banner svg')).toBeVisible();
  await expect(header(page).locator('.provider-mark svg')).toBeVisible();
  await expect(header(page).getByText('Trading as: Red Gum Bendigo', { exact: true })).toBeVisible();
  await expect(header(page).getByText('Bendigo, VIC 3550', { exact: true })).toBeVisible();
  await expect(header(page).locator('.chip')).toHaveText([
    'Registration active',
    'Verified Provider',
    '100% Compliance Score',
  ]);
  await expect(header(page).locator('.chip').first()).toHaveClass(/chip-ok/);
  await expect(header(page).getByRole('button', { name: 'No reviews yet' })).toBeVisible();
  await expect(header(page).getByText(/^A small team of support workers/)).toBeVisible();
  const contact = page.getByRole('region', { name: 'Get in touch' });
  await expect(contact.getByRole('link', { name: '03 5550 1000' })).toHaveAttribute('href', 'tel:0355501000');
  await expect(contact.getByRole('link', { name: 'hello@red-gum-supports.example' })).toHaveAttribute(
    'href',
    'mailto:hello@red-gum-supports.example',
  );
  const site = contact.getByRole('link', { name: 'red-gum-supports.example (opens in a new tab)' });
  await expect(site).toHaveAttribute('href', 'https://red-gum-supports.example');
  await expect(site).toHaveAttribute('target', '_blank');

  await open(page, '/ndis-providers/2');
  await expect(heading(page, 'Saltbush Home Support')).toBeVisible();
  await expect(page.getByText(/^Trading as/)).toHaveCount(0);
  await tab(page, 'Services').click();
  await expect(page.locator('.provider-service h3')).toHaveText(
    (await read(page, 2)).services.map(({ serviceName }) => serviceName),
  );

  await open(page, `/ndis-providers/${await idOf(page, 'Kororoit Creek Care')}`);
  await expect(header(page).locator('.chip').filter({ hasText: 'Premium' })).toHaveText('Premium Provider');
});

test('five tabs in the address, starting on Overview, by pointer and by arrow keys; Back returns', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/1');
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Services', 'Staff', 'Reviews', 'Compliance']);
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Services', 'Staff', 'Reviews', 'Compliance']) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${name.toLowerCase()}$`));
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await sound(page, `the tab ${name} of a provider`);
    await checkReflow(page, { name: `the tab ${name} of a provider` });
  }
  await page.goBack();
  await expect(tab(page, 'Reviews')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Reviews').focus();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Overview')).toBeFocused();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  await crawlKeyboard(page, { name: 'the profile of a provider', max: 40 });
});

test('Overview: hours of each weekday, emergency contact, areas and business information, as they are stored', async ({
  page,
  another,
}) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/1');
  const provider = await read(page, 1);
  const hours = page.getByRole('table', { name: 'Business hours of each weekday' });
  await expect(hours.getByRole('rowheader')).toHaveText([
    /^Monday/,
    /^Tuesday/,
    /^Wednesday/,
    /^Thursday/,
    /^Friday/,
    /^Saturday/,
    /^Sunday/,
  ]);
  await expect(hours.getByRole('cell')).toHaveText([...Array(5).fill('8 am – 6 pm'), '9 am – 3 pm', 'Closed']);
  await expect(hours.getByRole('rowheader', { name: /, today$/ })).toHaveCount(1);
  const emergency = page.getByRole('region', { name: 'Emergency contact' });
  const { name = '', phone = '' } = provider.emergencyContact ?? {};
  expect([name, phone]).not.toContain('');
  await expect(emergency).toContainText(`${name}: ${phone}`);
  await expect(emergency.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(page.getByRole('region', { name: 'Service areas' }).getByRole('listitem')).toHaveText(
    provider.serviceAreas,
  );
  await expect(fact(page, 'ABN')).toHaveText(`${provider.abn} (format valid)`);
  await expect(fact(page, 'ACN')).toHaveCount(0);
  await expect(fact(page, 'NDIS provider number')).toHaveText(provider.ndisProviderNumber);
  await expect(fact(page, 'Business type')).toHaveText('Company');
  await expect(fact(page, 'Registration date')).toHaveText(day(provider.registrationDate));
  await expect(fact(page, 'Registration expiry')).toHaveText(day(provider.registrationExpiry));
  const complain = page.getByRole('region', { name: 'Something went wrong?' });
  await expect(complain.getByRole('link', { name: 'Call 1800 035 544' })).toHaveAttribute('href', 'tel:1800035544');
  await sound(page, 'the overview of a provider');
  // No example has one.
  const company = await publish(await another(8), await another(1), {
    name: 'A company of its own',
    acn: '004 085 616',
  });
  await open(page, `/ndis-providers/${company.id}`);
  await expect(fact(page, 'ACN')).toHaveText('004 085 616 (format valid)');
});

test('Services: each card has type, category, price, booking hours, delivery, transport and access', async ({
  page,
}) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/1?tab=services');
  const { services } = await read(page, 1);
  const cards = page.locator('.provider-service');
  await expect(cards).toHaveCount(services.length);
  const ways = { both: 'In-person & Online', person: 'In-person only', online: 'Online only' };
  for (const [at, one] of services.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('heading')).toHaveText(one.serviceName);
    await expect(card).toContainText(`${moneyText(one.unitPrice)} an hour`);
    await expect(card).toContainText(one.serviceDescription);
    await expect(card).toContainText(`${one.categoryName} (${one.categoryCode})`);
    await expect(card).toContainText(`${one.minBookingHours} to ${one.maxBookingHours} hours`);
    const way = one.isOnlineAvailable ? (one.isInPersonAvailable ? ways.both : ways.online) : ways.person;
    await expect(card).toContainText(way);
    await expect(card).toContainText(one.requiresTransport ? 'Transport required' : 'No transport required');
    await expect(card.locator('.provider-type')).toHaveAttribute('data-type', one.serviceType);
  }
  await expect(cards.first().getByRole('list', { name: 'Accessibility features' }).getByRole('listitem')).toHaveText([
    'Wheelchair accessible',
    'Easy English',
    'Large print',
  ]);
  const colour = (type: string) =>
    page
      .locator(`.provider-type[data-type="${type}"] .chip`)
      .first()
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  await expect(page.locator('.provider-type').filter({ hasText: 'Core' }).first()).toBeVisible();
  // Blue and purple, as the theme has them.
  expect([await colour('core'), await colour('capacity_building')]).toEqual([
    'rgb(207, 223, 233)',
    'rgb(226, 213, 234)',
  ]);
  await open(page, `/ndis-providers/${await idOf(page, 'Murray Mobility')}?tab=services`);
  // Green.
  expect(await colour('capital')).toBe('rgb(207, 227, 214)');
});

test('Staff: name or initials, position, availability, words, years and languages; no number in full', async ({
  page,
}) => {
  await signInAs(page, 4);
  const id = await idOf(page, 'Paperbark Care and Therapy');
  await open(page, `/ndis-providers/${id}?tab=staff`);
  const { staff } = await read(page, id);
  const cards = page.locator('.provider-person');
  await expect(cards).toHaveCount(staff.length);
  for (const [at, one] of staff.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('heading', { name: `${one.firstName} ${one.lastName}`, exact: true })).toBeVisible();
    await expect(card.locator('.who')).toHaveText(`${one.firstName[0]}${one.lastName[0]}`);
    await expect(card.locator('.chip')).toHaveText(one.isAvailableForBooking ? 'Available' : 'Unavailable');
    for (const text of [one.position, one.bio, `${one.yearsExperience} years`, one.languagesSpoken.join(', ')]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(one.qualifications.join(', '));
    await expect(card).toContainText(one.specializations.join(', '));
    await expect(card).toContainText(/Number ends in \d{3}\./);
  }
  await expect(cards.locator('.chip')).toHaveText(['Available', 'Available', 'Available']);
  await open(page, `/ndis-providers/${await idOf(page, 'Two Rivers Supports')}?tab=staff`);
  await expect(cards.locator('.chip')).toHaveText(['Unavailable']);
});

test('Reviews: without any it says so and shows no bars', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/ndis-providers/1?tab=reviews');
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect(page.locator('.bars')).toHaveCount(0);
});

test('Reviews: the average, the share of each number of stars in bars and words, and each review with its reply', async ({
  page,
}) => {
  await signInAs(page, 7);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ndis-providers/3/reviews')) asked.push(new URL(request.url()).search);
  });
  await arrive(page, 'Paperbark Care and Therapy');
  await header(page).getByRole('button', { name: '4.0 out of 5, 2 reviews' }).click();
  await expect(tab(page, 'Reviews')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('.provider-average')).toHaveText('4.0out of 5, from 2 reviews');
  await expect(panel.locator('.provider-average [data-full]')).toHaveCount(4);
  const bars = panel.getByRole('list', { name: 'Share of reviews by stars' });
  await expect(bars.getByRole('listitem')).toHaveText([
    '5 stars: 50%, 1 review',
    '4 stars: 0%, 0 reviews',
    '3 stars: 50%, 1 review',
    '2 stars: 0%, 0 reviews',
    '1 star: 0%, 0 reviews',
  ]);
  const wide = await bars
    .locator('.bars-bar > span')
    .evaluateAll((all) => all.map((one) => Math.round(Number.parseFloat((one as HTMLElement).style.inlineSize))));
  expect(wide).toEqual([50, 0, 50, 0, 0]);
  await expect(panel.getByText('1 of 2 would recommend Paperbark Care and Therapy.', { exact: true })).toBeVisible();
  const stored = (await (await page.request.get('/api/ndis-providers/3/reviews')).json()) as Review[];
  const shown = panel.locator('.provider-review');
  await expect(shown).toHaveCount(2);
  for (const { by, rating, reviewTitle, reviewText, createdAt, ...review } of stored) {
    const one = shown.filter({ has: page.getByRole('heading', { name: reviewTitle, exact: true }) });
    await expect(one).toContainText(`${rating} out of 5`);
    await expect(one.locator('.provider-stars [data-full]')).toHaveCount(rating);
    await expect(one.locator('.chip')).toHaveText('Verified');
    await expect(one).toContainText(`${by.displayName}, ${dayOf(createdAt)}`);
    await expect(one).toContainText(reviewText);
    const { providerResponse: reply, providerResponseDate: repliedOn } = review;
    await expect(one.locator('.provider-reply')).toHaveText(
      reply ? [`Paperbark Care and Therapy replied on ${dayOf(repliedOn ?? '')}${reply}`] : [],
    );
  }
  expect(stored.map(({ rating, providerResponse }) => [rating, providerResponse !== '']).toSorted()).toEqual([
    [3, true],
    [5, false],
  ]);
  await sound(page, 'reviews of a provider');
  await checkReflow(page, { name: 'reviews of a provider' });
  await page.getByLabel('Show', { exact: true }).selectOption('5 stars');
  await expect(page).toHaveURL(/tab=reviews&stars=5/);
  await expect.poll(() => asked.at(-1)).toContain('stars=5');
  await expect(shown.getByRole('heading')).toHaveText(['She let me show her the hoist']);
});

test('Compliance: registration, the score with its parts, insurance in dollars, and who saw what', async ({ page }) => {
  await signInAs(page, 4);
  const id = await idOf(page, 'Murray Mobility');
  await open(page, `/ndis-providers/${id}?tab=compliance`);
  const provider = await read(page, id);
  await expect(fact(page, 'NDIS provider number')).toHaveText(provider.ndisProviderNumber);
  await expect(fact(page, 'Registration groups').getByRole('listitem')).toHaveText(
    provider.registrationGroups.map(({ code, name }) => `${code} ${name}`.trim()),
  );
  await expect(fact(page, 'Status')).toHaveText('Active');
  await expect(fact(page, 'Expiry').first()).toHaveText(day(provider.registrationExpiry));
  await expect(fact(page, 'Last audit')).toHaveText(day(provider.lastAuditDate));
  await expect(fact(page, 'Next audit due')).toHaveText(day(provider.nextAuditDue));
  // Its audit is overdue: 20 of 100 points are missing, and it is not “Compliant”.
  await expect(header(page)).toContainText('80% Compliance Score');
  const standards = page.getByRole('region', { name: 'Practice standards compliance' });
  await expect(standards).toContainText('80% Compliance Score');
  await expect(standards.locator('.chip')).toHaveCount(0);
  await expect(standards.getByRole('list', { name: 'What the score is made of' }).getByRole('listitem')).toHaveText([
    'Registration is current: 30 of 30, in date',
    'Audit is not overdue: 0 of 20, expired',
    'Public liability: 15 of 15, in date',
    'Professional indemnity: 15 of 15, in date',
    /^Worker screening: 20 of 20, in date, \d of \d workers?$/,
  ]);
  const liability = page.getByRole('region', { name: 'Public liability' });
  await expect(liability).toContainText('Wattle Mutual');
  await expect(liability).toContainText('$20,000,000.00');
  await expect(liability).toContainText(day(provider.publicLiabilityExpiry));
  const indemnity = page.getByRole('region', { name: 'Professional indemnity' });
  for (const text of ['Wattle Mutual', '$5,000,000.00', day(provider.professionalIndemnityExpiry)]) {
    await expect(indemnity).toContainText(text);
  }
  const seen = page.getByRole('table', { name: 'What has been checked' });
  await expect(seen.getByRole('row').filter({ hasText: /^Audit/ })).toContainText('Confirmed, now expired');

  await open(page, '/ndis-providers/1?tab=compliance');
  await expect(standards.locator('.chip')).toHaveText('Compliant');
});

test('a passed registration shows as expired, a pending and a suspended one in their colours, expired cover as expired', async ({
  page,
}) => {
  await signInAs(page, 4);
  const badge = header(page).locator('.chip').first();
  await open(page, `/ndis-providers/${await idOf(page, 'Orana Outback Supports')}`);
  await expect(badge).toHaveText('Registration expired');
  await expect(badge).toHaveClass(/chip-plain/);
  await open(page, `/ndis-providers/${await idOf(page, 'Open Hand Support Co-op')}`);
  await expect(badge).toHaveText('Registration pending');
  await expect(badge).toHaveClass(/chip-warn/);
  await open(page, `/ndis-providers/${await idOf(page, 'Bellerive Coordination')}`);
  await expect(badge).toHaveText('Not registered');
  await expect(header(page)).not.toContainText('Compliance Score');
  const suspended = await idOf(page, 'Broadwater Living');
  await open(page, `/ndis-providers/${suspended}?tab=compliance`);
  await expect(badge).toHaveText('Registration suspended');
  await expect(badge).toHaveClass(/chip-danger/);
  await expect(header(page)).toContainText('This provider is suspended and can’t be booked.');
  await expect(page.getByRole('region', { name: 'Public liability' }).locator('.chip')).toHaveText('Expired');
  await expect(page.getByRole('region', { name: 'Professional indemnity' }).locator('.chip')).toHaveCount(0);
  const parts = page.getByRole('list', { name: 'What the score is made of' });
  await expect(parts.getByRole('listitem').first()).toHaveText('Registration is current: 0 of 30, suspended');
  await sound(page, 'a suspended provider');
});

test('placeholder blocks while it loads; a failed call can be tried again; an unknown id is not found', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (404|500).*ndis-providers/);
  await signInAs(page, 4);
  let fails = true;
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/ndis-providers\/1$/, async (route) => {
    await wait;
    if (fails) await route.fulfill({ status: 500, body: '{}' });
    else await route.continue();
  });
  await arrive(page, 'Red Gum Supports');
  await expect(page.locator('.skel')).toBeVisible();
  await expect(page.getByText('Loading the provider', { exact: true })).toBeAttached();
  letGo();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the provider' });
  await expect(alert).toBeVisible();
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Red Gum Supports')).toBeVisible();
  for (const id of ['999999', 'x']) {
    await open(page, `/ndis-providers/${id}`);
    await expect(heading(page, 'Provider not found')).toBeVisible();
    await expect(
      page.getByText("The NDIS provider you're looking for doesn't exist or has been removed.", { exact: true }),
    ).toBeVisible();
  }
  await checkAccessibility(page, { name: 'a missing provider' });
});
