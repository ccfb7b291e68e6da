import type { Page } from '@playwright/test';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { stubCamera } from '#platform/web/testing/camera.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import type { Post } from '../contract.ts';
import { sampleClip } from '../server/media/samples.ts';
import { card, cards, composer, control, field, open, pictureFile, postButton, share, toast, upload } from './parts.ts';

const attach = (page: Page, ...files: (typeof pictureFile)[]) =>
  composer(page).getByLabel('Photo/video').setInputFiles(files);

test('a picture with a description: preview, then the published post', async ({ page }) => {
  await open(page);
  await field(page).fill('The river this morning.');
  await attach(page, pictureFile);
  const words = composer(page).getByLabel('Description of picture 1');
  await expect(words).toHaveAccessibleDescription(/One to three sentences are enough/);
  await words.fill('A slow green river under a footbridge.');
  await expect(composer(page).getByRole('img', { name: 'A slow green river under a footbridge.' })).toBeVisible();
  await postButton(page).click();
  const first = cards(page).first();
  await expect(first.getByRole('img', { name: 'A slow green river under a footbridge.' })).toBeVisible();
  await expect(first.getByText('Picture description')).toBeVisible();
  await expect(composer(page).locator('.composer-media')).toHaveCount(0);
});

test('a description is asked for once and never forced', async ({ page }) => {
  await open(page);
  await field(page).fill('No words for it.');
  await attach(page, pictureFile);
  await expect(composer(page).getByRole('group', { name: 'Picture 1', exact: true })).toBeVisible();
  await postButton(page).click();
  await expect(composer(page).getByText('1 picture or clip without a description')).toBeVisible();
  await composer(page).getByRole('button', { name: 'Post without a description' }).click();
  const first = cards(page).first();
  await expect(first).toContainText('No words for it.');
  await expect(first).toContainText('This picture has no description yet.');
});

test('whoever asks to be held to descriptions can’t post without, and has two other ways out', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Feed options' }).click();
  await page.getByRole('switch', { name: 'Ask me to describe every picture I post' }).click();
  await page.keyboard.press('Escape');
  await field(page).fill('Held to my word.');
  await attach(page, pictureFile);
  await expect(composer(page).getByRole('group', { name: 'Picture 1', exact: true })).toBeVisible();
  await postButton(page).click();
  await expect(composer(page).getByText('1 picture or clip without a description')).toBeVisible();
  await expect.poll(() => timesAnnounced(page, '1 picture or clip without a description')).toBe(1);
  await postButton(page).click();
  await expect(composer(page).getByRole('button', { name: 'Post without a description' })).toHaveCount(0);
  await composer(page).getByRole('button', { name: 'Ask others to describe it' }).click();
  await expect(composer(page).getByRole('radio', { name: 'Ask others to describe it' })).toBeChecked();
  await postButton(page).click();
  await expect(cards(page).first()).toContainText('You ask others to describe this picture.');
});

test('several pictures can be put in order and taken off', async ({ page }) => {
  await open(page);
  await attach(page, pictureFile, pictureFile);
  const items = composer(page).locator('.composer-item');
  await expect(items).toHaveCount(2);
  await items.nth(0).getByLabel('Description of picture 1').fill('Left');
  await composer(page).getByRole('button', { name: 'Move Picture 1 later' }).click();
  await expect(items.nth(1).getByLabel('Description of picture 2')).toHaveValue('Left');
  await composer(page).getByRole('button', { name: 'Remove Picture 1' }).click();
  await expect(items).toHaveCount(1);
  await expect(items.nth(0).getByLabel('Description of picture 1')).toHaveValue('Left');
});

