import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow, withAttributes } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { field, item, log, nameOf, open, sendAs, write } from './people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('with no conversations the screen invites, and says what to choose', async ({ page }) => {
  await signInAs(page, 27);
  await open(page, '/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByText('Connect privately with community members')).toBeVisible();
  await expect(page.getByPlaceholder('Search conversations...')).toBeVisible();
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await expect(page.getByText('Start messaging community members')).toBeVisible();
  await expect(page.getByText('Select a conversation')).toBeVisible();
  await expect(page.getByText('Choose a conversation from the list to start messaging')).toBeVisible();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `no conversations, ${label}` }));
});

test('while conversations load there are five shapes; each side that fails says so and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await signInAs(page, 22);
  const { conversationId } = await sendAs(page, { recipientId: 24, content: 'The tap still drips.' });
  let failing = true;
  const fail = { status: 500, contentType: 'application/problem+json', body: '{"title":"Error","status":500}' };
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/messages/conversations/**', async (route) => {
    await held;
    await (failing ? route.fulfill(fail) : route.continue());
  });
  await page.route('**/api/conversations/*/messages**', (route) => (failing ? route.fulfill(fail) : route.continue()));
  await page.goto(`/messages/${conversationId}`);
  await expect(page.locator('.post-office-list .skel')).toHaveCount(5);
  release();
  await expect(page.getByText('Failed to fetch conversations')).toBeVisible();
  await expect(page.getByText('Failed to fetch messages')).toBeVisible();
  await expect(page.getByText('No conversations yet')).toHaveCount(0);
  await settled(page);
  await checkAccessibility(page, { name: 'messages that did not load' });
  // It goes well from the press on: news that come before would read the list again, and take the button away.
  await page.exposeFunction('mend', () => {
    failing = false;
  });
  await page.evaluate(() => addEventListener('click', () => Reflect.get(window, 'mend')(), true));
  // The list first: reading the messages is news that reads the list again.
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.locator('.convo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry messages' }).click();
  await expect(item(page, 'The tap still drips.')).toBeVisible();
});

test('what was not sent is shown as not sent, also where the messages before it did not load', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500|Failed to fetch|ERR_/);
  await signInAs(page, 22);
  const { conversationId } = await sendAs(page, { recipientId: 25, content: 'The gate is open.' });
  let away = true;
  const fail = { status: 500, contentType: 'application/problem+json', body: '{"title":"Error","status":500}' };
  await page.route('**/api/messages', (route) => (away ? route.abort() : route.continue()));
  await open(page, `/messages/${conversationId}`);
  await write(page, 'I shut it again.');
  await expect(page.getByText('Not sent yet. We’ll send it when you reconnect.')).toBeVisible();
  const unsent = page.getByRole('list', { name: 'Your unsent messages' });
  const reads = [`**/api/conversations/${conversationId}/messages**`, `**/api/conversations/${conversationId}`];
  for (const read of reads) {
    await page.route(read, (route) => (away ? route.fulfill(fail) : route.continue()));
    await page.reload();
    await settled(page);
    await expect(page.getByText('Failed to fetch messages')).toBeVisible();
    await expect(unsent.getByText('I shut it again.')).toBeVisible();
    await expect(unsent.getByText('Not sent yet. We’ll send it when you reconnect.')).toBeVisible();
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `unsent without messages, ${label}` }));
  }
  away = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(unsent).toHaveCount(0);
  await expect(item(page, 'The gate is open.')).toBeVisible();
  await expect(item(page, 'I shut it again.')).toBeVisible();
});

test('rows show who, when and what; a search finds rows at once, and messages below', async ({ page }) => {
  await signInAs(page, 12);
  const names = [await nameOf(page, 9), await nameOf(page, 13)];
  await sendAs(page, { recipientId: 9, content: 'The kettle is on.' });
  const can = await sendAs(page, { recipientId: 13, content: 'Bring the green watering can.' });
  await sendAs(page, { recipientId: 13, content: 'And a hat.' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(conversations\/\d+\/messages|messages\/\d+\/\d+)$/.test(pathname)) asked.push(pathname);
  });
  await open(page, '/messages');
  const rows = page.locator('.convo');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`${names[1]}`);
  await expect(rows.first()).toContainText('You: And a hat.');
  await expect(rows.first().getByRole('time')).toHaveText(
    /^\d{1,2}:\d\d (am|pm), [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4} at \d{1,2}:\d\d (am|pm)$/,
  );
  const restore = await withAttributes(page, { 'data-screen-reader': '' });
  await expect(rows.first().getByRole('time')).toHaveText(
    /^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4} at \d{1,2}:\d\d (am|pm)$/,
  );
  await checkAccessibility(page, { name: 'rows whose times are spelled out' });
  await restore();
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('KETTLE');
  await expect(rows).toHaveCount(1);
  await search.fill('watering');
  await expect(rows).toHaveCount(0);
  const found = page.getByRole('list', { name: 'Messages found' });
  await expect(found).toContainText('Bring the green watering can.');
  await checkAccessibility(page, { name: 'messages that were found' });
  expect(asked, 'Messages that were read before one was chosen').toEqual([]);
  await found.getByRole('link').click();
  await expect(item(page, 'green watering can')).toBeVisible();
  expect([...new Set(asked)], 'Messages of the one that was chosen').toEqual([
    `/api/conversations/${can.conversationId}/messages`,
  ]);
  await search.fill('');
  await expect(rows).toHaveCount(2);
});

