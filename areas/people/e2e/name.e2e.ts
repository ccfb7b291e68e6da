import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('one’s own name is recorded by keyboard, listened to, saved, written, heard by others, and removed', async ({
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  await signInAs(page, 20);
  const { displayName } = (await (await page.request.get('/api/users/20')).json()) as { displayName: string };
  const hear = page.getByRole('button', { name: `Hear how ${displayName} says their name` });
  await open(page, '/profile/20/edit');
  const record = page.getByRole('button', { name: 'Record my name' });
  const stop = page.getByRole('button', { name: 'Stop recording' });
  await record.press('Enter');
  await expect(stop).toBeVisible();
  await checkAccessibility(page, { name: 'a name being recorded' });
  // After ten seconds it ends by itself, however long the check took.
  await expect(stop).toHaveCount(0, { timeout: 15_000 });
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(record).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await expect(page.getByText(/^Recording: [1-9] of 10 seconds$/)).toBeVisible();
  await page.keyboard.press('Enter');
  const listen = page.getByRole('button', { name: 'Listen to the new recording' });
  await expect(listen).toBeVisible();
  await listen.press('Enter');
  await expect(listen).toHaveAttribute('aria-pressed', 'true');
  await expect(listen).toHaveAttribute('aria-pressed', 'false', { timeout: 15_000 });
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `a recorded name ${label}` }));
  await checkReflow(page, { name: 'a recorded name' });
  await page.getByRole('button', { name: 'Save recording' }).press('Enter');
  await expect(hear).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record it again' })).toBeFocused();
  await page.getByRole('textbox', { name: /^How my name is said/ }).fill('sef-EE-na');
  await page.getByRole('button', { name: 'Save how my name is said' }).press('Enter');
  await expect(page.getByText('How your name is said is saved').first()).toBeVisible();

  problems.allow(/status of 415|status of 422/);
  const chooser = page.getByLabel('Choose a recording');
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('Choose an MP3, M4A, OGG, WebM or WAV recording.')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a sound at all') });
  await expect(page.getByText(/This is not a recording that can be read here/)).toBeVisible();
  await expect(hear).toBeVisible();

  await signInAs(page, 4);
  await open(page, '/profile/20');
  await expect(page.getByText('sef-EE-na')).toBeVisible();
  await hear.press('Enter');
  await expect(hear).toHaveAttribute('aria-pressed', 'true');
  await hear.press('Enter');
  await expect(hear).toHaveAttribute('aria-pressed', 'false');
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `profile with a name ${label}` }));

  await signInAs(page, 20);
  await open(page, '/profile/20/edit');
  await page.getByRole('button', { name: 'Remove recording' }).click();
  await expect(page.getByText('Recording of your name removed').first()).toBeVisible();
  await expect(hear).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Record my name' })).toBeFocused();
});

test('a browser without a microphone offers the file alone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
  await signInAs(page, 21);
  await open(page, '/profile/21/edit');
  await expect(page.getByLabel('Choose a recording')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record my name' })).toHaveCount(0);
});
