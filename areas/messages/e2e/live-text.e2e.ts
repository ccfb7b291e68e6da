import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { becomeFriends, field, item, nameOf, open } from './people.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const bubble = (page: Page) => page.locator('.msg-live');
const notice = (page: Page) => page.getByText(/can see what you type as you type it/);
const firstOf = async (page: Page, id: number) => (await nameOf(page, id)).split(' ')[0] ?? '';
const wantLiveText = async (page: Page) => {
  const answer = await page.request.patch('/api/messages/settings', { data: { liveText: true } });
  expect(answer.status()).toBe(200);
};
const said = async (page: Page, words: string) =>
  (await announcements(page)).filter(({ text }) => text.includes(words)).length;

test('letters are seen as they come once both want it, heard in sentences, and one press ends it', async ({
  page,
  another,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 10);
  const other = await another(12);
  await becomeFriends(page, 10, other, 12);
  const [reader, writer] = [await firstOf(page, 10), await firstOf(page, 12)];
  await wantLiveText(other);
  await open(other, '/messages/with/10');
  await field(other).pressSequentially('Not yet');
  await expect(notice(other)).toHaveCount(0);
  await field(other).fill('');

  await open(page, '/messages/settings');
  await page.getByRole('switch', { name: 'Show what you type, as you type it' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await open(page, '/messages/with/12');
  await listening(page);
  await expect(notice(other)).toHaveText(`${reader} can see what you type as you type it.`);
  await expect(notice(page)).toBeVisible();
  await forgetAnnouncements(page);
  await field(other).pressSequentially('Good morning. How are y', { delay: 40 });
  await expect(bubble(page)).toHaveText(`${writer} is typing: Good morning. How are y`);
  expect(await timesAnnounced(page, `${writer} is typing: Good morning.`)).toBe(1);
  await expect.poll(() => said(page, `${writer} is typing: How are`), { timeout: 8000 }).toBe(1);
  await checkAccessibility(page, { name: 'letters as they come' });
  await field(other).pressSequentially('ou');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(item(page, 'Good morning. How are you')).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  expect(await timesAnnounced(page, /: you$/)).toBe(1);
  for (const words of ['Good morning', 'How are']) expect(await said(page, words)).toBe(1);
  expect((await announcements(page)).length).toBe(3);

  await withThemes(other, ({ label }) => checkAccessibility(other, { name: `what I type is seen, ${label}` }));
  await checkReflow(other, { name: 'what I type is seen' });
  await field(other).pressSequentially('This is');
  await expect(bubble(page)).toContainText('This is');
  await other.getByRole('button', { name: /^Turn off here/ }).click();
  await expect(field(other)).toBeFocused();
  await expect(notice(other)).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await field(other).pressSequentially(' for me alone');
  const kept = () => other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(kept).toContain('This is for me alone');
  await other.reload();
  await expect(field(other)).toHaveValue('This is for me alone');
  await expect(notice(other)).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
  await other
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: 'Let them see what I type' }).click();
  await expect(notice(other)).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('by keyboard alone, and with a dialog open where it is heard', async ({ page, another }) => {
  await signInAs(page, 14);
  const other = await another(15);
  await becomeFriends(page, 14, other, 15);
  const writer = await firstOf(page, 15);
  await wantLiveText(page);
  await wantLiveText(other);
  await open(page, '/messages/with/15');
  await open(other, '/messages/with/14');
  for (const one of [page, other]) await listening(one);
  await expect(notice(other)).toBeVisible();
  await page.getByRole('button', { name: 'Symbol board' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Symbol board' })).toBeVisible();
  await forgetAnnouncements(page);
  await expect(field(other)).toBeFocused();
  await other.keyboard.type('I am here.', { delay: 30 });
  expect(await timesAnnounced(page, `${writer} is typing: I am here.`)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toContainText('I am here.');
  await other.keyboard.press('Control+Enter');
  await expect(item(page, 'I am here.')).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  expect(await timesAnnounced(page, /: Sent$/)).toBe(1);
  await other.keyboard.press('Tab');
  await expect(other.getByRole('button', { name: /^Turn off here/ })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(field(other)).toBeFocused();
  await expect(notice(other)).toHaveCount(0);
  await other.keyboard.type('Mine');
  await expect(notice(page)).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
});

test('a flood of letters is a few signals and few words, and takes nothing from whoever reads', async ({
  page,
  another,
}) => {
  await signInAs(page, 18);
  const other = await another(21);
  await becomeFriends(page, 18, other, 21);
  await wantLiveText(page);
  await wantLiveText(other);
  let signals = 0;
  other.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"liveText"')) signals += 1;
    }),
  );
  await open(page, '/messages/with/21');
  await open(other, '/messages/with/18');
  for (const one of [page, other]) await listening(one);
  await expect(notice(other)).toBeVisible();
  await field(page).fill('My own half thought');
  await field(page).evaluate((own: HTMLTextAreaElement) => own.setSelectionRange(3, 6));
  await forgetAnnouncements(page);
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
  const began = Date.now();
  await field(other).pressSequentially(words, { delay: 0, timeout: 60_000 });
  const seconds = (Date.now() - began) / 1000;
  await expect(bubble(page)).toContainText('word199');
  expect(signals).toBeGreaterThan(0);
  expect(signals).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 4);
  expect((await announcements(page)).length).toBeLessThanOrEqual(2);
  await expect(field(page)).toBeFocused();
  expect(await field(page).evaluate((own: HTMLTextAreaElement) => [own.selectionStart, own.selectionEnd])).toEqual([
    3, 6,
  ]);
});
