import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { openRoom } from './table.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 120_000 });

test('in a room where no one has come, the computer plays, by keyboard, and others can watch', async ({
  page,
  another,
}) => {
  const { id } = await openRoom(page, { name: 'With the computer', gameType: 'connect_four' });
  await page.goto(`/arcade/room/${id}`);
  await settled(page);
  await page.locator('summary').filter({ hasText: 'Play with the computer instead' }).press('Enter');
  await page.getByRole('radio', { name: 'The computer makes the first move' }).press('Space');
  await checkAccessibility(page, { name: 'the offer of the computer' });
  await page.getByRole('button', { name: 'Play with the computer', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await timesAnnounced(page, 'The game begins. You play against the computer.')).toBe(1);
  await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await timesAnnounced(page, /^Computer: .*Your turn\.$/)).toBe(1);
  const watcher = await another(12);
  await watcher.goto(`/arcade/room/${id}`);
  await expect(watcher.getByText('Moves (1)', { exact: true })).toBeVisible();
  await page.getByLabel('Type a move').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moves (3)', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(watcher.getByText('Moves (3)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect(page.getByText('Moves (1)', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
  await checkAccessibility(page, { name: 'a room with the computer' });
  await page.request.post(`/api/game-rooms/${id}/leave`, { data: {} });
});

test('after a game in a room one can learn from one’s own mistakes, and from no one else’s', async ({
  page,
  another,
}) => {
  const { id } = await openRoom(page, { name: 'To learn from', gameType: 'tic_tac_toe' });
  const begun = await page.request.post(`/api/game-rooms/${id}/computer`, { data: { level: 'gentle' } });
  const match = (await begun.json()) as { id: number };
  // With the third move X gave a sure win away, with the fifth passed over one, and O won with the sixth.
  for (const [seq, move] of ['1', '3', '5', '6', '2', '9'].entries()) {
    const answer = await page.request.post(`/api/game-rooms/${id}/moves`, { data: { move, seq } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await page.goto(`/arcade/room/${id}`);
  await page.getByRole('link', { name: 'Learn from my mistakes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Move 3: 1 of 2/ })).toBeVisible({ timeout: 30_000 });
  await checkAccessibility(page, { name: 'mistakes of a room' });
  const watcher = await another(12);
  await watcher.goto(`/arcade/mistakes/tic_tac_toe?match=${match.id}`);
  await expect(watcher.getByRole('heading', { name: 'There is no finished game to learn from' })).toBeVisible();
});
