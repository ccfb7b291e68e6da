import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { clock, middayZone } from './clock.ts';
import { answers, planted, send, wordsIn } from './planted.ts';
import { isSealed, locked, open, passphrase, press, privacy, seal, section, text, unlock } from './seal-steps.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
// The key of a passphrase takes seconds, on purpose; and this goes through most of the screens.
test.setTimeout(240_000);

const toDiary = async (page: Page) => {
  await page.getByRole('link', { name: 'Wellness tracking' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness tracking' })).toBeVisible();
};
const follow = async (page: Page, name: string | RegExp) => {
  await toDiary(page);
  await page.getByRole('main').getByRole('link', { name }).first().click();
};

/** All that leaves the browser: addresses, bodies, and what goes over the live connection. */
function listen(page: Page) {
  const said: string[] = [];
  page.on('request', (request) => said.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(`socket ${String(payload)}`)));
  return said;
}

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');

async function saveAppointment(page: Page) {
  await follow(page, /^See all.*appointments$/);
  await page.getByRole('link', { name: 'Add an appointment' }).first().click();
  await text(page, /^What is it/).fill(planted.appointment);
  await page
    .getByRole('group', { name: /^Day/ })
    .getByRole('textbox', { name: 'Day' })
    .fill(`24 November ${new Date().getFullYear() + 1}`);
  await page.getByLabel('Time', { exact: true }).fill('10:30');
  await text(page, /^Place/).fill(planted.place);
  await text(page, /^Getting in and around/).fill(planted.place);
  await text(page, /^Who comes along/).fill(planted.share);
  await text(page, /^Questions to ask/).fill(planted.question);
  await text(page, /^Notes/).fill(planted.note);
  await press(page, 'Add appointment');
  await expect(page.getByRole('heading', { level: 1, name: planted.appointment })).toBeVisible();
  await page.getByRole('link', { name: 'Edit appointment' }).click();
  await text(page, /^Place/).fill(`${planted.place}, level 4`);
  await press(page, 'Save appointment');
  await expect(page.getByText(`${planted.place}, level 4`)).toBeVisible();
}

async function skipDose(page: Page) {
  await follow(page, /medications of today/);
  const doses = section(page, 'Did I take it?');
  await doses.getByRole('button', { name: /^Skip it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(planted.reason);
  await dialog.getByRole('button', { name: 'Skip this dose' }).click();
  await expect(doses).toContainText(planted.reason);
}

async function importFile(page: Page) {
  await follow(page, 'Import entries');
  const csv = `Date,Mood,Energy,Pain,Symptoms,Notes\n2026-03-01,6,5,8,${planted.symptom},${planted.note} of the file\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(section(page, 'Check before you import')).toContainText(`${planted.note} of the file`);
  await press(page, 'Import 1 entry');
  await expect(section(page, 'Import finished')).toContainText('1 entry added.');
}

async function changeSettings(page: Page) {
  await follow(page, 'Diary settings');
  const factors = section(page, 'Factors in your day');
  await factors.getByRole('textbox', { name: 'New factor' }).fill(planted.setting);
  await factors.getByRole('button', { name: 'Add factor' }).click();
  await expect(factors.getByRole('listitem')).toContainText([planted.setting]);
  const scales = page.getByRole('form', { name: 'Add a scale' });
  await scales.getByRole('textbox', { name: /^Name/ }).fill(planted.scale);
  await scales.getByRole('button', { name: 'Add scale' }).click();
  await expect(section(page, 'Your scales').getByRole('listitem')).toContainText([planted.scale]);
}

async function planDay(page: Page) {
  await follow(page, 'Plan my energy');
  const add = page.getByRole('form', { name: 'Add a task' });
  await add.getByRole('textbox', { name: 'What it is' }).fill(planted.task);
  await add.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('checkbox', { name: `${planted.task}, 2 points` })).toBeVisible();
}

async function keepQuestion(page: Page) {
  await follow(page, 'Visit summary');
  await text(page, /^First question/).fill(planted.asked);
  await press(page, 'Save questions');
  await expect(page.getByRole('article').getByRole('listitem').first()).toHaveText(planted.asked);
}

test('an appointment, a reason, an import, settings, a day’s plan and questions leave the browser sealed: no request, answer, table or log has a word of them', async ({
  page,
  server,
}) => {
  const said = listen(page);
  await signInAs(page, 27);
  const schedule = {
    ...{ rhythm: 'days', everyDays: 1, weekdays: [], times: [clock(10)], fromDay: '2026-01-01', untilDay: null },
    ...{ zone: middayZone(), remind: true, repeatMinutes: 30, giveUpMinutes: 720 },
  };
  const medicine = { medicationName: planted.medicine, dosage: planted.dosage, schedule };
  await send(page, 'POST', '/api/wellness-medicines', medicine);
  await open(page, privacy);
  await seal(page);
  await isSealed(page);

  await saveAppointment(page);
  await skipDose(page);
  await importFile(page);
  await changeSettings(page);
  await planDay(page);
  await keepQuestion(page);

  const sealedIn = (pattern: RegExp) =>
    said.filter((one) => pattern.test(one)).map((one) => /"sealed":"(w1\.[\w.-]+)"/.exec(one)?.[1]);
  const writes = {
    appointment: sealedIn(/^POST \S+\/wellness-appointments /),
    changed: sealedIn(/^PUT \S+\/wellness-appointments\/\d+ /),
    reason: sealedIn(/^PUT \S+\/medication-reminders\/\d+\/answer /),
    import: sealedIn(/^POST \S+\/wellness-imports /),
    settings: sealedIn(/^PUT \S+\/wellness-settings /),
    plan: sealedIn(/^PUT \S+\/wellness-energy /),
  };
  const one = expect.stringMatching(/^w1\./);
  expect(writes).toEqual({
    ...{ appointment: [one], changed: [one], reason: [one], import: [one] },
    // A factor, a scale and a question.
    ...{ settings: [one, one, one], plan: [one] },
  });
  expect(wordsIn(said.join('\n'))).toEqual([]);
  expect(wordsIn(await answers(page))).toEqual([]);

  await page.goto('about:blank');
  await server.pause();
  const [stored, printed] = [files(server.dataDir), server.output()];
  await server.restart();
  expect(wordsIn(stored)).toEqual([]);
  expect(wordsIn(printed)).toEqual([]);
  // The looking finds what is there.
  expect(stored).toContain(writes.reason[0]);

  await open(page, '/wellness-tracking');
  await expect(locked(page)).toBeVisible();
  await press(page, 'Unlock');
  await unlock(page, passphrase);
  await expect(section(page, 'Upcoming Appointments')).toContainText(planted.appointment);
  await expect(section(page, 'Energy budget')).toContainText(planted.task);
  await section(page, "Today's Medications")
    .getByRole('link', { name: /medications of today/ })
    .click();
  await expect(section(page, 'Did I take it?')).toContainText(planted.reason);
  await follow(page, 'Diary settings');
  await expect(section(page, 'Factors in your day').getByRole('listitem')).toContainText([planted.setting]);
  await expect(section(page, 'Your scales').getByRole('listitem')).toContainText([planted.scale]);
  await follow(page, 'Visit summary');
  await expect(text(page, /^First question/)).toHaveValue(planted.asked);
  await follow(page, 'History and charts');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('all');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(section(page, 'Entries')).toContainText(`${planted.note} of the file`);
});
