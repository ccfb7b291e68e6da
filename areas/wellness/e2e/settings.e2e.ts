import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

async function open(page: Page, member: number) {
  await signInAs(page, member);
  await page.goto('/wellness-tracking/settings');
  await settled(page);
}
async function toForm(page: Page) {
  await page.goto('/wellness-tracking');
  await settled(page);
  return page.getByRole('form', { name: "Today's Wellness Entry" });
}
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Announced once it is saved. */
const saidOnce = (page: Page, words: string) => expect.poll(() => timesAnnounced(page, words)).toBe(1);

test('a scale of one’s own is added, asked in an entry, renamed, removed, and back by Undo', async ({ page }) => {
  await open(page, 9);
  const scales = part(page, 'Your scales');
  const add = scales.getByRole('form', { name: 'Add a scale' });
  await add.getByRole('button', { name: 'Add scale' }).click();
  await expect(add.getByRole('alert')).toContainText('Write a name.');
  await add.getByRole('textbox', { name: 'Name' }).fill(' Stiffness ');
  await add.getByRole('textbox', { name: 'What 0 means' }).fill('loose');
  await add.getByRole('textbox', { name: 'What 10 means' }).fill('locked');
  await add.getByRole('button', { name: 'Add scale' }).click();
  await expect(scales.getByRole('listitem')).toContainText('Stiffness 0 is loose, 10 is locked');
  await expect(add.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await timesAnnounced(page, 'Added: Stiffness')).toBe(1);
  await add.getByRole('textbox', { name: 'Name' }).fill('stiffness');
  await add.getByRole('button', { name: 'Add scale' }).click();
  await expect(add.getByRole('alert')).toContainText('You have a scale of this name already.');
  const form = await toForm(page);
  await form.getByRole('switch', { name: 'Rate Stiffness' }).click();
  await expect(form.getByText('0 is loose, 10 is locked.')).toBeVisible();
  await page.goto('/wellness-tracking/settings');
  await scales.getByRole('button', { name: 'Edit Stiffness' }).click();
  const change = scales.getByRole('form', { name: 'Change Stiffness' });
  await expect(change.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await change.getByRole('textbox', { name: 'Name' }).fill('Stiff legs');
  await change.getByRole('button', { name: 'Save scale' }).click();
  await expect(scales.getByRole('button', { name: 'Edit Stiff legs' })).toBeVisible();
  await scales.getByRole('button', { name: 'Remove Stiff legs' }).click();
  await expect(scales.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(scales.getByRole('listitem')).toContainText('Stiff legs');
});

test('by keyboard alone: factors and symptoms are kept, offered in an entry, removed, and back by Undo', async ({
  page,
}) => {
  await open(page, 10);
  for (const [region, box, word] of [
    ['Factors in your day', 'New factor', 'swimming'],
    ['Your symptoms', 'New symptom', 'tired legs'],
  ] as const) {
    const field = part(page, region).getByRole('textbox', { name: box });
    await field.focus();
    await page.keyboard.type(` ${word} `);
    await page.keyboard.press('Enter');
    await expect(part(page, region).getByRole('listitem')).toContainText(word);
    await expect(field).toBeFocused();
    await page.keyboard.type(word.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(part(page, region)).toContainText('It is in the list already.');
  }
  const form = await toForm(page);
  await expect(form.getByRole('checkbox', { name: 'swimming' })).toBeVisible();
  await form.getByRole('button', { name: 'Add tired legs' }).click();
  await expect(form.getByRole('button', { name: 'Remove tired legs' })).toBeVisible();
  await page.goto('/wellness-tracking/settings');
  const factors = part(page, 'Factors in your day');
  await factors.getByRole('button', { name: 'Remove swimming' }).focus();
  await page.keyboard.press('Enter');
  await expect(factors.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(factors.getByRole('listitem')).toContainText('swimming');
});

test('parts can be hidden and shown again; what an entry says is shown all the same', async ({ page }) => {
  await open(page, 11);
  const shown = part(page, 'What the page shows');
  for (const name of ['This Week', 'Energy budget', 'Symptoms, in an entry', 'Hours of sleep, in an entry']) {
    await shown.getByRole('switch', { name }).click();
    await expect(shown.getByRole('switch', { name })).not.toBeChecked();
    await saidOnce(page, `${name}: hidden`);
  }
  const entry = { moodRating: 5, energyLevel: 5, painLevel: 0, symptoms: ['tired legs'] };
  expect((await page.request.post('/api/wellness-entries', { data: entry })).status()).toBe(201);
  const form = await toForm(page);
  await expect(page.getByRole('region', { name: "Today's Medications" })).toBeVisible();
  await expect(page.getByRole('region', { name: 'This Week' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Energy budget' })).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: /^Symptoms/ })).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: /^Hours of sleep/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit entry of/ }).click();
  await expect(page.getByRole('button', { name: 'Remove tired legs' })).toBeVisible();
  await page.goto('/wellness-tracking/settings');
  await shown.getByRole('switch', { name: 'This Week' }).click();
  await expect(shown.getByRole('switch', { name: 'This Week' })).toBeChecked();
  await saidOnce(page, 'This Week: shown');
  // Two presses at once: the second counts.
  const week = shown.getByRole('switch', { name: 'This Week' });
  await week.click();
  await week.click();
  await expect.poll(() => timesAnnounced(page, 'This Week: shown')).toBe(2);
  await expect(week).toBeChecked();
  await toForm(page);
  await expect(page.getByRole('region', { name: 'This Week' })).toBeVisible();
});

test('after three low days the page offers help and one’s own safety plan, unless that is turned off', async ({
  page,
}) => {
  await signInAs(page, 12);
  const offer = page.getByText('Your mood was low on the last 3 days you wrote about');
  await page.goto('/wellness-tracking');
  await settled(page);
  await expect(offer).toHaveCount(0);
  for (const days of [0, 1, 2]) {
    const day = await page.evaluate((ago) => {
      const date = new Date(Date.now() - ago * 86_400_000);
      const two = (number: number) => String(number).padStart(2, '0');
      return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    }, days);
    const data = { moodRating: 2, energyLevel: 3, painLevel: 3, day, zone: 'Australia/Sydney' };
    expect((await page.request.post('/api/wellness-entries', { data })).status()).toBe(201);
  }
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ways to get help', exact: true })).toHaveAttribute(
    'href',
    '/crisis-support',
  );
  const plan = page.getByRole('main').getByRole('link', { name: 'My safety plan', exact: true });
  await expect(plan).toHaveCount(0);
  const sealed = `p1.600000.${'A'.repeat(22)}.${'B'.repeat(16)}.${'C'.repeat(22)}`;
  const kept = await page.request.put('/api/crisis/safety-plan', { data: { sealed, version: 0 } });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.reload();
  await expect(page.getByText('Your safety plan says in your own words what helps you.')).toBeVisible();
  await expect(plan).toHaveAttribute('href', '/crisis-support/plan');
  await page.getByRole('link', { name: 'Change this offer' }).click();
  const help = page.getByRole('switch', { name: 'Offer ways to get help' });
  await help.click();
  await expect(help).not.toBeChecked();
  await saidOnce(page, 'Help is not offered after low days');
  await page.goto('/wellness-tracking');
  await settled(page);
  await expect(offer).toHaveCount(0);
});

test('what another window saved in between is kept', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await open(page, 13);
  let once = true;
  await page.route('**/api/wellness-settings', async (route) => {
    if (once && route.request().method() === 'PUT') {
      once = false;
      const kept = (await (await page.request.get('/api/wellness-settings')).json()) as Record<string, unknown>;
      const { generation: _g, updatedAt: _u, ...body } = kept;
      const data = { ...body, factors: ['from the phone'] };
      expect((await page.request.put('/api/wellness-settings', { data })).status()).toBe(200);
    }
    await route.continue();
  });
  const factors = part(page, 'Factors in your day');
  await factors.getByRole('textbox', { name: 'New factor' }).fill('swimming');
  await factors.getByRole('button', { name: 'Add factor' }).click();
  await expect(factors.getByRole('listitem')).toContainText(['from the phone', 'swimming']);
});

test('settings that can’t be loaded say so; what isn’t saved stays as it was', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await signInAs(page, 14);
  let fails = true;
  await page.route('**/api/wellness-settings', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/wellness-tracking/settings');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load your settings');
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  const week = page.getByRole('switch', { name: 'This Week' });
  await expect(week).toBeChecked();
  fails = true;
  await week.click();
  await expect(page.getByText('Couldn’t save your settings').first()).toBeVisible();
  await expect(week).toBeChecked();
});

test('the page is sound in every theme, by keyboard and at its narrowest', async ({ page }) => {
  await open(page, 1);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `diary settings, ${label}` }));
  await crawlKeyboard(page, { name: 'diary settings' });
  await checkReflow(page, { name: 'diary settings' });
});
