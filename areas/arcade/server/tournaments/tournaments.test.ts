import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryIn } from '#platform/server/db.ts';
import type { GameRoom, GameTournament, TournamentEntry } from '../../contract.ts';
import { personalData } from '../personal-data.ts';
import { type Hall, openHall, testNow } from '../testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const on = async (as: number, operation: string, id: number) => {
  // A tournament ends after the commit of its last game.
  await hall.app.settle();
  return (await hall.app.call<GameTournament>(as, operation, { params: { id } })).body;
};

const status = (as: number, operation: string, id: number) => hall.app.status(as, operation, { params: { id } });
const open = async (as = hall.ana, more: object = {}) =>
  (
    await hall.app.call<GameTournament>(as, 'createGameTournament', {
      body: { gameType: 'tic_tac_toe', places: 3, ...more },
    })
  ).body;
const running = async () => {
  const { id } = await open();
  await on(hall.ben, 'joinGameTournament', id);
  return on(hall.kim, 'joinGameTournament', id);
};
/** The first player of a game wins it. */
const win = async ({ roomId, players: [first, second] }: GameTournament['games'][number]) => {
  for (const [n, move] of ['1', '4', '2', '5', '3'].entries()) {
    await hall.move(roomId ?? 0, (n % 2 === 0 ? first : second)?.id ?? 0, move, n);
  }
};

test('with the last place everybody plays everybody once, each in a room of their own, and the others are told', async () => {
  const { app, ana, ben, kim } = hall;
  const { id } = await open();
  expect(await on(ben, 'getGameTournament', id)).toMatchObject({ status: 'open', mayJoin: true, hosting: false });
  expect(await on(ben, 'joinGameTournament', id)).toMatchObject({ status: 'open', playerCount: 2, playing: true });
  const begun = await on(kim, 'joinGameTournament', id);
  expect(begun).toMatchObject({ status: 'running', playerCount: 3 });
  const pairs = begun.games.map(({ players }) =>
    players
      .map((one) => one?.displayName)
      .sort()
      .join(' and '),
  );
  expect(pairs.sort()).toEqual(['Ana and Ben', 'Ana and Kim', 'Ben and Kim']);
  // Someone else’s account waits for deletion meanwhile; no one hosts the room.
  const gone = await app.addMember({ name: 'Gone' });
  await app.database.query('', 'insert into closed_accounts values ($1, now(), now())', [gone]);
  const { body: room } = await app.call<GameRoom>(ana, 'getGameRoom', { params: { id: begun.games[0]?.roomId ?? 0 } });
  expect(room).toMatchObject({ status: 'in_progress', tournamentId: id, hostId: null });
  expect(room.name).toBe(`Tic-Tac-Toe tournament ${id}, game 1`);
  await app.settle();
  const told = await app.database.query<{ userId: number }>(
    '',
    `select user_id as "userId" from notifications where kind = 'gameTournamentStarted' and subject = $1 order by 1`,
    [`tournament:${id}`],
  );
  expect(told.map(({ userId }) => userId)).toEqual([ana, ben]);
  for (const as of [ana, ben, kim]) await on(as, 'leaveGameTournament', id);
});

