import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 180_000 });

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** An event on Doorways of the member of this page that begins in five minutes, for which these are registered. */
async function made(page: Page, ...going: readonly Page[]): Promise<number> {
  const answer = await page.request.post('/api/events', {
    data: {
      title: 'Signing supper',
      description: 'We sign, talk and type.',
      eventType: 'social',
      startTime: soon(5),
      endTime: soon(65),
      zone: 'Australia/Hobart',
      isVirtual: true,
      isHere: true,
      maxAttendees: 10,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  for (const one of going) {
    expect((await one.request.post(`/api/events/${id}/register`, { data: {} })).status()).toBe(200);
  }
  return id;
}
const nameOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { member: { displayName: string } }).member.displayName;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lines = (page: Page) => page.getByRole('list', { name: 'What is said' }).getByRole('listitem');

async function enter(page: Page, id: number, { agrees = false } = {}) {
  // The headless browser ends a page that asks what recognition the device has.
  await stubSpeech(page);
  await page.goto(`/events/${id}/room`);
  await settled(page);
  if (agrees) await page.getByRole('checkbox', { name: 'I agree that a log of what is said is kept' }).press('Space');
  await page.getByRole('button', { name: 'Enter the room' }).press('Enter');
  await expect(part(page, 'People here')).toBeVisible();
}
async function join(page: Page) {
  await page.getByRole('button', { name: 'Join with voice or camera' }).click();
  await page.getByRole('button', { name: 'Connect now' }).click();
  await expect(page.getByRole('button', { name: 'Leave voice and pictures' })).toBeVisible();
}
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write something' }).fill(text);
  await page.keyboard.press('Enter');
};
const shows = (page: Page, name: string) => part(page, name).locator('video');

test('an interpreter is pinned for a Deaf attendee, who follows the active signer', async ({ page, another }) => {
  await signInAs(page, 11);
  const [deaf, interpreter, signer] = [await another(12), await another(13), await another(14)];
  const id = await made(page, deaf, interpreter, signer);

  // The organiser appoints the interpreter among the attendees.
  await page.goto(`/events/${id}/attendees`);
  await settled(page);
  const name = await nameOf(interpreter);
  await page.getByLabel(`Part in the room of ${name}`).selectOption('interpreter');
  await expect(page.getByLabel(`Part in the room of ${name}`)).toHaveValue('interpreter');
  expect(await timesAnnounced(page, `Saved for ${name}`)).toBe(1);
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('link', { name: 'Go to the room' })).toBeVisible();

  await enter(page, id);
  for (const one of [deaf, interpreter, signer]) await enter(one, id);
  for (const one of [page, deaf, interpreter, signer]) await join(one);
  await expect(part(deaf, 'Pinned interpreter')).toContainText(`${name}, interpreter. No picture.`);
  await interpreter.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(shows(deaf, 'Pinned interpreter')).toBeVisible({ timeout: 30_000 });
  const picture = shows(deaf, 'Pinned interpreter');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);

  // Whoever says that they sign is shown like someone who speaks, and their camera goes on.
  const signs = await nameOf(signer);
  await signer.getByRole('button', { name: 'I’m signing' }).click();
  await expect(part(deaf, 'Voice and pictures')).toContainText(`${signs} is signing.`);
  await expect(part(deaf, 'Signing or speaking')).toContainText(`${signs}, signing`, { timeout: 30_000 });
  await expect(shows(deaf, 'Signing or speaking')).toBeVisible({ timeout: 30_000 });
  await expect(shows(deaf, 'Pinned interpreter')).toBeVisible();
  expect(await timesAnnounced(deaf, new RegExp(`${signs} is signing\\.$`))).toBe(1);

  // Fewer pictures: those of who signs and interprets stay, and sound alone has none.
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(part(deaf, 'Other pictures').locator('video')).toBeVisible({ timeout: 30_000 });
  await deaf.getByRole('radio', { name: 'Sound, interpreters and who signs' }).check();
  await expect(part(deaf, 'Other pictures')).toHaveCount(0);
  await expect(shows(deaf, 'Pinned interpreter')).toBeVisible();
  await deaf.getByRole('radio', { name: 'Sound alone' }).check();
  await expect(shows(deaf, 'Pinned interpreter')).toHaveCount(0);
  await deaf.getByRole('radio', { name: 'Sound and all pictures' }).check();
  await expect(shows(deaf, 'Pinned interpreter')).toBeVisible({ timeout: 30_000 });

  // How the interpreter is shown is the reader’s, and remembered on this device.
  await deaf.getByText('How pictures are shown').click();
  await deaf.getByRole('radio', { name: 'Left' }).check();
  await deaf.getByRole('radio', { name: 'As large as the speaker' }).check();
  const [speaker, pinned] = [
    await part(deaf, 'Signing or speaking').boundingBox(),
    await part(deaf, 'Pinned interpreter').boundingBox(),
  ];
  expect(pinned?.x ?? 0).toBeLessThan(speaker?.x ?? 0);
  await settled(deaf);
  const accept = { 'axe undecided video-caption': 'pictures without sound, with what is said beside them in words' };
  await withThemes(deaf, ({ label }) => checkAccessibility(deaf, { name: `the room of an event, ${label}`, accept }));
  await checkReflow(deaf, { name: 'the room of an event' });
  await deaf.getByRole('switch', { name: 'Pin the interpreter' }).press('Space');
  await expect(part(deaf, 'Pinned interpreter')).toHaveCount(0);
  await enter(deaf, id);
  await join(deaf);
  await deaf.getByText('How pictures are shown').click();
  await expect(deaf.getByRole('switch', { name: 'Pin the interpreter' })).not.toBeChecked();
  await expect(deaf.getByRole('radio', { name: 'Left' })).toBeChecked();

  // The organiser ends it for everyone.
  await page.getByRole('button', { name: 'End the event for everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect(deaf.getByText('This room is closed')).toBeVisible({ timeout: 15_000 });
});

test('a deafblind reader reads the log at their own pace, and exports it', async ({ page, another }) => {
  await signInAs(page, 11);
  const [reader, captioner] = [await another(15), await another(16)];
  const id = await made(page, reader, captioner);
  const member = ((await (await captioner.request.get('/api/session')).json()) as { member: { id: number } }).member;
  const role = { data: { role: 'captioner' } };
  expect((await page.request.put(`/api/events/${id}/roles/${member.id}`, role)).status()).toBe(204);
  await enter(page, id, { agrees: true });
  await enter(captioner, id, { agrees: true });
  await enter(reader, id, { agrees: true });
  const [organiser, typist] = [await nameOf(page), await nameOf(captioner)];

  // Each letter shows while it is typed.
  await page.getByRole('textbox', { name: 'Write something' }).pressSequentially('Wel');
  await expect(lines(reader).first()).toContainText(`${organiser}: Wel`);
  await write(page, 'Welcome.');
  await expect(lines(reader).first()).toHaveText(`${organiser}: Welcome.`);

  await reader.getByRole('switch', { name: 'Read at my own pace' }).press('Space');
  await captioner.getByText('Type for someone').click();
  await captioner.getByLabel('Whose words').selectOption({ label: organiser });
  await captioner.getByRole('textbox', { name: 'What they say or sign' }).fill('The soup is yellow.');
  await captioner.keyboard.press('Enter');
  await write(captioner, 'I type for everyone.');
  const fresh = reader.getByRole('button', { name: '2 new lines' });
  await expect(fresh).toBeVisible();
  await expect(lines(reader)).toHaveCount(1);
  expect((await announcements(reader)).filter(({ text }) => /soup|type for everyone/.test(text))).toEqual([]);
  await fresh.press('Enter');
  await expect(lines(reader)).toHaveText([
    `${organiser}: Welcome.`,
    `${organiser}: The soup is yellow. (typed by ${typist})`,
    `${typist}: I type for everyone.`,
  ]);
  await expect(lines(reader).nth(1)).toBeFocused();

  // Put right by the one whose words they are.
  await page.getByText('Correct or report a line').click();
  await page.getByRole('button', { name: /^Correct “The soup/ }).press('Enter');
  await page.getByRole('textbox', { name: 'The caption' }).fill('The soup is hot.');
  await page.keyboard.press('Enter');
  await expect(lines(reader).nth(1)).toContainText('The soup is hot.');
  await settled(reader);
  await withThemes(reader, ({ label }) => checkAccessibility(reader, { name: `reading a room, ${label}` }));

  await expect(part(reader, 'Log')).toContainText('The log has 3 lines.', { timeout: 15_000 });
  const text = await (await reader.request.get(`/api/events/${id}/caption-log.txt`)).text();
  expect(text).toContain(`${organiser}: The soup is hot.`);
  const saved = reader.waitForEvent('download');
  await part(reader, 'Log').getByRole('button', { name: 'Download as WebVTT' }).press('Enter');
  const vtt = await readFile(await (await saved).path(), 'utf8');
  expect(vtt.startsWith('WEBVTT\n')).toBe(true);
  expect(vtt).toContain(`<v ${typist}>I type for everyone.`);

  // Taking it back deletes one’s own words; the rest stays to be read on the event’s page.
  await page.getByRole('checkbox', { name: 'I agree that a log of what is said is kept' }).press('Space');
  await expect(part(reader, 'Log')).toContainText('The log has 1 line.', { timeout: 15_000 });
  await reader.getByRole('button', { name: 'Leave the room' }).press('Enter');
  await expect(reader.getByRole('heading', { level: 1, name: 'Room' })).toBeFocused();
  await reader.goto(`/events/${id}/captions`);
  await expect(reader.getByRole('list', { name: 'What was said' }).getByRole('listitem')).toHaveText([
    new RegExp(`${typist}: I type for everyone\\.$`),
  ]);
});

test('someone who isn’t registered gets nothing of the room', async ({ page, another }) => {
  await signInAs(page, 11);
  const other = await another(17);
  const id = await made(page);
  // The form keeps the place, and asks for no link.
  await page.goto(`/events/${id}/edit`);
  await settled(page);
  await expect(page.getByRole('radio', { name: 'Online, here on Doorways' })).toBeChecked();
  await expect(page.getByLabel('Link to the meeting')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  await expect(page.getByText('Online, here on Doorways')).toBeVisible();
  await page.goto(`/events/${id}/room`);
  await settled(page);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the door of a room, ${label}` }));
  await enter(page, id, { agrees: true });
  await write(page, 'Between us.');
  for (const path of ['room', 'caption-log', 'caption-log.txt']) {
    expect((await other.request.get(`/api/events/${id}/${path}`)).status(), path).toBe(404);
  }
  expect((await other.request.post(`/api/events/${id}/room`, { data: { keepsLog: true } })).status()).toBe(404);
  await other.goto(`/events/${id}`);
  await settled(other);
  await expect(other.getByText('Online, here on Doorways')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to the room' })).toHaveCount(0);
  await other.goto(`/events/${id}/room`);
  await expect(other.getByRole('heading', { name: 'There is no room for you here' })).toBeVisible();
  await expect(other.getByText('Between us.')).toHaveCount(0);
});
