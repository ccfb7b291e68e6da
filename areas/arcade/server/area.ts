import { broadcast, job, serverArea } from '#platform/server/area.ts';
import { arcadeContract, gameChanged, gameMessageSent, gameRoomChanged, gameTournamentChanged } from '../contract.ts';
import { actInGame } from './act-in-game.ts';
import { joinGameRoom, leaveGameRoom } from './join-leave.ts';
import { matrix } from './matrix.ts';
import { deleteGameMessage, listGameMessages, sendGameMessage } from './messages.ts';
import { notices } from './notices.ts';
import { partBlocked } from './part-blocked.ts';
import { personalData } from './personal-data.ts';
import { playComputer } from './play-computer.ts';
import { playMove } from './play-move.ts';
import { maySeeRoom, policies } from './policy.ts';
import { createGamePuzzle } from './puzzles/create-game-puzzle.ts';
import { dailyPuzzles } from './puzzles/daily.ts';
import { getGamePuzzle, listDailyPuzzles, listGamePuzzles } from './puzzles/read-puzzles.ts';
import { tryGamePuzzle } from './puzzles/try-game-puzzle.ts';
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
import { createGameStudy } from './studies/create-game-study.ts';
import { deleteGameStudy } from './studies/delete-game-study.ts';
import { getGameStudy } from './studies/get-game-study.ts';
import { listGameStudies } from './studies/list-game-studies.ts';
import { saveGameStudy } from './studies/save-game-study.ts';
import { callTimes, closeAbandoned } from './sweep.ts';
import { createGameTournament } from './tournaments/create-game-tournament.ts';
import { getGameTournament } from './tournaments/get-game-tournament.ts';
import { joinGameTournament } from './tournaments/join-game-tournament.ts';
import { leaveGameTournament } from './tournaments/leave-game-tournament.ts';
import { listGameTournaments } from './tournaments/list-game-tournaments.ts';
import { settleTournament } from './tournaments/settle.ts';
import { startGameTournament } from './tournaments/start-game-tournament.ts';

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
    playComputer,
    actInGame,
    getGameMatch,
    listMyGames,
    listGameStatistics,
    getGameLeaderboard,
    saveGameSettings,
    listGamePuzzles,
    listDailyPuzzles,
    getGamePuzzle,
    tryGamePuzzle,
    createGamePuzzle,
    listGameStudies,
    getGameStudy,
    createGameStudy,
    saveGameStudy,
    deleteGameStudy,
    listGameTournaments,
    getGameTournament,
    createGameTournament,
    joinGameTournament,
    leaveGameTournament,
    startGameTournament,
    listGameMessages,
    sendGameMessage,
    deleteGameMessage,
  },
  policies,
  work: {
    reactions: [partBlocked, settleTournament],
    jobs: [
      job('arcade.call-times', '* * * * *', callTimes),
      job('arcade.close-abandoned', '43 * * * *', closeAbandoned),
      dailyPuzzles,
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
      broadcast(gameTournamentChanged, ({ tournamentId }) => [`game-tournament:${tournamentId}`]),
    ],
    topics: {
      arcade: () => true,
      'game-tournament': () => true,
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
