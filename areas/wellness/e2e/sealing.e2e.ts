import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { clock, middayZone } from './clock.ts';
import { answers, entry, planted, send, today, words, wordsIn } from './planted.ts';
import {
  choose,
  isSealed,
  locked,
  open,
  passphrase,
  press,
  privacy,
  seal,
  section,
  text,
  unlock,
} from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
// Each key of a passphrase takes seconds, on purpose.
test.setTimeout(120_000);

const entriesThere = 45;

/** One record of each kind, with its words, as the server keeps them until they are sealed. */
async function plant(page: Page) {
  await send(page, 'POST', '/api/wellness-entries', entry(planted.note));
  const medicine = await send(page, 'POST', '/api/wellness-medicines', {
    medicationName: planted.medicine,
    dosage: planted.dosage,
    schedule: {
      rhythm: 'days',
      everyDays: 1,
      weekdays: [],
      times: [clock(10)],
      fromDay: '2026-01-01',
      untilDay: null,
      zone: middayZone(),
      remind: true,
      repeatMinutes: 30,
      giveUpMinutes: 720,
    },
  });
  const doses = (await (await page.request.get('/api/medication-reminders')).json()) as {
    id: number;
    medicineId: number;
  }[];
  const dose = doses.find(({ medicineId }) => medicineId === medicine.id);
  await send(page, 'PUT', `/api/medication-reminders/${dose?.id}/answer`, {
    answer: 'skipped',
    reason: { text: planted.reason },
  });
  await send(page, 'POST', '/api/wellness-appointments', {
    title: planted.appointment,
    location: planted.place,
    questions: [planted.question],
    at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    durationMinutes: 30,
    zone: 'Australia/Sydney',
    remindBefore: [],
  });
  await send(page, 'PUT', '/api/wellness-energy', {
    day: today(),
    version: 0,
    points: 10,
    tasks: [{ name: planted.task, cost: 2, isDone: false }],
    isRestDay: false,
  });
  await send(page, 'PUT', '/api/wellness-settings', {
    version: 0,
    scales: [],
    factors: [planted.setting],
    energyPoints: [10, 10, 10, 10, 10, 10, 10],
    questions: [planted.asked],
    offerHelp: true,
  });
  await send(page, 'POST', '/api/wellness-shares', {
    name: planted.share,
    token: 'A'.repeat(22),
    key: 'B'.repeat(43),
    until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    covers: { from: null, to: null, notes: true, scales: true, medicines: false },
  });
}

test('sealed, no answer of the server has a word of the diary, and every screen opens it again', async ({ page }) => {
  await signInAs(page, 20);
  await plant(page);
  expect(wordsIn(await answers(page))).toEqual(words);
  await open(page, '/wellness-tracking');
  await page.getByRole('link', { name: 'Privacy of your diary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy of your diary' })).toBeVisible();
  const about = section(page, 'Seal it with a passphrase');
  await expect(about.getByRole('heading', { name: 'What you would lose' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'What we could still see' })).toBeVisible();

  // What is not as it should be is said, and nothing is sent.
  await press(page, 'Set up a passphrase');
  await text(page, /^Passphrase/).fill('too short');
  await press(page, 'Next: recovery sheet');
  const summary = about.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toContainText('Use at least 14 characters.');
  await expect(summary).toContainText('Type the same passphrase again.');
  await expect(summary).toContainText('Tick this to continue.');
  await press(page, 'Cancel');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await seal(page);
  await isSealed(page);
  expect(await timesAnnounced(page, 'Your diary is sealed')).toBe(1);
  expect(sent.filter((body) => body.includes('magpie ladder'))).toEqual([]);
  expect(wordsIn(await answers(page))).toEqual([]);

  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  const entries = section(page, 'Your entries');
  for (const word of [planted.note, planted.symptom, planted.medication, planted.factor, planted.scale])
    await expect(entries).toContainText(word);
  await expect(section(page, 'This Week')).toContainText('1/7 days');
  await expect(section(page, "Today's Medications")).toContainText(planted.medicine);
  await expect(section(page, 'Upcoming Appointments')).toContainText(planted.appointment);
  await page.getByRole('link', { name: 'History and charts' }).click();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(section(page, 'Entries')).toContainText(planted.note);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: /medications of today/ }).click();
  await expect(section(page, 'All medicines')).toContainText(planted.medicine);
  await expect(section(page, 'Did I take it?')).toContainText(planted.reason);
  await expect(section(page, 'History')).toContainText(planted.reason);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: planted.appointment }).click();
  await expect(page.getByText(planted.question)).toBeVisible();
  await expect(page.getByText(planted.place)).toBeVisible();
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(section(page, 'Energy budget')).toContainText(planted.task);
  await page.getByRole('link', { name: 'Plan my energy' }).click();
  await expect(page.getByText(planted.task).first()).toBeVisible();
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'Diary settings' }).click();
  await expect(section(page, 'Factors in your day')).toContainText(planted.setting);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await expect(section(page, 'What you share')).toContainText(planted.share);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await expect(text(page, /^First question/)).toHaveValue(planted.asked);

  // Settings and plans change sealed, and keep what else is in them.
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.postData() ?? '');
  });
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'Diary settings' }).click();
  await page.getByRole('switch', { name: 'Offer ways to get help' }).click();
  await expect.poll(() => changes.length).toBe(1);
  expect(changes[0]).toContain('"sealed":"w1.');
  expect(wordsIn(changes.join())).toEqual([]);
  await expect(page.getByRole('switch', { name: 'Offer ways to get help' })).not.toBeChecked();
  await expect(section(page, 'Factors in your day')).toContainText(planted.setting);
  expect(wordsIn(await answers(page))).toEqual([]);
});

