import { broadcast, job, serverArea } from '#platform/server/area.ts';
import { arcadeContract, gameChanged, gameMessageSent, gameRoomChanged } from '../contract.ts';
import { actInGame } from './act-in-game.ts';
import { joinGameRoom, leaveGameRoom } from './join-leave.ts';
import { matrix } from './matrix.ts';
import { deleteGameMessage, listGameMessages, sendGameMessage } from './messages.ts';
import { notices } from './notices.ts';
import { partBlocked } from './part-blocked.ts';
import { personalData } from './personal-data.ts';
import { playMove } from './play-move.ts';
import { maySeeRoom, policies } from './policy.ts';
import { getGameMatch, getRoomMatch, listMyGames } from './read-matches.ts';
import { reportables } from './reportable.ts';
import {
  countGameRooms,
  createGameRoom,
  getGameRoom,
  listGameParticipants,
  listGameRooms,
  openGameInvite,
} from './rooms.ts';
import { seed } from './seed.ts';
import { getGameLeaderboard, listGameStatistics, saveGameSettings } from './statistics.ts';
import { callTimes, closeAbandoned } from './sweep.ts';

const inRoom = ({ roomId }: { roomId: number }) => [`game-room:${roomId}`];

export const arcade = serverArea({
  contract: arcadeContract,
  handlers: {
    listGameRooms,
    countGameRooms,
    createGameRoom,
    getGameRoom,
    openGameInvite,
    listGameParticipants,
    joinGameRoom,
    leaveGameRoom,
    getRoomMatch,
    playMove,
    actInGame,
    getGameMatch,
    listMyGames,
    listGameStatistics,
    getGameLeaderboard,
    saveGameSettings,
    listGameMessages,
    sendGameMessage,
    deleteGameMessage,
  },
  policies,
  work: {
    reactions: [partBlocked],
    jobs: [
      job('arcade.call-times', '* * * * *', callTimes),
      job('arcade.close-abandoned', '43 * * * *', closeAbandoned),
    ],
  },
  live: {
    broadcasts: [
      broadcast(gameRoomChanged, inRoom),
      // For lists: that some room changed, not which.
      broadcast(
        gameRoomChanged,
        () => ['arcade'],
        () => ({}),
      ),
      broadcast(gameChanged, inRoom),
      broadcast(gameMessageSent, inRoom),
    ],
    topics: {
      arcade: () => true,
      'game-room': async ({ id, principal, db }) => id !== undefined && (await maySeeRoom(db, principal.id, id)),
    },
  },
  declares: {
    notices,
    reportables,
    personalData,
  },
  pages: {
    embeds: [
      { path: /^\/arcade\/room\/([1-9]\d*)$/, operation: 'getGameRoom', input: ([, id = '']) => ({ id }) },
      { path: /^\/arcade\/room\/([1-9]\d*)$/, operation: 'getRoomMatch', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
