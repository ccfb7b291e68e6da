import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  actInGame,
  countGameRooms,
  createGamePuzzle,
  createGameRoom,
  createGameStudy,
  createGameTournament,
  deleteGameMessage,
  deleteGameStudy,
  GameMatch,
  GamePuzzle,
  GameRoom,
  GameStudy,
  GameTournament,
  getGameLeaderboard,
  getGameMatch,
  getGamePuzzle,
  getGameRoom,
  getGameStudy,
  getGameTournament,
  getRoomMatch,
  joinGameRoom,
  joinGameTournament,
  leaveGameRoom,
  leaveGameTournament,
  listDailyPuzzles,
  listGameMessages,
  listGameParticipants,
  listGamePuzzles,
  listGameRooms,
  listGameStatistics,
  listGameStudies,
  listGameTournaments,
  listMyGames,
  openGameInvite,
  playComputer,
  playMove,
  saveGameSettings,
  saveGameStudy,
  sendGameMessage,
  startGameTournament,
  TournamentStatus,
  tryGamePuzzle,
} from '../contract.ts';
import type { GameKind } from '../pure/kinds.ts';
import type { RoomsAsked } from './rooms-asked.ts';

const failed = (what: string) => ({ failText: `Failed to fetch ${what}` });
/** ROOM-26, and live besides. */
const everyMs = 3000;

/** What every list and count of rooms is read from. */
const roomLists = ['listGameRooms', 'countGameRooms', 'listMyGames', 'listGameStatistics'] as const;
const ofRoom = (id: number): RefreshKey[] => [
  ['getGameRoom', { id }],
  ['listGameParticipants', { id }],
  ['getRoomMatch', { id }],
];

export const useRooms = (asked: RoomsAsked) =>
  useList<typeof listGameRooms>('listGameRooms', { ...asked, limit: 12 }, failed('game rooms'));
export const useMyRooms = () =>
  useList<typeof listGameRooms>('listGameRooms', { mine: 'true', limit: 20 }, failed('game rooms'));
export const useRoomCount = () => useRead<typeof countGameRooms>('countGameRooms', {}, failed('game rooms'));
export const useStatistics = (memberId: number) =>
  useRead<typeof listGameStatistics>('listGameStatistics', { id: memberId }, failed('statistics'));
export const useLeaderboard = (gameType: GameKind | undefined) =>
  useRead<typeof getGameLeaderboard>(
    'getGameLeaderboard',
    { ...(gameType && { gameType }) },
    failed('the leaderboard'),
  );
export const useMyGames = () => useList<typeof listMyGames>('listMyGames', { limit: 10 }, failed('your games'));

interface Answers<Answer> {
  readonly onDone?: (answer: Answer) => void;
  readonly onFail?: (error: Error) => void;
}
const told = <Answer>({ onDone, onFail }: Answers<Answer>) => ({
  ...(onDone && { onDone }),
  ...(onFail && { onFail }),
});

export const useCreateRoom = () => useWrite<typeof createGameRoom>('createGameRoom', { refresh: roomLists });
export const useSaveSettings = (answers: Answers<unknown>) =>
  useWrite<typeof saveGameSettings>('saveGameSettings', { refresh: ['getGameLeaderboard'], ...told(answers) });

export const useRoom = (id: number, enabled: boolean) =>
  useRead<typeof getGameRoom>('getGameRoom', { id }, { ...failed('game room'), enabled: enabled && id > 0 });
export const useOpenInvite = (id: number, answers: Answers<GameRoom>) =>
  useWrite<typeof openGameInvite>('openGameInvite', { refresh: ofRoom(id), ...told(answers) });
export const useParticipants = (id: number) =>
  useRead<typeof listGameParticipants>('listGameParticipants', { id }, { ...failed('participants'), every: everyMs });
export const useJoin = (id: number, answers: Answers<GameRoom>) =>
  useWrite<typeof joinGameRoom>('joinGameRoom', { refresh: [...ofRoom(id), ...roomLists], ...told(answers) });
export const useLeave = (id: number, answers: Answers<GameRoom>) =>
  useWrite<typeof leaveGameRoom>('leaveGameRoom', { refresh: [...ofRoom(id), ...roomLists], ...told(answers) });

export const useRoomMatch = (id: number) => useRead<typeof getRoomMatch>('getRoomMatch', { id }, failed('the game'));
export const usePlay = (answers: Answers<GameMatch>) => useWrite<typeof playMove>('playMove', told(answers));
export const usePlayComputer = (id: number, answers: Answers<GameMatch>) =>
  useWrite<typeof playComputer>('playComputer', { refresh: [...ofRoom(id), ...roomLists], ...told(answers) });
