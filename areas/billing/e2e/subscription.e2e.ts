import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { BILLING_CURRENCY: 'AUD', SELLER_ABN: '51 824 753 556', RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path = '/subscription') => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** Each line of the plain bill has its picture, left of its words. */
async function expectPictures(page: Page) {
  const lines = page.locator('.billing-plain li');
  await expect(lines.first()).toBeVisible();
  await expect(lines.locator('svg')).toHaveCount(await lines.count());
  const [picture, words] = [lines.first().locator('svg'), lines.first().locator('span').last()];
  expect((await picture.boundingBox())?.x).toBeLessThan((await words.boundingBox())?.x ?? 0);
}

/** As a member does, and how many presses it took. */
async function buy(page: Page, plan: string): Promise<number> {
  await open(page, '/pricing');
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: 'Go to the checkout' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(heading(page, 'Subscription')).toBeVisible();
  return 3;
}

test('without a plan: “No Active Subscription”, no history, and the limits of Free', async ({ page }) => {
  await signInAs(page, 7);
  await open(page, '/faq');
  await page.getByRole('button', { name: /, your account$/ }).click();
  await page.getByRole('link', { name: 'Subscription', exact: true }).click();
  await expect(heading(page, 'Subscription')).toBeVisible();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Billing', 'Usage']);
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Plans' }).first()).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Campaigns' })).toHaveAttribute('aria-valuetext', '0 of 3');
  await sound(page, 'no plan');
  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByText('No billing history available')).toBeVisible();
  await expect(page).toHaveURL(/tab=billing/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  // Ads on Free are paid with a card.
  await page.getByRole('button', { name: 'Add or change the card' }).click();
  await expect(heading(page, 'Test checkout')).toBeVisible();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(toast(page, 'Card Changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
});

test('leaving takes no more presses than joining, asks no reason, and can be taken back', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 9);
  const joining = await buy(page, 'Starter');
  for (const [label, value] of [
    ['Billing interval', 'Monthly'],
    ['Amount per month', '$29.00'],
  ] as const)
    await expect(page.locator('.facts > div').filter({ hasText: label })).toContainText(value);
  await expect(page.locator('.facts > div').filter({ hasText: 'Next payment' })).toContainText('$29.00 on ');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // BILLING-19
  await expect(page.getByText(/^This period ends on \d+ \w+ 20\d\d$/)).toBeVisible();
  await expect(page.getByText('Visa, ending in 4242')).toBeVisible();
  await expect(page.getByText(/^Expires \w+ 20\d\d\. We keep a reference, never the number\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/pricing');
  await sound(page, 'a plan');
  await checkReflow(page, { name: 'a plan' });
  await crawlKeyboard(page);

  // Without the message of the purchase, which would lie over the question.
  await open(page);
  let sent: unknown;
  let presses = 0;
  await page.route('**/api/subscriptions/cancel', async (route) => {
    sent = route.request().postDataJSON();
    await route.continue();
  });
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  };
  await press('Cancel');
  await expect(page.getByRole('alertdialog', { name: 'Stop Starter?' })).toContainText('Nothing is deleted.');
  await sound(page, 'a plan to stop');
  await press(/^Yes, stop on /);
  await expect(toast(page, 'Subscription Updated')).toContainText('Your subscription cancellation has been processed.');
  expect(sent).toEqual({ cancelAtPeriodEnd: true });
  expect(presses).toBe(2);
  expect(presses).toBeLessThanOrEqual(joining);
  await expect(
    page.getByText(/^Your subscription will end on \d+ \w+ 20\d\d\. You can reactivate it anytime before then\.$/),
  ).toBeVisible();
  expect(await timesAnnounced(page, 'Subscription Updated')).toBe(1);
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);

  // BILLING-15, 16: what is not done is said.
  await page.route('**/api/subscriptions/reactivate', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to reactivate subscription. Please try again.');
  const reactivating = page.waitForRequest('**/api/subscriptions/reactivate');
  await page.getByRole('button', { name: 'Reactivate' }).click();
  expect((await reactivating).postData()).toBeNull();
  await expect(toast(page, 'Subscription Reactivated')).toContainText(
    'Your subscription has been reactivated successfully.',
  );
  await expect(page.getByRole('button', { name: 'Reactivate' })).toHaveCount(0);
  await page.route('**/api/subscriptions/cancel', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: /^Yes, stop on / }).click();
  await expect(toast(page, 'Failed to update subscription')).toContainText('Please try again.');
});

