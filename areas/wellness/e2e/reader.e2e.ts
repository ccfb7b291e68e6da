import type { Page } from '@playwright/test';
import { pastTimers } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { hearOnce, type Reader, startReader } from '#platform/web/testing/reader.ts';
import { clock, middayZone } from './clock.ts';
import { isSealed, open, passphrase, privacy, seal } from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('by the reader alone: an entry is written, heard as saved once, and heard in the week and the list', async ({
  page,
}) => {
  await signInAs(page, 18);
  await page.goto('/wellness-tracking');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', "heading, Today's Wellness Entry, level 2");
  await reader.to('item', /^slider, Mood/);
  await reader.to('item', /^button, More, Mood/);
  await reader.act();
  await reader.to('item', '6 of 10, slight smile');
  await reader.to('item', /^textbox, Notes/);
  await reader.type('Heard the magpies.');
  await reader.to('item', /^button, Save entry/);
  await hearOnce(
    page,
    reader,
    'Entry Saved: Your wellness data has been recorded.',
    () => reader.act() as Promise<void>,
  );
  await reader.to('heading', 'heading, This Week');
  await reader.to('item', 'Avg mood');
  await reader.to('item', '6.0');
  await reader.to('item', ', entry saved');
  await reader.to('item', '1/7 days');
  await reader.to('heading', 'heading, Your entries');
  await reader.to('item', 'Heard the magpies.');
});

/** What comes soon after another is kept for a moment: nothing follows from here. */
const echo = 2100;

/** Presses what the reader is on, hears exactly these words of live regions in this order, and no others. */
async function actAndHear(page: Page, reader: Reader, words: readonly (string | RegExp)[], within = 7000) {
  await reader.forget();
  await reader.act();
  const wanted = words.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
  const heard = async () => (await reader.heard()).map(({ text }) => text);
  await expect.poll(heard, { timeout: within }).toEqual(wanted);
  await pastTimers(page, echo);
  expect(await heard()).toEqual(wanted);
}

async function addMedicine(page: Page, medicationName: string, times: readonly string[], giveUpMinutes = 120) {
  const schedule = {
    ...{ rhythm: 'days', everyDays: 1, weekdays: [], times, fromDay: '2026-01-01', untilDay: null },
    ...{ zone: middayZone(), remind: false, repeatMinutes: 30, giveUpMinutes },
  };
  const data = { medicationName, dosage: '10 mg', schedule };
  expect((await page.request.post('/api/wellness-medicines', { data })).status()).toBe(201);
}

test('by the reader alone: a dose is taken and undone, each heard once', async ({ page }) => {
  await signInAs(page, 19);
  await addMedicine(page, 'Baclofen', [clock(10)]);
  await page.goto('/wellness-tracking/medicines');
  await settled(page);
  const reader = await startReader(page);
  await reader.to('heading', 'heading, Did I take it?, level 2');
  await reader.to('item', 'Baclofen');
  await reader.to('item', /^button, Taken/);
  await hearOnce(page, reader, /Baclofen/, () => reader.act() as Promise<void>);
  // The focus, and the reader with it, is on the way back.
  await expect(page.getByRole('button', { name: /^Undo ?: Baclofen/ })).toBeFocused();
  await hearOnce(page, reader, /Baclofen/, () => reader.act() as Promise<void>);
});

test('by the reader alone: a late dose is taken, the later ones are moved, and one that was missed is answered', async ({
  page,
}) => {
  await signInAs(page, 20);
  await addMedicine(page, 'Baclofen', [clock(10), clock(20)]);
  await addMedicine(page, 'Iron', [clock(10)], 60);
  // As if they had been due long ago; the rest is what the server says.
  const ago: Readonly<Record<string, number>> = { [`Baclofen ${clock(10)}`]: 50, [`Iron ${clock(10)}`]: 90 };
  await page.route('**/api/medication-reminders', async (route) => {
    const answer = await route.fetch();
    const doses = (await answer.json()) as { medicationName: string; time: string; dueAt: string; giveUpAt: string }[];
    const json = doses.map((dose) => {
      const minutes = ago[`${dose.medicationName} ${dose.time}`];
      if (minutes === undefined) return dose;
      const before = (at: string) => new Date(Date.parse(at) - (minutes + 10) * 60_000).toISOString();
      const isMissed = dose.medicationName === 'Iron';
      return { ...dose, dueAt: before(dose.dueAt), ...(isMissed && { giveUpAt: before(dose.giveUpAt) }) };
    });
    await route.fulfill({ response: answer, json: json.sort((one, other) => one.dueAt.localeCompare(other.dueAt)) });
  });
  await open(page, '/wellness-tracking/medicines');
  const reader = await startReader(page);
  await reader.to('heading', 'heading, Did I take it?, level 2');
  await reader.to('heading', 'heading, Iron, level 3');
  await reader.to('item', 'Missed');
  await reader.to('item', /^button, I took it ?: Iron/);
  await actAndHear(page, reader, [/^polite: Taken: Iron, /]);
  await expect(page.getByRole('button', { name: /^Undo ?: Iron/ })).toBeFocused();
  await reader.to('heading', 'heading, Baclofen, level 3');
  await reader.to('item', /^Late by (50|51) minutes$/);
  await reader.to('item', /^button, Taken now ?: Baclofen/);
  await actAndHear(page, reader, [/^polite: Taken: Baclofen, /]);
  await expect(page.getByRole('button', { name: /^Undo ?: Baclofen/ })).toBeFocused();
  await reader.to('item', /^button, Move later doses by (50|51) minutes ?, after Baclofen/);
  await actAndHear(page, reader, [/^polite: Later doses of Baclofen moved by (50|51) minutes/]);
});

