import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { clock, middayZone } from './clock.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const medications = (page: Page) => page.getByRole('region', { name: "Today's Medications" });
const appointments = (page: Page) => page.getByRole('region', { name: 'Upcoming Appointments' });

/** Later than any appointment or event of the demo community. */
const nextYear = new Date().getFullYear() + 1;

async function open(page: Page, member: number, path = '/wellness-tracking') {
  await signInAs(page, member);
  await page.goto(path);
  await settled(page);
}

async function addMedicine(page: Page, medicationName: string, times: readonly string[]) {
  const schedule = {
    rhythm: 'days',
    everyDays: 1,
    weekdays: [],
    times,
    fromDay: '2026-01-01',
    untilDay: null,
    zone: middayZone(),
    remind: true,
    repeatMinutes: 30,
    giveUpMinutes: 120,
  };
  const answer = await page.request.post('/api/wellness-medicines', {
    data: { medicationName, dosage: '10 mg', schedule },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('without any, the cards say “No medications scheduled” and “No upcoming appointments”', async ({ page }) => {
  await open(page, 16);
  await expect(medications(page)).toContainText('No medications scheduled');
  await expect(appointments(page)).toContainText('No upcoming appointments');
});

test('the first three reminders are on the card; a dose is taken, undone, and skipped with a reason', async ({
  page,
}) => {
  await signInAs(page, 16);
  for (const [name, minutes] of [
    ['Baclofen', 10],
    ['Vitamin D', 20],
    ['Iron', 30],
    ['Melatonin', 40],
  ] as const)
    await addMedicine(page, name, [clock(minutes)]);
  await page.goto('/wellness-tracking');
  await settled(page);
  const card = medications(page);
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Baclofen', 'Vitamin D', 'Iron']);
  await card.getByRole('link', { name: 'See all 4 medications of today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible();
  const dose = page
    .getByRole('region', { name: 'Did I take it?' })
    .getByRole('listitem')
    .filter({ hasText: 'Baclofen' });
  await dose.getByRole('button', { name: /^Taken/ }).click();
  await expect(dose).toContainText('Taken at');
  expect(await timesAnnounced(page, /^Taken: Baclofen/)).toBe(1);
  await dose.getByRole('button', { name: /^Undo/ }).click();
  await expect(dose.getByRole('button', { name: /^Skip it/ })).toBeVisible();
  await dose.getByRole('button', { name: /^Skip it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Felt sick.');
  await dialog.getByRole('button', { name: 'Skip this dose' }).click();
  await expect(dose).toContainText('Felt sick.');
});

test('a medicine is added with the keyboard, and wrong times are named at their field', async ({ page }) => {
  await open(page, 17, '/wellness-tracking/medicines');
  await page.getByRole('link', { name: 'Add a medicine' }).first().click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.getByRole('button', { name: 'Add medicine' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeFocused();
  await name.focus();
  await page.keyboard.type('Paracetamol');
  await page.getByRole('textbox', { name: /^Dosage/ }).focus();
  await page.keyboard.type('500 mg');
  await page.getByRole('radio', { name: /^As needed/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add medicine' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wellness-tracking\/medicines$/);
  await expect(page.getByRole('main')).toContainText('Paracetamol');
});

test('the first two appointments are on the card with “MMM d, h:mm a”; one is added, edited, cancelled and undone', async ({
  page,
}) => {
  await open(page, 16);
  for (const [title, at] of [
    ['Physio, Joan', `${nextYear}-11-27T03:00:00.000Z`],
    ['Dentist', `${nextYear}-12-01T03:00:00.000Z`],
  ] as const) {
    const answer = await page.request.post('/api/wellness-appointments', {
      data: { title, at, durationMinutes: 30, zone: 'Australia/Melbourne', remindBefore: [], location: 'At home' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto('/wellness-tracking/appointments/new');
  await settled(page);
  await page.getByRole('textbox', { name: /^What is it/ }).fill('MS clinic, Dr Anand');
  const day = page.getByRole('group', { name: /^Day/ });
  await day.getByRole('textbox', { name: 'Day' }).fill(`24 November ${nextYear}`);
  await page.getByLabel('Time', { exact: true }).fill('10:30');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Western Clinic, level 3');
  await page.getByRole('textbox', { name: /^Questions to ask/ }).fill('Is it the virus?\nIs there a hoist?');
  await page.getByRole('button', { name: 'Add appointment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'MS clinic, Dr Anand' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Is there a hoist?' })).toBeVisible();
  await page.goto('/wellness-tracking');
  await settled(page);
  const card = appointments(page);
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['MS clinic, Dr Anand', 'Physio, Joan']);
  await expect(card.getByRole('listitem').first()).toContainText('Nov 24, 10:30 AM');
  await expect(card.getByRole('listitem').nth(1)).toContainText('Nov 27, 2:00 PM');
  await card.getByRole('link', { name: 'See all 3 appointments' }).click();
  await page.getByRole('link', { name: 'MS clinic, Dr Anand' }).click();
  await page.getByRole('link', { name: 'Edit appointment' }).click();
  await page.getByRole('textbox', { name: /^Place/ }).fill('Western Clinic, level 4');
  await page.getByRole('button', { name: 'Save appointment' }).click();
  await expect(page.getByRole('main')).toContainText('Western Clinic, level 4');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('This appointment is cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(page.getByText('This appointment is cancelled')).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^appointment-\d+\.ics$/);
  await page.getByRole('button', { name: 'Delete appointment' }).click();
  await expect(page).toHaveURL(/\/wellness-tracking\/appointments$/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('link', { name: 'MS clinic, Dr Anand' })).toBeVisible();
});

test('history shows charts with their figures, a calendar and a list, by links that can be shared', async ({
  page,
}) => {
  await open(page, 1, '/wellness-tracking/history');
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness history' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const view of ['Calendar', 'List']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await settled(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/view=calendar/);
});

for (const path of ['medicines', 'medicines/new', 'appointments', 'appointments/new', 'history']) {
  test(`the page /wellness-tracking/${path} is sound in every theme and at its narrowest`, async ({ page }) => {
    await open(page, 1, `/wellness-tracking/${path}`);
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${path}, ${label}` }));
    await checkReflow(page, { name: path });
    await checkReflow(page, { name: `${path} at 256 px`, width: 256, height: 256 });
  });
}
