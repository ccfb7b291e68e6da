import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { captions, enter as enterRoom, join, leave, voice } from './visit.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const enter = (page: Page) => enterRoom(page, 'Reading Room');
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

test('two talk, and a third who only reads is told in words who is talking', async ({ page, another }) => {
  await signInAs(page, 14);
  const [other, reader] = [await another(9), await another(12)];
  for (const one of [page, other, reader]) await enter(one);
  await expect(voice(reader).getByText('No one uses voice at the moment.')).toBeVisible();
  await sound(page, 'a room without voice');
  await join(page);
  await join(other);
  for (const one of [page, other]) {
    await expect(voice(one).getByText('You’re in voice, and connected with 1 person.')).toBeVisible({
      timeout: 30_000,
    });
  }
  await sound(page, 'a room with voice');
  await checkReflow(page, { name: 'a room with voice' });

  // The microphone begins off. The browser’s own test tone is what is heard.
  await expect(voice(reader).getByText(/^No one is talking\. In voice: /)).toBeVisible();
  await voice(page).getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect(voice(reader).getByText(/ is talking\. In voice: /)).toBeVisible({ timeout: 20_000 });
  await expect(reader.getByText('Talking', { exact: true })).toBeVisible();
  await voice(page).getByRole('button', { name: 'Turn the microphone off' }).click();
  await expect(voice(reader).getByText(/^No one is talking\./)).toBeVisible({ timeout: 20_000 });

  // Push to talk, by keyboard. The microphone goes off until the button is held.
  await voice(page).getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect(voice(page).getByRole('button', { name: 'Turn the microphone off' })).toBeVisible();
  await voice(page).getByRole('radio', { name: 'Push to talk' }).check();
  const hold = voice(page).getByRole('button', { name: 'Hold to talk' });
  await expect(hold).toBeVisible();
  await expect(voice(reader).getByText(/^No one is talking\./)).toBeVisible({ timeout: 20_000 });
  await hold.focus();
  await page.keyboard.down('Space');
  await expect(voice(reader).getByText(/ is talking\. In voice: /)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.up('Space');
  await expect(voice(reader).getByText(/^No one is talking\./)).toBeVisible({ timeout: 20_000 });

  await voice(page).getByRole('button', { name: 'Leave voice' }).click();
  await expect(voice(other).getByText('You’re in voice. No one else is.')).toBeVisible({ timeout: 15_000 });
  for (const one of [page, other, reader]) await leave(one);
});

test('captions come from the speaker’s browser or a typist, are put right, and are logged once all agree', async ({
  page,
  another,
}) => {
  await signInAs(page, 14);
  const typist = await another(9);
  const speech = await enter(page);
  await enter(typist);
  await join(page);
  await voice(page).getByRole('button', { name: 'Turn the microphone on' }).click();
  await page.getByRole('switch', { name: 'Caption what I say' }).check();
  await expect.poll(() => speech.hear('I would', { final: false })).toBe(true);
  await expect(captions(typist).getByText('I would')).toBeVisible();
  await speech.hear('I would like a turn.');
  await expect(captions(typist).getByText('I would like a turn.', { exact: true })).toBeVisible();

  // By keyboard: a line typed for somebody, and put right by them.
  await typist.getByText('Type captions').click();
  await typist.getByRole('textbox', { name: 'What they say' }).fill('And then yellow.');
  await typist.keyboard.press('Enter');
  await expect(captions(page).getByText('And then yellow.', { exact: true })).toBeVisible();
  await expect(captions(page).getByText(/^typed by /)).toBeVisible();
  await page.getByRole('button', { name: /^Correct “And then yellow/ }).click();
  await page.getByRole('textbox', { name: 'The caption' }).fill('And then hello.');
  await page.keyboard.press('Enter');
  await expect(captions(typist).getByText('And then hello.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Correct “And then hello/ })).toBeFocused();
  await sound(page, 'captions');

  const agree = (one: Page) => one.getByRole('checkbox', { name: 'I agree that a log of captions is kept' });
  await agree(page).check();
  await expect(page.getByText('It’s kept only while everyone here agrees: 1 of 2 do.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the log' })).toBeHidden();
  await agree(typist).check();
  await expect(page.getByRole('button', { name: 'Save the log' })).toBeVisible();
  await speech.hear('This is kept.');
  await expect(captions(typist).getByText('This is kept.', { exact: true })).toBeVisible();
  const saved = typist.waitForEvent('download');
  await typist.getByRole('button', { name: 'Save the log' }).click();
  const path = await (await saved).path();
  const { readFile } = await import('node:fs/promises');
  const log = await readFile(path, 'utf8');
  expect(log).toContain(': This is kept.');
  expect(log).not.toContain('And then hello.');
  await leave(page);
  await leave(typist);
});

test('a caption is reported, and the two minutes before it go along', async ({ page, another }) => {
  await signInAs(page, 14);
  const other = await another(9);
  await enter(page);
  await enter(other);
  await join(other);
  await other.getByText('Type captions').click();
  await other.getByRole('textbox', { name: 'What they say' }).fill('Something unkind.');
  await other.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Report “Something unkind/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this caption' });
  await expect(dialog).toContainText('with the captions of the two minutes before it');
  await dialog.getByRole('radio', { name: 'Harassment or bullying' }).check();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toContainText('Report submitted');
  await leave(page);
  await leave(other);
});
