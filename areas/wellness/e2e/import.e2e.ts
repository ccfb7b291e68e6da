import { readFileSync } from 'node:fs';
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
  await page.goto('/wellness-tracking/import');
  await settled(page);
}
const choose = (page: Page, text: string, name = 'diary.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const match = (page: Page) => page.getByRole('region', { name: 'Match the columns' });
const check = (page: Page) => page.getByRole('region', { name: 'Check before you import' });
const entries = async (page: Page) =>
  (await (await page.request.get('/api/wellness-entries?limit=200')).json()) as { day: string; notes: string }[];

const heads = 'Date,Mood,Energy,Pain,Symptoms,Notes\n';
const row = (day: string, notes: string, mood = 6) => `${day},${mood},5,8,tired legs,${notes}\n`;

test('a file is looked at first, imported, not doubled the second time, and undone', async ({ page }) => {
  await open(page, 9);
  const before = (await entries(page)).length;
  const file = `${heads}${row('2026-03-01', 'first')}${row('2026-03-02', 'second')}${row('31/02/2026', 'never')}`;
  await choose(page, file);
  await expect(check(page)).toContainText('2 entries will be added');
  await expect(check(page)).toContainText('1 row can’t be read');
  await expect(check(page)).toContainText('Line 4, Date: “31/02/2026” is not a day.');
  await expect(check(page).getByRole('table')).toContainText('second');
  expect(await entries(page)).toHaveLength(before);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    check(page).getByRole('button', { name: 'Save these rows as a file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('rows-not-imported.csv');
  expect(readFileSync(await saved.path(), 'utf8')).toContain('never,4,Date: “31/02/2026” is not a day.');
  await check(page).getByRole('button', { name: 'Import 2 entries' }).click();
  const done = page.getByRole('region', { name: 'Import finished' });
  await expect(done).toContainText('2 entries added.');
  await expect(done).toContainText('1 row left out: can’t be read.');
  expect(await timesAnnounced(page, 'Import finished. 2 entries added.')).toBe(1);
  expect((await entries(page)).map(({ notes }) => notes)).toEqual(expect.arrayContaining(['first', 'second']));
  // The same file once more.
  await choose(page, file);
  await expect(check(page)).toContainText('2 rows are already in your diary');
  await expect(check(page).getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  expect(await entries(page)).toHaveLength(before + 2);
  // And with one more row: only that one is added, and only that one is undone.
  await choose(page, `${file}${row('2026-03-02', 'third')}`);
  await expect(check(page)).toContainText('1 entry will be added');
  await check(page).getByText('1 day already has entries').click();
  await expect(check(page)).toContainText('2 March 2026');
  await check(page).getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(done).toContainText('1 entry added.');
  await done.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('region', { name: 'Import undone' })).toContainText('1 entry removed.');
  expect((await entries(page)).map(({ notes }) => notes)).not.toContain('third');
  expect(await entries(page)).toHaveLength(before + 2);
});

test('the last import is undone on a later visit: it says how many, and keeps what was changed since', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await open(page, 14);
  const before = (await entries(page)).length;
  const last = page.getByRole('region', { name: 'Your last import' });
  await expect(last).toHaveCount(0);
  await choose(page, heads + ['2026-04-01', '2026-04-02', '2026-04-03'].map((day) => row(day, `of ${day}`)).join(''));
  await check(page).getByRole('button', { name: 'Import 3 entries' }).click();
  await expect(page.getByRole('region', { name: 'Import finished' })).toContainText('You can also undo it later');
  const [kept] = (await (await page.request.get('/api/wellness-entries?from=2026-04-02&to=2026-04-02')).json()) as [
    { id: number },
  ];
  const body = { day: '2026-04-02', moodRating: 9, energyLevel: 5, painLevel: 8, notes: 'mine now', version: 1 };
  expect((await page.request.put(`/api/wellness-entries/${kept.id}`, { data: body })).status()).toBe(200);

  await page.route('**/api/wellness-imports/last', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your last import' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/wellness-imports/last');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(last).toContainText('2 entries are as they were imported. You changed 1 entry since.');
  await checkAccessibility(page, { name: 'import, with the last one' });
  await checkReflow(page, { name: 'import, with the last one' });
  await last.getByRole('button', { name: 'Undo your last import' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove 2 entries?' });
  await expect(dialog).toContainText('1 entry that you changed since stays.');
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(last).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Import entries' })).toBeFocused();
  expect(await timesAnnounced(page, 'Import undone: 2 entries removed.')).toBe(1);
  const left = await entries(page);
  expect(left).toHaveLength(before + 1);
  expect(left.map(({ notes }) => notes)).toContain('mine now');
});

test('an entry that was changed since it was imported is not doubled either', async ({ page }) => {
  await open(page, 10);
  const file = heads + row('2026-03-03', 'as in the file');
  await choose(page, file);
  await check(page).getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(page.getByRole('region', { name: 'Import finished' })).toContainText('1 entry added.');
  const [kept] = (await (await page.request.get('/api/wellness-entries?from=2026-03-03&to=2026-03-03')).json()) as [
    { id: number; version: number },
  ];
  const body = { day: '2026-03-03', moodRating: 9, energyLevel: 5, painLevel: 8, notes: 'changed', version: 1 };
  expect((await page.request.put(`/api/wellness-entries/${kept.id}`, { data: body })).status()).toBe(200);
  await page.reload();
  await choose(page, file);
  await check(page).getByRole('button', { name: 'Import 1 entry' }).click();
  const done = page.getByRole('region', { name: 'Import finished' });
  await expect(done).toContainText('0 entries added.');
  await expect(done).toContainText('1 row left out: already in your diary.');
  expect((await entries(page)).filter(({ day }) => day === '2026-03-03').map(({ notes }) => notes)).toEqual([
    'changed',
  ]);
});

test('another diary’s columns are guessed, and by keyboard changed: what is missing is chosen', async ({ page }) => {
  await open(page, 11);
  await choose(
    page,
    'full_date,date,weekday,time,mood,activities,note_title,note\n' +
      '2026-03-04,4 March,Wednesday,8:30 PM,rad,"swimming | friends",,Good day\n' +
      '2026-03-03,3 March,Tuesday,21:05,meh,,,\n',
    'daylio.csv',
  );
  await expect(match(page)).toContainText('daylio.csv: 2 rows, as Daylio writes them.');
  await expect(match(page)).toContainText('The file says nothing about energy and pain');
  await expect(check(page)).toContainText('0 entries will be added');
  for (const field of ['energy', 'pain']) {
    const select = match(page).getByRole('combobox', { name: `Where ${field} is missing` });
    await select.focus();
    await page.keyboard.type('Use 5');
    await expect(select).toHaveValue('5');
  }
  await expect(check(page)).toContainText('2 entries will be added');
  await expect(check(page).getByRole('table')).toContainText('swimming, friends');
  await match(page).getByRole('combobox', { name: 'Notes' }).selectOption({ label: 'Not in the file' });
  await expect(check(page).getByRole('table')).not.toContainText('Good day');
  await check(page).getByRole('button', { name: 'Import 2 entries' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Import finished' })).toContainText('2 entries added.');
});

test('a file that can’t be read says why', async ({ page }) => {
  await open(page, 12);
  const alert = page.getByRole('region', { name: 'Choose a file' });
  await choose(page, heads);
  await expect(alert).toContainText('There are no rows in this file.');
  await choose(page, 'PK\u0003\u0004\0\0', 'book.xlsx');
  await expect(alert).toContainText('This isn’t a text file.');
  await choose(page, `${heads}2026-03-01,"never closed\n`);
  await expect(alert).toContainText('A quotation mark is opened and never closed. Look at line 2.');
  await choose(page, 'x'.repeat(5_000_001));
  await expect(alert).toContainText('This file is larger than 5 MB.');
});

test('an import goes in packs, says how far it is, and continues after it was cut off', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await open(page, 13);
  const before = (await entries(page)).length;
  const days = Array.from({ length: 150 }, (_, at) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10));
  let calls = 0;
  await page.route('**/api/wellness-imports', (route) => {
    calls += 1;
    return calls === 2 ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
  });
  await choose(page, heads + days.map((day, at) => row(day, `row ${at}`)).join(''));
  await check(page).getByRole('button', { name: 'Import 150 entries' }).click();
  const stopped = page.getByRole('region', { name: 'The import stopped' });
  await expect(stopped).toContainText('100 entries added.');
  await expect(stopped.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 150');
  await stopped.getByRole('button', { name: 'Continue the import' }).click();
  const done = page.getByRole('region', { name: 'Import finished' });
  await expect(done).toContainText('150 entries added.');
  expect(await entries(page)).toHaveLength(before + 150);
  await done.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('region', { name: 'Import undone' })).toContainText('150 entries removed.');
  expect(await entries(page)).toHaveLength(before);
});

test('the page is sound before a file is chosen and with its preview', async ({ page }) => {
  await open(page, 1);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `import, ${label}` }));
  await choose(page, `${heads}${row('2026-03-01', 'x'.repeat(300))}${row('soon', 'never')}`);
  await expect(check(page)).toContainText('1 entry will be added');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `import with a preview, ${label}` }));
  await crawlKeyboard(page, { name: 'import with a preview' });
  await checkReflow(page, { name: 'import with a preview' });
});
