import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { choose, field, item, log, nameOf, open, sendAs, write } from './e2e/people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('two people write, read, reply, react, edit and delete, by pointer', async ({ page, another }) => {
  await signInAs(page, 5);
  const other = await another(24);
  const [ownName, otherName] = [await nameOf(page, 5), await nameOf(page, 24)];
  await open(other, '/messages');
  // Online is who has a connection when the other looks.
  await listening(other);
  await open(page, '/messages/with/24');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: otherName })).toBeVisible();
  const head = page.locator('.pane-head');
  await expect(head.getByText('Online', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'No messages yet', exact: true })).toBeVisible();
  await expect(page.getByText('Send a message to start the conversation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  await write(page, 'I lost my castle before breakfast.');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  const time = item(page, 'I lost my castle').getByRole('time');
  const clock = await time.evaluate((element) => {
    const date = new Date(element.getAttribute('datetime') ?? '');
    const minutes = String(date.getMinutes()).padStart(2, '0');
    return `${date.getHours() % 12 || 12}:${minutes} ${date.getHours() < 12 ? 'am' : 'pm'}`;
  });
  await expect(time).toHaveText(clock);
  await expect(page.getByText('No messages yet')).toHaveCount(0);
  await expect(page.getByText('Send a message to start the conversation')).toHaveCount(0);

  const row = other.locator('.convo', { hasText: ownName });
  await expect(row).toContainText('New');
  await row.click();
  await expect(field(other)).toBeFocused();
  await expect(item(other, 'I lost my castle')).toBeVisible();
  await expect(row).not.toContainText('New');
  await expect(item(page, 'I lost my castle')).toContainText('Read');
  await other.reload();
  await settled(other);
  await expect(row).not.toContainText('New');

  await choose(other, 'I lost my castle', 'Reply');
  await expect(other.getByText('Answering')).toBeVisible();
  await write(other, 'I teach, you bring biscuits.');
  await expect(item(page, 'I teach')).toContainText(ownName);
  const gaps = async (text: string) => {
    const [all, own] = [await log(page).boundingBox(), await item(page, text).locator('.msg-bubble').boundingBox()];
    if (!all || !own) throw new Error('The message is not drawn.');
    return { left: own.x - all.x, right: all.x + all.width - own.x - own.width };
  };
  const [mine, theirs] = [await gaps('I lost my castle before'), await gaps('I teach')];
  expect(mine.right).toBeLessThan(mine.left);
  expect(mine.right).toBeLessThan(theirs.right);
  expect(theirs.left).toBeLessThan(theirs.right);
  await expect.poll(() => timesAnnounced(page, `${otherName}: I teach, you bring biscuits.`)).toBe(1);
  expect((await announcements(page)).filter(({ text }) => text.includes('I lost my castle'))).toEqual([]);

  await item(page, 'I teach')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'React' }).click();
  await page.getByRole('menuitemcheckbox', { name: /Thumbs up/ }).click();
  await expect(item(other, 'I teach').getByText('Thumbs up, 1')).toBeVisible();

  await choose(page, 'I lost my castle', 'Edit');
  const edit = page.getByRole('textbox', { name: 'Change your message' });
  await expect(edit).toBeFocused();
  await edit.fill('I lost my tower before breakfast.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(item(other, 'I lost my tower')).toContainText('Edited');

  await choose(page, 'I lost my tower', 'Delete for everyone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(item(other, 'Message deleted')).toBeVisible();
  await other.goto('about:blank');
  await expect(async () => {
    await page.reload();
    await settled(page);
    await expect(head.getByText('Last seen just now', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(head.getByText('Online', { exact: true })).toHaveCount(0);
  await expect(log(page)).toContainText('Message deleted');
  await expect(log(page)).not.toContainText('tower');
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a conversation, ${label}` }));
  await checkReflow(page, { name: 'a conversation' });
});

test('by keyboard alone: a person is chosen, written to, and a message deleted and brought back', async ({ page }) => {
  await signInAs(page, 3);
  const name = await nameOf(page, 8);
  await open(page, '/messages');
  await page.getByRole('button', { name: 'New message' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New message' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a person by name' }).focus();
  await page.keyboard.type(name.slice(0, 5));
  const pick = page.getByRole('button', { name: `Write ${name}` });
  await expect(pick).toBeVisible();
  await pick.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  await expect(item(page, 'First line')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(item(page, 'second line')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(item(page, 'second line').getByRole('button', { name: /^More for/ })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(item(page, 'second line').getByRole('button', { name: /^More for/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete for me' }).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'second line')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'second line')).toBeVisible();
  await crawlKeyboard(page, { name: 'a conversation' });
});

test('a lost connection keeps what was written, in order, and sends it once', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await signInAs(page, 9);
  await open(page, '/messages/with/12');
  await write(page, 'Before');
  // The first message makes the conversation, and its page is read anew.
  await settled(page);
  await context.setOffline(true);
  for (const text of ['One', 'Two', 'Three']) await write(page, text);
  await expect(item(page, 'Two')).toContainText('Not sent yet');
  await checkAccessibility(page, { name: 'messages that are not sent' });
  await item(page, 'Two')
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(field(page)).toHaveValue('Two');
  await field(page).fill('Two and a half');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item(page, 'Two and a half')).toContainText('Not sent yet');
  await context.setOffline(false);
  await expect(log(page)).not.toContainText('Not sent', { timeout: 45_000 });
  const answer = await page.request.get('/api/messages/9/12');
  const all = (await answer.json()) as { content: string }[];
  expect(all.map(({ content }) => content)).toEqual(['Before', 'One', 'Three', 'Two and a half']);
});

test('requests of strangers carry a warning; one is accepted, one declined', async ({ page, another, problems }) => {
  // The page may ask for what is new at the moment at which it is declined.
  problems.allow(/status of 404.*conversations\/\d+/);
  await signInAs(page, 1);
  for (const [id, content] of [
    [4, 'Hello, do you play chess?'],
    [11, 'Can you send me $200 until Friday?'],
  ] as const) {
    const other = await another(id);
    await sendAs(other, { recipientId: 1, content });
  }
  const [fourth, eleventh] = [await nameOf(page, 4), await nameOf(page, 11)];
  await open(page, '/messages');
  await page.getByRole('button', { name: /^Requests/ }).click();
  await page.getByRole('link', { name: new RegExp(eleventh) }).click();
  const bar = page.getByRole('region', { name: 'Message request' });
  await expect(bar).toContainText('Don’t send money or bank details');
  await expect(page.getByText('This message asks for money')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await checkAccessibility(page, { name: 'a message request' });
  await bar.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Select a conversation')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(eleventh) })).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(fourth) }).click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(field(page)).toBeVisible();
  await write(page, 'I do.');
});

test('a group, and a supporter whom everybody sees until it ends', async ({ page, another, problems }) => {
  // The supporter's page asks for what is new, and learns that it is not theirs any more.
  problems.allow(/status of 404.*conversations\/\d+/);
  await signInAs(page, 16);
  const [first, supporter] = [await nameOf(page, 1), await nameOf(page, 3)];
  await open(page, '/messages');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(dialog.getByText('Give the group a name.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one person.')).toBeVisible();
  await checkAccessibility(page, { name: 'a new group with errors' });
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('Quiet Gardeners');
  await dialog.getByRole('searchbox', { name: 'Find people by name' }).fill(first);
  await dialog.getByRole('button', { name: `Choose ${first}` }).click();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Quiet Gardeners' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite a supporter' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite a supporter' });
  await invite.getByRole('searchbox', { name: 'Find a person by name' }).fill(supporter);
  await invite.getByRole('button', { name: `Choose ${supporter}` }).click();
  await invite.getByRole('button', { name: `Invite ${supporter}` }).click();
  await expect(page.getByText(`${supporter} is here as your supporter.`)).toBeVisible();
  const other = await another(3);
  const conversation = Number(/\/messages\/(\d+)/.exec(page.url())?.[1]);
  await open(other, `/messages/${conversation}`);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'See who’s here' }).click();
  const people = page.getByRole('dialog', { name: 'People here' });
  await expect(people).toBeVisible();
  // People to bring in come later, and what moves cannot be judged.
  await settled(page);
  await checkAccessibility(page, { name: 'people of a group' });
  await people.getByRole('button', { name: `End support of ${supporter}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove / })
    .click();
  await people.getByRole('button', { name: 'Close' }).click();
  await expect(log(page).getByText(`${supporter} is no longer here as a supporter`)).toBeVisible();
});