test('what is written in a sealed diary leaves the browser sealed, and no draft of it is in the clear', async ({
  page,
}) => {
  await signInAs(page, 21);
  await send(page, 'POST', '/api/wellness-entries', entry('before'));
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  const form = page.getByRole('form', { name: "Today's Wellness Entry" });
  await form.getByRole('textbox', { name: /^Notes/ }).fill(planted.note);
  await form.getByRole('textbox', { name: /^Symptoms/ }).fill(planted.symptom);
  // Longer than a draft waits; then on another page and back.
  await page.getByRole('link', { name: 'Privacy of your diary' }).click();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(wordsIn(await stored())).toEqual([]);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveValue(planted.note);
  await form.getByRole('button', { name: 'Save entry' }).click();
  const first = section(page, 'Your entries').getByRole('article').first();
  await expect(first).toContainText(planted.note);
  await expect(first).toContainText(planted.symptom);

  await first.getByRole('button', { name: /^Edit entry of/ }).click();
  const edit = section(page, 'Your entries').getByRole('form');
  await edit.getByRole('textbox', { name: /^Notes/ }).fill(`${planted.note} again`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(first).toContainText(`${planted.note} again`);
  await expect(first.getByRole('button', { name: /^Edit entry of/ })).toBeFocused();

  await page.goto('about:blank');
  await open(page, '/wellness-tracking/medicines/new');
  await expect(locked(page)).toBeVisible();
  await text(page, /^Name/).fill(planted.medicine);
  await text(page, /^Dosage/).fill(planted.dosage);
  await press(page, 'Add medicine');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Your diary is locked. Unlock it, then save again.',
  );
  await expect(text(page, /^Name/)).toHaveValue(planted.medicine);
  await press(page, 'Unlock');
  await unlock(page, passphrase);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toHaveCount(0);
  await expect(text(page, /^Name/)).toHaveValue(planted.medicine);
  await press(page, 'Add medicine');
  await expect(section(page, 'All medicines')).toContainText(planted.medicine);
  await page.getByRole('link', { name: `Edit ${planted.medicine}` }).click();
  await text(page, /^Note/).fill(planted.reason);
  await press(page, 'Save medicine');
  await expect(section(page, 'All medicines')).toContainText(planted.reason);

  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: /^See all.*appointments$/ }).click();
  await page.getByRole('link', { name: 'Add an appointment' }).first().click();
  await text(page, /^What/).fill(planted.appointment);
  expect(wordsIn(sent.join('\n'))).toEqual([]);
  expect(wordsIn(await answers(page))).toEqual([]);
});

test('interrupted by closing the page, it carries on after unlocking, and loses nothing', async ({ page }) => {
  await signInAs(page, 22);
  // Long ones, so that two calls carry them.
  for (let n = 0; n < entriesThere; n += 1) {
    const at = new Date(Date.now() - n * 86_400_000).toISOString();
    await send(page, 'POST', '/api/wellness-entries', entry(`day ${n} of the diary ${'and on '.repeat(650)}`, at));
  }
  await open(page, privacy);
  // The first call arrives; its answer never comes, and the page is closed.
  let calls = 0;
  let hasArrived = false;
  await page.route('**/api/wellness-key/moved', async (route) => {
    calls += 1;
    // From here on, nothing is answered.
    if (calls > 1) return;
    await route.fetch();
    hasArrived = true;
  });
  await seal(page);
  await expect.poll(() => hasArrived).toBe(true);
  await page.goto('about:blank');
  await page.unroute('**/api/wellness-key/moved');
  const half = (await (await page.request.get('/api/wellness-key')).json()) as { left: number };
  expect(half.left).toBeGreaterThan(0);
  expect(half.left).toBeLessThan(entriesThere);

  await open(page, '/wellness-tracking');
  await expect(locked(page)).toBeVisible();
  await page.getByRole('link', { name: 'Privacy of your diary' }).first().click();
  await expect(section(page, 'How it is kept now')).toContainText(`${half.left} parts are left.`);
  await unlock(page, passphrase);
  await isSealed(page);
  const { isMoving, left, mode } = (await (await page.request.get('/api/wellness-key')).json()) as Record<
    string,
    unknown
  >;
  expect({ isMoving, left, mode }).toEqual({ isMoving: false, left: 0, mode: 'sealed' });
  expect(wordsIn(await answers(page))).toEqual([]);
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await page.getByRole('link', { name: 'History and charts' }).click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('all');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(section(page, 'Entries')).toContainText(`${entriesThere} entries, newest first.`);
  for (const n of [0, 22, entriesThere - 1]) {
    await page.getByRole('searchbox', { name: 'Find in these entries' }).fill(`day ${n} of the diary`);
    await expect(section(page, 'Entries')).toContainText(`of ${entriesThere} with “day ${n} of the diary”.`);
  }
});

