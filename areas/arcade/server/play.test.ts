import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinishedGame, GameLeaderboard, GameMatch, GameStatistics } from '../contract.ts';
import { gameOf } from '../pure/all.ts';
import { gameKinds } from '../pure/kinds.ts';
import { type Hall, openHall } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const refusal = async (as: number, id: number, move: string, seq: number) => {
  const before = await hall.match(id);
  const answer = hall.move(id, as, move, seq);
  const said = await answer.then(
    () => undefined,
    ({ problem }) => ({ status: problem.status, detail: problem.detail }),
  );
  const { now: _, ...after } = await hall.match(id);
  const { now: __, ...was } = before;
  expect(after).toEqual(was);
  return said;
};
const acting = async (as: number, id: number, act: string, more: object = {}) =>
  hall.app.status(as, 'actInGame', { params: { id }, body: { act, ...more } });

describe('moves', () => {
  test('count when they are legal and in turn; all others say why and change nothing', async () => {
    const { begin, move, ana, ben } = hall;
    const id = await begin({ gameType: 'chess' });
    expect(await refusal(ben, id, 'e7e5', 0)).toEqual({ status: 409, detail: 'It’s not your turn.' });
    expect(await move(id, ana, 'e2e4', 0)).toMatchObject({ moves: ['e2e4'], change: 2 });
    expect(await refusal(ana, id, 'e4e5', 1)).toEqual({ status: 409, detail: 'It’s not your turn.' });
    expect(await refusal(ben, id, 'e7e5', 0)).toEqual({
      status: 409,
      detail: 'The game has moved on since you made this move. Look at the board and move again.',
    });
    expect(await refusal(ben, id, 'e2e4', 1)).toEqual({ status: 422, detail: '“e2e4” is not a legal move for Black.' });
    expect(await refusal(ben, id, 'e4e5', 1)).toEqual({ status: 422, detail: 'The white pawn on e4 is not yours.' });
    expect(await refusal(ben, id, 'g8g6', 1)).toEqual({
      status: 422,
      detail: 'The black knight on g8 cannot make the move g8g6.',
    });
    for (const odd of ['', 'O-O-O-O', '__proto__', 'x'.repeat(61), '<b>'])
      expect((await refusal(ben, id, odd, 1))?.status).toBeOneOf([400, 422]);
  });

  test.each(gameKinds)('a whole game of %s is judged here and comes out as the rules say', async (gameType) => {
    const { begin, move, ana, ben, match } = hall;
    const game = gameOf(gameType);
    const id = await begin({ gameType });
    let state: unknown = game.start();
    for (let n = 0; n < 40 && !game.end(state); n++) {
      const moves = game.moves(state);
      const next = moves[(n * 7) % moves.length] ?? '';
      await move(id, game.turn(state) === 0 ? ana : ben, next, n);
      state = game.play(state, next);
    }
    const end = game.end(state);
    const stored = await match(id);
    expect(stored.end).toEqual(end);
    const [row] = await hall.app.database.query<{ state: unknown }>(
      '',
      'select state from game_matches where id = $1',
      [stored.id],
    );
    expect(row?.state).toEqual(JSON.parse(JSON.stringify(state)));
  });

  test('after a result no more moves, offers or clocks', async () => {
    const { begin, moves, ana, ben } = hall;
    const id = await begin();
    expect((await moves(id, ['1', '4', '2', '5', '3'])).end).toEqual({ winner: 0, reason: 'line' });
    expect(await refusal(ben, id, '6', 5)).toEqual({ status: 409, detail: 'This game is over.' });
    for (const act of ['resign', 'offerDraw', 'askTakeBack', 'pause', 'callTime']) {
      expect(await acting(ana, id, act)).toBe(409);
    }
  });
});

