import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page) => {
  await page.goto('/api-docs/webhooks');
  await settled(page);
};
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

test('an address is added with a secret that is shown once, paused and deleted', async ({ page, problems }) => {
  problems.allow(/status of (400|409)/);
  await signInAs(page, 1);
  await open(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  const address = form.getByRole('textbox', { name: 'Address' });
  await address.fill('https://localhost/hooks');
  await form.getByRole('textbox', { name: 'What is it for?' }).fill('My site');
  await form.getByRole('button', { name: 'Add the address' }).click();
  await expect(address).toHaveAccessibleDescription(/Use an https address with a name/);
  await sound(page, 'a wrong address');
  await address.fill('https://hooks.example.org/');
  await form.getByRole('button', { name: 'Add the address' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of My site' });
  await expect(secret.locator('code').first()).toHaveText(/^whsec_[A-Za-z0-9+/]{32}$/);
  await secret.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'My site' })).toBeVisible();
  await sound(page, 'one address');
  await checkReflow(page, { name: 'webhooks' });

  await page.getByText('Delivery log').click();
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  await sound(page, 'an empty delivery log');

  // What is saved elsewhere is never written over unseen.
  const [{ id, url }] = (await (await page.request.get('/api/webhooks')).json()) as [{ id: number; url: string }];
  await page.getByRole('button', { name: 'Change My site' }).click();
  const change = page.getByRole('dialog', { name: 'Change the webhook' });
  await change.getByRole('checkbox', { name: /post\.updated/ }).uncheck();
  const other = { url, description: 'Elsewhere', events: ['post.created'], version: 1 };
  expect((await page.request.put(`/api/webhooks/${id}`, { data: other })).status()).toBe(200);
  await change.getByRole('button', { name: 'Save the webhook' }).click();
  await expect(change.getByText('Someone else changed this')).toBeVisible();
  await change.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Webhook changed')).toBeVisible();
  await expect(page.getByText('post.created, post.deleted', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pause My site' }).click();
  await expect(toast(page, 'Webhook paused')).toBeVisible();
  await expect(page.getByText('You paused it.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete My site' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the webhook' }).click();
  await expect(toast(page, 'Webhook deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('without API access the page says what opens it', async ({ page }) => {
  await signInAs(page, 2);
  await open(page);
  await page.getByRole('textbox', { name: 'What do you build?' }).fill('A page about events near me');
  await page.getByRole('checkbox', { name: 'I agree to these rules' }).check();
  await page.getByRole('button', { name: 'Sign up for the API' }).click();
  await expect(page.getByText('Webhooks need a plan with API access')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await sound(page, 'webhooks without a plan');
});
