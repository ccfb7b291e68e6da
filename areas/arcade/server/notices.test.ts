import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import { gameRoomName } from './game-room-name.ts';
import { type Hall, openHall } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const told = async (as: number) => {
  await hall.app.settle();
  return (await hall.app.call<Notification[]>(as, 'listNotifications', {})).body;
};

test('the host hears who joined, and a player who is away that it is their turn, with the name of the game', async () => {
  const id = await hall.begin({ name: 'Tea and noughts' });
  await hall.move(id, hall.ana, '5');
  expect(await told(hall.ana)).toMatchObject([
    {
      kind: 'gameJoined',
      text: 'Ben joined and plays with you in your room “Tea and noughts”',
      link: `/arcade/room/${id}`,
    },
  ]);
  expect(await told(hall.ben)).toMatchObject([
    { kind: 'gameTurn', text: 'Ana waits for your move in the game “Tea and noughts”', link: `/arcade/room/${id}` },
  ]);
});

test('the name of a room that was taken down is told to nobody', async () => {
  const id = await hall.begin({ name: 'Something harsh' });
  await hall.app.database.query('', 'update game_rooms set removed_at = now() where id = $1', [id]);
  expect(await gameRoomName(hall.app.database.db, id)).toBe('');
});
