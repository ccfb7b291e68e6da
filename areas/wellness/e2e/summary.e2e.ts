import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const path = '/wellness-tracking/summary';
const sheet = (page: Page) => page.getByRole('article', { name: /^Visit summary of/ });
const part = (page: Page, title: string) =>
  sheet(page)
    .locator('.visit-block')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) });

async function open(page: Page, member: number, address = path) {
  await signInAs(page, member);
  await page.goto(address);
  await settled(page);
  await expect(sheet(page)).toBeVisible();
}

/** What a press on “Download PDF” hands over. */
async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const doc = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
  const texts: string[] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const { items } = await (await doc.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const { info } = await doc.getMetadata();
  return { name: file.suggestedFilename(), pages: doc.numPages, text: texts.join('\n'), info: info as object };
}

test('from the diary to the page: period, figures and medicines, and a PDF that says the same', async ({ page }) => {
  await signInAs(page, 1);
  await page.goto('/wellness-tracking');
  await settled(page);
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await expect(sheet(page)).toContainText('of 30 days have an entry.');
  await expect(part(page, 'Averages by week').getByRole('rowheader').last()).toHaveText('All 30 days');
  await expect(part(page, 'Doses in 30 days').getByRole('columnheader')).toHaveText([
    ...['Medicine', 'Planned', /On\stime/, 'Late', 'Skipped', 'Missed'],
  ]);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/period=7/);
  await expect(part(page, 'Averages by day').getByRole('rowheader').last()).toHaveText('All 7 days');
  await page.goBack();
  await expect(part(page, 'Averages by week')).toBeVisible();
  const whole = (await part(page, 'Averages by week').getByRole('row').last().innerText()).split(/\s+/).join(' ');
  const file = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(file.name).toMatch(/^visit-summary-\d{4}-\d\d-\d\d\.pdf$/);
  expect(file.pages).toBe(1);
  expect(file.info).toMatchObject({ Language: 'en-AU' });
  expect(file.text.replaceAll(/\s+/g, ' ')).toContain(whole);
  await expect(page.getByText(/^Look for visit-summary-/).first()).toBeVisible();
  expect(await timesAnnounced(page, /PDF saved/)).toBe(1);
});

test('questions are kept for next time; what another window wrote is not lost', async ({ page, problems }) => {
  problems.allow(/status of 409.*wellness-settings/);
  await open(page, 19);
  await expect(part(page, 'My questions')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^First question/ }).fill('Is it the virus?');
  await page.getByRole('textbox', { name: /^Third question/ }).fill('Is there a hoist?');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(part(page, 'My questions').getByRole('listitem')).toHaveText(['Is it the virus?', 'Is there a hoist?']);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('textbox', { name: /^Second question/ })).toHaveValue('Is there a hoist?');
  // Meanwhile elsewhere: a scale and another question.
  const now = await (await page.request.get('/api/wellness-settings')).json();
  const { factors, energyPoints, offerHelp, version } = now;
  const scales = [{ name: 'Brain fog', low: '', high: '' }];
  const answer = await page.request.put('/api/wellness-settings', {
    data: { scales, factors, energyPoints, offerHelp, version, questions: ['From elsewhere?'] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.getByRole('textbox', { name: /^First question/ }).fill('Is it the MS?');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed this' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^First question/ })).toHaveValue('Is it the MS?');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(part(page, 'My questions').getByRole('listitem').first()).toHaveText('Is it the MS?');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^First question/ })).toHaveValue('Is it the MS?');
  const kept = await (await page.request.get('/api/wellness-settings')).json();
  expect(kept.scales).toEqual(scales);
});

test('“How to talk with me” comes from the profile when it is chosen, on the page and in the PDF', async ({ page }) => {
  await signInAs(page, 18);
  const howToTalk = {
    pace: 'Slowly, please.',
    channels: ['In writing', 'Auslan'],
    helps: 'Speak to me, not my carer.',
  };
  const changed = await page.request.put('/api/users/18', { data: { howToTalk, nameSaid: 'KEE-ran' } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto(path);
  await settled(page);
  const choice = page.getByRole('checkbox', { name: 'How to talk with me' });
  await expect(choice).not.toBeChecked();
  await expect(part(page, 'How to talk with me')).toHaveCount(0);
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/parts=[a-z.]*talk/);
  const lines = ['My name is said: KEE-ran', 'Pace: Slowly, please.', 'Best way: In writing, Auslan'];
  for (const line of [...lines, 'What helps: Speak to me, not my carer.'])
    await expect(part(page, 'How to talk with me').getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
  await checkAccessibility(page, { name: 'visit summary, how to talk with me' });
  const file = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  for (const line of lines) expect(file.text).toContain(line);
});

test('by keyboard: own days, named where they are wrong, parts, large print and the file', async ({ page }) => {
  await open(page, 1);
  await page.getByRole('combobox', { name: 'Period' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/period=own/);
  const last = page.getByRole('group', { name: /^Last day/ });
  await last.getByRole('textbox', { name: 'Year' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2020');
  await page.getByRole('button', { name: 'Show these days' }).focus();
  await page.keyboard.press('Enter');
  await expect(last).toContainText('Choose a last day that is not before the first.');
  await last.getByRole('textbox', { name: 'Year' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String(await page.evaluate(() => new Date().getFullYear())));
  await page.keyboard.press('Enter');
  await expect(last).not.toContainText('Choose a last day');
  await page.getByRole('checkbox', { name: 'My notes' }).focus();
  await page.keyboard.press('Space');
  await expect(part(page, 'My notes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'How I have been, in words' }).focus();
  await page.keyboard.press('Space');
  await expect(part(page, 'How I have been')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Large print' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/print=large/);
  await page.getByRole('button', { name: 'Download PDF' }).focus();
  const file = await download(page, () => page.keyboard.press('Enter'));
  expect(file.pages).toBeGreaterThan(1);
  expect(file.text).toContain('My notes');
});

test('an empty diary has dashes and plain sentences', async ({ page }) => {
  await open(page, 20);
  await expect(sheet(page)).toContainText('0 of 30 days have an entry.');
  await expect(part(page, 'How I have been')).toContainText('Nothing was written in the diary in this time.');
  await expect(part(page, 'Averages by week').getByRole('row').last()).toHaveText('All 30 days – – – 0', {
    useInnerText: true,
  });
  await expect(part(page, 'Medicines')).toContainText('No medicines are in the diary.');
});

test('signs that the font of the PDF does not have are named', async ({ page }) => {
  await open(page, 21);
  await page.getByRole('textbox', { name: /^First question/ }).fill('Can Dvořák 🦘 come?');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(part(page, 'My question')).toContainText('Can Dvořák 🦘 come?');
  const file = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(file.text).toContain('Can Dvořák ? come?');
  await expect(page.getByText('The font of the PDF doesn’t have 🦘.')).toBeVisible();
});

test('on paper there is the page alone: one of A4, and more in large print', async ({ page }) => {
  await open(page, 1, `${path}?period=90`);
  const pagesOf = async () =>
    (await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))).numPages;
  expect(await pagesOf()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  for (const name of ['Print', 'Download PDF', 'Save questions'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Large print' }).click();
  await expect(page).toHaveURL(/print=large/);
  await expect(page.getByRole('checkbox', { name: 'Large print' })).toBeChecked();
  expect(await pagesOf()).toBeGreaterThan(1);
});

test('the visit summary is sound in every theme and at its narrowest', async ({ page }) => {
  await open(page, 1);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `summary, ${label}` }));
  await checkReflow(page, { name: 'summary' });
});
