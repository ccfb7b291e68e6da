import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });

test('a safety plan is sealed in the browser and opens with its passphrase alone', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto('/crisis-support?tab=mine');
  await page.getByRole('main').getByRole('link', { name: 'My safety plan' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill('four quiet green hills');
  await page.getByLabel('Passphrase, again').fill('four quiet green hill');
  await page.getByRole('button', { name: 'Write my plan' }).click();
  await expect(page.getByText('The passphrases don’t match.').last()).toBeVisible();
  await page.getByLabel('Passphrase, again').fill('four quiet green hills');
  await page.getByRole('button', { name: 'Write my plan' }).click();
  await page.getByLabel('How I notice things are getting hard').fill('I stop feeding the cat.');
  await settled(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `open plan (${label})` }));
  await crawlKeyboard(page, { name: 'open plan', max: 40 });
  await checkReflow(page, { name: 'open plan' });
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(toast(page)).toContainText('Your plan is saved');
  expect(sent.join('\n')).toContain('p1.600000.');
  expect(sent.join('\n')).not.toMatch(/feeding|green hills/);

  // By keyboard alone.
  await page.reload();
  await page.getByLabel('Passphrase', { exact: true }).fill('four quiet green hell');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That passphrase doesn’t open it. Try again.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill('four quiet green hills');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('How I notice things are getting hard')).toHaveValue('I stop feeding the cat.');
  await page.getByRole('button', { name: 'Close the plan' }).click();
  await page.getByRole('button', { name: 'I’ve forgotten it: delete the plan' }).click();
  await page.getByRole('button', { name: 'Delete the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a passphrase' })).toBeVisible();
});

test('the safety plan is one press away on every page of a member, and guests are not offered what needs an account', async ({
  page,
}) => {
  const plan = page.getByRole('contentinfo').getByRole('link', { name: 'My safety plan' });
  for (const path of ['/', '/messages', '/faq', '/crisis-support', '/no-such-page']) {
    await page.goto(path);
    await plan.click();
    await expect(page).toHaveURL(/\/crisis-support\/plan$/);
    await expect(page.getByRole('heading', { name: 'My safety plan', level: 1 })).toBeVisible();
  }
  await signOut(page);
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toContainText('If you are in danger, call 000.');
  await expect(plan).toHaveCount(0);
});

test('words of a crisis in a composer: help is offered once, and what is written stays', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/');
  await settled(page);
  const composer = page.getByLabel('Write a post');
  page.on('request', (request) => sent.push(request.url()));
  await composer.fill('Some days I want to die.');
  await expect(toast(page)).toContainText('If you’re having a hard time');
  await expect(page.getByRole('button', { name: 'Get help now, in a new tab' })).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/crisis'))).toEqual([]);
  await expect(composer).toHaveValue('Some days I want to die.');
  await page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').getByText('Some days I want to die.', { exact: true })).toBeVisible();
});