test('an upload that fails keeps text and file, and can be tried again', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  await open(page);
  await field(page).fill('With a bad connection.');
  await page.route('**/api/media/images', (route) => route.abort());
  await attach(page, pictureFile);
  await expect(composer(page).getByText('Couldn’t upload river.png', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('With a bad connection.');
  await expect(postButton(page)).toBeDisabled();
  await page.unroute('**/api/media/images');
  await composer(page).getByRole('button', { name: 'Try again river.png' }).click();
  await expect(composer(page).getByRole('group', { name: 'Picture 1', exact: true })).toBeVisible();
});

test('a file of another kind is refused at once', async ({ page }) => {
  await open(page);
  await attach(page, { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(composer(page).getByText(/We can’t show this kind of file/)).toBeVisible();
});

test('pictures of a draft are there again after a reload', async ({ page }) => {
  await open(page);
  await field(page).fill('To be continued.');
  await attach(page, pictureFile);
  await composer(page).getByLabel('Description of picture 1').fill('A draft picture');
  await page.reload();
  await expect(composer(page).getByLabel('Description of picture 1')).toHaveValue('A draft picture');
  await postButton(page).click();
  await expect(cards(page).first().getByRole('img', { name: 'A draft picture' })).toBeVisible();
});

test('describe for me: asked, offered by another member, accepted by the author', async ({ page }) => {
  await signInAs(page, 2);
  const media = await upload(page.request);
  await page.request.patch(`/api/media/${media.id}`, { data: { wantsDescription: true } });
  const { id }: Post = await share(page.request, 'I cannot see this one.', { mediaIds: [media.id] });

  await signInAs(page, 3);
  await open(page, '/describe');
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const shown = await page.locator('[id^=wanted-]').count();
    await more.click();
    await expect.poll(() => page.locator('[id^=wanted-]').count()).toBeGreaterThan(shown);
    await settled(page);
  }
  const wanted = page.locator(`#wanted-${media.id}`);
  await wanted.getByRole('button', { name: /^Describe this picture/ }).click();
  await expect(wanted.getByLabel('Your description')).toBeFocused();
  await wanted.getByLabel('Your description').fill('A plain green square.');
  await wanted.getByRole('button', { name: /^Offer it to/ }).click();
  await expect(toast(page, 'Description offered')).toBeVisible();
  await expect(wanted).toContainText('You offered: A plain green square.');

  await signInAs(page, 2);
  await open(page, `/post/${id}`);
  await expect(page.getByText('You ask others to describe this picture.')).toBeVisible();
  await page.getByRole('button', { name: /^1 offered description/ }).click();
  await expect(page.getByText('A plain green square.')).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('img', { name: 'A plain green square.' })).toBeVisible();
});

test('pictures without a description can be hidden, and each one shown', async ({ page }) => {
  await signInAs(page, 2);
  const media = await upload(page.request);
  const { id } = await share(page.request, 'Guess what this is.', { mediaIds: [media.id] });
  await signInAs(page, 1);
  await open(page);
  const options = async (name: string) => {
    await page.getByRole('button', { name: 'Feed options' }).click();
    await page.getByRole('switch', { name }).click();
    await page.keyboard.press('Escape');
  };
  await options('Hide pictures without a description');
  await expect(card(page, id)).toContainText('A picture without a description is hidden.');
  await card(page, id)
    .getByRole('button', { name: /^Show this picture/ })
    .click();
  await expect(card(page, id).getByRole('img', { name: 'A picture without a description' })).toBeVisible();
  await options('Hide pictures without a description');
});

test('recording a clip says in plain words why the camera is not there', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page);
  await composer(page).getByRole('button', { name: 'Record a clip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a clip' });
  await dialog.getByRole('button', { name: 'Turn on the camera' }).click();
  await expect(dialog.getByText(/Your browser didn’t let Doorways use the camera/)).toBeVisible();
});

