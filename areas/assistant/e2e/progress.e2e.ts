import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test, whenAllowed } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';

// A member who has never saved a setting has no record yet.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const address = '/api/writing-progress';
const open = async (page: Page) => {
  await page.goto('/accessibility-assistant?tab=analyzer');
  await settled(page);
};
const keeps = (page: Page) => page.getByRole('switch', { name: 'Keep the figures of my checks' });
const analyze = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your text' }).fill(text);
  await page.getByRole('button', { name: 'Analyze', exact: true }).press('Enter');
  await expect(page.getByText(/^The text you checked had/)).toBeVisible();
};

test('figures are kept only when turned on, without a word of the text, and are deleted after a question', async ({
  page,
}) => {
  await signInAs(page, 16);
  await whenAllowed(() => page.request.put(address, { data: { on: false } }));
  await whenAllowed(() => page.request.delete(address));
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(address) && sent.push(request.method()));
  await open(page);
  await expect(keeps(page)).not.toBeChecked();
  await analyze(page, 'We meet at ten.');
  await expect(page.getByRole('heading', { name: '0 checks kept' })).toBeVisible();

  expect(sent).toEqual(['GET']);

  await keeps(page).press('Space');
  await expect(keeps(page)).toBeChecked();
  await expect.poll(async () => (await (await page.request.get(address)).json()).on).toBe(true);
  await analyze(page, 'Please call prior to Friday.');
  await expect(page.getByRole('heading', { name: '1 check kept' })).toBeVisible();
  const stored = await (await page.request.get(address)).text();
  expect(JSON.parse(stored)).toMatchObject({ on: true, checks: [{ words: 5, findings: 1 }] });
  expect(stored).not.toMatch(/Friday|prior/);
  await open(page);
  await expect(keeps(page)).toBeChecked();
  await expect(page.getByRole('table', { name: 'Your checks, newest first' }).getByRole('row')).toHaveCount(2);
  await checkAccessibility(page, { name: 'my progress' });
  await checkReflow(page, { name: 'my progress' });

  const remove = page.getByRole('button', { name: 'Delete all figures' });
  await remove.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete all figures of your checks?' });
  await checkAccessibility(page, { name: 'the question before figures are deleted' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete all figures' }).click();
  await expect(page.getByRole('heading', { name: '0 checks kept' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 checks kept' })).toBeFocused();
  expect(await (await page.request.get(address)).json()).toEqual({ on: true, checks: [] });
});

test('a choice that was not saved goes back, and figures that did not load can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 17);
  let failing = true;
  await page.route(`**${address}`, (route) =>
    failing ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/accessibility-assistant?tab=analyzer');
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your figures' });
  await expect(alert).toBeVisible();
  await checkAccessibility(page, { name: 'figures that did not load' });
  failing = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(keeps(page)).not.toBeChecked();
  failing = true;
  await keeps(page).click();
  await expect(page.locator('.toast', { hasText: 'Couldn’t save your choice' })).toBeVisible();
  await expect(keeps(page)).not.toBeChecked();
});
