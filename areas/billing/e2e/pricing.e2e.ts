import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { BILLING_CURRENCY: 'AUD', SELLER_ABN: '51 824 753 556', RATE_LIMITS: 'off' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/pricing') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const limitsOf = (page: Page, name: string) => card(page, name).locator('dl dd').allTextContents();

test('the plans: title, prices by month and by year, badges, limits, features and the comparison', async ({ page }) => {
  await signInAs(page, 2);
  await open(page);
  await expect(heading(page, 'Choose Your Advertising Plan')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const [name, price] of [
    ['Free', '$0 a month'],
    ['Starter', '$29.00 a month'],
    ['Professional', '$99.00 a month'],
    ['Enterprise', '$299.00 a month'],
  ] as const)
    await expect(card(page, name)).toContainText(price);
  await expect(card(page, 'Starter')).toContainText('Most Popular');
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(card(page, 'Free')).toContainText('Your plan');
  await expect(card(page, 'Free').getByRole('button')).toHaveCount(0);
  expect(await limitsOf(page, 'Free')).toEqual(['3', '5', '10', '3', '20', '$500']);
  expect(await limitsOf(page, 'Starter')).toEqual(['25', '50', '100', '25', '200', '$5K']);
  expect(await limitsOf(page, 'Professional')).toEqual(['100', '200', '500', '100', '1K', '$25K']);
  expect(await limitsOf(page, 'Enterprise')).toEqual(Array.from({ length: 6 }, () => 'Unlimited'));
  expect(await page.getByRole('list', { name: 'Features of Starter' }).getByRole('listitem').allTextContents()).toEqual(
    ['Advanced analytics', 'Automated rules', 'Priority support', 'Bulk operations', 'Advanced targeting'].map((name) =>
      expect.stringContaining(name),
    ),
  );
  const row = page.getByRole('row', { name: /^API access/ });
  expect(await row.getByRole('cell').locator('div').allTextContents()).toEqual(['No', 'No', 'Yes', 'Yes']);

  // PRICING-03: the badge is there with yearly prices alone.
  await expect(page.getByText('Save up to 17%')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByText('Save up to 17%')).toBeVisible();
  await expect(page).toHaveURL(/interval=yearly/);
  await expect(card(page, 'Starter')).toContainText('$24.17 a month');
  await expect(card(page, 'Starter')).toContainText('$290.00 billed once a year');
  await expect(card(page, 'Starter')).toContainText('Save 17%');
  await expect(card(page, 'Free')).not.toContainText('Save');
  await sound(page, 'yearly prices');
  await checkReflow(page, { name: 'prices' });
  await crawlKeyboard(page);
});

test('the questions: proration, limits, no setup fee, custom plans; a guest is asked to sign in', async ({ page }) => {
  await signOut(page);
  await open(page);
  for (const text of [
    'Plans can be changed anytime, with immediate effect and proration.',
    'At the monthly spend limit your campaigns pause automatically. At any other limit you are asked whether you want to upgrade.',
    'There is no setup fee. You pay the price of the plan, and what your ads cost.',
    'There are custom enterprise plans for large organisations.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in to choose Starter' })).toHaveAttribute('href', /sign-in/);
});

test('a promo code: unknown it says so at its field and changes no price, known it lowers the prices and the bill', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 422/);
  const admin = await another(1);
  await open(admin, '/faq');
  await admin.request.post('/api/promo-codes', {
    data: { code: 'WATTLE10', percent: 10, amountOff: null },
    headers: { origin: new URL(admin.url()).origin },
  });
  await signInAs(page, 3);
  await open(page);
  const box = page.getByRole('textbox', { name: 'Promo code' });
  await box.fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(box).toHaveAccessibleDescription(/We don’t know this promo code\. Check its letters and digits\./);
  await expect(page.getByText('With NONSENSE')).toHaveCount(0);
  await sound(page, 'an unknown promo code');
  await box.fill('wattle10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('WATTLE10 works. 10% off your first payment.')).toBeVisible();
  expect(await timesAnnounced(page, 'WATTLE10 works. 10% off your first payment.')).toBe(1);
  await expect(card(page, 'Starter')).toContainText('With WATTLE10: $26.10 for the first payment');
  await expect(card(page, 'Free')).not.toContainText('WATTLE10');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/subscriptions$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
  await expect(dialog).toContainText('Promo code WATTLE10');
  await expect(dialog).toContainText('To pay today');
  await expect(dialog).toContainText('$26.10');
  await dialog.getByRole('button', { name: 'Go to the checkout' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ billingInterval: 'monthly', promoCode: 'WATTLE10' });
  await expect(heading(page, 'Test checkout')).toBeVisible();
  await expect(page.getByText('$26.10', { exact: true })).toBeVisible();

  await open(admin, '/admin/billing');
  await admin.getByRole('button', { name: 'End WATTLE10' }).click();
  const asked = admin.getByRole('alertdialog', { name: 'End WATTLE10?' });
  await expect(asked).toContainText('It can’t be undone.');
  await asked.getByRole('button', { name: 'End the code' }).click();
  await expect(toast(admin, 'Promo code ended')).toContainText('WATTLE10 can no longer be used.');
  await expect(admin.getByRole('button', { name: 'End WATTLE10' })).toHaveCount(0);
  await expect(heading(admin, 'Plans and payments')).toBeFocused();
});

