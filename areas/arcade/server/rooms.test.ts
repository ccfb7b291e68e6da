import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameMessage, GameRoom, RoomParticipant } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Hall, openHall } from './testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const status = (as: number, operation: string, id: number, body?: object) =>
  hall.app.status(as, operation, { params: { id }, ...(body && { body }) });
const list = async (as: number, query: object = {}) =>
  (await hall.app.call<GameRoom[]>(as, 'listGameRooms', { query } as object)).body;

describe('a room', () => {
  test('whoever opens it is its host and first player; it waits', async () => {
    const { open, ana, app } = hall;
    const room = await open({ name: '  Evening game ', gameType: 'chess', accessibilityFeatures: ['large_text'] });
    expect(room).toMatchObject({
      name: 'Evening game',
      gameType: 'chess',
      hostId: ana,
      isPrivate: false,
      maxPlayers: 2,
      currentPlayers: 1,
      status: 'waiting',
      accessibilityFeatures: ['large_text'],
      playing: true,
      mayJoin: false,
      invite: null,
    });
    const { body } = await app.call<RoomParticipant[]>(ana, 'listGameParticipants', { params: { id: room.id } });
    expect(body).toMatchObject([{ userId: ana, playerNumber: 1, isActive: true, isHost: true }]);
  });

  test('a blank name, another game, another number of players and a forged host are refused', async () => {
    const { app, ana, ben } = hall;
    const create = (body: object) => app.status(ana, 'createGameRoom', { body });
    expect(await create({ name: '  \u200b ', gameType: 'chess' })).toBe(400);
    expect(await create({ name: 'x', gameType: 'go' })).toBe(400);
    expect(await create({ name: 'x', gameType: 'chess', maxPlayers: 3 })).toBe(400);
    expect(await create({ name: 'x', gameType: 'chess', accessibilityFeatures: ['magic'] })).toBe(400);
    expect(await create({ name: 'x', gameType: 'chess', hostId: ben })).toBe(403);
  });

  test('it can be found by game, status and part of the name; private ones by their players alone', async () => {
    const { open, ben } = hall;
    const shown = await open({ name: 'Percent % and under_score', gameType: 'reversi' });
    const hidden = await open({ name: 'Percent for friends', gameType: 'reversi', isPrivate: true });
    const ids = async (query: object) => (await list(ben, query)).map(({ id }) => id);
    expect(await ids({ q: 'PERCENT' })).toEqual([shown.id]);
    expect(await ids({ q: '% and under_' })).toEqual([shown.id]);
    expect(await ids({ q: 'r%t' })).toEqual([]);
    expect(await ids({ gameType: 'reversi' })).toEqual([shown.id]);
    expect(await ids({ status: 'completed' })).toEqual([]);
    expect((await list(hall.ana, { q: 'percent' })).map(({ id }) => id)).toEqual([hidden.id, shown.id]);
    expect(await ids({ mine: 'true' })).toEqual([]);
  });

  test('a list goes on where it ended, without doubles', async () => {
    const { app, kim } = hall;
    for (const name of ['One', 'Two', 'Three']) await hall.open({ name: `Paged ${name}` }, kim);
    const first = await app.call<GameRoom[]>(hall.ben, 'listGameRooms', { query: { q: 'paged', limit: 2 } });
    const more = await app.call<GameRoom[]>(hall.ben, 'listGameRooms', {
      query: { q: 'paged', limit: 2, cursor: first.next ?? '' },
    });
    expect([...first.body, ...more.body].map(({ name }) => name)).toEqual(['Paged Three', 'Paged Two', 'Paged One']);
    expect(more.next).toBeUndefined();
  });

  test(`nobody has more than ${limits.openRooms} rooms open`, async () => {
    const { app } = hall;
    const eager = await app.addMember();
    const tries = Array.from({ length: limits.openRooms + 2 }, () =>
      app.status(eager, 'createGameRoom', { body: { name: 'x', gameType: 'chess' } }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((one) => one === 201)).toHaveLength(limits.openRooms);
    expect(answers.filter((one) => one === 409)).toHaveLength(2);
  });
});

describe('joining and leaving', () => {
  test('the second player begins the game; the host moves first; a third is refused and can watch', async () => {
    const { open, join, match, room, ana, ben, kim, app } = hall;
    const { id } = await open({ gameType: 'connect_four' });
    expect(await match(id)).toBeNull();
    expect(await join(id)).toMatchObject({ currentPlayers: 2, status: 'in_progress', playing: true });
    expect(await match(id)).toMatchObject({ players: [{ id: ana }, { id: ben }], moves: [], end: null });
    await expect(app.call(kim, 'joinGameRoom', { params: { id }, body: {} })).rejects.toMatchObject({
      problem: { status: 409, detail: 'This room is full. You can watch.' },
    });
    expect(await room(id, kim)).toMatchObject({ playing: false, mayJoin: false, currentPlayers: 2 });
    expect(await status(kim, 'playMove', id, { move: '1', seq: 0 })).toBe(403);
    for (const player of [ana, ben]) {
      await expect(app.call(player, 'joinGameRoom', { params: { id }, body: {} })).rejects.toMatchObject({
        problem: { status: 409, detail: 'You’re already in this room.' },
      });
    }
    expect((await room(id)).currentPlayers).toBe(2);
  });

  test('a forged user id is refused, when joining and when leaving', async () => {
    const { open, ana, ben, kim } = hall;
    const { id } = await open({}, kim);
    expect(await status(ben, 'joinGameRoom', id, { userId: ana })).toBe(403);
    expect(await status(ben, 'leaveGameRoom', id, { userId: kim })).toBe(403);
    expect((await hall.room(id, kim)).currentPlayers).toBe(1);
    expect(await status(ben, 'joinGameRoom', id, { userId: ben })).toBe(200);
  });

  test('who leaves a running game loses it; who leaves the last place closes the room', async () => {
    const { begin, leave, match, room, ben, ana, open } = hall;
    const id = await begin();
    expect(await leave(id, ben)).toMatchObject({ playing: false, status: 'completed', currentPlayers: 1 });
    expect((await match(id)).end).toEqual({ winner: 0, reason: 'resigned' });
    const alone = await open();
    expect(await leave(alone.id, ana)).toMatchObject({ status: 'cancelled', currentPlayers: 0 });
    expect(await status(ben, 'joinGameRoom', alone.id, {})).toBe(409);
    expect((await room(alone.id)).mayJoin).toBe(false);
    expect(await status(ana, 'leaveGameRoom', alone.id, {})).toBe(403);
  });
});

describe('a private room', () => {
  test('is missing for everybody without its link; a wrong link leads nowhere', async () => {
    const { open, kim, ben, app } = hall;
    const room = await open({ isPrivate: true, gameType: 'checkers' });
    expect(room.invite).toMatch(/^[\w-]{22}$/);
    for (const operation of ['getGameRoom', 'getRoomMatch', 'listGameParticipants', 'listGameMessages'])
      expect(await status(kim, operation, room.id)).toBe(404);
    expect(await status(kim, 'joinGameRoom', room.id, {})).toBe(404);
    for (const invite of ['', 'wrong', room.invite?.slice(1) ?? ''])
      expect(await status(kim, 'openGameInvite', room.id, { invite })).toBe(404);
    const { body } = await app.call<GameRoom>(ben, 'openGameInvite', {
      params: { id: room.id },
      body: { invite: room.invite },
    });
    expect(body).toMatchObject({ id: room.id, mayJoin: true, invite: null });
    expect(await hall.join(room.id)).toMatchObject({ playing: true, invite: room.invite });
    expect(await status(kim, 'getGameRoom', room.id)).toBe(404);
  });

  test('an empty word opens no public room as a private one, and shows nothing new', async () => {
    const { open, kim } = hall;
    const { id } = await open();
    expect(await status(kim, 'openGameInvite', id, { invite: '' })).toBe(200);
    const guests = await hall.app.database.query('', 'select 1 from game_guests where room_id = $1', [id]);
    expect(guests).toHaveLength(0);
  });
});

describe('the chat of a room', () => {
  const said = async (as: number, id: number) =>
    (await hall.app.call<GameMessage[]>(as, 'listGameMessages', { params: { id } })).body.map(({ text }) => text);

  test('its players write, whoever sees the room reads, and one’s own can be taken back', async () => {
    const { begin, ana, ben, kim, app } = hall;
    const id = await begin();
    const { body } = await app.call<GameMessage>(ana, 'sendGameMessage', {
      params: { id },
      body: { text: ' Have a good game. ' },
    });
    expect(body).toMatchObject({ text: 'Have a good game.', author: { id: ana } });
    expect(await status(kim, 'sendGameMessage', id, { text: 'Me too' })).toBe(403);
    expect(await status(ben, 'sendGameMessage', id, { text: '   ' })).toBe(400);
    expect(await status(ben, 'sendGameMessage', id, { text: 'x'.repeat(limits.message + 1) })).toBe(400);
    expect(await said(kim, id)).toEqual(['Have a good game.']);
    expect(await status(ben, 'deleteGameMessage', body.id)).toBe(403);
    expect(await status(ana, 'deleteGameMessage', body.id)).toBe(204);
    expect(await said(kim, id)).toEqual([]);
    expect(await status(ana, 'deleteGameMessage', body.id)).toBe(404);
  });

  test('what moderators take down is gone for all, and comes back', async () => {
    const { begin, ana, kim, app } = hall;
    const id = await begin();
    const { body } = await app.call<GameMessage>(ana, 'sendGameMessage', { params: { id }, body: { text: 'Rude' } });
    const report = app.app.services.reportables.get('game_message');
    const ask = {
      db: app.database.db,
      query: app.database.query,
      config: app.config,
      emit: async () => undefined,
      now: new Date(),
      id: body.id,
    };
    expect(await report?.find({ ...ask, principal: await app.principal(kim) })).toEqual({
      authorId: ana,
      excerpt: 'Rude',
    });
    expect(await report?.setRemoved?.(ask, true)).toBe(true);
    expect(await said(kim, id)).toEqual([]);
    expect(await report?.read(ask)).toMatchObject({ authorId: ana, text: 'Rude', removed: true });
    expect(await report?.setRemoved?.(ask, false)).toBe(true);
    expect(await said(kim, id)).toEqual(['Rude']);
  });
});

describe('whether a player is here', () => {
  test('is told to contacts of players who agreed to it, and to nobody else', async () => {
    const { begin, ana, ben, kim, app } = hall;
    const id = await begin({ name: 'Who is here' });
    const services = app.app.services;
    const { online } = services;
    Object.assign(services, { online: async () => new Set([ana]) });
    const here = async (viewer: number) => {
      const { body } = await app.call<RoomParticipant[]>(viewer, 'listGameParticipants', { params: { id } });
      return body.map(({ userId, isHere }) => [userId, isHere]);
    };
    const agree = (given: boolean) =>
      app.database.query(
        'agree',
        `insert into consents (user_id, purpose, given, version, at) select id, 'presence', $1, 1, now()
         from unnest(array[${ana}, ${ben}]) id`,
        [given],
      );
    const untold = [
      [ana, null],
      [ben, null],
    ];
    expect(await here(kim)).toEqual(untold);
    await agree(true);
    expect(await here(kim)).toEqual(untold);
    for (const player of [ana, ben]) {
      await app.call(kim, 'follow', { params: { id: player } });
      await app.call(player, 'follow', { params: { id: kim } });
    }
    expect(await here(kim)).toEqual([
      [ana, true],
      [ben, false],
    ]);
    expect(await here(ben)).toEqual([
      [ana, null],
      [ben, true],
    ]);
    await agree(false);
    expect(await here(kim)).toEqual(untold);
    Object.assign(services, { online });
  });
});

describe('a block', () => {
  test('breaks the game off without a winner, and both are gone from each other’s rooms', async () => {
    const { begin, ana, ben, kim, app, match } = hall;
    const id = await begin({ name: 'Before the block' });
    await app.call(ben, 'block', { params: { id: ana } });
    await app.settle();
    expect(await status(ana, 'getGameRoom', id)).toBe(200);
    expect(await match(id)).toMatchObject({ players: [{ id: ana }, null] });
    expect((await match(id, kim)).end).toEqual({ winner: null, reason: 'parted' });
    expect(await hall.room(id, kim)).toMatchObject({ status: 'cancelled', currentPlayers: 0 });
    const next = await hall.open({ name: 'After the block' });
    expect(await status(ben, 'getGameRoom', next.id)).toBe(404);
    expect(await status(ben, 'joinGameRoom', next.id, {})).toBe(404);
    expect((await list(ben)).map(({ name }) => name)).not.toContain('After the block');
  });
});
