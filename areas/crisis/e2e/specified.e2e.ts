import type { Page } from '@playwright/test';
import { expect, test } from '#platform/web/testing/journey.ts';

const path = '/crisis-support';
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });

test('four tabs, the hotlines first, each reached by arrows', async ({ page }) => {
  await page.goto(path);
  const tabs = page.getByRole('tablist', { name: 'Crisis support' }).getByRole('tab');
  await expect(tabs).toHaveText(['Request Support', 'Crisis Hotlines', 'My Requests', 'Available Support']);
  const hotlines = page.getByRole('tab', { name: 'Crisis Hotlines' });
  await expect(hotlines).toHaveAttribute('aria-selected', 'true');
  await hotlines.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();
  await expect(page).toHaveURL(/tab=mine/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Available Support' })).toBeVisible();
});

test('the main list shows while the server has not answered, without a spinner', async ({ page }) => {
  await page.route('**/api/crisis/services*', () => undefined);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Get help now' }).click();
  await page.getByRole('link', { name: 'Open Crisis Support' }).click();
  await expect(page.getByRole('heading', { name: 'Lifeline' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('Immediate Help: four presses, each with what it reaches', async ({ page }) => {
  await page.goto(path);
  const help = page.getByRole('region', { name: 'Immediate Help' });
  await expect(help.getByRole('link', { name: 'Emergency 000' })).toHaveAttribute('href', 'tel:000');
  await expect(help.getByRole('link', { name: 'Crisis Text Line' })).toHaveAttribute('href', 'sms:0477131114');
  await expect(help.getByRole('link', { name: 'Suicide Prevention' })).toHaveAttribute('href', 'tel:1300659467');
  await expect(help).toContainText('0477 13 11 14');
  await expect(help).toContainText('1300 659 467');
  const chat = help.getByRole('link', { name: 'Online Chat Support (opens in a new tab)' });
  await expect(chat).toHaveAttribute('href', 'https://www.lifeline.org.au/');
  await expect(help).toContainText('lifeline.org.au');
  await help.getByRole('button', { name: 'Show all web chats that are open now' }).click();
  await expect(page.getByRole('radio', { name: 'I can type' })).toBeChecked();
  const chooser = page.getByRole('region', { name: 'How can you communicate right now?' });
  await expect(chooser.getByRole('heading', { name: 'Lifeline' })).toBeVisible();
});

test('the form has the specified choices, and says at each field what is missing', async ({ page }) => {
  await page.goto(`${path}?tab=request`);
  const form = page.getByRole('form', { name: 'Request Support' });
  await expect(form.getByRole('radio')).toHaveCount(4);
  for (const name of ['Low Priority', 'Medium Priority', 'High Priority', 'Emergency']) {
    await expect(form.getByRole('radio', { name, exact: true })).not.toBeChecked();
  }
  await expect(form.getByLabel('What kind of support?').locator('option')).toHaveText([
    'Choose one',
    'Emotional',
    'Practical',
    'Medical',
    'Emergency',
  ]);
  await expect(form.getByLabel('How should a supporter contact you?').locator('option')).toHaveText([
    'No preference',
    'Text',
    'Phone',
    'Video',
    'In person',
  ]);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page).getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(toast(page).getByText('Please fill in all required fields.', { exact: true })).toBeVisible();
  await expect(form.getByText('Choose how urgent it is.').last()).toBeVisible();
  await expect(form.getByText('Write what is happening. A few words are enough.').last()).toBeVisible();
});

test('a supporter on duty is counted and shown, with two specialties and no invented time', async ({ page }) => {
  await page.request.put('/api/crisis/duty', { data: { onDuty: true } });
  await page.goto(`${path}?tab=available`);
  await expect(page.getByText('1 supporter is on duty right now.')).toBeVisible();
  const supporter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thea Kostopoulos' }) });
  await expect(supporter).toContainText('Peer supporter, 3 years of experience');
  await expect(supporter.getByText('Chronic pain')).toBeVisible();
  await expect(supporter.getByText('The NDIS')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/< ?\d|24\/7/);
  await page.request.put('/api/crisis/duty', { data: { onDuty: false } });
});
