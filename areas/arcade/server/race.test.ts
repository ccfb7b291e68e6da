import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { type Hall, openHall } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  const server = await sharedPostgres();
  hall = await openHall({ databaseUrl: await server.createDatabase('game_race') });
});
afterAll(() => hall.app.close());

test('two moves at the same instant: one counts', async () => {
  const { begin, ana, match, app } = hall;
  for (const pair of [
    ['1', '2'],
    ['5', '5'],
    ['9', '3'],
  ]) {
    const id = await begin();
    const answers = await Promise.all(
      pair.map((move) => app.status(ana, 'playMove', { params: { id }, body: { move, seq: 0 } })),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    expect((await match(id)).moves).toHaveLength(1);
    await hall.leave(id, ana);
  }
});

test('twenty at once for one free place: one gets it', async () => {
  const { open, app, room, match } = hall;
  const { id } = await open();
  const people = await Promise.all(Array.from({ length: 20 }, () => app.addMember()));
  const answers = await Promise.all(people.map((as) => app.status(as, 'joinGameRoom', { params: { id }, body: {} })));
  expect(answers.filter((one) => one === 200)).toHaveLength(1);
  expect(answers.filter((one) => one === 409)).toHaveLength(19);
  expect((await room(id)).currentPlayers).toBe(2);
  expect(await match(id)).toMatchObject({ moves: [], end: null });
});

test('a winning move and a resignation at the same instant: one ends the game, counted once', async () => {
  const { begin, moves, ana, ben, app, match } = hall;
  const id = await begin();
  await moves(id, ['1', '4', '2', '5']);
  await Promise.all([
    app.status(ana, 'playMove', { params: { id }, body: { move: '3', seq: 4 } }),
    app.status(ben, 'actInGame', { params: { id }, body: { act: 'resign' } }),
  ]);
  expect((await match(id)).end?.winner).toBe(0);
  const [played] = await app.database.query<{ played: number }>(
    '',
    `select played from game_tallies where user_id = $1 and game_type = 'tic_tac_toe'`,
    [ben],
  );
  const [ended] = await app.database.query<{ n: number }>(
    '',
    'select count(*)::int as n from game_matches where counts and second_id = $1',
    [ben],
  );
  expect(played?.played).toBe(ended?.n);
});

test('two who both want a rematch at the same instant get one game', async () => {
  const { begin, act, ana, ben, app, match } = hall;
  const id = await begin();
  await act(id, ben, 'resign');
  const first = (await match(id)).id;
  const answers = await Promise.all(
    [ana, ben].map((as) => app.status(as, 'actInGame', { params: { id }, body: { act: 'rematch' } })),
  );
  expect(answers).toEqual([200, 200]);
  const [count] = await app.database.query<{ n: number }>(
    '',
    'select count(*)::int as n from game_matches where room_id = $1',
    [id],
  );
  expect(count?.n).toBe(2);
  expect((await match(id)).id).toBeGreaterThan(first);
});