test('bills: newest first, one for each payment, as a page and a tagged PDF; another’s answers 403', async ({
  page,
  another,
}) => {
  await signInAs(page, 10);
  await buy(page, 'Starter');
  await page.getByRole('tab', { name: 'Billing' }).click();
  const rows = page.getByRole('table', { name: 'Invoices, newest first' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('$29.00');
  await expect(rows.nth(1)).toContainText('Paid');
  for (const line of [
    'You have the Starter plan.',
    'It costs 29 dollars each month.',
    'You show ads on Doorways.',
    'Press Cancel.',
    'Then press Yes.',
  ])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expectPictures(page);
  await sound(page, 'billing');
  const [list] = await Promise.all([page.request.get('/api/billing-invoices')]);
  const [bill] = (await list.json()) as Record<string, unknown>[];
  for (const field of [
    'id',
    'invoiceNumber',
    'status',
    'amount',
    'total',
    'currency',
    'paidAt',
    'dueDate',
    'downloadUrl',
  ])
    expect(bill).toHaveProperty(field);
  expect(bill).toMatchObject({
    amount: 26.36,
    total: 29,
    currency: 'AUD',
    downloadUrl: `/api/invoices/${bill?.id}/download`,
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: `PDF of ${bill?.invoiceNumber}` }).click();
  expect((await downloading).suggestedFilename()).toBe(`invoice-${String(bill?.invoiceNumber).toLowerCase()}.pdf`);
  await page.getByRole('link', { name: String(bill?.invoiceNumber), exact: true }).click();
  await expect(heading(page, `Tax invoice ${bill?.invoiceNumber}`)).toBeVisible();
  for (const text of ['ABN 51 824 753 556', 'Total includes GST of $2.64. Paid in full, nothing is due.'])
    await expect(page.getByText(text)).toBeVisible();
  await sound(page, 'a bill');
  await checkReflow(page, { name: 'a bill' });
  const other = await another(11);
  expect((await other.request.get(String(bill?.downloadUrl))).status()).toBe(403);
});

test('usage: six bars, warnings from 80 %, and violations with a way to upgrade', async ({ page, another }) => {
  await signInAs(page, 12);
  await open(page, '/subscription?tab=usage');
  const bars = page.getByRole('progressbar');
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow')))).toEqual(
    Array.from({ length: 6 }, () => '0'),
  );
  for (const name of ['Campaigns', 'Ad sets', 'Ads', 'Audiences', 'Creatives', 'Monthly spend'])
    await expect(page.getByRole('progressbar', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/Approaching limit/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('dialog', { name: 'Limits and plans' })).toContainText('nothing is deleted');
  await page.keyboard.press('Escape');

  // With a limit of none, what there is has reached it.
  const admin = await another(1);
  await open(admin, '/faq');
  const plans = (await (await admin.request.get('/api/subscription-plans')).json()) as {
    id: number;
    features: Record<string, unknown>;
  }[];
  const [free] = plans;
  const { id: _, name: __, currency: ___, canBuy: ____, ...body } = free as Record<string, unknown>;
  const headers = { origin: new URL(admin.url()).origin };
  const none = { ...free?.features, adsLimit: 0, monthlySpendLimit: 0 };
  const change = (data: object) => admin.request.put('/api/subscription-plans/1', { data, headers });
  expect((await change({ ...body, features: none })).status()).toBe(200);
  await page.reload();
  await settled(page);
  await expect(page.getByText('Limit reached: Ads')).toBeVisible();
  await expect(page.getByText('0 of 0 ads are used. You can’t add more. What runs continues.')).toBeVisible();
  await expect(page.getByText('Limit reached: Monthly spend')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' }).first()).toHaveAttribute('href', '/pricing');
  await expect(page.getByText('Approaching limit, 100% used')).toHaveCount(2);
  await sound(page, 'usage at its limits');
  expect((await change({ ...body, version: Number(body.version) + 1 })).status()).toBe(200);
});

test('a smaller plan that waits is said on the page, and dropped in one press', async ({ page }) => {
  await signInAs(page, 17);
  await buy(page, 'Professional');
  await open(page, '/pricing');
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Starter' });
  await dialog.getByRole('radio', { name: /^On \d+ \w+ 20\d\d$/ }).check();
  await dialog.getByRole('button', { name: 'Change my plan then' }).click();
  await expect(toast(page, 'Plan Updated')).toBeVisible();
  await open(page);
  await expect(page.getByText(/^Starter begins on \d+ \w+ 20\d\d$/)).toBeVisible();
  await expect(page.getByText('Until then you have Professional, and nothing changes.')).toBeVisible();
  await sound(page, 'a smaller plan that waits');
  await page.getByRole('button', { name: 'Keep Professional' }).press('Enter');
  await expect(toast(page, 'Plan Kept')).toContainText('You keep Professional.');
  await expect(page.getByRole('button', { name: 'Keep Professional' })).toHaveCount(0);
  await expect(heading(page, 'Subscription')).toBeFocused();
});

test('an administrator pays a part of a bill back, with why, and the member has a note for it', async ({
  page,
  another,
}) => {
  await signInAs(page, 18);
  await buy(page, 'Starter');
  const [bill] = (await (await page.request.get('/api/billing-invoices')).json()) as { invoiceNumber: string }[];
  const admin = await another(1);
  await open(admin, '/admin/billing');
  await admin.getByRole('button', { name: `Refund ${bill?.invoiceNumber}` }).click();
  const dialog = admin.getByRole('dialog', { name: `Refund ${bill?.invoiceNumber}` });
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('29.00');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('29.01');
  await dialog.getByRole('button', { name: 'Refund now' }).click();
  await expect(dialog.getByText('Write an amount up to $29.00.').last()).toBeVisible();
  await expect(dialog.getByText('Write why.').last()).toBeVisible();
  await sound(admin, 'a refund with faults');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('9.50');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Charged twice');
  await dialog.getByRole('button', { name: 'Refund now' }).press('Enter');
  await expect(toast(admin, 'Refund made')).toContainText('The member is told by email.');
  expect(await timesAnnounced(admin, 'Refund made')).toBe(1);
  await admin.getByRole('button', { name: `Refund ${bill?.invoiceNumber}` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('19.50');
  await open(page, '/subscription?tab=billing');
  await expect(page.getByRole('table', { name: 'Invoices, newest first' }).getByRole('row').nth(1)).toContainText(
    '-$9.50',
  );
});

test('a pause is one press, and can be ended', async ({ page }) => {
  await signInAs(page, 15);
  await buy(page, 'Starter');
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Pause for 3 months' }).click();
  await expect(toast(page, 'Plan Paused')).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByText('You pay nothing now.')).toBeVisible();
  await expectPictures(page);
  await expect(page.getByRole('button', { name: /, your account$/ })).toContainText('Free Member');
  await sound(page, 'a pause');
  await page.getByRole('button', { name: 'End the pause now' }).click();
  await expect(toast(page, 'Pause Ended')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a failed payment is said with what can be done', async ({ page, problems }) => {
  problems.allow(/status of 402/);
  // Her last payment was refused two days ago.
  await signInAs(page, 20);
  // The demo bills in the currency that it was filled in with.
  const pay = page.getByRole('button', { name: 'Pay USD 29.00 now' });
  await open(page);
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We try again on \d+ \w+ 20\d\d\. Until then you keep your plan\./)).toBeVisible();
  await sound(page, 'a failed payment');
  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByText('Your payment did not work.')).toBeVisible();
  await expectPictures(page);
  await pay.press('Enter');
  await expect(toast(page, 'Not paid yet')).toContainText('The card was declined. Nothing was charged.');
  await page.reload();
  await settled(page);
  const refused = page.locator('.note').filter({ hasText: 'Your last payment didn’t go through' });
  await expect(refused).toContainText(
    /The card was declined\. Nothing was charged\. It was USD 29\.00 on \d+ \w+ 20\d\d\./,
  );
  await sound(page, 'a refused payment');
  await page.getByRole('button', { name: 'Change card' }).click();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(toast(page, 'Card Changed')).toBeVisible();
  await pay.click();
  await expect(toast(page, 'Payment Received')).toContainText('Your plan continues.');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('bills are made out to a business, and an ABN that can’t be right is told at its field', async ({ page }) => {
  await signInAs(page, 16);
  await open(page, '/subscription?tab=billing');
  const [name, abn] = [page.getByRole('textbox', { name: 'Name' }), page.getByRole('textbox', { name: 'ABN' })];
  await name.fill('Wattle Garden Design');
  await abn.fill('53 004 085 617');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(abn).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This ABN can’t be right. Check each digit.').last()).toBeVisible();
  await abn.fill('53004085616');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'It’s shown on your next invoices.')).toBeVisible();
  // Nothing is taken away by a save: neither the focus nor what was typed.
  await expect(abn).toBeFocused();
  await expect(abn).toHaveValue('53004085616');
  await name.fill('Wattle Garden');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await name.fill('Wattle Garden Design');
  await name.press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByText('Someone else changed this')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(name).toHaveValue('Wattle Garden Design');
  await expect(abn).toHaveValue('53 004 085 616');
  await sound(page, 'whom bills are for');
  await buy(page, 'Starter');
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('link', { name: /^TEST-/ }).click();
  await expect(page.getByText('Wattle Garden Design')).toBeVisible();
  await expect(page.getByText('ABN 53 004 085 616')).toBeVisible();
});
