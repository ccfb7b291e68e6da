import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const captions = [
  'WEBVTT\n',
  '00:05.000 --> 00:07.000\n<v Ana Reid>Welcome to\n',
  '00:07.000 --> 00:09.000\n<v Ana Reid>the long table.\n',
  '01:05.000 --> 01:07.000\n<v Ben>Is there tea?\n',
  ...Array.from({ length: 120 }, (_, n) => `02:00.${n + 100} --> 03:30.000\n<v Ana Reid>Step ${n + 1}.\n`),
].join('\n');

test('the organiser adds what was said; attendees read it by speaker, and download it', async ({ page }) => {
  await signInAs(page, 11);
  const answer = await page.request.post('/api/events', {
    data: {
      title: 'Table talk',
      description: 'We talk.',
      eventType: 'social',
      startTime: `${day}T14:00`,
      endTime: `${day}T16:00`,
      zone: 'Australia/Hobart',
      isVirtual: true,
      virtualLink: 'https://meet.example.org/table',
      captionsLink: 'https://captions.example.org/table',
      maxAttendees: 5,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await signInAs(page, 12);
  expect((await page.request.post(`/api/events/${id}/register`, { data: {} })).status()).toBe(200);

  await signInAs(page, 11);
  await page.goto(`/events/${id}/attendees`);
  await settled(page);
  const part = page.getByRole('region', { name: 'Caption log' });
  const choose = (name: string, text: string) =>
    part.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await choose('empty.vtt', 'WEBVTT\n');
  await expect(part).toContainText('We found no words in this file.');
  await choose('talk.vtt', captions);
  await expect(part).toContainText('talk.vtt: 122 lines by 2 speakers');
  expect(await timesAnnounced(page, '122 lines can be saved')).toBe(1);
  await expect(part.getByRole('listitem').first()).toHaveText('0:05 Ana Reid: Welcome to the long table.');
  await part.getByRole('button', { name: 'Save caption log' }).press('Enter');
  await expect(part).toContainText('Ask the people who spoke first.');
  await part.getByRole('checkbox', { name: 'People who spoke know that attendees can read this' }).press('Space');
  await part.getByRole('button', { name: 'Save caption log' }).press('Enter');
  await expect(part).toContainText('122 lines, added on');

  await signInAs(page, 12);
  await page.goto(`/events/${id}`);
  await settled(page);
  await expect(page.getByRole('link', { name: /^Open the live captions/ })).toHaveAttribute(
    'href',
    'https://captions.example.org/table',
  );
  await page.getByRole('link', { name: 'Read the caption log' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Caption log' })).toBeVisible();
  const said = page.getByRole('list', { name: 'What was said' }).getByRole('listitem');
  await expect(said).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more lines' }).press('Enter');
  await expect(said).toHaveCount(122);
  await expect(said.nth(100)).toBeFocused();
  await page.getByLabel('Speaker').selectOption('Ben');
  await expect(page).toHaveURL(/\?speaker=Ben$/);
  await expect(said).toHaveText(['1:05 Ben: Is there tea?']);
  expect(await timesAnnounced(page, '1 line by Ben')).toBe(1);
  const file = await page.request.get(`/api/events/${id}/caption-log.txt`);
  expect((await file.text()).split('\n').slice(0, 2)).toEqual([
    '[0:05] Ana Reid: Welcome to the long table.',
    '[1:05] Ben: Is there tea?',
  ]);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `caption log, ${label}` }));

  await signInAs(page, 13);
  await page.goto(`/events/${id}`);
  await settled(page);
  await expect(page.getByRole('link', { name: /^Open the live captions/ })).toHaveCount(0);
  await page.goto(`/events/${id}/captions`);
  await expect(page.getByRole('heading', { name: 'Only attendees can read it' })).toBeVisible();
  await signInAs(page, 11);
  await page.goto(`/events/${id}/attendees`);
  await settled(page);
  await part.getByRole('button', { name: 'Delete the caption log' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).press('Enter');
  await expect(part).not.toContainText('122 lines');
});
