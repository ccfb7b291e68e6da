import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { written } from '#platform/web/testing/times.ts';
import type { GameRoom } from '../contract.ts';
import { join, openRoom } from './table.ts';

/** What the specification says of the arcade and its rooms, to the letter. */
const [host, guest, third] = [9, 3, 12] as const;

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/status of (404|409|500)|ERR_FAILED.*game-rooms/);
  await signInAs(page, host);
});

const opened: number[] = [];
/** A room of the host. Nobody has more than ten open, so each test closes its own. */
async function room(page: Page, more: object): Promise<GameRoom> {
  const made = await openRoom(page, { name: 'To the letter', gameType: 'tic_tac_toe', ...more });
  opened.push(made.id);
  return made;
}
test.afterEach(async ({ page }) => {
  for (const id of opened.splice(0)) await page.request.post(`/api/game-rooms/${id}/leave`, { data: {} });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}
const creating = (page: Page) => page.getByRole('dialog', { name: 'Create Game Room' });

/** The message that is shown now: its title, and what stands below. */
async function told(page: Page, title: string, description: string) {
  const words = page.locator('.toasts .toast-words');
  await expect(words.locator('strong')).toHaveText(title);
  await expect(words.locator('div')).toHaveText(description);
}

test('a private room has “Private” on its card, another one has not', async ({ page }) => {
  const [known, hidden] = [await room(page, {}), await room(page, { isPrivate: true })];
  await open(page, '/arcade');
  await expect(page.locator(`#own-room-${hidden.id} .chip`)).toHaveText(['Waiting', 'Private']);
  await expect(page.locator(`#own-room-${known.id} .chip`)).toHaveText(['Waiting']);
});

test('each game has its players, difficulty and accessibility features, its rules, and a room of its own', async ({
  page,
}) => {
  await open(page, '/arcade?tab=browse');
  const games = [
    ['Chess', 'Medium'],
    ['Checkers', 'Easy'],
    ['Tic-Tac-Toe', 'Easy'],
    ['Connect Four', 'Medium'],
    ['Reversi', 'Hard'],
  ] as const;
  await expect(page.locator('.game-item')).toHaveCount(games.length);
  for (const [at, [name, difficulty]] of games.entries()) {
    const game = page.locator('.game-item').nth(at);
    await expect(game.getByRole('heading')).toHaveText(name);
    await expect(game.locator('.row > *')).toHaveText([difficulty, '2 players']);
    await expect(game.locator('.soft')).toHaveText(
      'Accessibility: large text, high contrast, screen reader, keyboard only, reduced motion, audio cues.',
    );
    await game.getByRole('button', { name: `View Rules of ${name}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: `Rules of ${name}`, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await game.getByRole('button', { name: `Create Room for ${name}`, exact: true }).click();
    await expect(creating(page).getByRole('radio', { name, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a room is created from the head of the page and from an empty list; its maker is in it', async ({ page }) => {
  await open(page, '/arcade?q=nobody+calls+it+so');
  const ways = page.getByRole('main').getByRole('button', { name: 'Create Game Room', exact: true });
  await expect(ways).toHaveCount(2);
  for (const at of [1, 0]) {
    await ways.nth(at).click();
    await expect(creating(page)).toBeVisible();
    if (at === 1) await creating(page).getByRole('button', { name: 'Cancel' }).click();
  }
  await creating(page).getByLabel('Room name').fill('From an empty list');
  await page.route('**/api/game-rooms', (route) => route.abort(), { times: 1 });
  await creating(page).getByRole('button', { name: 'Create Room' }).click();
  await told(page, 'Error', 'Failed to create game room. Please try again.');
  await expect(page.locator('.toasts .toast-bad')).toHaveCount(1);
  await page.locator('.toasts').getByRole('button', { name: 'Dismiss' }).click();
  await creating(page).getByRole('button', { name: 'Create Room' }).click();
  await expect(page).toHaveURL(/\/arcade\/room\/\d+$/);
  await told(page, 'Game room created!', 'Your game room has been created successfully.');
  await expect(page.locator('.toasts .toast-bad')).toHaveCount(0);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  opened.push(id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From an empty list');
  const seats = await (await page.request.get(`/api/game-rooms/${id}/participants`)).json();
  expect(seats).toMatchObject([{ userId: host, playerNumber: 1, isActive: true }]);
});

test('the head of a room has its name, its game, its number and its status', async ({ page, another }) => {
  const { id } = await room(page, { name: 'Tea and crosses' });
  const head = page.getByRole('main');
  await open(page, `/arcade/room/${id}`);
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Tea and crosses');
  await expect(head.getByText(`Tic-Tac-Toe · Room ${id} · No clock`, { exact: true })).toBeVisible();
  const chips = head.locator('.page-head .chip');
  await expect(chips).toHaveText(['Waiting', 'Host']);
  const other = await another(guest);
  await join(other, id);
  await expect(chips).toHaveText(['In progress', 'Host']);
  await open(other, `/arcade/room/${id}`);
  await expect(other.locator('.page-head .chip')).toHaveText(['In progress']);
  await page.request.post(`/api/game-rooms/${id}/leave`, { data: {} });
  await expect(other.locator('.page-head .chip')).toHaveText(['Completed']);
});

test('Room Information: players, public or private, the day, and the accessibility features', async ({ page }) => {
  const rooms = [
    [await room(page, { accessibilityFeatures: ['large_text', 'audio_cues'] }), 'Public', 'Large text, Audio cues'],
    [await room(page, { isPrivate: true }), 'Private', 'None set'],
  ] as const;
  for (const [{ id, createdAt }, privacy, features] of rooms) {
    await open(page, `/arcade/room/${id}`);
    const information = page.getByRole('region', { name: 'Room Information', exact: true });
    await expect(information.locator('dt')).toHaveText(['Players', 'Privacy', 'Created', 'Accessibility']);
    await expect(information.locator('dd')).toHaveText([
      '1 of 2',
      privacy,
      `Just now, ${written(createdAt)}`,
      features,
    ]);
  }
});

test('“Copy Invite Link” says “Copied!” for two seconds, and what to do with the link', async ({ page }) => {
  const { id } = await room(page, {});
  await page.clock.install();
  await page.goto(`/arcade/room/${id}`);
  const copy = page.getByRole('button', { name: 'Copy Invite Link', exact: true });
  const copied = page.getByRole('button', { name: 'Copied!', exact: true });
  await expect(copy).toBeVisible();
  await page.clock.runFor(3000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await copy.click();
  await expect(copied).toBeVisible();
  await expect(copy).toHaveCount(0);
  await told(page, 'Invite link copied!', 'Share this link to invite others to join.');
  await page.clock.runFor(1990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(20);
  await expect(copy).toBeVisible();
  await expect(copied).toHaveCount(0);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/arcade/room/${id}`, page.url()).href);
});

test('joining and leaving say so; a refusal is the room’s, and without an answer there is one of ours', async ({
  page,
  another,
}) => {
  const { id } = await room(page, {});
  const other = await another(guest);
  await open(other, `/arcade/room/${id}`);
  const press = other.getByRole('button', { name: 'Join Game', exact: true });
  const failures = [
    (route: { abort: () => Promise<void> }) => route.abort(),
    (route: { fulfill: (answer: object) => Promise<void> }) => route.fulfill({ status: 500, body: '{}' }),
  ];
  for (const fail of failures) {
    await other.route(`**/api/game-rooms/${id}/join`, fail, { times: 1 });
    await press.click();
    await told(other, 'Error', 'Failed to join game room.');
    await other.locator('.toasts').getByRole('button', { name: 'Dismiss' }).click();
    await expect(other.locator('.toast')).toHaveCount(0);
  }
  const late = await another(third);
  await open(late, `/arcade/room/${id}`);
  await late.route(`**/api/game-rooms/${id}/join`, async (route) => {
    await press.click();
    await told(other, 'Joined game room!', 'You have successfully joined the game room.');
    await route.continue();
  });
  await late.getByRole('button', { name: 'Join Game', exact: true }).click();
  await told(late, 'Error', 'This room is full. You can watch.');
  await other.getByRole('button', { name: 'Leave Room' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Leave Room' }).click();
  await told(other, 'Left game room', 'You have left the game room.');
});
