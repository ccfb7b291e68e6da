import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { becomeFriends, field, item, nameOf, open, sendAs } from './people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

/** What comes soon after another is kept for a moment, so that few sentences are said: nothing follows from here. */
const echo = 2100;

const asks = 'Lets talk on WhatsApp its easier. My card is blocked, can you PayID me $180 for the train?';
const moves = 'Are you on Telegram?';
const warning = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const payId = 'This message asks for a PayID payment';
const app = 'This message asks you to move to another app';
const firstOf = (name: string) => name.split(' ')[0] ?? '';

test('the receiver alone sees what a message asks for, and reports it as a scam in two presses', async ({
  page,
  another,
  problems,
}) => {
  // The page may ask for what is new at the moment at which the other is blocked.
  problems.allow(/status of 404.*conversations\/\d+/);
  await signInAs(page, 5);
  const sender = await another(24);
  const conversationId = await becomeFriends(page, 5, sender, 24);
  const name = firstOf(await nameOf(page, 24));
  await sendAs(sender, { conversationId, content: moves });
  const { id } = await sendAs(sender, { conversationId, content: asks });
  await open(page, `/messages/${conversationId}`);
  const box = warning(page, payId);
  await expect(box.getByRole('listitem')).toHaveText([
    'It asks you to move to another app.',
    'It tells of sudden trouble.',
  ]);
  await expect(item(page, asks)).toBeVisible();
  // What can be done stands with the latest; the one before it keeps its line.
  await expect(item(page, moves)).toContainText(app);
  await expect(page.getByRole('button', { name: `Block ${name}`, exact: true })).toHaveCount(1);
  await expect(box.getByRole('link', { name: /^How scams work, at Scamwatch/ })).toHaveAttribute(
    'href',
    'https://www.scamwatch.gov.au',
  );
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `the money guard, ${label}` }), { all: true });
  await checkReflow(page, { name: 'the money guard' });

  await open(sender, `/messages/${conversationId}`);
  await expect(item(sender, asks)).toBeVisible();
  await expect(sender.locator('.msg-guard, .msg-guard-line, [data-held]')).toHaveCount(0);
  const seen = await (await sender.request.get(`/api/conversations/${conversationId}`)).json();
  expect(seen).toMatchObject({ guardOff: [] });

  await box.getByRole('button', { name: `Report ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await expect(dialog.getByRole('radio', { name: 'Other violation' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Serious violation' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /^Details/ })).toHaveValue(
    'This may be a scam. It asks for a PayID payment. It asks you to move to another app. It tells of sudden trouble.',
  );
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    contentType: 'message',
    contentId: id,
    reason: 'other',
    priority: 'high',
  });
  await expect(page.getByText('Report submitted', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: `Block ${name}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block / })
    .click();
  await expect(page.getByText('Select a conversation')).toBeVisible();
});

test('by keyboard: a warning that is wrong is hidden for this conversation, stays hidden, and comes back with Undo', async ({
  page,
  another,
}) => {
  await signInAs(page, 7);
  const sender = await another(9);
  const conversationId = await becomeFriends(page, 7, sender, 9);
  await sendAs(sender, { conversationId, content: moves });
  await open(page, `/messages/${conversationId}`);
  const fine = page.getByRole('button', { name: 'It’s fine, hide this' });
  await fine.press('Enter');
  await expect(warning(page, app)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(warning(page, app)).toBeVisible();
  await fine.press('Enter');
  await expect(warning(page, app)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(item(page, moves)).toBeVisible();
  await expect(warning(page, app)).toHaveCount(0);
  // Another kind is another matter.
  await sendAs(sender, { conversationId, content: 'Can you lend me $50 until Friday?' });
  await expect(warning(page, 'This message asks for money')).toBeVisible();
});

test('what comes is said with its warning, once; so is what a message is changed to', async ({ page, another }) => {
  await signInAs(page, 11);
  const sender = await another(23);
  const conversationId = await becomeFriends(page, 11, sender, 23);
  const name = await nameOf(page, 23);
  await open(page, `/messages/${conversationId}`);
  await listening(page);
  const reader = await startReader(page);
  let sent = { id: 0 };
  const note = 'Warning: this message asks you to move to another app.';
  const once = (words: string, act: () => Promise<unknown>) => hearOnce(page, reader, words, act, { echo });
  await once(`${name}: ${moves} ${note}`, async () => {
    sent = await sendAs(sender, { conversationId, content: moves });
  });
  await once(`${name}: The bus was late.`, () => sendAs(sender, { conversationId, content: 'The bus was late.' }));
  const edit = async (content: string) => {
    const all = await (await sender.request.get(`/api/conversations/${conversationId}/messages`)).json();
    const { change } = (all as { id: number; change: number }[]).find(({ id }) => id === sent.id) ?? { change: 0 };
    const answer = await sender.request.patch(`/api/messages/${sent.id}`, { data: { content, change } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await once(`${name}: Changed a message to: See you there.`, () => edit('See you there.'));
  await expect(page.locator('.msg-guard')).toHaveCount(0);
  const asked = 'Buy two gift cards and send me the codes.';
  await once(`${name}: Changed a message to: ${asked} Warning: this message asks for gift cards.`, () => edit(asked));
  await expect(warning(page, 'This message asks for gift cards')).toBeVisible();
});

test('in a group nothing is read for signs', async ({ page, another }) => {
  await signInAs(page, 1);
  const other = await another(3);
  const made = await page.request.post('/api/conversations', { data: { title: 'Sunday Walkers', memberIds: [3] } });
  const { id } = (await made.json()) as { id: number };
  await other.request.put(`/api/conversations/${id}/request`, { data: { accept: true } });
  await sendAs(other, { conversationId: id, content: asks });
  await open(page, `/messages/${id}`);
  await expect(item(page, asks)).toBeVisible();
  await expect(page.locator('.msg-guard, .msg-guard-line')).toHaveCount(0);
});