test('a clip is recorded, captioned and shared', async ({ page }) => {
  test.setTimeout(120_000);
  await stubCamera(page);
  await open(page);
  await field(page).fill('A word from the garden.');
  await composer(page).getByRole('button', { name: 'Record a clip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a clip' });
  await dialog.getByRole('button', { name: 'Turn on the camera' }).click();
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByText(/^Recording: 0:0[2-9]/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await dialog.getByRole('button', { name: 'Add a line at the current time' }).click();
  await dialog.getByLabel('Words of line 1').fill('Good morning from the garden.');
  await dialog.getByRole('button', { name: 'Add to my post' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await composer(page).getByLabel('Description of clip 1').fill('Colours that change');
  await postButton(page).click();
  const first = cards(page).first();
  await expect(first).toContainText('A word from the garden.');
  const track = first.locator('track[kind=captions]');
  await expect(track).toHaveAttribute('default', '');
  const captions = await page.request.get((await track.getAttribute('src')) ?? '');
  expect(await captions.text()).toContain('Good morning from the garden.');
  await expect(first.getByText('This clip has no captions.')).toHaveCount(0);
  await expect(control(first, 'More')).toBeVisible();

  const clip = first.locator('video');
  const state = () => clip.evaluate((one: HTMLVideoElement) => [one.muted, one.played.length > 0]);
  await clip.scrollIntoViewIfNeeded();
  await expect.poll(state, 'in view it plays by itself, without sound').toEqual([true, true]);
  const paused = () => clip.evaluate((one: HTMLVideoElement) => one.paused);
  await clip.evaluate((one: HTMLVideoElement) => {
    one.loop = true;
    return one.play();
  });
  const away = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await away();
  await expect.poll(paused, 'out of view it rests').toBe(true);
  await clip.scrollIntoViewIfNeeded();
  await expect.poll(paused, 'and goes on when it comes back').toBe(false);
  await clip.evaluate((one: HTMLVideoElement) => one.pause());
  await away();
  await expect(clip).not.toBeInViewport();
  await clip.scrollIntoViewIfNeeded();
  await expect(clip).toBeInViewport({ ratio: 0.5 });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await paused(), 'who paused it decides from then on').toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await clip.scrollIntoViewIfNeeded();
  await expect(clip).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await state(), 'with less motion it waits for its button').toEqual([false, false]);
});

test('a clip carries descriptions: they are written, switched on, shown and said', async ({ page }) => {
  const speech = await stubSpeech(page);
  await open(page);
  await field(page).fill('The dog at the beach.');
  const { bytes, type } = sampleClip();
  await composer(page)
    .getByLabel('Photo/video')
    .setInputFiles({ name: 'beach.webm', mimeType: type, buffer: Buffer.from(bytes) });
  await composer(page).getByLabel('Description of clip 1').fill('A dog at the beach');
  await composer(page).getByRole('button', { name: 'Write descriptions for Clip 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descriptions for clip 1' });
  await dialog.getByRole('button', { name: 'Save descriptions' }).click();
  await expect(dialog.getByText('Add a line and write what can be seen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a line at the current time' }).click();
  await dialog.getByLabel('Words of line 1').fill('A wave rolls over the dog.');
  await dialog.getByRole('button', { name: 'Save descriptions' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(composer(page).getByText('It has descriptions.')).toBeVisible();
  await postButton(page).click();
  const first = cards(page).first();
  await expect(first).toContainText('The dog at the beach.');
  const clip = first.locator('video');
  const described = first.getByRole('button', { name: /^Audio description/ });
  await expect(described).toHaveAttribute('aria-pressed', 'false');
  await expect(first.getByText('A wave rolls over the dog.')).toHaveCount(0);
  await described.click();
  await expect(described).toHaveAttribute('aria-pressed', 'true');
  const play = () =>
    clip.evaluate((one: HTMLVideoElement) => {
      one.loop = true;
      return one.play();
    });
  await play();
  await expect(first.getByText('A wave rolls over the dog.')).toBeVisible();
  await expect
    .poll(async () => (await speech.spoken()).map(({ text }) => text))
    .toContain('A wave rolls over the dog.');
  await described.click();
  await expect(first.getByText('A wave rolls over the dog.')).toHaveCount(0);
  const settings = '/api/accessibility-preferences/1';
  await page.request.put(settings, { data: { ...defaultRecord, audioDescriptions: true } });
  await page.reload();
  await expect(described).toHaveAttribute('aria-pressed', 'true');
  await play();
  await expect(first.getByText('A wave rolls over the dog.')).toBeVisible();
  await page.request.put(settings, { data: defaultRecord });
});

test('captions and audio description are added and changed after posting, by the author alone', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409 .*\/descriptions/);
  await open(page);
  await field(page).fill('Waves, without words.');
  const { bytes, type } = sampleClip();
  await composer(page)
    .getByLabel('Photo/video')
    .setInputFiles({ name: 'waves.webm', mimeType: type, buffer: Buffer.from(bytes) });
  await composer(page).getByLabel('Description of clip 1').fill('Waves');
  await postButton(page).click();
  const card = cards(page).first();
  await expect(card).toContainText('Waves, without words.');
  const dialog = page.getByRole('dialog');
  const described = () => card.locator('track[kind=descriptions]').getAttribute('src');
  const words = async () => (await page.request.get((await described()) ?? '')).text();

  await card.getByRole('button', { name: /^Add audio description/ }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
    "Descriptions for Thea Kostopoulos's post “Waves, without words.”",
  );
  await dialog.getByRole('button', { name: 'Add a line at the current time' }).click();
  await dialog.getByLabel('Words of line 1').fill('A wave rolls in.');
  const accept = { 'axe undecided video-caption': 'the clip has no captions yet; here its words are written' };
  await checkAccessibility(page, { name: 'audio description of a post', accept });
  await checkReflow(page, { name: 'audio description of a post' });
  await dialog.getByRole('button', { name: 'Save descriptions' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Descriptions added')).toBeVisible();
  expect(await words()).toContain('A wave rolls in.');

  // Another window has what was there before: what is saved here first stays.
  const late = await page.context().newPage();
  await late.goto(page.url());
  const change = (one: Page) =>
    cards(one)
      .first()
      .getByRole('button', { name: /^Change audio description/ });
  await change(late).click();
  await late.getByRole('dialog').getByLabel('Words of line 1').fill('Something else.');

  // By keyboard alone.
  await change(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Words of line 1')).toHaveValue('A wave rolls in.');
  await dialog.getByLabel('Words of line 1').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' A gull lands.');
  await dialog.getByRole('button', { name: 'Save descriptions' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Your changes are saved')).toBeVisible();
  await expect(change(page)).toBeFocused();
  expect(await words()).toContain('A wave rolls in. A gull lands.');
  await expect(card.locator('video')).toBeVisible();

  await late.getByRole('dialog').getByRole('button', { name: 'Save descriptions' }).click();
  await expect(late.getByText('The audio description was changed somewhere else.', { exact: false })).toBeVisible();
  expect(await words()).toContain('A gull lands.');

  const reader = await another(2);
  await reader.goto('/');
  const theirs = cards(reader).filter({ hasText: 'Waves, without words.' });
  await expect(theirs.locator('track[kind=descriptions]')).toHaveCount(1);
  await expect(theirs.getByRole('button', { name: /audio description$|captions/ })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^(Add|Change) / })).toHaveCount(0);
});
