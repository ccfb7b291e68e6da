import type { Page } from '@playwright/test';
import { pastTimers } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { type Reader, startReader } from '#platform/web/testing/reader.ts';
import { becomeFriends, field, item, log, nameOf, open, sendAs, write } from './people.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const firstOf = (name: string) => name.split(' ')[0] ?? '';

test('by the reader alone: a conversation is found, heard, answered, and "Sent" is said once', async ({
  page,
  another,
}) => {
  await signInAs(page, 11);
  const other = await another(23);
  const conversationId = await becomeFriends(page, 11, other, 23);
  await sendAs(other, { conversationId, content: 'The library lift works again.' });
  const name = await nameOf(page, 23);
  await open(page, '/notifications');
  const reader = await startReader(page);

  await reader.to('navigation', 'navigation, Site');
  await reader.to('item', 'button, Menu');
  await reader.act();
  // The focus, and the reader with it, goes into the menu once it is there.
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeFocused();
  await reader.to('link', /^link, Messages/);
  await reader.act();
  await expect(page.locator('.convo').first()).toBeVisible();
  await settled(page);
  expect(await reader.times('polite: Page loaded: Messages', { echo: 0 })).toBe(1);
  await reader.to('heading', 'heading, Conversations, level 2');
  // Who, what and that it is new, in one phrase.
  const row = await reader.to('link', name);
  expect(row).toContain('The library lift works again.');
  expect(row).toContain('New');
  await reader.act();
  await expect(field(page)).toBeFocused();
  await settled(page);
  expect((await reader.spoken()).filter((phrase) => phrase.startsWith('textbox, Message to'))).toHaveLength(1);

  await reader.to('heading', `heading, ${name}, level 2`);
  await reader.to('heading', 'heading, You');
  await reader.to('item', 'Hello');
  await reader.to('heading', new RegExp(`^heading, ${name} ?:`));
  await reader.to('item', 'Hello to you');
  await reader.to('item', 'The library lift works again.');
  await reader.to('form', `form, Write to ${firstOf(name)}`);
  await reader.to('item', /^textbox, Message to/);
  await reader.type('Then I will take the stairs no more.');
  await reader.to('item', /^button, Send$/);
  await reader.forget();
  await reader.act();
  await expect(item(page, 'Then I will take the stairs no more.')).toHaveCount(1);
  expect(await reader.times(/^polite: Sent$/)).toBe(1);
  expect(await reader.heard()).toHaveLength(1);
  await expect(field(page)).toBeFocused();
});

/** The words of all messages, in the order in which they stand. */
const lines = (page: Page) => log(page).locator('.msg-bubble').allInnerTexts();

const hear = async (words: string, ...all: Reader[]) => {
  for (const ears of all) expect(await ears.times(words, { echo: 0 }), words).toBe(1);
};

test('three browsers in a group, by pointer, by keyboard and by the reader: each hears the others once, in one order', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  const second = await another(3);
  const third = await another(6);
  const [one, two, three] = [await nameOf(page, 1), await nameOf(page, 3), await nameOf(page, 6)];
  const made = await page.request.post('/api/conversations', { data: { title: 'Sunday Walkers', memberIds: [3, 6] } });
  const { id } = (await made.json()) as { id: number };
  for (const member of [second, third]) {
    const answer = await member.request.put(`/api/conversations/${id}/request`, { data: { accept: true } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  for (const browser of [page, second, third]) {
    await open(browser, `/messages/${id}`);
    await listening(browser);
  }
  const [pointer, keyboard, reader] = [await startReader(page), await startReader(second), await startReader(third)];

  await second.getByRole('button', { name: 'Symbol board' }).press('Enter');
  const board = second.getByRole('dialog', { name: 'Symbol board' });
  await expect(board).toBeVisible();
  await write(page, 'The gate by the river is open.');
  const first = `polite: ${one}: The gate by the river is open.`;
  expect(await keyboard.times(first), 'Heard with a dialog open').toBe(1);
  expect(await reader.times(first, { echo: 0 })).toBe(1);
  await expect(board).toBeVisible();

  await second.keyboard.press('Escape');
  await expect(board).toHaveCount(0);
  await field(second).focus();
  await second.keyboard.type('I bring the thermos.');
  await second.keyboard.press('Control+Enter');
  await hear(`polite: ${two}: I bring the thermos.`, pointer, reader);

  await reader.to('form', 'form, Write to Sunday Walkers');
  await reader.to('item', /^textbox, Message to/);
  await reader.type('And I a map with few hills.');
  await reader.to('item', /^button, Send$/);
  await reader.act();
  await hear(`polite: ${three}: And I a map with few hills.`, pointer, keyboard);
  // Longer than news is held back: whatever is said twice is there by now.
  for (const browser of [page, second, third]) await pastTimers(browser, 2100);

  const order = ['The gate by the river is open.', 'I bring the thermos.', 'And I a map with few hills.'];
  for (const browser of [page, second, third]) expect(await lines(browser)).toEqual(order);
  // Nobody hears what they wrote themselves, and nothing is said again at the end.
  for (const [ears, name] of [
    [pointer, one],
    [keyboard, two],
    [reader, three],
  ] as const) {
    const heard = (await ears.heard()).map(({ text }) => text);
    expect(heard.filter((text) => text.includes(`${name}: `))).toEqual([]);
    expect(heard.filter((text) => text === 'polite: Sent')).toHaveLength(1);
    expect(heard, `What ${name} heard`).toHaveLength(3);
  }
});
