import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type {
  actInGame,
  countGameRooms,
  createGameRoom,
  deleteGameMessage,
  GameMatch,
  GameRoom,
  getGameLeaderboard,
  getGameMatch,
  getGameRoom,
  getRoomMatch,
  joinGameRoom,
  leaveGameRoom,
  listGameMessages,
  listGameParticipants,
  listGameRooms,
  listGameStatistics,
  listMyGames,
  openGameInvite,
  playMove,
  saveGameSettings,
  sendGameMessage,
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
export const useUnsay = (id: number, answers: Answers<unknown>) =>
  useWrite<typeof deleteGameMessage>('deleteGameMessage', { refresh: messages(id), ...told(answers) });

export const readRoomAgain = (id: number) => void refresh(ofRoom(id));
export const readMatchAgain = (id: number) => void refresh([['getRoomMatch', { id }]]);
export const readMessagesAgain = (id: number) => void refresh(messages(id));
export const readListsAgain = () => void refresh(roomLists);
