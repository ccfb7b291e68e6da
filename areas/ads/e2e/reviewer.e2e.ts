import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

test('an ad is refused with a reason, mended past the gate, held for a claim, put right, and approved', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 422/);
  const desk = await another(24);
  await open(desk, '/moderation/ads');
  const waiting = desk.getByRole('article', { name: 'Two of us speak Auslan' });
  await expect(waiting).toContainText('Level Ground Mobility');
  await expect(waiting).toContainText('In review');
  await sound(desk, 'ads to review');
  await waiting.getByRole('button', { name: 'Refuse' }).click();
  const refusal = desk.getByRole('dialog', { name: 'Refuse this ad?' });
  await refusal.getByRole('button', { name: 'Refuse the ad' }).click();
  await expect(refusal.locator('.field-error', { hasText: 'Say why, so that they can put it right.' })).toBeVisible();
  await refusal.getByLabel('Why').fill('Say where the visits are booked.');
  await refusal.getByRole('button', { name: 'Refuse the ad' }).click();
  await expect(desk.getByText('No ads to review')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();

  await signInAs(page, 1);
  await open(page, '/ads');
  await page.getByRole('link', { name: 'We speak Auslan' }).click();
  await expect(page.getByText('Say where the visits are booked.')).toBeVisible();
  await page.getByRole('link', { name: /^Change what it says ?: Two of us speak Auslan$/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit creative' });
  await expect(form).toContainText('Ads that show it stop when you save, until a person has looked at them.');
  await form.getByLabel('Colour of the text').fill('#999999');
  await expect(form.getByText('Contrast of the text is 2.8 to 1. It needs at least 4.5 to 1.')).toBeVisible();
  await expect(form.getByText('1 thing to fix, the rest is fine.')).toBeVisible();
  await form.getByRole('button', { name: 'Save the creative' }).click();
  await expect(form.locator('.field-error', { hasText: 'Contrast of the text is 2.8 to 1.' })).toBeVisible();
  await sound(page, 'a creative that the gate refuses');
  await form.getByLabel('Colour of the text').fill('#1b1b1b');
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('NDIS approved visits in Auslan. Book on our site.');
  await expect(form.getByText(/“NDIS approved”\. The NDIA doesn’t approve businesses or ads\./)).toBeVisible();
  await form.getByRole('button', { name: 'Save the creative' }).click();
  await expect(form).toHaveCount(0);
  await open(page, '/ads');
  await page.getByRole('link', { name: 'We speak Auslan' }).click();
  await expect(page.getByText('Held', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The text says “NDIS approved”\./)).toBeVisible();

  await open(desk, '/moderation/ads');
  await expect(waiting).toContainText('Held');
  await expect(waiting).toContainText('It says “NDIS approved”. The NDIA doesn’t approve businesses or ads.');

  await page.getByRole('link', { name: /^Change what it says ?: Two of us speak Auslan$/ }).click();
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Visits in Auslan for plan-managed people. Book on our site.');
  await form.getByRole('button', { name: 'Save the creative' }).click();
  await expect(form).toHaveCount(0);

  await open(desk, '/moderation/ads');
  await expect(waiting).toContainText('In review');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('No ads to review')).toBeVisible();
  await open(page, '/ads');
  await page.getByRole('link', { name: 'We speak Auslan' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByText('Its ads are being shown.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A moderator reviewed' }).first()).toBeVisible();
});

test('ads that wait are for moderators alone', async ({ page }) => {
  await signInAs(page, 5);
  expect((await page.request.get('/api/moderation/ads')).status()).toBe(403);
});
