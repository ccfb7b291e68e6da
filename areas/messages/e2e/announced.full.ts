import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { hearEach, refused, startReader } from '#platform/web/testing/reader.ts';
import { becomeFriends, choose, field, item, nameOf, open, sendAs } from './people.ts';

// More conversations than one person may begin.
test.use({ serverEnv: { RATE_LIMITS: 'off' } });
// A press on what is not there would wait as long as the longest of these runs.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ problems }) => problems.allow(/status of (404.*accessibility-preferences|500)/));

test('what is done with one’s own messages and with a group is said once (A17)', async ({ page, another }) => {
  await signInAs(page, 10);
  const other = await another(12);
  const name = await nameOf(page, 12);
  const conversationId = await becomeFriends(page, 10, other, 12);
  for (let at = 1; at <= 58; at += 1) await sendAs(page, { conversationId, content: `Line ${at}.` });
  await open(page, `/messages/${conversationId}`);
  const change = async () => {
    await choose(page, 'Line 57.', 'Edit');
    await page.getByRole('textbox', { name: 'Change your message' }).fill('Line fifty-seven.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  const remove = async () => {
    await choose(page, 'Line 58.', 'Delete for everyone');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for everyone' }).click();
  };
  const removeNothing = async () => {
    await choose(page, 'Line 56.', 'Delete for everyone');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for everyone' }).click();
  };
  await hearEach(page, [
    ['10 earlier messages', () => page.getByRole('button', { name: 'Load earlier messages' }).click()],
    ['Message changed', change],
    ['Message deleted for everyone', remove],
    [/^Couldn’t delete the message: /, () => refused(page, '**/api/messages/*', removeNothing)],
    ['Copied', () => choose(page, 'Line 55.', 'Copy')],
  ]);

  const data = { title: 'Kite Club', memberIds: [12] };
  const { id } = (await (await page.request.post('/api/conversations', { data })).json()) as { id: number };
  await other.request.put(`/api/conversations/${id}/request`, { data: { accept: true } });
  await open(page, `/messages/${id}`);
  await page
    .locator('.pane-head')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: /people/i }).click();
  const dialog = page.getByRole('dialog', { name: 'People here' });
  const rename = async () => {
    await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('Kite Flyers');
    await dialog.getByRole('button', { name: 'Save name' }).click();
  };
  const takeOut = async () => {
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove / })
      .click();
  };
  await expect(dialog).toBeVisible();
  await hearEach(page, [
    [`${name}: We fly at ten.`, () => sendAs(other, { conversationId: id, content: 'We fly at ten.' })],
    ['Name of the group saved', rename],
    [`${name} is no longer in this conversation`, takeOut],
  ]);
});

test('requests, the list, the chat and the settings are said once; that somebody types is not (A17)', async ({
  page,
  another,
}) => {
  await signInAs(page, 1);
  const other = await another(4);
  const name = await nameOf(page, 4);
  const asked = await sendAs(other, { recipientId: 1, content: 'Do you garden?' });
  await open(page, `/messages/${asked.conversationId}`);
  await hearEach(page, [
    [
      /^Couldn’t save your answer: /,
      () => refused(page, '**/request', () => page.getByRole('button', { name: 'Accept', exact: true }).click()),
    ],
    [`You can now talk with ${name} now`, () => page.getByRole('button', { name: 'Accept', exact: true }).click()],
  ]);
  await open(other, '/messages/with/1');
  const reader = await startReader(page);
  await reader.forget();
  await field(other).pressSequentially('Half a tho');
  await expect(page.getByText(/is typing…$/)).toBeVisible();
  await field(other).fill('');
  await expect(page.getByText(/is typing…$/)).toHaveCount(0);
  expect(await reader.heard()).toEqual([]);
  await expect(item(page, 'Do you garden?')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await hearEach(page, [['1 conversation and 1 message', () => search.fill('do you garden'), { within: 2000 }]]);
  await open(page, '/messages/settings');
  await hearEach(page, [
    ['Saved', () => page.getByRole('switch', { name: 'Enter sends' }).click()],
    [
      /^Couldn’t save your change: /,
      () => refused(page, '**/api/messages/settings', () => page.getByRole('switch', { name: 'Enter sends' }).click()),
    ],
  ]);
  await open(page, '/faq');
  // Others in the demo community have written too.
  const { total } = (await (await page.request.get('/api/messages/unread')).json()) as { total: number };
  expect(total).toBeGreaterThan(0);
  await hearEach(page, [
    [
      `Chat: ${total + 1} unread messages.`,
      () => sendAs(other, { recipientId: 1, content: 'Hello?' }),
      { within: 3000 },
    ],
  ]);
});

test('more conversations are said once, with the focus on the first of them (A17)', async ({ page }) => {
  await signInAs(page, 29);
  // 9 follows 29, and so is in each at once. Others are asked once, and refused until they have answered.
  for (let at = 1; at <= 31; at += 1) {
    const made = await page.request.post('/api/conversations', { data: { title: `Club ${at}`, memberIds: [9] } });
    expect(made.ok(), await made.text()).toBe(true);
  }
  await open(page, '/messages');
  const rows = page.locator('.convo');
  const before = await rows.count();
  await hearEach(page, [
    [/^\d+ more conversations?$/, () => page.getByRole('button', { name: 'Show more conversations' }).click()],
  ]);
  await expect(rows.nth(before)).toBeFocused();
});
