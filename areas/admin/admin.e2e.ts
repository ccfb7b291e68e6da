import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { joined, signInConfirmed } from '#platform/web/testing/people.ts';

// Members of the cast who have stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 40[34]/));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const now = (page: Page) => page.getByRole('region', { name: 'Roles now' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await settled(page);
}

test('an administrator finds a member, gives a role and takes it again', async ({ page, browser, server }) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const cast: { id: number; displayName: string; username: string; roles: string[] }[] = await (
    await page.request.get('/api/demo/cast?limit=100')
  ).json();
  const plain = cast.filter(({ id, roles }) => id !== 5 && roles.join() === 'member');
  const { id, displayName, username } = plain[0] ?? { id: 0, displayName: '', username: '' };
  await signInAs(other, id);
  await signInConfirmed(page, 1);
  await open(page, '/admin/members');
  await page.getByLabel('Name or username').fill(username);
  await page.getByRole('button', { name: 'Find members' }).click();
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('link', { name: displayName }).click();
  await expect(title(page)).toHaveText(`Roles of ${displayName}`);
  await expect(title(page)).toBeFocused();

  await page.getByRole('button', { name: 'Give the role' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await page.getByRole('radio', { name: 'Moderator' }).check();
  await page.getByLabel('Reason').fill('Welcomes new members every day');
  await page.getByRole('button', { name: 'Give the role' }).click();
  await expect(now(page).getByRole('heading', { name: 'Moderator' })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, `${displayName} has the role Moderator`)).toBe(1);
  await expect(page.getByText('Welcomes new members every day')).toBeVisible();
  expect((await other.request.get('/api/reports')).status()).toBe(200);

  await page.getByRole('button', { name: 'Remove the role Moderator' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove the role Moderator from ${displayName}?` });
  await checkAccessibility(page, { name: 'taking a role' });
  await dialog.getByLabel('Reason').fill('Asked to stop');
  await dialog.getByRole('button', { name: 'Remove the role' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(now(page).getByRole('heading', { name: 'Moderator' })).toHaveCount(0);
  expect((await other.request.get('/api/reports')).status()).toBe(403);
  await other.context().close();
});

test('by keyboard alone, and the menu of the member changes while their page is open', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const live = other
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('43')));
  await signInAs(other, 5);
  await open(other, '/faq');
  await live;
  await signInConfirmed(page, 1);
  await open(page, '/admin/members/5');
  await page.getByRole('radio', { name: 'Moderator' }).focus();
  await page.keyboard.press('End');
  for (let n = 0; n < 6 && !(await page.getByRole('radio', { name: 'Administrator' }).isChecked()); n++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Helps to run the place');
  await page.keyboard.press('Enter');
  await expect(now(page).getByRole('heading', { name: 'Administrator' })).toBeVisible();
  await other.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(other.getByRole('link', { name: 'Members and roles' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the role Administrator' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').focus();
  await page.keyboard.type('Only for a day');
  await page.keyboard.press('Enter');
  await expect(now(page).getByRole('heading', { name: 'Administrator' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Members and roles' })).toHaveCount(0);
  await other.context().close();
});

test('without a fresh check nothing can be changed, and the check is one step away', async ({ page }) => {
  await open(page, '/admin/members/5');
  await expect(page.getByText('The shared demo member has no session or password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give the role' })).toHaveCount(0);
  const role = { role: 'moderator', reason: 'Helps every day' };
  expect((await page.request.post('/api/admin/members/5/roles/grant', { data: role })).status()).toBe(403);
  expect((await page.request.post('/api/admin/members/5/sessions/end', { data: { reason: 'x' } })).status()).toBe(403);
  await checkAccessibility(page, { name: 'roles, the demo’s own member' });

  await signInAs(page, 1);
  await open(page, '/admin/members/5');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give the role' })).toHaveCount(0);
  expect((await page.request.post('/api/admin/members/5/roles/grant', { data: role })).status()).toBe(403);
  await checkAccessibility(page, { name: 'roles, not confirmed' });
});

test('an administrator signs a member out everywhere, and the live connection of their open page is cut', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  const { displayName } = await joined(other);
  const connected = other.waitForEvent('websocket').then(async (socket) => {
    await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('43'));
    return socket;
  });
  await open(other, '/faq');
  const socket = await connected;
  const { member } = await (await other.request.get('/api/session')).json();
  await signInConfirmed(page, 1);
  await open(page, `/admin/members/${member.id}`);
  await expect(page.getByText(`${displayName} is signed in on 1 device.`)).toBeVisible();
  await page.getByRole('button', { name: `Sign ${displayName} out everywhere` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Sign ${displayName} out everywhere?` });
  await checkAccessibility(page, { name: 'signing a member out' });
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type('A stranger was in it');
  const cut = socket.waitForEvent('close');
  await page.keyboard.press('Enter');
  await cut;
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText(`${displayName} isn’t signed in anywhere.`)).toBeVisible();
  await expect.poll(() => timesAnnounced(page, `${displayName} is signed out everywhere`)).toBe(1);
  expect((await (await other.request.get('/api/session')).json()).member?.id).not.toBe(member.id);
  await other.context().close();
});

test('members without the role are told so, and unknown members are not found', async ({ page }) => {
  await open(page, '/admin/members/99999');
  await expect(title(page)).toHaveText('Member not found');
  await checkAccessibility(page, { name: 'member not found' });
  await open(page, '/admin/members?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await checkAccessibility(page, { name: 'nobody fits' });
  await signInAs(page, 5);
  await open(page, '/admin/members');
  await expect(page.getByText('Only administrators can do this.')).toBeVisible();
  await checkAccessibility(page, { name: 'members, refused' });
});
