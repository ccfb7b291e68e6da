import { silence } from '#areas/people/server/public.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { becomeFriends, field, item, keep, log, nameOf, open, sendAs, write } from './people.ts';

// A long conversation is made faster than one person may write.
test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('that somebody types is seen, not said, and goes with the message', async ({ page, another }) => {
  await signInAs(page, 5);
  const other = await another(24);
  await becomeFriends(page, 5, other, 24);
  const first = (await nameOf(page, 24)).split(' ')[0];
  await open(page, '/messages/with/24');
  await open(other, '/messages/with/5');
  for (const one of [page, other]) await listening(one);
  await field(other).pressSequentially('Half a tho');
  await expect(page.getByText(`${first} is typing…`)).toBeVisible();
  await field(other).fill('');
  await expect(page.getByText(`${first} is typing…`)).toHaveCount(0);
  await field(other).pressSequentially('There');
  await expect(page.getByText(`${first} is typing…`)).toBeVisible();
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item(page, 'There')).toBeVisible();
  await expect(page.getByText(`${first} is typing…`)).toHaveCount(0);
  expect((await announcements(page)).filter(({ text }) => text.includes('typing'))).toEqual([]);
});

test('earlier messages come a page at a time, and one goes on reading where one was', async ({ page, another }) => {
  test.setTimeout(120_000);
  await signInAs(page, 7);
  const other = await another(9);
  const conversationId = await becomeFriends(page, 7, other, 9);
  for (let at = 1; at <= 118; at += 1) {
    await sendAs(at % 2 ? page : other, { conversationId, content: `Line ${at}.` });
  }
  await open(page, `/messages/${conversationId}`);
  const bubbles = log(page).locator('.msg-bubble');
  await expect(bubbles).toHaveCount(50);
  await expect(item(page, 'Line 118.')).toBeInViewport();
  const earlier = page.getByRole('button', { name: 'Load earlier messages' });
  await earlier.focus();
  const before = await item(page, 'Line 69.').boundingBox();
  await page.keyboard.press('Enter');
  await expect(bubbles).toHaveCount(100);
  expect(await timesAnnounced(page, '50 earlier messages')).toBe(1);
  const after = await item(page, 'Line 69.').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubbles).toHaveCount(120);
  expect(await timesAnnounced(page, '20 earlier messages')).toBe(1);
  await expect(earlier).toHaveCount(0);
  await expect(log(page).locator('.msg').first()).toBeFocused();
});

test('a muted conversation stays in the list and out of the count; an archived one waits, and comes back by itself', async ({
  page,
  another,
}) => {
  await signInAs(page, 16);
  const other = await another(17);
  const conversationId = await becomeFriends(page, 16, other, 17);
  const name = await nameOf(page, 17);
  const unread = async () =>
    ((await (await page.request.get('/api/messages/unread')).json()) as { total: number }).total;
  await open(page, `/messages/${conversationId}`);
  await keep(page, 'Mute', 'Until I turn it on');
  await expect(page.locator('.convo', { hasText: name })).toContainText('Muted');
  await open(page, '/messages');
  await sendAs(other, { conversationId, content: 'Are you there?' });
  await expect(page.locator('.convo', { hasText: name })).toContainText('Are you there?');
  expect(await unread()).toBe(0);
  await page.locator('.convo', { hasText: name }).click();
  await keep(page, 'Turn notifications on');
  await expect(page.locator('.convo', { hasText: name })).not.toContainText('Muted');
  await keep(page, 'Archive');
  await expect(page.locator('.convo', { hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived' }).click();
  await expect(page.locator('.convo', { hasText: name })).toBeVisible();
  await checkAccessibility(page, { name: 'the archive of messages' });
  await sendAs(other, { conversationId, content: 'Still there?' });
  await expect(page.locator('.convo', { hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Inbox', exact: true }).click();
  await expect(page.locator('.convo', { hasText: name })).toContainText('Still there?');
});

test('a voice note is recorded by keyboard, written down, sent and read', async ({ page, another }) => {
  await signInAs(page, 20);
  const other = await another(22);
  await becomeFriends(page, 20, other, 22);
  const name = await nameOf(page, 20);
  await open(other, '/messages/with/20');
  await listening(other);
  await open(page, '/messages/with/22');
  await page.getByRole('button', { name: 'Voice note' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Voice note' });
  await dialog.getByRole('button', { name: 'Record', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^[1-9]\d* s$/)).toBeVisible();
  expect(await timesAnnounced(page, /^Recording$/)).toBe(1);
  const stop = dialog.getByRole('button', { name: 'Stop recording' });
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your recording')).toBeVisible();
  expect(await timesAnnounced(page, 'Recording stopped.')).toBe(1);
  await checkAccessibility(page, { name: 'a recorded voice note' });
  await dialog.getByRole('textbox', { name: /What you say, in writing/ }).fill('See you at ten.');
  await dialog.getByRole('button', { name: 'Send voice note' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(item(page, 'See you at ten.')).toBeVisible();
  await expect(item(other, 'See you at ten.').getByLabel('Voice note', { exact: true })).toBeVisible();
  expect(await timesAnnounced(other, `${name}: Voice note: See you at ten.`)).toBe(1);
  const sound = item(other, 'See you at ten.').locator('audio');
  await expect
    .poll(() =>
      sound.evaluate((own: HTMLAudioElement) => {
        own.load();
        return own.error?.message ?? 'no error';
      }),
    )
    .toBe('no error');
  await write(other, 'Heard.');
});

test('who listens writes down a voice note, from the device or typed; its sender hears the words once', async ({
  page,
  another,
}) => {
  await signInAs(page, 12);
  const other = await another(21);
  const speech = await stubSpeech(other, { onDevice: true });
  const conversationId = await becomeFriends(page, 12, other, 21);
  const answer = await page.request.post('/api/messages/voice-notes', {
    headers: { 'content-type': 'audio/wav' },
    data: Buffer.from(silence(60).bytes),
  });
  const { id } = (await answer.json()) as { id: number };
  await sendAs(page, { conversationId, content: '', type: 'voice', media: [{ id }] });
  await open(page, '/messages/with/21');
  await listening(page);
  await open(other, '/messages/with/12');
  await expect(item(other, 'No transcript.')).toBeVisible();
  await other.getByRole('button', { name: /^Write down what is said/ }).press('Enter');
  const words = other.getByRole('textbox', { name: /^What .* says, in writing/ });
  await expect(words).toBeFocused();
  await checkAccessibility(other, { name: 'writing down a voice note' });
  await other.getByRole('button', { name: 'Save transcript' }).click();
  await expect(other.getByText('Write what is said first.')).toBeVisible();
  await other.getByRole('button', { name: 'Write it down on this device' }).click();
  await expect(other.getByRole('button', { name: 'Stop writing it down' })).toBeVisible();
  await expect.poll(() => speech.hear('The bus goes at ten.')).toBe(true);
  await expect(words).toHaveValue('The bus goes at ten.');
  await other.getByRole('button', { name: 'Stop writing it down' }).click();
  await words.fill('The tram goes at ten.');
  await other.getByRole('button', { name: 'Save transcript' }).click();
  await expect(other.getByRole('button', { name: /^Change the transcript/ })).toBeFocused();
  const writer = await nameOf(page, 21);
  await expect(page.getByText(`Transcript by ${writer}: The tram goes at ten.`)).toBeVisible();
  await expect.poll(() => timesAnnounced(page, `${writer}: Wrote down a voice note: The tram goes at ten.`)).toBe(1);
  expect(await timesAnnounced(other, 'Transcript saved')).toBe(1);
});
