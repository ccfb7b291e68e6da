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
/** A game that the member has won: before the last move there is a puzzle. */
const withWonGame = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const { as, people } = fixture;
  const room = await withGame()(fixture);
  for (const [n, move] of ['1', '4', '2', '5', '3'].entries()) {
    await as(n % 2 === 0 ? people.member : people.supporter, 'playMove', { ...room, body: { move, seq: n } });
  }
  const { id } = await as<{ id: number }>(people.member, 'getRoomMatch', room);
  return { params: { id }, body: { at: 4 } };
};
const withPuzzle =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { id } = await fixture.as<{ id: number }>(
      fixture.people.member,
      'createGamePuzzle',
      await withWonGame(fixture),
    );
    return { params: { id }, ...more };
  };
const withStudy =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async ({ as, people }: MatrixFixture): Promise<MatrixInput> => {
    const body = { title: 'A study', gameType: 'chess' };
    const { id } = await as<{ id: number }>(people.member, 'createGameStudy', { body });
    return { params: { id }, ...more };
  };
/** Nobody has more than a few open: those of earlier calls are left first. */
async function leaveTournaments({ as }: MatrixFixture, userId: number) {
  if (userId === 0) return;
  const query = { status: 'open', limit: 50 };
  const open = await as<{ id: number; playing: boolean }[]>(userId, 'listGameTournaments', { query });
  for (const { id, playing } of open) if (playing) await as(userId, 'leaveGameTournament', { params: { id } });
}
const withTournament = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const { as, people } = fixture;
  await leaveTournaments(fixture, people.member);
  const { id } = await as<{ id: number }>(people.member, 'createGameTournament', { body: { gameType: 'reversi' } });
  return { params: { id } };
};
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
  playComputer: {
    expect: players(200),
    also: [403, 403, 403],
    given: withRoom({ body: { level: 'gentle' } }),
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
  listGamePuzzles: { expect: members(200), also: [200, 200, 200] },
  listDailyPuzzles: { expect: members(200), also: [200, 200, 200] },
  getGamePuzzle: { expect: members(200), also: [200, 200, 200], given: withPuzzle() },
  tryGamePuzzle: { expect: members(200), also: [403, 200, 200], given: withPuzzle({ body: { move: '9' } }) },
  createGamePuzzle: { expect: who(401, 201, 201, 404, 201), also: [403, 201, 201], given: withWonGame },
  listGameStudies: { expect: members(200), also: [200, 200, 200] },
  getGameStudy: { expect: who(401, 200, 404, 404, 404), also: [404, 404, 404], given: withStudy() },
  createGameStudy: {
    expect: members(201),
    also: [403, 201, 201],
    given: () => ({ body: { title: 'A study', gameType: 'chess', moves: ['e2e4'] } }),
  },
  saveGameStudy: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: withStudy({ body: { title: 'A study', note: '', moves: [], version: 1 } }),
  },
  deleteGameStudy: { expect: who(401, 204, 404, 404, 404), also: [404, 404, 404], given: withStudy() },
  listGameTournaments: { expect: members(200), also: [200, 200, 200] },
  getGameTournament: { expect: members(200), also: [200, 200, 200], given: withTournament },
  createGameTournament: {
    expect: members(201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await leaveTournaments(fixture, fixture.callerId);
      return { body: { gameType: 'reversi' } };
    },
  },
  joinGameTournament: { expect: who(401, 409, 200, 200, 200), also: [403, 200, 200], given: withTournament },
  leaveGameTournament: { expect: who(401, 200, 409, 409, 409), also: [409, 409, 409], given: withTournament },
  startGameTournament: { expect: who(401, 409, 403, 403, 403), also: [403, 403, 403], given: withTournament },
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
