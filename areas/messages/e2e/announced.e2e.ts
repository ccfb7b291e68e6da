import type { Page } from '@playwright/test';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { pastTimers } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { becomeFriends, choose, field, item, keep, nameOf, open, sendAs, write } from './people.ts';

// A hundred messages in ten seconds are more than one person may send.
test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

/** What comes soon after another is kept for a moment, so that few sentences are said: nothing follows from here. */
const echo = 2100;

/** Listens with the virtual reader, and answers what tells that something was heard once (A17). */
async function listenTo(page: Page) {
  await listening(page);
  const reader = await startReader(page);
  const once = (words: string | RegExp, act: () => Promise<unknown>) => hearOnce(page, reader, words, act, { echo });
  return { reader, once };
}

/** Calls of somebody else’s browser, without a page. */
const calls = (other: Page) => {
  const ok = async (answer: Promise<{ ok(): boolean; text(): Promise<string> }>) => {
    const came = await answer;
    expect(came.ok(), await came.text()).toBe(true);
  };
  return {
    react: (id: number, mark: string) => ok(other.request.put(`/api/messages/${id}/reaction`, { data: { mark } })),
    remove: (id: number) => ok(other.request.delete(`/api/messages/${id}?for=everyone`)),
    edit: async (id: number, conversationId: number, content: string) => {
      const all = (await (await other.request.get(`/api/conversations/${conversationId}/messages`)).json()) as {
        id: number;
        change: number;
      }[];
      const change = all.find((one) => one.id === id)?.change;
      await ok(other.request.patch(`/api/messages/${id}`, { data: { content, change } }));
    },
  };
};

test('what the other does is said once, with a dialog open too', async ({ page, another }) => {
  test.setTimeout(120_000);
  await signInAs(page, 5);
  const other = await another(24);
  const conversationId = await becomeFriends(page, 5, other, 24);
  const mine = await sendAs(page, { conversationId, content: 'I lost my castle' });
  const name = await nameOf(page, 24);
  const { react, remove, edit } = calls(other);
  let sent = { id: 0 };
  await open(page, '/messages/with/24');
  const { once } = await listenTo(page);
  await once(`${name}: Bring biscuits.`, async () => {
    sent = await sendAs(other, { conversationId, content: 'Bring biscuits.' });
  });
  await once(`${name}: Thumbs up for “I lost my castle”`, () => react(mine.id, '👍'));
  await once(`${name}: Changed a message to: Bring tea.`, () => edit(sent.id, conversationId, 'Bring tea.'));
  await page.getByRole('button', { name: 'Symbol board' }).click();
  await expect(page.getByRole('dialog', { name: 'Symbol board' })).toBeVisible();
  await once(`${name}: And cake.`, () => sendAs(other, { conversationId, content: 'And cake.' }));
  await once(`${name}: Love for “I lost my castle”`, () => react(mine.id, '❤️'));
  await once(`${name}: Deleted the message “Bring tea.”`, () => remove(sent.id));
});

test('what one does is said once: sent, refused, not sent, marked, deleted and brought back', async ({
  page,
  context,
  another,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|status of 409/);
  test.setTimeout(120_000);
  await signInAs(page, 7);
  await becomeFriends(page, 7, await another(9), 9);
  await open(page, '/messages/with/9');
  const { reader, once } = await listenTo(page);
  await expect(field(page)).toBeFocused();
  await once('Write something first.', () => field(page).press('Control+Enter'));
  const mark = async (words: string) => {
    await choose(page, words);
    await page.getByRole('menuitem', { name: 'React' }).press('ArrowRight');
    await page.getByRole('menuitemcheckbox', { name: /Thumbs up/ }).press('Enter');
  };
  await once(/^Sent$/, () => write(page, 'The tap drips.'));
  await once('Thumbs up added', () => mark('The tap drips.'));
  await once('Message deleted for you Press F8 for Undo.', () => choose(page, 'The tap drips.', 'Delete for me'));
  await once('Message restored', () => page.getByRole('button', { name: 'Undo' }).click());
  await page.route('**/api/messages', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Conflict', status: 409, detail: 'They’re no longer on Doorways.' }),
    }),
  );
  await once('Not sent: Refused words. They’re no longer on Doorways.', () => write(page, 'Refused words'));
  await page.unroute('**/api/messages');
  await once(/^Sent$/, () => page.getByRole('button', { name: /^Try again/ }).click());
  await context.setOffline(true);
  await write(page, 'From the train');
  await reader.forget();
  expect(await reader.times('Not sent yet: From the train.', { within: 4000, echo })).toBe(1);
  await context.setOffline(false);
  expect(await reader.times(/^polite: Sent$/, { within: 40_000, echo })).toBe(1);
});