export const useAct = (id: number, answers: Answers<GameMatch>) =>
  useWrite<typeof actInGame>('actInGame', {
    refresh: [['getGameRoom', { id }], 'listGameStatistics'],
    ...told(answers),
  });
export const useFinishedMatch = (id: number) =>
  useRead<typeof getGameMatch>('getGameMatch', { id }, failed('the game'));

const messages = (id: number): RefreshKey[] => [['listGameMessages', { id }]];
export const useMessages = (id: number) =>
  useList<typeof listGameMessages>('listGameMessages', { id, limit: 50 }, failed('the messages'));
export const useSay = (id: number) => useWrite<typeof sendGameMessage>('sendGameMessage', { refresh: messages(id) });
export const useUnsay = (id: number) =>
  useWrite<typeof deleteGameMessage>('deleteGameMessage', { refresh: messages(id) });

export const readRoomAgain = (id: number) => void refresh(ofRoom(id));
export const readMatchAgain = (id: number) => void refresh([['getRoomMatch', { id }]]);
export const readMessagesAgain = (id: number) => void refresh(messages(id));
export const readListsAgain = () => void refresh(roomLists);

const puzzleReads = ['listGamePuzzles', 'listDailyPuzzles', 'getGamePuzzle'] as const;
export const usePuzzles = (gameType: GameKind | undefined) =>
  useList<typeof listGamePuzzles>('listGamePuzzles', { ...(gameType && { gameType }), limit: 20 }, failed('puzzles'));
export const useDailyPuzzles = () => useRead<typeof listDailyPuzzles>('listDailyPuzzles', {}, failed('puzzles'));
export const usePuzzle = (id: number) =>
  useRead<typeof getGamePuzzle>('getGamePuzzle', { id }, { ...failed('the puzzle'), enabled: id > 0 });
export const useTryPuzzle = () => useWrite<typeof tryGamePuzzle>('tryGamePuzzle');
export const readPuzzlesAgain = () => void refresh(puzzleReads);
export const useMakePuzzle = (answers: Answers<GamePuzzle>) =>
  useWrite<typeof createGamePuzzle>('createGamePuzzle', { refresh: puzzleReads, ...told(answers) });

export const useStudies = () =>
  useList<typeof listGameStudies>('listGameStudies', { limit: 20 }, failed('your studies'));
export const useStudy = (id: number) =>
  useRead<typeof getGameStudy>('getGameStudy', { id }, { ...failed('the study'), enabled: id > 0 });
export const readStudy = (id: number) => call<typeof getGameStudy>('getGameStudy', { id });
export const useBeginStudy = (answers: Answers<GameStudy>) =>
  useWrite<typeof createGameStudy>('createGameStudy', { refresh: ['listGameStudies'], ...told(answers) });
export const useSaveStudy = () =>
  useWrite<typeof saveGameStudy>('saveGameStudy', {
    refresh: ({ id }) => ['listGameStudies', ['getGameStudy', { id }]],
  });
export const useDeleteStudy = (answers: Answers<unknown>) =>
  useWrite<typeof deleteGameStudy>('deleteGameStudy', { refresh: ['listGameStudies'], ...told(answers) });

const ofTournament = (id: number): RefreshKey[] => ['listGameTournaments', ['getGameTournament', { id }]];
export const useTournaments = (status: TournamentStatus | undefined) =>
  useList<typeof listGameTournaments>(
    'listGameTournaments',
    { ...(status && { status }), limit: 20 },
    failed('tournaments'),
  );
export const useTournament = (id: number) =>
  useRead<typeof getGameTournament>('getGameTournament', { id }, { ...failed('the tournament'), enabled: id > 0 });
export const useOpenTournament = (answers: Answers<GameTournament>) =>
  useWrite<typeof createGameTournament>('createGameTournament', {
    refresh: ['listGameTournaments'],
    ...told(answers),
  });
export const useJoinTournament = (id: number, answers: Answers<GameTournament>) =>
  useWrite<typeof joinGameTournament>('joinGameTournament', {
    refresh: [...ofTournament(id), ...roomLists],
    ...told(answers),
  });
export const useLeaveTournament = (id: number, answers: Answers<GameTournament>) =>
  useWrite<typeof leaveGameTournament>('leaveGameTournament', {
    refresh: [...ofTournament(id), ...roomLists],
    ...told(answers),
  });
export const useStartTournament = (id: number, answers: Answers<GameTournament>) =>
  useWrite<typeof startGameTournament>('startGameTournament', {
    refresh: [...ofTournament(id), ...roomLists],
    ...told(answers),
  });
export const readTournamentAgain = (id: number) => void refresh(ofTournament(id));