test('what is typed is kept for each person over a reload', async ({ page }) => {
  await signInAs(page, 5);
  await open(page, '/messages/with/6');
  await field(page).fill('Half a thought');
  await open(page, '/messages/with/9');
  await expect(field(page)).toHaveValue('');
  await open(page, '/messages/with/6');
  await expect(field(page)).toHaveValue('Half a thought');
});

test('settings are kept: Enter sends, a pace card stands above, and voice notes are not wanted', async ({
  page,
  another,
}) => {
  await signInAs(page, 7);
  await open(page, '/messages/settings');
  await page.getByRole('switch', { name: 'Enter sends' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.getByRole('switch', { name: 'No voice notes, please' }).click();
  await page.getByRole('textbox', { name: /What people should know/ }).fill('Text only. I type slowly.');
  await page.getByRole('button', { name: 'Save pace card' }).click();
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `message settings, ${label}` }));
  await checkReflow(page, { name: 'message settings' });
  await open(page, '/messages/with/14');
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await expect(item(page, 'Hello')).toBeVisible();

  const other = await another(14);
  await open(other, '/messages/with/7');
  await expect(other.getByText('Text only. I type slowly.')).toBeVisible();
  await other.getByRole('button', { name: 'Voice note' }).click();
  const dialog = other.getByRole('dialog', { name: 'Voice note' });
  await expect(dialog.getByText(/^No voice notes, please/)).toBeVisible();
  await checkAccessibility(other, { name: 'a voice note' });
  await dialog.getByRole('button', { name: 'Write instead' }).click();
});

test('a picture is asked for its description, and sent with it', async ({ page }) => {
  await signInAs(page, 17);
  await open(page, '/messages/with/7');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByRole('form', { name: /^Write to/ })
    .locator('input[type=file]')
    .setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: png });
  const words = page.getByRole('textbox', { name: /What the picture shows/ });
  await expect(words).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Describe it in a few words, or send the picture without a description.')).toBeVisible();
  await checkAccessibility(page, { name: 'a picture without words' });
  await words.fill('A chess board with pegs');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByRole('img', { name: 'A chess board with pegs' })).toBeVisible();
  await write(page, 'There it is.');
});

test('a sentence of pictures is sent, and any message is shown with symbols', async ({ page }) => {
  await signInAs(page, 27);
  await open(page, '/messages/with/13');
  await write(page, 'I am happy today.');
  await item(page, 'I am happy today.')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show with symbols' }).click();
  await expect(log(page).locator('.sym-text')).toContainText('happy');
  await page.getByRole('button', { name: 'Symbol board' }).click();
  const board = page.getByRole('dialog', { name: 'Symbol board' });
  for (const word of ['you', 'help']) await board.getByRole('button', { name: word, exact: true }).click();
  await board.locator('.dialog-in').evaluate((box) => box.scrollTo(0, 0));
  await checkAccessibility(page, { name: 'the symbol board in a conversation' });
  await board.getByRole('button', { name: 'Send with symbols' }).click();
  await expect(board).toHaveCount(0);
  await expect(log(page).locator('.sym-text')).toHaveCount(2);
});

test('before the first message stands how to talk with someone, and after it their pace card', async ({
  page,
  another,
}) => {
  await signInAs(page, 16);
  const howToTalk = { pace: 'Slowly, in a day or two', channels: ['Text'], helps: 'One question at a time' };
  await page.request.put('/api/users/16', { data: { howToTalk, nameSaid: 'REE-na' } });
  await page.request.patch('/api/messages/settings', { data: { pace: 'No voice notes.' } });
  const name = await nameOf(page, 16);
  const other = await another(22);
  await open(other, '/messages/with/16');
  const heading = other.getByRole('heading', { level: 3, name: `How to talk with ${name.split(' ')[0]}` });
  await expect(heading).toBeVisible();
  for (const words of ['REE-na', 'Slowly, in a day or two', 'No voice notes.', 'Text', 'One question at a time'])
    await expect(other.locator('.pane-talk').getByText(words, { exact: true })).toBeVisible();
  await checkAccessibility(other, { name: 'how to talk with someone' });
  await write(other, 'Hello, I like your garden.');
  await expect(heading).toHaveCount(0);
  await expect(other.locator('.pane-pace')).toContainText('No voice notes.');
});