describe('between the players', () => {
  test('resigning, and a draw that both want', async () => {
    const { begin, act, ana, ben } = hall;
    const lost = await begin();
    expect((await act(lost, ben, 'resign')).end).toEqual({ winner: 0, reason: 'resigned' });
    const drawn = await begin();
    expect((await act(drawn, ana, 'offerDraw')).offers.draw).toBe(0);
    expect(await acting(ana, drawn, 'acceptDraw')).toBe(409);
    expect((await act(drawn, ben, 'declineDraw')).offers.draw).toBeNull();
    await act(drawn, ana, 'offerDraw');
    expect((await act(drawn, ben, 'acceptDraw')).end).toEqual({ winner: null, reason: 'agreed' });
  });

  test('an offer lapses with the next move', async () => {
    const { begin, act, move, ana, ben } = hall;
    const id = await begin();
    await act(id, ana, 'offerDraw');
    await move(id, ana, '5');
    expect(await acting(ben, id, 'acceptDraw')).toBe(409);
  });

  test('a take back undoes up to the asker’s own last choice, and the other must agree', async () => {
    const { begin, act, moves, move, ana, ben } = hall;
    const id = await begin({ gameType: 'chess' });
    expect(await acting(ana, id, 'askTakeBack')).toBe(409);
    await moves(id, ['e2e4', 'e7e5', 'g1f3']);
    await act(id, ana, 'askTakeBack');
    expect(await acting(ana, id, 'allowTakeBack')).toBe(409);
    expect((await act(id, ben, 'allowTakeBack')).moves).toEqual(['e2e4', 'e7e5']);
    // Ben asks although it is not his turn to move: his own move goes with nothing after it.
    await act(id, ben, 'askTakeBack');
    expect((await act(id, ana, 'allowTakeBack')).moves).toEqual(['e2e4']);
    expect((await move(id, ben, 'c7c5')).moves).toEqual(['e2e4', 'c7c5']);
    await act(id, ben, 'askTakeBack');
    expect((await act(id, ana, 'refuseTakeBack')).offers.takeBack).toBeNull();
  });

  test('a rest stops everything, says no reason, and only who rests goes on', async () => {
    const { begin, act, move, ana, ben } = hall;
    const id = await begin();
    expect((await act(id, ben, 'pause')).pausedBy).toBe(1);
    expect(await refusal(ana, id, '5', 0)).toEqual({ status: 409, detail: 'The game is paused for rest.' });
    expect(await acting(ana, id, 'resume')).toBe(409);
    expect(await acting(ana, id, 'offerDraw')).toBe(409);
    expect((await act(id, ben, 'resume')).pausedBy).toBeNull();
    expect((await move(id, ana, '5')).moves).toEqual(['5']);
  });

  test('a rematch needs both, swaps the sides, and counts on its own', async () => {
    const { begin, act, moves, move, ana, ben, room, match } = hall;
    const id = await begin();
    expect(await acting(ana, id, 'rematch')).toBe(409);
    await moves(id, ['1', '4', '2', '5', '3']);
    expect((await act(id, ana, 'rematch')).offers.rematch).toBe(0);
    expect((await act(id, ben, 'declineRematch')).offers.rematch).toBeNull();
    await act(id, ana, 'rematch');
    const next = await act(id, ben, 'rematch');
    expect(next).toMatchObject({ players: [{ id: ben }, { id: ana }], moves: [], end: null });
    expect((await room(id)).status).toBe('in_progress');
    expect((await move(id, ben, '5', 0)).moves).toEqual(['5']);
    await hall.leave(id, ana);
    expect((await match(id)).end).toEqual({ winner: 0, reason: 'resigned' });
    expect(await acting(ben, id, 'rematch')).toBe(409);
  });
});

describe('clocks', () => {
  const clock = { minutes: [5, 30], seconds: 10 };

  test('there is none unless both choose it; the two sides may differ', async () => {
    const { begin, act, ana, ben, match } = hall;
    const id = await begin();
    expect((await match(id)).clock).toBeNull();
    expect(await acting(ana, id, 'offerClock')).toBe(400);
    expect(await acting(ana, id, 'offerClock', { clock: { minutes: [0, 5], seconds: 0 } })).toBe(400);
    await act(id, ana, 'offerClock', { clock });
    expect(await acting(ana, id, 'acceptClock')).toBe(409);
    expect((await act(id, ben, 'declineClock')).clock).toBeNull();
    await act(id, ana, 'offerClock', { clock });
    expect((await act(id, ben, 'acceptClock')).clock).toEqual({ left: [300_000, 1_800_000], seconds: 10, since: null });
  });

  test('it runs once both have moved, gives seconds back, rests with a pause, and ends the game', async () => {
    const { begin, act, move, moves, ana, ben, later, match, app } = hall;
    const id = await begin({ gameType: 'chess' });
    await act(id, ana, 'offerClock', { clock });
    await act(id, ben, 'acceptClock');
    await moves(id, ['e2e4', 'e7e5']);
    later(1 / 60);
    expect((await move(id, ana, 'g1f3')).clock?.left).toEqual([300_000 - 60_000 + 10_000, 1_800_000]);
    later(5 / 60);
    const paused = await act(id, ben, 'pause');
    expect(paused.clock).toMatchObject({ left: [250_000, 1_500_000], since: null });
    later(10);
    await act(id, ben, 'resume');
    expect(await acting(ana, id, 'callTime')).toBe(409);
    later(26 / 60);
    expect(await refusal(ben, id, 'b8c6', 3)).toEqual({ status: 409, detail: 'Your time is over.' });
    await app.app.jobs.runNow('arcade.call-times');
    expect((await match(id)).end).toEqual({ winner: 0, reason: 'time' });
  });

  test('a clock is agreed before both have moved', async () => {
    const { begin, act, moves, ana, ben } = hall;
    const id = await begin();
    await act(id, ben, 'offerClock', { clock });
    expect((await moves(id, ['5'])).offers.clock).toMatchObject({ by: 1 });
    expect((await moves(id, []).then(() => hall.move(id, ben, '1'))).offers.clock).toBeNull();
    expect(await acting(ana, id, 'offerClock', { clock })).toBe(409);
  });
});

