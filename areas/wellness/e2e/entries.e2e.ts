import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const form = (page: Page) => page.getByRole('form', { name: "Today's Wellness Entry" });
const week = (page: Page) => page.getByRole('region', { name: 'This Week' });
const entries = (page: Page) => page.getByRole('region', { name: 'Your entries' });
const saved = (page: Page) => page.getByText('Your wellness data has been recorded.').first();

async function open(page: Page, member: number) {
  await signInAs(page, member);
  await page.goto('/wellness-tracking');
  await settled(page);
}

/** What the last save sent. */
async function sent(page: Page, press: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/api/wellness-entries') && one.method() === 'POST'),
    press(),
  ]);
  return request.postDataJSON() as Record<string, unknown>;
}

test('an entry is saved with the specified fields, its toast is shown, and the form has its defaults again', async ({
  page,
}) => {
  await open(page, 9);
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness tracking' })).toBeVisible();
  const one = form(page);
  for (const [name, least, most] of [
    ['Mood', '1', '10'],
    ['Energy', '1', '10'],
    ['Pain', '0', '10'],
  ] as const) {
    const slider = one.getByRole('slider', { name });
    await expect(slider).toHaveAttribute('min', least);
    await expect(slider).toHaveAttribute('max', most);
    await expect(slider).toHaveAttribute('step', '1');
  }
  await one.getByRole('slider', { name: 'Mood' }).fill('9');
  await expect(one.getByText('9 of 10, grinning')).toBeVisible();
  await one.getByRole('button', { name: 'Less, Energy' }).click();
  await one.getByRole('slider', { name: 'Pain' }).fill('3');
  const symptom = one.getByRole('textbox', { name: /^Symptoms/ });
  await symptom.fill('   ');
  await symptom.press('Enter');
  await expect(one.getByRole('list', { name: 'Symptoms' })).toHaveCount(0);
  await symptom.fill('  tired legs ');
  await symptom.press('Enter');
  await symptom.fill('brain fog');
  await one.getByRole('button', { name: 'Add symptom' }).click();
  await one.getByRole('textbox', { name: /^Medications/ }).fill('Paracetamol 500 mg');
  await one.getByRole('button', { name: 'Add medication' }).click();
  await one.getByRole('button', { name: 'Remove brain fog' }).click();
  await expect(symptom).toBeFocused();
  await expect(one.getByRole('list', { name: 'Symptoms' }).getByRole('listitem')).toHaveCount(1);
  await one.getByRole('textbox', { name: /^Notes/ }).fill('Slept well.');
  expect(await sent(page, () => one.getByRole('button', { name: 'Save entry' }).click())).toMatchObject({
    moodRating: 9,
    energyLevel: 4,
    painLevel: 3,
    symptoms: ['tired legs'],
    medications: ['Paracetamol 500 mg'],
    notes: 'Slept well.',
    isPrivate: true,
    shareWithHealthcare: false,
  });
  await expect(saved(page)).toBeVisible();
  expect(await timesAnnounced(page, 'Entry Saved: Your wellness data has been recorded.')).toBe(1);
  await expect(one.getByRole('slider', { name: 'Mood' })).toHaveValue('5');
  await expect(one.getByRole('slider', { name: 'Energy' })).toHaveValue('5');
  await expect(one.getByRole('slider', { name: 'Pain' })).toHaveValue('0');
  await expect(one.getByRole('list', { name: 'Symptoms' })).toHaveCount(0);
  await expect(one.getByRole('textbox', { name: /^Notes/ })).toHaveValue('');
  const article = entries(page).getByRole('article').first();
  await expect(article).toContainText('Symptoms: tired legs');
  await expect(article).toContainText('Slept well.');
});

test('This Week is worked out from one’s own entries: dashes and 0/7 at first, figures once an entry is saved', async ({
  page,
}) => {
  await open(page, 11);
  const figure = (label: string) =>
    week(page)
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .getByRole('definition');
  for (const label of ['Avg mood', 'Avg energy', 'Avg pain']) await expect(figure(label)).toContainText('–');
  await expect(week(page)).toContainText('0/7 days');
  await expect(entries(page).getByText('No entries yet')).toBeVisible();
  for (const [mood, pain] of [
    ['8', '1'],
    ['5', '4'],
  ] as const) {
    await form(page).getByRole('slider', { name: 'Mood' }).fill(mood);
    await form(page).getByRole('slider', { name: 'Pain' }).fill(pain);
    await form(page).getByRole('button', { name: 'Save entry' }).click();
    await expect(form(page).getByRole('slider', { name: 'Pain' })).toHaveValue('0');
  }
  await expect(figure('Avg mood')).toHaveText('6.5');
  await expect(figure('Avg energy')).toHaveText('5.0');
  await expect(figure('Avg pain')).toHaveText('2.5');
  await expect(week(page)).toContainText('1/7 days');
});