test('muted, archived and undone are said once they are saved; a refusal alone when they are not', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 16);
  await becomeFriends(page, 16, await another(17), 17);
  await open(page, '/messages/with/17');
  const { once } = await listenTo(page);
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await once('Muted for 8 hours Press F8 for Undo.', () => keep(page, 'Mute', 'For 8 hours'));
  await expect(page.locator('.pane-head')).toContainText('Muted');
  await once('Notifications are on', undo);
  await expect(page.locator('.pane-head')).not.toContainText('Muted');
  await once('Moved to the archive Press F8 for Undo.', () => keep(page, 'Archive'));
  await expect(page.locator('.convo')).toHaveCount(0);
  await once('Moved back to your conversations', undo);
  await expect(page.locator('.convo')).toHaveCount(1);
  await page.route('**/keeping', (route) => route.fulfill({ status: 500, body: '{}' }));
  await once(/^Couldn’t save your change: /, () => keep(page, 'Archive'));
});

test('who joins and leaves a group is said, and somebody new who writes', async ({ page, another }) => {
  await signInAs(page, 1);
  const other = await another(3);
  const name = await nameOf(page, 3);
  const made = await other.request.post('/api/conversations', {
    data: { title: 'Quiet Gardeners', memberIds: [1, 8] },
  });
  const { id } = (await made.json()) as { id: number };
  await page.request.put(`/api/conversations/${id}/request`, { data: { accept: true } });
  await open(page, `/messages/${id}`);
  const { once } = await listenTo(page);
  const joined = await nameOf(page, 12);
  await once(`${name} added ${joined}`, () =>
    other.request.post(`/api/conversations/${id}/people`, { data: { memberIds: [12] } }),
  );
  await once(`${joined} has left`, async () =>
    (await another(12)).request.delete(`/api/conversations/${id}/people/12`),
  );
  const stranger = await another(4);
  await once('New message request', () => sendAs(stranger, { recipientId: 1, content: 'Do you garden?' }));
});

test('a message request is said, and shown, on a page that has nothing to do with messages', async ({
  page,
  another,
}) => {
  await signInAs(page, 15);
  const stranger = await another(7);
  await open(page, '/support-groups');
  const { once } = await listenTo(page);
  await once('New message request', async () => {
    await sendAs(stranger, { recipientId: 15, content: 'Do you garden?' });
    await expect(page.locator('.toast').getByText('New message request')).toBeVisible();
  });
});

test('100 messages in ten seconds are at most six announcements; all can be read, and writing goes on (A18)', async ({
  page,
  another,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 20);
  const other = await another(22);
  const conversationId = await becomeFriends(page, 20, other, 22);
  await open(page, '/messages/with/22');
  await listening(page);
  await field(page).fill('My own half thought');
  await field(page).evaluate((own: HTMLTextAreaElement) => own.setSelectionRange(3, 6));
  const reader = await startReader(page);
  await reader.forget();
  const now = () => page.evaluate(() => performance.now());
  const began = await now();
  for (let at = 1; at <= 100; at += 1) {
    await sendAs(other, { conversationId, content: `Flood ${at}.` });
    // By the clock of the page that is told of them.
    await pastTimers(page, Math.max(0, began + at * 100 - (await now())));
  }
  const seconds = ((await now()) - began) / 1000;
  await expect(item(page, 'Flood 100.')).toBeVisible();
  await expect(page.getByRole('log').locator('.msg-bubble', { hasText: /^Flood \d+\.$/ })).toHaveCount(100);
  // One more for each further time that a slow machine takes.
  expect((await reader.heard()).length).toBeLessThanOrEqual(6 * Math.max(1, seconds / 10));
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((own: HTMLTextAreaElement) => [own.selectionStart, own.selectionEnd])).toEqual([
    3, 6,
  ]);
});

test('with voice announcements on, the page reads what comes in', async ({ page, another }) => {
  const speech = await stubSpeech(page);
  await signInAs(page, 19);
  const other = await another(13);
  const conversationId = await becomeFriends(page, 19, other, 13);
  const name = await nameOf(page, 13);
  const data = { ...defaultRecord, voiceAnnouncements: true };
  expect((await page.request.put('/api/accessibility-preferences/19', { data })).status()).toBe(200);
  await open(page, '/messages/with/13');
  await listening(page);
  await sendAs(other, { conversationId, content: 'The kettle is on.' });
  await expect
    .poll(async () => (await speech.spoken()).filter(({ text }) => text === `${name}: The kettle is on.`).length)
    .toBe(1);
});
