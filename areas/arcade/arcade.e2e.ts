import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { hears, join, openRoom, play, sitDown } from './e2e/table.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 40[49]|ERR_FAILED.*game-rooms/));

const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text);

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

test('a room that is opened, or joined, from its card has the focus on its heading', async ({ page, another }) => {
  const { id } = await openRoom(await another(3), { name: 'Draughts by the door', gameType: 'checkers' });
  await open(page, '/arcade');
  const heading = page.getByRole('heading', { level: 1, name: 'Draughts by the door' });
  for (const entry of [/^Draughts by the door/, /^Join Game ?Draughts by the door/]) {
    await forgetAnnouncements(page);
    await page.getByRole('link', { name: entry }).press('Enter');
    await expect(heading).toBeFocused();
    expect(await timesAnnounced(page, 'Page loaded: ')).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Board Games Arcade' })).toBeVisible();
    await settled(page);
  }
  await page.request.post(`/api/game-rooms/${id}/leave`, { data: {} });
});

test('the arcade: stats of one’s own, three tabs, filters in the address, and what a card says', async ({
  page,
  another,
}) => {
  const lorraine = await another(3);
  await open(lorraine, '/arcade');
  await expect(lorraine.getByRole('heading', { level: 1, name: 'Board Games Arcade' })).toBeVisible();
  const stats = lorraine.locator('.arcade-stats');
  for (const label of ['Games Played', 'Games Won', 'Win Rate', 'Active Rooms'])
    await expect(stats).toContainText(label);
  const own = (await (await lorraine.request.get('/api/users/3/game-statistics')).json()) as {
    gamesPlayed: number;
    gamesWon: number;
  }[];
  const [played, won] = [
    own.reduce((sum, one) => sum + one.gamesPlayed, 0),
    own.reduce((sum, one) => sum + one.gamesWon, 0),
  ];
  await expect(stats.locator('dd strong')).toHaveText([
    String(played),
    String(won),
    `${Math.round((won / played) * 100)}%`,
    /^\d+$/,
  ]);
  for (const tab of ['Play Games', 'Browse Games', 'Leaderboard']) {
    await expect(lorraine.getByRole('tab', { name: tab })).toBeVisible();
  }
  await open(page, '/arcade');
  await listening(page, 'arcade');
  await openRoom(lorraine, {
    name: 'Rooks and tea',
    gameType: 'chess',
    accessibilityFeatures: ['large_text', 'audio_cues', 'screen_reader'],
  });
  const rooks = card(page, 'Rooks and tea');
  await expect(rooks).toBeVisible();
  await expect(rooks).toContainText('Chess');
  await expect(rooks).toContainText('Waiting');
  await expect(rooks).toContainText('1/2 players');
  await expect(rooks).toContainText('Made ');
  await expect(rooks).toContainText('Large text, Audio cues +1 more');
  await expect(rooks.getByRole('link', { name: /^Watch/ })).toBeVisible();
  await expect(rooks.getByRole('link', { name: /^Join Game/ })).toBeVisible();

  await expect(page.getByLabel('Status')).toHaveValue('waiting');
  await expect(page.getByLabel('Status').locator('option')).toHaveText([
    'All',
    'Waiting',
    'In progress',
    'Completed',
    'Cancelled',
  ]);
  await page.getByLabel('Search rooms').fill('rooks');
  await expect(page).toHaveURL(/q=rooks/);
  await expect(card(page, 'Quick tic-tac-toe')).toBeHidden();
  await expect(rooks).toBeVisible();
  await page.getByLabel('Search rooms').fill('Connect Four');
  await expect(page.getByText('No game rooms found')).toBeVisible();
  await page.getByLabel('Status').selectOption('completed');
  await expect(card(page, 'Four in a row over tea')).toBeVisible();
  await expect(card(page, 'Four in a row over tea').getByRole('link', { name: /^View Game/ })).toBeVisible();
  await page.reload();
  await expect(card(page, 'Four in a row over tea')).toBeVisible();
  await page.getByLabel('Search rooms').fill('');
  await page.getByLabel('Game', { exact: true }).selectOption('chess');
  await page.getByLabel('Status').selectOption('in_progress');
  const slow = card(page, 'A slow game of chess');
  await expect(slow.getByRole('button', { name: /^Room full/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(slow.getByRole('link', { name: /^Watch/ })).toBeVisible();
  await sound(page, 'rooms');
  await checkReflow(page);
  await crawlKeyboard(page);
});

test('five games with their rules, readable, closable with Escape, and on a page of their own', async ({ page }) => {
  await open(page, '/arcade?tab=browse');
  const games = page.locator('.game-item');
  await expect(games.getByRole('heading', { level: 3 })).toHaveText([
    'Chess',
    'Checkers',
    'Tic-Tac-Toe',
    'Connect Four',
    'Reversi',
  ]);
  const difficulties = ['Medium', 'Easy', 'Easy', 'Medium', 'Hard'];
  for (const [n, difficulty] of difficulties.entries()) {
    await expect(games.nth(n)).toContainText(difficulty);
    await expect(games.nth(n)).toContainText('2 players');
    await expect(games.nth(n)).toContainText('large text, high contrast, screen reader');
  }
  await sound(page, 'games');
  const button = page.getByRole('button', { name: 'View Rules of Checkers' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rules of Checkers' });
  await expect(dialog.getByRole('heading', { name: 'Jumping' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'By keyboard' })).toBeVisible();
  await checkAccessibility(page, { name: 'rules in a dialog' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await open(page, '/arcade/rules/chess');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Chess' })).toBeVisible();
  await sound(page, 'rules');
  await open(page, '/arcade/rules/poker');
  await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
});

test('a room is created, named wrongly first, joined, played, left, and says so', async ({ page, another }) => {
  await open(page, '/arcade');
  await page.getByRole('button', { name: 'Create Game Room' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Game Room' });
  await dialog.getByLabel('Room name').fill('   ');
  await dialog.getByRole('button', { name: 'Create Room' }).click();
  await expect(dialog.getByText('Please enter a room name.').first()).toBeVisible();
  await checkAccessibility(page, { name: 'creating a room' });
  await expect(dialog.getByText('Players 2. You are the first')).toBeVisible();
  await dialog.getByLabel('Room name').fill('Three in a row');
  await dialog.getByRole('radio', { name: 'Tic-Tac-Toe' }).check();
  await page.route('**/api/game-rooms', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Create Room' }).click();
  await expect(toast(page, 'Failed to create game room. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Room name')).toHaveValue('Three in a row');
  await dialog.getByRole('button', { name: 'Create Room' }).click();
  await expect(page).toHaveURL(/\/arcade\/room\/\d+$/);
  await expect(toast(page, 'Your game room has been created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Three in a row' })).toBeVisible();
  await expect(page.getByText('Waiting for other players to join...')).toBeVisible();
  await expect(page.locator('main').getByText('Host', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Tic-Tac-Toe · Room \d+/)).toBeVisible();
  await sound(page, 'a waiting room');

  const other = await another(3);
  const path = new URL(page.url()).pathname;
  await open(other, path);
  await expect(other.getByText('Join the game room to start playing!')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Leave Room' })).toBeHidden();
  await other.getByRole('button', { name: 'Join Game' }).click();
  await expect(toast(other, 'You have successfully joined the game room.')).toBeVisible();
  await expect(other.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await timesAnnounced(page, 'Lorraine Dixon has joined. The game begins. Your turn.')).toBe(1);
  const players = page.getByRole('region', { name: 'Players' });
  await expect(players.getByRole('listitem')).toHaveCount(2);
  await expect(players.getByRole('listitem').filter({ hasText: 'You' })).toContainText('Player 1 · Joined');
  await expect(
    other.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'You' }),
  ).toContainText('Player 2');
  await expect(other.locator('.chip', { hasText: 'Host' })).toHaveCount(1);
  await sound(page, 'a game');
  await checkReflow(page);

  await other.getByRole('button', { name: 'Leave Room' }).click();
  await expect(other.getByRole('alertdialog')).toContainText('If you leave, you lose it.');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Leave Room' }).click();
  await expect(toast(other, 'You have left the game room.')).toBeVisible();
  await expect(page.locator('.board-status')).toHaveText('You won. The other player resigned.');
});

test('the invite link: Copied! for two seconds; a private room opens with it alone', async ({ page, another }) => {
  const room = await openRoom(page, { name: 'For two only', gameType: 'checkers', isPrivate: true });
  await page.clock.install();
  await open(page, `/arcade/room/${room.id}`);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.getByRole('button', { name: 'Copy Invite Link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(toast(page, 'Share this link to invite others to join.')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Copy Invite Link' })).toBeVisible();
  await page.clock.resume();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/arcade/room/${room.id}#invite=`);

  const other = await another(3);
  await open(other, '/arcade?status=all&q=for+two+only');
  await expect(other.getByText('No game rooms found')).toBeVisible();
  for (const path of [`/arcade/room/${room.id}`, `/arcade/room/${room.id}#invite=wrong`, '/arcade/room/0']) {
    await other.goto('about:blank');
    await open(other, path);
    await expect(other.getByRole('heading', { level: 1, name: 'Game Room Not Found' })).toBeVisible();
  }
  await sound(other, 'no such room');
  await other.getByRole('link', { name: 'Back to Arcade' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Board Games Arcade' })).toBeVisible();
  // Pasted where the shorter link led nowhere, it opens the room there.
  await open(other, `/arcade/room/${room.id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Game Room Not Found' })).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'For two only' })).toBeVisible();
  await expect(other.locator('main').getByText('Private', { exact: true }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Join Game' }).click();
  await expect(other.getByRole('grid')).toBeVisible();
});

test('a connection that is lost loses nothing: the move that came meanwhile is there', async ({ page, another }) => {
  const other = await another(3);
  const id = await sitDown(page, other, { gameType: 'connect_four' });
  await page.context().setOffline(true);
  await play(page, id, '4', 0).catch(() => undefined);
  await page.context().setOffline(false);
  await play(page, id, '4', 0).catch(() => undefined);
  await play(other, id, '3', 1);
  await expect(page.getByText('Moves (2)', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText('Moves (2)', { exact: true })).toBeVisible();
  await expect(page.locator('.board-status')).toContainText('Your turn.');
});

test('a refused move goes back with the reason, and a move of another tab is followed', async ({ page, another }) => {
  const other = await another(3);
  const id = await sitDown(page, other, { gameType: 'tic_tac_toe' });
  const tab = await page.context().newPage();
  await open(tab, `/arcade/room/${id}`);
  let late = true;
  await page.route(`**/api/game-rooms/${id}/moves`, async (route) => {
    if (late) await play(tab, id, '1', 0);
    late = false;
    await route.continue();
  });
  await page.locator('.board-grid [data-square="4"]').click();
  await expect(page.locator('.board-answer')).toContainText('The game has moved on');
  await expect(page.locator('.board-grid [data-square="0"]')).toHaveAttribute('aria-label', /^top left, X/);
  await expect(page.locator('.board-grid [data-square="4"]')).toHaveAttribute('aria-label', /^centre, empty/);
  await expect(tab.getByText('Moves (1)', { exact: true })).toBeVisible();
});

test('draw, take back, rest, clock and rematch: asked, said once, answered', async ({ page, another }) => {
  const other = await another(3);
  const id = await sitDown(page, other, { gameType: 'chess' });
  await page.getByRole('button', { name: 'Propose a clock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a clock' });
  await dialog.getByLabel('Minutes for White').fill('none');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByText('Write a whole number from 1 to 180.')).toBeVisible();
  await dialog.getByLabel('Minutes for White').fill('5');
  await dialog.getByLabel('Minutes for Black').fill('30');
  await checkAccessibility(page, { name: 'a clock' });
  await dialog.getByRole('button', { name: 'Propose' }).click();
  expect(await timesAnnounced(other, 'proposes a clock: 5 minutes for White, 30 for Black')).toBe(1);
  await sound(other, 'an offer');
  await other.getByRole('button', { name: 'Accept the clock' }).click();
  await expect(page.locator('.player-clock')).toHaveText([/30:00/, /5:00/]);
  await play(page, id, 'e2e4', 0);
  await play(other, id, 'e7e5', 1);
  await expect(page.getByText('Moves (2)', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pause for rest' }).click();
  await expect(other.getByText('is resting. The clock is paused and nothing is lost.')).toBeVisible();
  expect(await timesAnnounced(other, 'pauses for rest.')).toBe(1);
  await expect(other.getByRole('button', { name: 'Resume' })).toBeHidden();
  await page.getByRole('button', { name: 'Resume' }).click();
  expect(await timesAnnounced(other, 'The game continues.')).toBe(1);

  await other.getByRole('button', { name: 'Request a takeback' }).click();
  await page.getByRole('button', { name: 'Allow the takeback' }).click();
  await expect(other.getByText('Moves (1)', { exact: true })).toBeVisible();
  expect(await timesAnnounced(other, 'A move was undone.')).toBe(1);

  await other.getByRole('button', { name: 'Offer a draw' }).click();
  expect(await timesAnnounced(page, 'offers a draw.')).toBe(1);
  await page.getByRole('button', { name: 'Accept the draw' }).click();
  await expect(other.locator('.board-status')).toHaveText('Draw. Both agreed.');
  expect(await timesAnnounced(other, 'Draw. Both agreed.')).toBe(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^chess-\d+\.pgn$/);
  await sound(page, 'a finished game');

  await page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await other.getByRole('button', { name: 'Play again: accept' }).click();
  await expect(page.locator('.board-status')).toContainText('You play Black.');
  await expect(other.locator('.board-status')).toContainText('Your turn. You play White.');
});

test('the chat of a game: said, heard once, still there, ready phrases, taken back', async ({ page, another }) => {
  const other = await another(3);
  await sitDown(page, other, { gameType: 'reversi' });
  const chat = page.getByRole('region', { name: 'Game Chat' });
  const line = (side: typeof chat, text: string) => side.locator('.chat-text', { hasText: text });
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText('Write something first.')).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('Hello from the other corner.');
  await page.keyboard.press('Enter');
  await expect(line(chat, 'Hello from the other corner.')).toBeVisible();
  const theirs = other.getByRole('region', { name: 'Game Chat' });
  await expect(line(theirs, 'Hello from the other corner.')).toBeVisible();
  expect(await timesAnnounced(other, 'says: Hello from the other corner.')).toBe(1);
  await theirs.getByText('Ready phrases').click();
  await theirs.getByRole('button', { name: 'Take your time.' }).click();
  await expect(line(chat, 'Take your time.')).toBeVisible();
  await other.reload();
  await expect(line(theirs, 'Hello from the other corner.')).toBeVisible();
  await chat.getByRole('button', { name: 'Delete “Hello from' }).click();
  await expect(line(theirs, 'Hello from the other corner.')).toBeHidden();
  await theirs.getByText('Ready phrases').click();
  await sound(other, 'the chat of a game');
});

test('a replay: step by step, each said once, its place in the address', async ({ page }) => {
  await open(page, '/arcade?status=completed');
  await page.getByRole('link', { name: /^The opera game, move by move \(room / }).click();
  await expect(page.locator('.board-status')).toContainText(' won. Checkmate.');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replay: Chess' })).toBeVisible();
  await page.getByRole('button', { name: 'First' }).click();
  await expect(page).toHaveURL(/move=0$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.board-status')).toHaveText('Move 1 of 33.');
  expect(await timesAnnounced(page, 'Move 1 of 33. Callum Fairweather: pawn from e2 to e4.')).toBe(1);
  await page.reload();
  await expect(page.locator('.board-status')).toHaveText('Move 1 of 33.');
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(page.locator('.board-status')).toContainText('Checkmate.');
  await sound(page, 'a replay');
  await open(page, '/arcade/games/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
});

test('the leaderboard: by games won, own rank, a table with headers, and a way off it', async ({ page, another }) => {
  const host = await another(9);
  await open(host, '/arcade?tab=leaderboard');
  const table = host.getByRole('table', { name: 'Leaderboard of all games' });
  await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Player', 'Won', 'Played', 'Drawn', 'Win rate']);
  await expect(host.getByText(/^Your rank: \d+\. \d+ won of \d+ played\.$/)).toBeVisible();
  await expect(table.getByText('Callum Fairweather')).toBeVisible();
  await sound(host, 'leaderboard');
  await host.getByRole('checkbox', { name: 'Show me on the leaderboard' }).uncheck();
  await expect(toast(host, 'Saved')).toBeVisible();
  await open(page, '/arcade?tab=leaderboard');
  const seen = page.getByRole('table', { name: 'Leaderboard of all games' });
  await expect(seen.getByText('Lorraine Dixon')).toBeVisible();
  await expect(seen.getByText('Callum Fairweather')).toBeHidden();
  await page.getByLabel('Game', { exact: true }).selectOption('reversi');
  await expect(page.getByRole('table', { name: 'Leaderboard of Reversi' })).toBeVisible();
  await host.getByRole('checkbox', { name: 'Show me on the leaderboard' }).check();
  await expect(toast(host, 'Saved')).toBeVisible();
});

test('a third player is refused in plain words, and watches', async ({ page, another }) => {
  const [other, third] = [await another(3), await another(12)];
  const { id } = await openRoom(page, { name: 'Only two chairs', gameType: 'tic_tac_toe' });
  await open(third, `/arcade/room/${id}`);
  await third.route(`**/api/game-rooms/${id}/join`, async (route) => {
    await join(other, id);
    await route.continue();
  });
  await third.getByRole('button', { name: 'Join Game' }).click();
  await expect(toast(third, 'This room is full. You can watch.')).toBeVisible();
  await expect(third.getByRole('grid')).toBeVisible();
  await expect(third.getByLabel('Ask the board', { exact: true })).toBeVisible();
  await third.locator('.board-grid [data-square="4"]').click();
  await hears(third, 'centre, empty. You are watching.');
  await expect(third.getByRole('button', { name: 'Resign' })).toBeHidden();
});

test('guests are asked to sign in', async ({ page }) => {
  await signOut(page);
  await page.goto('/arcade');
  await expect(page.getByRole('heading', { name: 'Board Games Arcade' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Sign in/ }).first()).toBeVisible();
});

test('what does not load says so in the specified words, and can be tried again', async ({ page, problems }) => {
  problems.allow(/status of 500|ERR_FAILED/);
  const fail = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route(/\/api\/(game-rooms\?|users\/\d+\/game-statistics)/, (route) => route.fulfill(fail));
  await open(page, '/arcade');
  await expect(page.getByText('Failed to fetch game rooms').first()).toBeVisible();
  await expect(page.getByText('Failed to fetch statistics')).toBeVisible();
  await page.unrouteAll();
  const again = page.getByRole('button', { name: 'Retry' });
  for (let left = await again.count(); left > 0; left--) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expect(page.locator('.arcade-stats')).toBeVisible();
  await expect(page.locator('.room-card').first()).toBeVisible();

  const { id } = await openRoom(page, { name: 'A room that fails', gameType: 'reversi' });
  await page.route('**/participants', (route) => route.fulfill(fail));
  await page.route(`**/api/game-rooms/${id}/leave`, (route) => route.fulfill(fail));
  await open(page, `/arcade/room/${id}`);
  await expect(page.getByText('Failed to fetch participants')).toBeVisible();
  await page.unroute('**/participants');
  const asked = page.waitForRequest('**/participants', { timeout: 4000 });
  await asked;
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave Room' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Room' }).click();
  await expect(toast(page, 'Failed to leave game room.')).toBeVisible();

  await page.goto('/arcade');
  await page.route(`**/api/game-rooms/${id}`, (route) => route.fulfill(fail));
  await page
    .getByRole('link', { name: /^A room that fails \(room / })
    .first()
    .click();
  await expect(page.getByText('Failed to fetch game room', { exact: true })).toBeVisible();
});