test('a plan is bought in three presses; the header, the cards and the page of the plan follow without a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 402/);
  await signInAs(page, 4);
  await open(page);
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await sound(page, 'a plan to confirm');
  await page.getByRole('button', { name: 'Go to the checkout' }).click();
  await expect(page).toHaveURL(/\/test-checkout\/[\w-]{43}$/);
  await expect(page.getByText('This is a test. No money moves.')).toBeVisible();
  await sound(page, 'the test checkout');
  await checkReflow(page, { name: 'the test checkout' });

  // BILLING-17: a refused payment is named, and nothing is bought.
  await page.getByRole('radio', { name: 'Visa, ending in 0002' }).check();
  await page.getByRole('button', { name: 'Pay $29.00' }).click();
  await expect(toast(page, 'Error')).toContainText(
    'The card was declined. Nothing was charged. Failed to process subscription. Please try again.',
  );
  await page.getByRole('radio', { name: 'Visa, ending in 3155' }).check();
  await page.getByRole('button', { name: 'Pay $29.00' }).click();
  await expect(page.getByText('Your bank asks', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Visa, ending in 4242' }).check();
  await page.getByRole('button', { name: 'Pay $29.00' }).click();
  await expect(toast(page, 'Plan Updated')).toContainText('Your subscription has been updated successfully.');
  await expect(heading(page, 'Subscription')).toBeVisible();
  expect(await timesAnnounced(page, 'Plan Updated')).toBe(1);
  await expect(page.getByText('Visa, ending in 4242')).toBeVisible();
  await expect(page.getByRole('button', { name: /, your account$/ })).toContainText('Premium Member');
  await page.getByRole('link', { name: 'Change Plan' }).click();
  await expect(card(page, 'Starter')).toContainText('Your plan');
  await expect(card(page, 'Starter').getByRole('button')).toHaveCount(0);

  // A bigger plan counts at once: the stored card pays the difference, which is said before.
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Professional' });
  await expect(dialog).toContainText('Starter plan, given back for');
  await dialog.getByRole('button', { name: 'Pay $70.00 now' }).click();
  await expect(toast(page, 'Plan Updated').last()).toContainText('Your subscription has been updated successfully.');
  await expect(card(page, 'Professional')).toContainText('Your plan');
  expect(await timesAnnounced(page, 'Plan Updated')).toBe(2);

  // A smaller one may wait.
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const smaller = page.getByRole('dialog', { name: 'Change to Starter' });
  await smaller.getByRole('radio', { name: /^On / }).check();
  await smaller.getByRole('button', { name: 'Change my plan then' }).click();
  await expect(smaller).toHaveCount(0);
  await open(page, '/subscription');
  await expect(page.getByText('Starter, Monthly')).toBeVisible();
});

test('a failing server is said in the words that are specified, and a plan that is gone is told from it', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (500|404)/);
  await signInAs(page, 5);
  await open(page);
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  let status = 500;
  await page.route(/\/api\/subscriptions$/, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '',
        title: 'No',
        status,
        detail: status === 500 ? 'It broke.' : 'This plan is gone.',
      }),
    }),
  );
  await page.getByRole('button', { name: 'Go to the checkout' }).click();
  await expect(toast(page, 'Error')).toContainText('It broke. Failed to process subscription. Please try again.');
  status = 404;
  await page.getByRole('button', { name: 'Go to the checkout' }).click();
  await expect(toast(page, 'This plan is gone.')).toContainText('Failed to process subscription. Please try again.');
});

test('an administrator changes a plan, and cards, comparison and the page of the plan have it without a release', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 1);
  await open(page, '/admin/billing');
  await expect(heading(page, 'Plans and payments')).toBeVisible();
  await sound(page, 'plans and payments');
  await checkReflow(page, { name: 'plans and payments' });
  await page.getByText('Change Enterprise').click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save Enterprise' }) });
  await form.getByLabel('Price a month').fill('310.50');
  await form.getByLabel('Campaigns').fill('2000');
  await form.getByRole('button', { name: 'Save Enterprise' }).click();
  await expect(toast(page, 'Plan saved')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save Enterprise' })).toBeFocused();
  const other = await another(6);
  await open(other);
  await expect(card(other, 'Enterprise')).toContainText('$310.50 a month');
  expect((await limitsOf(other, 'Enterprise'))[0]).toBe('2K');
  await expect(other.getByRole('row', { name: /^Campaigns/ })).toContainText('2K');

  // Another tab saves first: what was typed is kept, and can be saved over it.
  const stored = (await (await page.request.get('/api/subscription-plans')).json()) as Record<string, unknown>[];
  const { id, name: _, currency: __, canBuy: ___, ...body } = stored[3] as Record<string, unknown>;
  const changed = await page.request.put(`/api/subscription-plans/${id}`, {
    data: { ...body, description: 'For the largest ones.' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(changed.status()).toBe(200);
  await form.getByLabel('Campaigns').fill('3000');
  await form.getByRole('button', { name: 'Save Enterprise' }).click();
  await expect(form.getByRole('alert')).toContainText('Someone else has changed this plan.');
  await form.getByRole('button', { name: 'Save mine' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  const [, , , after] = (await (await page.request.get('/api/subscription-plans')).json()) as Record<string, unknown>[];
  expect(after).toMatchObject({ description: 'For large organisations. We also make custom plans.' });
  expect(after?.features).toMatchObject({ campaignsLimit: 3000 });
});
