import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signOut, test } from '#platform/web/testing/journey.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const pages = [
  'Community Guidelines',
  'Safety Center',
  'Report Content',
  'FAQ',
  'Accessibility Statement',
  'Contact Support',
  'Privacy Policy',
  'Terms of Service',
];

for (const name of pages) {
  test(`the footer's "${name}" opens a page of its own that everybody can use`, async ({ page }) => {
    await signOut(page);
    await page.goto('/crisis-support');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(`${name} – Doorways`);
  });
}

test('an answer of the FAQ has an address of its own', async ({ page }) => {
  await page.goto('/faq#undo');
  await expect(page.getByText('Press Undo in the message that appears.')).toBeVisible();
  await page.getByText('How old must I be?', { exact: true }).click();
  await page.getByRole('link', { name: /^Link to this answer.*How old must I be/ }).click();
  await expect(page).toHaveURL(/#age$/);
  await expect(page.getByText('You must be 16 or over to have an account.')).toBeVisible();
});

test.describe('Contact Support', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

  test('says what is missing, above the form and at each field, and keeps what was typed', async ({ page }) => {
    await signOut(page);
    await page.goto('/contact-support');
    await page.getByLabel('Your name').fill('Dana');
    await send(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Contact Support – Doorways');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await checkAccessibility(page, { name: 'contact form with errors' });
    await summary.getByRole('link', { name: 'Write your message.' }).click();
    await expect(page.getByLabel('Your message')).toBeFocused();
    await expect(page.getByLabel('Your message')).toHaveAccessibleDescription(/Write your message/);
    await expect(page.getByLabel('Your name')).toHaveValue('Dana');
  });

  test('a guest writes by keyboard alone, and gets a reference number', async ({ page }) => {
    await signOut(page);
    await page.goto('/contact-support');
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Dana Petrov');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Access');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The menu hides behind my keyboard.');
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('The menu hides behind my keyboard.');
    await expect(page.getByText('We kept what you wrote')).toBeVisible();
    await send(page).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Your message has arrived' });
    await expect(heading).toBeFocused();
    await expect(page.getByText(/Its reference number is \d+/)).toBeVisible();
    await checkAccessibility(page, { name: 'contact form, sent' });
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  test('keeps the text when the server cannot take it, and sends it at the second try', async ({ page, problems }) => {
    problems.allow(/status of 503/);
    await page.goto('/contact-support?topic=idea');
    await expect(page.getByLabel('What is it about?')).toHaveValue('idea');
    await page.getByLabel('How can we reach you?').fill('0400 000 000');
    await page.getByLabel('Your message').fill('More chairs.');
    await page.route('**/api/support-messages', (route) => route.fulfill({ status: 503, body: '' }));
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await expect(page.getByLabel('Your message')).toHaveValue('More chairs.');
    await page.unroute('**/api/support-messages');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  });
});

test.describe('Report Content', () => {
  const field = (page: Page) => page.getByLabel('Address of what you want to report');
  const goOn = (page: Page) => page.getByRole('button', { name: 'Next step' });
  const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

  test('refuses what is no address of ours, what is not there, and what is one’s own', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto('/report-content');
    for (const [address, says] of [
      ['https://elsewhere.example/post/1', 'Paste the address of a post'],
      ['/post/2000000000', 'There’s nothing at this address'],
      ['/profile/1', 'This is yours'],
    ] as const) {
      await field(page).fill(address);
      await goOn(page).click();
      await expect(summary(page)).toContainText(says);
      await expect(summary(page)).toBeFocused();
      await expect(field(page)).toHaveValue(address);
    }
  });

  test('opens the report dialog for a member by address', async ({ page, baseURL }) => {
    await page.goto('/report-content');
    await field(page).fill(`${baseURL}/profile/2`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('tells guests what to do', async ({ page }) => {
    await signOut(page);
    await page.goto('/report-content');
    await expect(page.getByRole('link', { name: 'Sign in to report' })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Freport-content',
    );
  });
});