test('after a reload it is locked: a wrong passphrase is said, the recovery code opens it, and it is locked again', async ({
  page,
}) => {
  await signInAs(page, 23);
  await send(page, 'POST', '/api/wellness-entries', entry(planted.note));
  await open(page, privacy);
  const code = await seal(page);
  await isSealed(page);
  await open(page, '/wellness-tracking');
  await expect(locked(page)).toBeVisible();
  const entries = section(page, 'Your entries');
  await expect(entries).toContainText('Locked. Unlock your diary to read it.');
  await expect(entries).not.toContainText(planted.note);
  await expect(section(page, 'This Week')).toContainText('Your figures show here once your diary is unlocked.');
  await press(page, 'Unlock');
  const dialog = page.getByRole('dialog', { name: 'Unlock your diary' });
  await unlock(page, 'magpie ladder velvet Monday');
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'This doesn’t open your diary. Check it and try again.',
  );
  await unlock(page, code.toLowerCase());
  await expect(dialog).toHaveCount(0);
  await expect(entries).toContainText(planted.note);
  expect(await timesAnnounced(page, 'Diary unlocked')).toBe(1);

  await page.getByRole('link', { name: 'Privacy of your diary' }).click();
  await press(page, 'Lock the diary');
  await expect(section(page, 'How it is kept now')).toContainText('Sealed and locked');
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(locked(page)).toBeVisible();
  await expect(entries).not.toContainText(planted.note);
});

test('the passphrase is changed, and sealing is turned off; the one of before opens nothing', async ({ page }) => {
  await signInAs(page, 24);
  await send(page, 'POST', '/api/wellness-entries', entry(planted.note));
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  await press(page, 'Close this message');
  const changed = 'wombat kettle orange Sunday';
  await choose(page, 'Change the passphrase', 'Change my passphrase', changed);
  await isSealed(page);
  await open(page, privacy);
  await unlock(page, passphrase);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('This doesn’t open your diary.');
  await unlock(page, changed);
  await press(page, 'Turn sealing off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn sealing off' }).click();
  await expect(page.getByText('Your diary is no longer sealed').first()).toBeVisible({ timeout: 30_000 });
  await open(page, '/wellness-tracking');
  await expect(section(page, 'Your entries')).toContainText(planted.note);
  await expect(locked(page)).toHaveCount(0);
});

test('who has lost both starts again with an empty diary', async ({ page }) => {
  await signInAs(page, 25);
  await send(page, 'POST', '/api/wellness-entries', entry(planted.note));
  await open(page, privacy);
  await seal(page);
  await isSealed(page);
  await open(page, privacy);
  await expect(section(page, 'Delete everything')).toContainText('this is the only way to start again');
  const { promise: free, resolve: answer } = Promise.withResolvers<void>();
  let finished = 0;
  await page.route('**/api/wellness-key/finish', async (route) => {
    finished += 1;
    await free;
    await route.continue();
  });
  await press(page, 'Delete my diary');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your whole diary?' });
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  // The page sees the move, which it carries on by itself, while the one that deletes is at it.
  await expect(page.getByText('Your diary isn’t moved yet')).toBeAttached();
  answer();
  await expect(page.getByText('Your diary is empty').first()).toBeVisible();
  expect(finished).toBe(1);
  await expect(section(page, 'How it is kept now')).toContainText('Encrypted, and we keep the key');
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(section(page, 'Your entries')).toContainText('No entries yet');
});

test('the screen is sound in every theme, by keyboard and at its narrowest, sealed too', async ({ page }) => {
  await signInAs(page, 26);
  await send(page, 'POST', '/api/wellness-entries', entry(planted.note));
  await open(page, privacy);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `privacy, ${label}` }));
  await crawlKeyboard(page, { name: 'privacy' });
  await checkReflow(page, { name: 'privacy' });
  await press(page, 'Set up a passphrase');
  await checkAccessibility(page, { name: 'privacy, passphrase' });
  await press(page, 'Cancel');
  await seal(page);
  await isSealed(page);
  await checkAccessibility(page, { name: 'privacy, sealed' });
  await open(page, privacy);
  await checkAccessibility(page, { name: 'privacy, locked' });
  await checkReflow(page, { name: 'privacy, locked' });
});
