import type { Page } from '@playwright/test';
import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused } from '#platform/web/testing/reader.ts';
import { clock, middayZone } from './clock.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

const open = async (page: Page, path = '') => {
  await page.goto(`/wellness-tracking${path}`);
  await settled(page);
};
const pressIn = (page: Page) => (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();

test('what happens to an entry, and to a dose of the day, is said once (A17)', async ({ page }) => {
  await signInAs(page, 26);
  const schedule = {
    ...{ rhythm: 'days', everyDays: 1, weekdays: [], times: [clock(10)], fromDay: '2026-01-01', untilDay: null },
    ...{ zone: middayZone(), remind: false, repeatMinutes: 30, giveUpMinutes: 120 },
  };
  await page.request.post('/api/wellness-medicines', {
    data: { medicationName: 'Baclofen', dosage: '10 mg', schedule },
  });
  await open(page);
  const press = pressIn(page);
  const form = page.getByRole('form', { name: "Today's Wellness Entry" });
  const save = () => form.getByRole('button', { name: 'Save entry' }).click();
  const entry = page.getByRole('region', { name: 'Your entries' }).getByRole('article').first();
  const symptom = async () => {
    await form.getByRole('textbox', { name: /^Symptoms/ }).fill('tired legs');
    await form.getByRole('button', { name: 'Add symptom' }).click();
  };
  const change = async () => {
    await entry.getByRole('button', { name: /^Edit entry of/ }).click();
    await press('Save changes')();
  };
  const entryCalls = '**/api/wellness-entries**';
  await hearEach(page, [
    ['Added: tired legs', symptom],
    ['Removed: tired legs', press('Remove tired legs')],
    [/^Couldn’t save your entry: /, () => refused(page, entryCalls, save)],
    ['Entry Saved: Your wellness data has been recorded.', save],
    [/^Filled in as on /, () => form.getByRole('button', { name: /^Same as/ }).click()],
    ['Entry changed', change],
    [
      /^Couldn’t delete the entry: /,
      () => refused(page, `${entryCalls}/*`, () => entry.getByRole('button', { name: /^Delete entry of/ }).click()),
    ],
    [/^Entry deleted: .+ Press F8 for Undo\.$/, () => entry.getByRole('button', { name: /^Delete entry of/ }).click()],
    ['Entry restored', press('Undo')],
  ]);
  await open(page, '/medicines');
  const dose = page.getByRole('region', { name: 'Did I take it?' }).getByRole('listitem');
  const taken = () => dose.getByRole('button', { name: /^Taken/ }).click();
  const skip = async () => {
    await dose.getByRole('button', { name: /^Skip it/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Skip this dose' }).click();
  };
  await hearEach(page, [
    [/^Couldn’t save your answer: /, () => refused(page, '**/api/medication-reminders/**', taken)],
    [/^Taken: Baclofen.* Press F8 for Undo\.$/, taken],
    [/^Undone: Baclofen/, () => dose.getByRole('button', { name: /^Undo/ }).click()],
    [/^Skipped: Baclofen.* Press F8 for Undo\.$/, skip],
  ]);
});

test('what happens to an appointment and to a share is said once (A17)', async ({ page }) => {
  await signInAs(page, 26);
  const press = pressIn(page);
  const at = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const data = { title: 'Physio', at, durationMinutes: 30, zone: 'Australia/Melbourne', remindBefore: [] };
  const made = await page.request.post('/api/wellness-appointments', { data });
  const { id } = (await made.json()) as { id: number };
  await open(page, `/appointments/${id}`);
  const cancel = press('Cancel appointment');
  await hearEach(page, [
    [/^Couldn’t cancel the appointment: /, () => refused(page, '**/api/wellness-appointments/**', cancel)],
    ['Appointment cancelled: No one is told. Let them know yourself. Press F8 for Undo.', cancel],
  ]);
  await open(page, '/sharing/new');
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill('Dr Nguyen');
  await press('Share this')();
  await page.getByRole('article', { name: 'Dr Nguyen' }).waitFor();
  await open(page, '/sharing');
  const end = press('End sharing with Dr Nguyen');
  await hearEach(page, [
    [/^Couldn’t end the sharing: .+ It can still be opened\.$/, () => refused(page, '**/api/wellness-shares/**', end)],
    ['Sharing ended: Dr Nguyen: No one can open it now. Its copies are deleted.', end],
    ['Removed from your list: Dr Nguyen', press('Remove Dr Nguyen from this list')],
  ]);
});

test('a day of the energy budget, and the words and scales of one’s own, are said once (A17)', async ({ page }) => {
  await signInAs(page, 26);
  const press = pressIn(page);
  await open(page, '/energy');
  const add = page.getByRole('form', { name: 'Add a task' });
  const task = async () => {
    await add.getByRole('textbox', { name: 'What it is' }).fill('Washing');
    await add.getByRole('textbox', { name: 'Points' }).fill('3');
    await add.getByRole('button', { name: 'Add task' }).click();
  };
  const points = async () => {
    await page.getByRole('form', { name: 'Points of this day' }).getByRole('textbox').fill('12');
    await press('Set points')();
  };
  const edit = async () => {
    await press('Edit Washing')();
    const change = page.getByRole('form', { name: 'Change Washing' });
    await change.getByRole('textbox', { name: 'Points' }).fill('4');
    await change.getByRole('button', { name: 'Save task' }).click();
  };
  const remove = press('Remove Washing');
  await hearEach(page, [
    ['Added: Washing, 3 points', task],
    ['Changed: Washing, 4 points', edit],
    ['This day has 12 points', points],
    [/^Couldn’t save the day: .+ Nothing was changed\.$/, () => refused(page, '**/api/wellness-energy', remove)],
    ['Removed: Washing Press F8 for Undo.', remove],
    ['Restored: Washing', press('Undo')],
  ]);
  await open(page, '/settings');
  const factors = page.getByRole('region', { name: 'Factors in your day' });
  const factor = async () => {
    await factors.getByRole('textbox', { name: 'New factor' }).fill('swimming');
    await page.keyboard.press('Enter');
  };
  const scales = page.getByRole('region', { name: 'Your scales' });
  const scale = async () => {
    await scales.getByRole('textbox', { name: 'Name' }).fill('Stiffness');
    await press('Add scale')();
  };
  await hearEach(page, [
    ['Added: swimming', factor],
    ['Removed: swimming Press F8 for Undo.', () => factors.getByRole('button', { name: /^Remove swimming/ }).click()],
    ['Restored: swimming', press('Undo')],
    ['Added: Stiffness', scale],
    ['Removed: Stiffness: Entries that have it keep it. Press F8 for Undo.', press('Remove Stiffness')],
    ['Restored: Stiffness', press('Undo')],
  ]);
});
