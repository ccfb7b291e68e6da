import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, pastTimers, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const dean = { id: 2, name: 'Dean Bartley' };
const callum = { id: 9, name: 'Callum Fairweather' };
const marek = { id: 17, name: 'Marek Zieliński' };

const button = (page: Page) => page.locator('#chat');
const panel = (page: Page) => page.locator('.chat-panel');
const contact = (page: Page, { name }: { name: string }) =>
  panel(page).getByRole('button', { name: new RegExp(`^${name}`) });
const chatWindow = (page: Page, { name }: { name: string }) => page.getByRole('region', { name, exact: true });
const field = (page: Page, { name }: { name: string }) =>
  chatWindow(page, { name }).getByLabel(`Message to ${name.split(' ')[0]}`);
/** Whatever else has been written to this person meanwhile. */
const inList = (name: string) => new RegExp(`^${name}, open chat`);
const unread = async (page: Page) => (await (await page.request.get('/api/messages/unread')).json()).total as number;

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

const send = async (page: Page, { id }: { id: number }, content: string) =>
  expect((await page.request.post('/api/messages', { data: { recipientId: id, content } })).status()).toBe(201);

test('a chat between two browsers: contacts, a window, the same message everywhere, counts that agree', async ({
  page,
  another,
}) => {
  await signInAs(page, dean.id);
  const other = await another(callum.id);
  await open(other, '/forums');
  await listening(other);
  await expect(button(other)).toHaveAccessibleName('Chat');
  await open(page, '/');

  // The panel, its search, and a window.
  await button(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Chat', exact: true })).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(contact(page, marek)).toBeVisible();
  await panel(page).getByPlaceholder('Search people').fill('FAIRW');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await contact(page, callum).click();
  await expect(field(page, callum)).toBeFocused();
  await expect(field(page, callum)).toHaveAttribute('placeholder', 'Type a message...');
  await expect(chatWindow(page, callum).getByText('No messages yet')).toBeVisible();
  const head = chatWindow(page, callum).locator('.pane-name');
  await expect(head.getByRole('heading')).toHaveText(callum.name);
  await expect(head.getByText('Active now', { exact: true })).toBeVisible();

  // Blank text is not sent; words are, once.
  await chatWindow(page, callum).getByRole('button', { name: 'Send' }).click();
  await expect(chatWindow(page, callum).getByText('Write something first.')).toBeVisible();
  await field(page, callum).fill('The ramp at the ferry is open.');
  await chatWindow(page, callum).getByRole('button', { name: 'Send' }).click();
  const mine = chatWindow(page, callum).getByRole('listitem').filter({ hasText: 'The ramp at the ferry is open.' });
  await expect(mine.locator('time')).toHaveText(/\d{1,2}:\d\d [ap]m/);
  await expect(field(page, callum)).toHaveValue('');

  // It is told to the other once, as a count, which is the same everywhere.
  await expect(button(other)).toHaveAccessibleName('Chat 1 unread message');
  expect(await timesAnnounced(other, 'Chat: 1 unread message.')).toBe(1);
  expect(await unread(other)).toBe(1);
  await button(other).click();
  await expect(contact(other, dean)).toHaveAccessibleName(/1 unread/);
  await contact(other, dean).click();
  await expect(chatWindow(other, dean).getByText('The ramp at the ferry is open.')).toBeVisible();
  await expect(button(other)).toHaveAccessibleName('Chat');
  await expect.poll(() => unread(other)).toBe(0);

  // The answer arrives in the open window, said by its words and by no count, and does not take the focus.
  await page.getByLabel('Write a post').focus();
  await field(other, dean).fill('Then I will see you there.');
  await chatWindow(other, dean).getByRole('button', { name: 'Send' }).click();
  await expect(chatWindow(page, callum).getByText('Then I will see you there.')).toBeVisible();
  await expect(page.getByLabel('Write a post')).toBeFocused();
  expect(await timesAnnounced(page, 'Callum Fairweather: Then I will see you there.')).toBe(1);

  // On the Messages screen it is the same conversation, and no window is drawn twice.
  await open(other, `/messages/with/${dean.id}`);
  await expect(other.getByRole('main').getByText('Then I will see you there.').first()).toBeVisible();
  await expect(panel(other)).toHaveCount(0);
  await expect(other.locator('.chat-window')).toHaveCount(0);
  await button(other).click();
  await expect(other.getByRole('main')).toBeFocused();
  await pastTimers(page, 600);
  expect((await announcements(page)).map(({ text }) => text).filter((text) => text.startsWith('Chat: '))).toEqual([]);

  // Gone, he is not active any more, and the window says when he was.
  await other.goto('about:blank');
  await expect(async () => {
    await page.reload();
    await settled(page);
    await expect(head.getByText('Last seen just now', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(head.getByText('Active now')).toHaveCount(0);
});

test('several windows stand side by side, stay over a reload, and closing one selects another', async ({ page }) => {
  await signInAs(page, dean.id);
  await open(page, '/');
  await button(page).click();
  await contact(page, callum).click();
  await expect(field(page, callum)).toBeFocused();
  await contact(page, marek).click();
  await expect(field(page, marek)).toBeFocused();
  const left = async (who: { name: string }) => (await chatWindow(page, who).boundingBox())?.x ?? 0;
  expect(await left(marek)).toBeLessThan(await left(callum));
  const list = page.getByRole('navigation', { name: 'Open chats' });
  await expect(list.getByRole('button')).toHaveText([callum.name, marek.name].map(inList));
  await expect(list.getByRole('button', { name: marek.name })).toHaveAttribute('aria-current', 'true');

  // What does not fit is in the list, and comes when it is chosen.
  const anjali = { name: 'Anjali Deshpande' };
  await contact(page, anjali).click();
  await expect(chatWindow(page, anjali)).toBeVisible();
  await expect(chatWindow(page, callum)).toHaveCount(0);
  await list.getByRole('button', { name: callum.name }).click();
  await expect(field(page, callum)).toBeFocused();

  // A reload and another page keep them, another tab has its own.
  await page.reload();
  await settled(page);
  await expect(list.getByRole('button')).toHaveText([callum.name, marek.name, anjali.name].map(inList));
  await expect(chatWindow(page, callum)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(chatWindow(page, callum)).toBeVisible();
  const tab = await page.context().newPage();
  await open(tab, '/');
  await expect(button(tab)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(tab)).toHaveCount(0);
  await tab.close();

  await chatWindow(page, callum)
    .getByRole('button', { name: `Close chat with ${callum.name}` })
    .click();
  await expect(field(page, marek)).toBeFocused();
  await expect(list.getByRole('button')).toHaveText([marek.name, anjali.name].map(inList));
});

test('the chat by keyboard alone', async ({ page }) => {
  await signInAs(page, dean.id);
  await open(page, '/notifications');
  await page.keyboard.press('Tab');
  for (let press = 0; press < 8; press += 1) {
    if (await page.getByRole('link', { name: 'Skip to chat' }).evaluate((link) => link === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Chat' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact(page, callum)).toBeVisible();
  await page.keyboard.type('zieli');
  await expect(contact(page, callum)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(contact(page, marek)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, marek)).toBeFocused();
  await page.keyboard.type('Your move.');
  await page.keyboard.press('Control+Enter');
  await expect(chatWindow(page, marek).getByRole('listitem').filter({ hasText: 'Your move.' })).toBeVisible();

  // F6 to the page and back; Escape closes what has the focus, and gives it back.
  await page.keyboard.press('F6');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(field(page, marek)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatWindow(page, marek)).toHaveCount(0);
  await expect(contact(page, marek)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('panel and windows are sound: no contacts, an error with a retry, side by side, and on a small screen', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, dean.id);
  const lists = /\/api\/(people\/contacts|messages\/conversations)/;
  await page.route(lists, (route) => route.fulfill({ status: 500, json: { title: 'No', status: 500 } }));
  await open(page, '/notifications');
  await button(page).click();
  await expect(panel(page).getByText('Couldn’t load your contacts')).toBeVisible();
  await page.unroute(lists);
  await page.route(lists, (route) => route.fulfill({ json: [] }));
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('No contacts available')).toBeVisible();
  const wide = { widths: [1280] };
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `no contacts ${label}` }), {
    ...wide,
    themes: ['contrast'],
  });
  await page.unroute(lists);

  await send(page, callum, 'A first line.');
  await page.reload();
  await settled(page);
  await contact(page, callum).click();
  await expect(chatWindow(page, callum).getByText('A first line.')).toBeVisible();
  await contact(page, marek).click();
  await expect(field(page, marek)).toBeFocused();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `two windows ${label}` }), wide);
  await crawlKeyboard(page, { name: 'two windows', footer: true });

  // On a small screen one thing at a time, over the page.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(panel(page)).toHaveCount(0);
  await button(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Chat', exact: true })).toBeFocused();
  await expect(sheet.getByRole('navigation', { name: 'Open chats' }).getByRole('button')).toHaveCount(2);
  await checkReflow(page, { name: 'chat on a small screen' });
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `sheet ${label}` }), {
    themes: ['dark'],
    widths: [390],
  });
  await sheet.getByRole('navigation', { name: 'Open chats' }).getByRole('button', { name: callum.name }).click();
  await expect(sheet.getByText('A first line.')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `window ${label}` }), {
    themes: ['contrast'],
    widths: [390],
  });
  await checkReflow(page, { name: 'a window on a small screen' });
  await crawlKeyboard(page, { name: 'a window on a small screen' });
  await sheet.getByRole('button', { name: 'All chats' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await crawlKeyboard(page, { name: 'the button on a small screen', from: 'main', footer: true });
});

test('a contact on the home page opens the chat, and Message on a profile the conversation', async ({ page }) => {
  await signInAs(page, dean.id);
  await page.route('**/api/people/contacts', async (route) => {
    const all = (await (await route.fetch()).json()) as { id: number }[];
    await route.fulfill({ json: all.map((one) => ({ ...one, online: one.id === marek.id })) });
  });
  // Each shares with the other that they are here.
  await page.route(`**/api/conversations/with/${marek.id}`, async (route) => {
    const head = await (await route.fetch()).json();
    const people = head.people.map((one: { id: number }) => ({ ...one, online: one.id === marek.id }));
    await route.fulfill({ json: { ...head, people } });
  });
  await open(page, '/');
  const contacts = page.getByRole('main').getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('button', { name: `Chat with ${marek.name}` }).click();
  await expect(field(page, marek)).toBeFocused();
  await expect(chatWindow(page, marek).getByText('Active now')).toBeVisible();
  await chatWindow(page, marek)
    .getByRole('button', { name: `Close chat with ${marek.name}` })
    .click();
  await expect(contacts.getByRole('button', { name: `Chat with ${marek.name}` })).toBeFocused();

  await open(page, `/profile/${callum.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/messages/with/${callum.id}`));
  await expect(page.getByLabel(`Message to ${callum.name.split(' ')[0]}`)).toBeFocused();
});