test('points are counted from finished games, and the last game ends it', async () => {
  const tournament = await running();
  for (const game of tournament.games) await win(game);
  const over = await on(hall.ana, 'getGameTournament', tournament.id);
  expect(over.status).toBe('finished');
  expect(over.endedAt).not.toBeNull();
  expect(over.players.map(({ played }) => played)).toEqual([2, 2, 2]);
  expect(over.players.reduce((sum, { points }) => sum + points, 0)).toBe(3);
  const points = over.players.map((one) => one.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  // A rematch is for fun.
  const [{ roomId } = { roomId: null }] = over.games;
  const [first, second] = over.games[0]?.players ?? [];
  await hall.act(roomId ?? 0, first?.id ?? 0, 'rematch');
  await hall.act(roomId ?? 0, second?.id ?? 0, 'rematch');
  expect((await on(hall.ana, 'getGameTournament', tournament.id)).games[0]?.end).toMatchObject({ winner: 0 });
});

test('a rematch that is still being played holds nothing up', async () => {
  const { id, games } = await running();
  const [first, ...others] = games;
  if (!first) throw new Error('There is no game.');
  await win(first);
  for (const one of first.players) await hall.act(first.roomId ?? 0, one?.id ?? 0, 'rematch');
  expect((await hall.match(first.roomId ?? 0)).end).toBeNull();
  for (const game of others) await win(game);
  expect((await on(hall.ana, 'getGameTournament', id)).status).toBe('finished');
});

test('no clock is agreed on', async () => {
  const { id, games } = await running();
  const [{ roomId, players } = { roomId: null, players: [null, null] as const }] = games;
  const body = { act: 'offerClock', clock: { minutes: [5, 5], seconds: 0 } };
  expect(await hall.app.status(players[0]?.id ?? 0, 'actInGame', { params: { id: roomId ?? 0 }, body })).toBe(409);
  for (const as of [hall.ana, hall.ben, hall.kim]) await on(as, 'leaveGameTournament', id);
});

test('whoever leaves before it begins frees the place; the next one is host, and without anybody it is cancelled', async () => {
  const { ana, ben, kim } = hall;
  const { id } = await open();
  await on(ben, 'joinGameTournament', id);
  expect(await status(ben, 'startGameTournament', id)).toBe(403);
  expect(await status(ana, 'startGameTournament', id)).toBe(409);
  expect(await status(kim, 'leaveGameTournament', id)).toBe(409);
  await on(ana, 'leaveGameTournament', id);
  expect(await on(ben, 'getGameTournament', id)).toMatchObject({ hosting: true, playerCount: 1 });
  expect(await on(ben, 'leaveGameTournament', id)).toMatchObject({ status: 'cancelled' });
  expect(await status(kim, 'joinGameTournament', id)).toBe(409);
  expect(await status(ana, 'leaveGameTournament', 9_999_999)).toBe(404);
});

test('when the account of a host goes, the next one can begin it, and alone it is cancelled', async () => {
  const { app, ben } = hall;
  const host = await app.addMember({ name: 'Hal' });
  const [shared, alone] = [await open(host), await open(host)];
  await on(ben, 'joinGameTournament', shared.id);
  const { services } = app.app;
  await services.transaction(async (db, emit) => {
    const about = { userId: host, email: '', config: app.config, notices: services.notices, now: testNow };
    await personalData.erase({ query: queryIn(db), emit, ...about });
  });
  expect(await on(ben, 'getGameTournament', shared.id)).toMatchObject({ hosting: true, playerCount: 1 });
  expect(await on(ben, 'getGameTournament', alone.id)).toMatchObject({ status: 'cancelled', playerCount: 0 });
});

test('a host begins it with fewer; whoever leaves then loses the unfinished games', async () => {
  const { ana, ben, kim } = hall;
  const { id } = await open(ana, { places: 8 });
  await on(ben, 'joinGameTournament', id);
  await on(kim, 'joinGameTournament', id);
  expect(await on(ana, 'startGameTournament', id)).toMatchObject({ status: 'running' });
  await on(ana, 'leaveGameTournament', id);
  const left = await on(ben, 'getGameTournament', id);
  expect(left.games.filter(({ end }) => end?.reason === 'resigned')).toHaveLength(2);
  await on(ben, 'leaveGameTournament', id);
  expect(await on(kim, 'getGameTournament', id)).toMatchObject({ status: 'finished' });
});

test('of two who take the last place at once one gets it', async () => {
  const late = await hall.app.addMember({ name: 'Lee' });
  const { id } = await open();
  await on(hall.ben, 'joinGameTournament', id);
  const both = await Promise.all([hall.kim, late].map((as) => status(as, 'joinGameTournament', id)));
  expect(both.toSorted()).toEqual([200, 409]);
  const { playerCount, games } = await on(hall.ana, 'getGameTournament', id);
  expect([playerCount, games.length]).toEqual([3, 3]);
});

test('two on the sides of a block do not meet, and have no name for each other', async () => {
  const [cy, dee] = [await hall.app.addMember({ name: 'Cy' }), await hall.app.addMember({ name: 'Dee' })];
  await hall.app.call(cy, 'block', { params: { id: dee } });
  const { id } = await open(cy);
  await on(dee, 'joinGameTournament', id);
  const begun = await on(hall.ben, 'joinGameTournament', id);
  expect(begun.games).toHaveLength(2);
  expect(JSON.stringify(await on(dee, 'getGameTournament', id))).not.toContain('Cy');
});

test('a tournament in which no two may meet is cancelled, and does not wait for games without end', async () => {
  const { app } = hall;
  const [eve, flo, gus] = [
    await app.addMember({ name: 'Eve' }),
    await app.addMember({ name: 'Flo' }),
    await app.addMember({ name: 'Gus' }),
  ];
  for (const [by, other] of [
    [eve, flo],
    [eve, gus],
    [flo, gus],
  ] as const) {
    await app.call(by, 'block', { params: { id: other } });
  }
  const { id } = await open(eve);
  await on(flo, 'joinGameTournament', id);
  expect(await on(gus, 'joinGameTournament', id)).toMatchObject({ status: 'cancelled', games: [] });
});

test('the list goes by what is open', async () => {
  await open(hall.kim, { places: 5 });
  const list = async (query: Record<string, string>) =>
    (await hall.app.call<TournamentEntry[]>(hall.kim, 'listGameTournaments', { query })).body;
  expect((await list({ status: 'open' }))[0]).toMatchObject({ places: 5, playing: true, playerCount: 1 });
  expect((await list({ status: 'finished' })).every((one) => one.status === 'finished')).toBe(true);
});
