import { silence } from '#areas/people/server/public.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import type { Media, Post } from '../contract.ts';
import { cards, composer, field, open, postButton, share, toast } from './parts.ts';

const recording = (seconds: number) => ({
  name: 'note.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.from(silence(seconds).bytes),
});

test('an audio note is recorded by keyboard, written down on the device, posted, heard and read', async ({ page }) => {
  const speech = await stubSpeech(page, { onDevice: true });
  await open(page);
  await field(page).fill('Hear me out.');
  await composer(page).getByRole('button', { name: 'Record audio' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record audio' });
  await dialog.getByRole('switch', { name: 'Write down what I say while I record' }).press('Space');
  await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
  await expect(dialog.getByText(/^Recording: [1-9]\d* s$/)).toBeVisible();
  expect(await timesAnnounced(page, /^Recording$/)).toBe(1);
  await expect.poll(() => speech.hear('We meet at ten.')).toBe(true);
  await dialog.getByRole('button', { name: 'Stop recording' }).press('Enter');
  await expect(dialog.getByLabel('Your recording')).toBeVisible();
  expect(await timesAnnounced(page, 'Recording stopped.')).toBe(1);
  await expect(dialog.getByRole('textbox', { name: /What you say, in writing/ })).toHaveValue('We meet at ten.');
  await checkAccessibility(page, { name: 'a recorded audio note' });
  await dialog.getByRole('button', { name: 'Add to my post' }).press('Enter');

  const item = composer(page).getByRole('group', { name: 'Audio note 1', exact: true });
  const words = item.getByLabel('Transcript of audio note 1');
  await expect(words).toHaveValue('We meet at ten.');
  await expect(item.getByRole('radio')).toHaveCount(2);
  await words.fill('We meet at ten past.');
  await checkReflow(page, { name: 'an audio note in the composer' });
  await postButton(page).click();

  const first = cards(page).first();
  await expect(first).toContainText('Hear me out.');
  const sound = first.getByLabel(/^Audio note: /);
  await expect(sound).toBeVisible();
  await expect
    .poll(() =>
      sound.evaluate((own: HTMLAudioElement) => {
        own.load();
        return own.error?.message ?? 'no error';
      }),
    )
    .toBe('no error');
  await first.locator('summary').filter({ hasText: 'Transcript' }).click();
  await expect(first.getByText('We meet at ten past.')).toBeVisible();
  await checkAccessibility(page, { name: 'a post with an audio note' });
});

test('a chosen file is asked for its words, and one that is no recording is refused', async ({ page }) => {
  await open(page);
  await field(page).fill('From my phone.');
  await composer(page).getByRole('button', { name: 'Record audio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record audio' });
  const chooser = dialog.getByLabel(/Choose an audio file/);
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(dialog.getByText('Choose an MP3, M4A, OGG, WebM or WAV recording.')).toBeVisible();
  await chooser.setInputFiles(recording(1));
  await expect(dialog).toHaveCount(0);
  await postButton(page).click();
  await expect(composer(page).getByText('1 audio note without a transcript')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Write it down now' }).click();
  await expect(composer(page).getByLabel('Transcript of audio note 1')).toBeFocused();
  await composer(page).getByRole('button', { name: 'Post without a transcript' }).click();
  const first = cards(page).first();
  await expect(first).toContainText('From my phone.');
  await expect(first).toContainText('This audio note has no transcript yet.');
});

test('an audio note whose dialog is closed while it is sent does not turn up in the post', async ({ page }) => {
  await open(page);
  await field(page).fill('Words alone.');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/media/audio', async (route) => {
    await held;
    // The page may have left it by now.
    await route.continue().catch(() => undefined);
  });
  await composer(page).getByRole('button', { name: 'Record audio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record audio' });
  await dialog.getByLabel(/Choose an audio file/).setInputFiles(recording(1));
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  letGo();
  await settled(page);
  await expect(composer(page).getByRole('group', { name: 'Audio note 1', exact: true })).toHaveCount(0);
  await postButton(page).click();
  await expect(cards(page).first()).toContainText('Words alone.');
  await expect(
    cards(page)
      .first()
      .getByLabel(/^Audio note: /),
  ).toHaveCount(0);
});

test('another member writes down what is said, on the device, and the author accepts it', async ({ page }) => {
  const speech = await stubSpeech(page, { onDevice: true });
  await signInAs(page, 2);
  const { buffer, mimeType } = recording(60);
  const answer = await page.request.post('/api/media/audio', { headers: { 'content-type': mimeType }, data: buffer });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: Media = await answer.json();
  await page.request.patch(`/api/media/${id}`, { data: { wantsDescription: true } });
  const post: Post = await share(page.request, 'I can’t type this one.', { mediaIds: [id] });

  await signInAs(page, 3);
  await open(page, `/post/${post.id}`);
  await page.getByRole('button', { name: /^Write down this audio note/ }).click();
  const form = page.getByRole('form', { name: /^Write down / });
  const words = form.getByLabel('Your transcript');
  await expect(words).toBeFocused();
  // While the recording is still on its way, it can be stopped as well.
  await page.route('**/media/**', async (route) => {
    const asked = route.request();
    if (asked.resourceType() !== 'fetch' || !asked.url().includes(`/media/${id}`)) await route.continue();
  });
  await form.getByRole('button', { name: 'Write it down on this device' }).click();
  await form.getByRole('button', { name: 'Stop writing it down' }).click();
  await expect.poll(() => timesAnnounced(page, 'Stopped. Nothing was written down.')).toBe(1);
  await page.unroute('**/media/**');
  await form.getByRole('button', { name: 'Write it down on this device' }).click();
  await expect.poll(() => speech.hear('The bus goes at ten.')).toBe(true);
  await expect(words).toHaveValue('The bus goes at ten.');
  await form.getByRole('button', { name: 'Stop writing it down' }).click();
  await checkAccessibility(page, { name: 'writing down an audio note' });
  await form.getByRole('button', { name: /^Offer it to/ }).click();
  await expect(toast(page, 'Transcript offered')).toBeVisible();

  await signInAs(page, 2);
  await open(page, `/post/${post.id}`);
  await expect(page.getByText('You ask others to write down this audio note.')).toBeVisible();
  await page.getByRole('button', { name: /^1 offered transcript/ }).click();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await settled(page);
  await expect(page.getByRole('button', { name: /^Change the transcript/ })).toBeVisible();
});