test('past entries are a dated list, newest first: each is changed in its place, deleted, and restored by Undo', async ({
  page,
}) => {
  await open(page, 5);
  const list = entries(page).getByRole('article');
  await expect(list.first()).toContainText('Cooked properly for once.');
  await expect(list.nth(1)).toContainText('Started writing this down');
  await list
    .first()
    .getByRole('button', { name: /^Edit entry of/ })
    .click();
  const edit = entries(page).getByRole('form');
  await expect(edit.getByRole('heading', { name: /^Change the entry of/ })).toBeFocused();
  await edit.getByRole('textbox', { name: /^Notes/ }).fill('Cooked twice.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(list.first()).toContainText('Cooked twice.');
  await expect(list.first().getByRole('button', { name: /^Edit entry of/ })).toBeFocused();
  await list
    .first()
    .getByRole('button', { name: /^Delete entry of/ })
    .click();
  await expect(entries(page).getByText('Cooked twice.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(list.first()).toContainText('Cooked twice.');
});

test('an entry that isn’t saved keeps everything typed, and says so', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await open(page, 12);
  await page.route('**/api/wellness-entries', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  const one = form(page);
  await one.getByRole('slider', { name: 'Pain' }).fill('7');
  await one.getByRole('textbox', { name: /^Symptoms/ }).fill('not added yet');
  await one.getByRole('textbox', { name: /^Notes/ }).fill('Long words.');
  await one.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Couldn’t save your entry').first()).toBeVisible();
  await expect(one.getByRole('slider', { name: 'Pain' })).toHaveValue('7');
  await expect(one.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Long words.');
  await page.unroute('**/api/wellness-entries');
  await page.reload();
  await settled(page);
  await expect(form(page).getByText('We kept what you wrote')).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: /^Notes/ })).toHaveValue('Long words.');
  expect(await sent(page, () => form(page).getByRole('button', { name: 'Save entry' }).click())).toMatchObject({
    painLevel: 7,
    symptoms: ['not added yet'],
  });
  await expect(saved(page)).toBeVisible();
});

test('a spinner shows while entries load; a list that fails says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 13);
  let fails = true;
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/wellness-entries\?/, async (route) => {
    await wait;
    if (fails) await route.fulfill({ status: 500, body: '{}' });
    else await route.continue();
  });
  await page.goto('/wellness-tracking');
  await expect(entries(page).getByText('Loading your entries…')).toBeVisible();
  letGo();
  const alert = entries(page).getByRole('alert');
  await expect(alert).toContainText('Couldn’t load the entries');
  await expect(entries(page).getByText('No entries yet')).toHaveCount(0);
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(entries(page).getByText('No entries yet')).toBeVisible();
});

test('another day is backdated; a day to come and hours that aren’t are named at their field, and nothing is sent', async ({
  page,
}) => {
  await open(page, 14);
  const one = form(page);
  await one.getByText('Sleep, or another day').click();
  await one.getByRole('textbox', { name: /^Hours of sleep/ }).fill('7.1');
  const day = one.getByRole('group', { name: /^Day/ });
  await day.getByRole('textbox', { name: 'Day' }).fill('3');
  await day.getByRole('textbox', { name: 'Month' }).fill('3');
  await day.getByRole('textbox', { name: 'Year' }).fill('2999');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/wellness-entries')) calls += 1;
  });
  await one.getByRole('button', { name: 'Save entry' }).click();
  const summary = one.getByRole('alert');
  await expect(summary).toContainText('Write hours in quarters, from 0 to 24. Such as 7 or 7.5.');
  await expect(summary).toContainText(/The day must be \d+ \w+ \d{4} or earlier\./);
  expect(calls).toBe(0);
  await one.getByRole('textbox', { name: /^Hours of sleep/ }).fill('7.5');
  await day.getByRole('textbox', { name: 'Year' }).fill('2026');
  await one.getByRole('button', { name: 'Save entry' }).click();
  await expect(saved(page)).toBeVisible();
  const article = entries(page).getByRole('article').first();
  await expect(article).toContainText('Tuesday 3 March 2026');
  await expect(article).toContainText('Sleep 7.5 hours');
});

test('by keyboard alone: same as last time, a symptom of earlier days, saved', async ({ page }) => {
  await open(page, 1);
  const same = form(page).getByRole('button', { name: /^Same as/ });
  await same.focus();
  await page.keyboard.press('Enter');
  await form(page).getByRole('slider', { name: 'Mood' }).focus();
  await page.keyboard.press('End');
  await expect(form(page).getByText('10 of 10, grinning')).toBeVisible();
  const symptom = form(page).getByRole('textbox', { name: /^Symptoms/ });
  await symptom.focus();
  await page.keyboard.type('sore shoulder');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Remove sore shoulder' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Save entry' }).focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(entries(page).getByRole('article').first()).toContainText('sore shoulder');
});

test('each crisis button is a real link, with its number and hours as text', async ({ page }) => {
  await open(page, 1);
  const card = page.getByRole('region', { name: 'Crisis Support' });
  await expect(card.getByRole('link', { name: 'Crisis Hotline' })).toHaveAttribute('href', 'tel:131114');
  await expect(card.getByRole('link', { name: 'Mental Health Support' })).toHaveAttribute('href', 'tel:1300224636');
  await expect(card.getByRole('link', { name: 'Emergency Services' })).toHaveAttribute('href', 'tel:000');
  await expect(card).toContainText('Lifeline 13 11 14, open 24 hours');
  await expect(card).toContainText('Beyond Blue 1300 22 4636, open 24 hours');
  await expect(card).toContainText('000, day and night. Police, fire or ambulance. 911 doesn’t work in Australia.');
  await expect(card).toContainText('SMS 0423 677 767, TTY 106, or the National Relay Service');
  await card.getByRole('link', { name: 'More ways to get help' }).click();
  await expect(page).toHaveURL(/\/crisis-support$/);
});

test('the screen is sound in every theme, by keyboard and at its narrowest', async ({ page }) => {
  await open(page, 1);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `wellness, ${label}` }));
  await crawlKeyboard(page, { name: 'wellness' });
  await checkReflow(page, { name: 'wellness' });
});
