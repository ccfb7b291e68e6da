import { of, own, type Side, type Surface, type Surfaces, sidesOf } from '#platform/server/testing/surfaces.ts';

const roomOf = ({ made }: Side) => of(made('room'));
const gameOf = ({ made }: Side) => of(made('game'));
/** In one's own room the other is gone; the other's room is missing. */
const inRooms: Surface = { shows: true, asks: ({ me }) => [roomOf(me)], gone: ({ other }) => [roomOf(other)] };

export const surfaces: Surfaces = {
  /** Each has a room in which the other has joined and both have said something; one game is over, the next goes on. */
  gather: async (trio, { ask }) => {
    for (const { me: host, other: guest } of sidesOf(trio)) {
      const body = { name: `Game of ${host.word}`, gameType: 'reversi' };
      const { id: room } = await ask<{ id: number }>(host.id, 'createGameRoom', { body });
      await ask(guest.id, 'joinGameRoom', { ...of(room), body: {} });
      for (const { id, word } of [host, guest]) await ask(id, 'sendGameMessage', { ...of(room), body: { text: word } });
      await ask(guest.id, 'actInGame', { ...of(room), body: { act: 'resign' } });
      for (const { id } of [host, guest]) await ask(id, 'actInGame', { ...of(room), body: { act: 'rematch' } });
      const { id: game } = await ask<{ id: number }>(host.id, 'getRoomMatch', of(room));
      host.keep('room', room);
      host.keep('game', game);
      const { id: tournament } = await ask<{ id: number }>(host.id, 'createGameTournament', {
        body: { gameType: 'reversi' },
      });
      await ask(guest.id, 'joinGameTournament', of(tournament));
      host.keep('tournament', tournament);
    }
  },
  reads: {
    listGameRooms: { shows: true, asks: () => [{}, { query: { mine: 'true' } }] },
    countGameRooms: own,
    getGameRoom: inRooms,
    listGameParticipants: inRooms,
    getRoomMatch: inRooms,
    listGameMessages: inRooms,
    getGameMatch: { shows: true, asks: ({ me, other }) => [gameOf(me), gameOf(other)] },
    listMyGames: { shows: true, asks: () => [{}] },
    listGameStatistics: { asks: ({ me }) => [of(me.id)] },
    listGamePuzzles: { ...own, never: 'A puzzle names neither a game nor its players.' },
    listDailyPuzzles: { ...own, never: 'A puzzle names neither a game nor its players.' },
    getGamePuzzle: { alike: { status: 404, why: 'A puzzle names nobody, and none is made here.', ask: () => of(1) } },
    listGameStudies: { ...own, never: 'A study is nobody’s but one’s own.' },
    getGameStudy: {
      alike: { status: 404, why: 'A study is nobody’s but one’s own, and none is made here.', ask: () => of(1) },
    },
    listGameTournaments: { ...own, never: 'A list says how many play, and not who.' },
    getGameTournament: {
      shows: true,
      asks: ({ me, other }) => [of(me.made('tournament')), of(other.made('tournament'))],
    },
    getGameLeaderboard: { shows: true, asks: () => [{}, { query: { gameType: 'reversi' } }] },
  },
  unanswered: { startGameTournament: 'It needs more players than the two who are in one here.' },
};