describe('what is given up', () => {
  test('after a day without a move the other may end it; nobody wins', async () => {
    const { begin, act, ana, ben, later, room } = hall;
    const id = await begin();
    expect(await acting(ben, id, 'endAbandoned')).toBe(409);
    later(25);
    expect(await acting(ana, id, 'endAbandoned')).toBe(409);
    expect((await act(id, ben, 'endAbandoned')).end).toEqual({ winner: null, reason: 'abandoned' });
    expect((await room(id)).status).toBe('cancelled');
  });

  test('after a week it ends by itself, a rest lasts for two months, and an empty room closes', async () => {
    const { act, ben, kim, later, app, match, open, join, room } = hall;
    const [left, resting, empty] = [(await open({}, kim)).id, (await open({}, kim)).id, await open({}, kim)];
    for (const id of [left, resting]) await join(id);
    await act(resting, ben, 'pause');
    later(24 * 8);
    await app.app.jobs.runNow('arcade.close-abandoned');
    expect((await match(left)).end).toEqual({ winner: null, reason: 'abandoned' });
    expect((await match(resting)).end).toBeNull();
    expect((await room(empty.id)).status).toBe('cancelled');
    later(24 * 60);
    await app.app.jobs.runNow('arcade.close-abandoned');
    expect((await match(resting)).end).toEqual({ winner: null, reason: 'abandoned' });
  });
});

describe('statistics', () => {
  test('count finished games only, one entry a game; the leaderboard those of public rooms', async () => {
    const { app, kim } = hall;
    const [zoe, max] = [await app.addMember({ name: 'Zoe' }), await app.addMember({ name: 'Max' })];
    const game = async (end: (id: number) => Promise<unknown>, more: object = {}) => {
      const room = await hall.open(more, zoe);
      if (room.invite) {
        await app.call(max, 'openGameInvite', { params: { id: room.id }, body: { invite: room.invite } });
      }
      await hall.join(room.id, max);
      await end(room.id);
    };
    await game((id) => hall.act(id, max, 'resign'));
    await game((id) => hall.act(id, zoe, 'resign'), { gameType: 'chess' });
    await game((id) => hall.act(id, max, 'resign'), { isPrivate: true });
    await game(async (id) => {
      await hall.act(id, zoe, 'offerDraw');
      await hall.act(id, max, 'acceptDraw');
    });
    await game(async (id) => {
      hall.later(25);
      await hall.act(id, max, 'endAbandoned');
    });
    const mine = await app.call<GameStatistics[]>(zoe, 'listGameStatistics', { params: { id: zoe } });
    expect(mine.body).toEqual([
      { gameType: 'chess', gamesPlayed: 1, gamesWon: 0, gamesDrawn: 0 },
      { gameType: 'tic_tac_toe', gamesPlayed: 3, gamesWon: 2, gamesDrawn: 1 },
    ]);
    const board = async (as: number, query: object = {}) =>
      (await app.call<GameLeaderboard>(as, 'getGameLeaderboard', { query } as object)).body;
    const names = ({ rows }: GameLeaderboard) => rows.map(({ person }) => person.displayName);
    const ttt = await board(kim, { gameType: 'tic_tac_toe' });
    expect(ttt.rows.find(({ person }) => person.id === zoe)).toMatchObject({
      gamesPlayed: 2,
      gamesWon: 1,
      gamesDrawn: 1,
    });
    await app.call(zoe, 'saveGameSettings', { body: { shown: false } });
    expect(names(await board(kim))).not.toContain('Zoe');
    const own = await board(zoe);
    expect(names(own)).not.toContain('Zoe');
    expect(own).toMatchObject({ shown: false, me: { gamesWon: 1, gamesPlayed: 3 } });
    expect((await board(max)).me).toMatchObject({ gamesWon: 1, gamesPlayed: 3 });
  });

  test('finished games can be listed and replayed; those of private rooms by their players alone', async () => {
    const { app, kim } = hall;
    const [zoe, max] = [await app.addMember({ name: 'Zed' }), await app.addMember({ name: 'Mia' })];
    const room = await hall.open({ isPrivate: true }, zoe);
    await app.call(max, 'openGameInvite', { params: { id: room.id }, body: { invite: room.invite } });
    await hall.join(room.id, max);
    await hall.act(room.id, zoe, 'resign');
    const { body } = await app.call<FinishedGame[]>(max, 'listMyGames', {});
    expect(body).toMatchObject([
      { side: 1, opponent: { id: zoe }, end: { winner: 1, reason: 'resigned' }, moveCount: 0 },
    ]);
    const id = body[0]?.id ?? 0;
    expect((await app.call<GameMatch>(max, 'getGameMatch', { params: { id } })).body.id).toBe(id);
    expect(await app.status(kim, 'getGameMatch', { params: { id } })).toBe(404);
  });
});

