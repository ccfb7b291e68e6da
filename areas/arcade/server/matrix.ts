import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { arcadeContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): Readonly<Record<Caller, number>> => ({ guest, member, other, blocked, moderator });

const members = (status: number) => who(401, status, status, status, status);
/** Behind a block a room is missing. */
const seen = who(401, 200, 200, 404, 200);
/** Only who plays in it. */
const players = (status: number) => who(401, status, 403, 404, 403);
/** A private room is missing for whoever has not its link. */
const inPrivate = who(401, 200, 404, 404, 404);

/** Nobody has more than a few rooms open: those of earlier calls are left first. */
async function leaveAll({ as }: MatrixFixture, userId: number) {
  if (userId === 0) return;
  const rooms = await as<{ id: number }[]>(userId, 'listGameRooms', { query: { mine: 'true', limit: 50 } });
  for (const { id } of rooms) await as(userId, 'leaveGameRoom', { params: { id }, body: {} });
}

const open = async (fixture: MatrixFixture, more: object = {}) => {
  const { as, people } = fixture;
  await leaveAll(fixture, people.member);
  const body = { name: 'A room of the matrix', gameType: 'tic_tac_toe', ...more };
  return as<{ id: number }>(people.member, 'createGameRoom', { body });
};

/** A game of the member, who moves first, with the supporter. */
const withGame =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { as, people } = fixture;
    const { id } = await open(fixture);
    await as(people.supporter, 'joinGameRoom', { params: { id }, body: {} });
    return { params: { id }, ...more };
  };
const withRoom =
  (more: Omit<MatrixInput, 'params'> = {}, about: object = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({
    params: { id: (await open(fixture, about)).id },
    ...more,
  });
const own = ({ callerId }: MatrixFixture, more: object = {}) => ({ body: { ...more, hostId: callerId || 1 } });

export const matrix: Matrix<(typeof arcadeContract)['operations'][number]['name']> = {
  listGameRooms: { expect: members(200), also: [200, 200, 200] },
  countGameRooms: { expect: members(200), also: [200, 200, 200] },
  createGameRoom: {
    expect: members(201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await leaveAll(fixture, fixture.callerId);
      return own(fixture, { name: 'Mine', gameType: 'chess' });
    },
  },
  getGameRoom: { expect: seen, also: [200, 200, 200], given: withRoom() },
  openGameInvite: {
    expect: inPrivate,
    also: [403, 404, 404],
    given: withRoom({ body: { invite: 'guessed' } }, { isPrivate: true }),
  },
  listGameParticipants: { expect: seen, also: [200, 200, 200], given: withRoom() },
  // The member has opened it, and is in it.
  joinGameRoom: { expect: who(401, 409, 200, 404, 200), also: [403, 200, 200], given: withRoom({ body: {} }) },
  leaveGameRoom: { expect: players(200), also: [403, 403, 403], given: withRoom({ body: {} }) },
  getRoomMatch: { expect: seen, also: [200, 200, 200], given: withRoom() },
  playMove: {
    expect: players(200),
    // The supporter plays, and it is not their turn.
    also: [403, 409, 403],
    given: withGame({ body: { move: '5', seq: 0 } }),
  },
  actInGame: { expect: players(200), also: [403, 200, 403], given: withGame({ body: { act: 'pause' } }) },
  getGameMatch: {
    expect: seen,
    also: [200, 200, 200],
    given: async (fixture) => {
      const room = await withGame()(fixture);
      const match = await fixture.as<{ id: number }>(fixture.people.member, 'getRoomMatch', room);
      return { params: { id: match.id } };
    },
  },
  listMyGames: { expect: members(200), also: [200, 200, 200] },
  listGameStatistics: {
    expect: who(401, 200, 403, 403, 403),
    also: [403, 403, 403],
    given: ({ people }) => ({ params: { id: people.member } }),
  },
  getGameLeaderboard: { expect: members(200), also: [200, 200, 200] },
  saveGameSettings: { expect: members(204), also: [204, 204, 204], given: () => ({ body: { shown: true } }) },
  listGameMessages: { expect: seen, also: [200, 200, 200], given: withRoom() },
  sendGameMessage: { expect: players(201), also: [403, 403, 403], given: withRoom({ body: { text: 'Hello' } }) },
  deleteGameMessage: {
    expect: players(204),
    also: [403, 403, 403],
    given: async (fixture) => {
      const { id } = await open(fixture);
      const said = await fixture.as<{ id: number }>(fixture.people.member, 'sendGameMessage', {
        params: { id },
        body: { text: 'Hello' },
      });
      return { params: { id: said.id } };
    },
  },
};