test('by the reader alone: a sealed diary is unlocked, heard once, and its words are there', async ({ page }) => {
  // The key of a passphrase takes seconds, on purpose.
  test.setTimeout(120_000);
  await signInAs(page, 21);
  const data = { moodRating: 6, energyLevel: 5, painLevel: 2, notes: 'Heard behind the lock.' };
  expect((await page.request.post('/api/wellness-entries', { data })).status()).toBe(201);
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  await open(page, '/wellness-tracking');
  const reader = await startReader(page);
  await reader.to('item', 'Your diary is locked');
  await reader.to('item', /^button, Unlock/);
  await reader.act();
  await expect(page.getByRole('dialog', { name: 'Unlock your diary' })).toBeVisible();
  await reader.to('item', /^Passphrase or recovery code, It stays in this browser/);
  await reader.type(passphrase);
  await reader.to('item', /^button, Unlock diary/);
  await actAndHear(page, reader, ['polite: Diary unlocked'], 30_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness tracking' })).toBeFocused();
  await reader.to('heading', 'heading, Your entries');
  await reader.to('item', 'Heard behind the lock.');
});

test('by the reader alone: a code that is wrong is heard, and the right one opens the share', async ({
  page,
  another,
  problems,
}) => {
  await signInAs(page, 1);
  await open(page, '/wellness-tracking/sharing/new');
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill('Dr Nguyen');
  await page.getByRole('textbox', { name: /^Code/ }).fill('MAGPIE');
  await page.getByRole('button', { name: 'Share this' }).click();
  await page.getByText('Link for Dr Nguyen', { exact: true }).click();
  const link = await page.locator('.share-link').innerText();
  const guest = await another(3);
  await signOut(guest);
  await open(guest, link);
  problems.allow(/status of 404.*wellness-shares\/open/);
  const reader = await startReader(guest);
  await reader.to('item', /^textbox, Code/);
  await reader.type('WRONG2');
  await reader.to('item', /^button, Open the diary/);
  await actAndHear(guest, reader, [
    'assertive: Error: The code is wrong, the sharing has ended, or the link is for someone else.',
  ]);
  await reader.to('item', /^textbox, Code/, { most: 120 });
  for (const _ of 'WRONG2') await reader.press('Backspace');
  await reader.type('magpie');
  await reader.to('item', /^button, Open the diary/);
  await actAndHear(guest, reader, [/^polite: Opened: \d+ entries$/]);
  await expect(guest.getByRole('heading', { level: 1, name: 'Diary of Thea Kostopoulos' })).toBeFocused();
});

test('by the reader alone: the visit summary is read in its order, and its PDF is heard as saved', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/wellness-tracking/summary');
  const reader = await startReader(page);
  await reader.to('item', /^button, Download PDF/);
  await actAndHear(page, reader, [
    /^polite: PDF saved: Look for visit-summary-\d{4}-\d\d-\d\d\.pdf among your downloads\.$/,
  ]);
  await reader.to('item', /^textbox, Third question/, { most: 120 });
  await reader.type('?');
  await reader.to('item', /^button, Save questions/);
  await actAndHear(page, reader, ['polite: Questions saved: They are kept with your diary for next time.']);
  await reader.to('heading', /^heading, Visit summary of Thea Kostopoulos, level 2$/);
  await reader.to('item', /^\d+ of 30 days have an entry\.$/);
  await reader.to('item', 'heading, My questions, level 3');
  await reader.to('item', 'Can the next MRI be somewhere with a hoist??');
  await reader.to('item', 'heading, How I have been, level 3');
  await reader.to('item', 'table, Averages by week');
  await reader.to('item', /^columnheader, Mood, 1.to.10$/);
  await reader.to('item', /^rowheader, All.30.days$/, { most: 120 });
});