describe('a game with the computer', () => {
  const start = async (more: object = {}) => {
    const { id } = await hall.open({ gameType: 'tic_tac_toe' });
    const body = { level: 'gentle', ...more };
    await hall.app.call(hall.ana, 'playComputer', { params: { id }, body });
    return id;
  };

  test('the player sends both sides’ moves; nobody else can, and nobody can join', async () => {
    const { app, ana, ben, move, match, room, join } = hall;
    const id = await start();
    expect(await match(id)).toMatchObject({
      players: [{ id: ana }, null],
      computer: { side: 1, level: 'gentle' },
      moves: [],
    });
    expect(await room(id)).toMatchObject({ status: 'in_progress', currentPlayers: 1 });
    await move(id, ana, '1', 0);
    expect(await app.status(ben, 'playMove', { params: { id }, body: { move: '2', seq: 1 } })).toBe(403);
    expect(await move(id, ana, '2', 1)).toMatchObject({ moves: ['1', '2'] });
    await expect(join(id)).rejects.toMatchObject({ problem: { status: 409 } });
    expect(await app.status(ana, 'playComputer', { params: { id }, body: { level: 'gentle' } })).toBe(409);
    await hall.leave(id, ana);
  });

  test('it is over like any other, counts for nobody, and begins again with the sides swapped', async () => {
    const { app, ana, move, room, act, match } = hall;
    const before = (await app.call<GameStatistics[]>(ana, 'listGameStatistics', { params: { id: ana } })).body;
    const id = await start();
    for (const [n, text] of ['1', '4', '2', '5', '3'].entries()) await move(id, ana, text, n);
    expect(await match(id)).toMatchObject({ end: { winner: 0, reason: 'line' } });
    expect((await room(id)).status).toBe('completed');
    expect((await app.call<GameStatistics[]>(ana, 'listGameStatistics', { params: { id: ana } })).body).toEqual(before);
    const [last] = (await app.call<FinishedGame[]>(ana, 'listMyGames')).body;
    expect(last).toMatchObject({ roomId: id, computer: true, opponent: null });
    expect(await act(id, ana, 'rematch')).toMatchObject({
      players: [null, { id: ana }],
      computer: { side: 0, level: 'gentle' },
      moves: [],
      end: null,
    });
  });

  test('it gives moves back at once and is asked nothing else', async () => {
    const { ana, move, act } = hall;
    const id = await start();
    await move(id, ana, '1', 0);
    await move(id, ana, '2', 1);
    expect(await act(id, ana, 'askTakeBack')).toMatchObject({ moves: [] });
    for (const one of ['offerDraw', 'offerClock', 'endAbandoned']) expect(await acting(ana, id, one)).toBe(409);
    expect(await act(id, ana, 'pause')).toMatchObject({ pausedBy: 0 });
    expect(await act(id, ana, 'resume')).toMatchObject({ pausedBy: null });
    expect(await act(id, ana, 'resign')).toMatchObject({ end: { winner: 1, reason: 'resigned' } });
  });

  test('with two players there is no room for it', async () => {
    const id = await hall.begin();
    expect(await hall.app.status(hall.ana, 'playComputer', { params: { id }, body: { level: 'gentle' } })).toBe(409);
  });
});
