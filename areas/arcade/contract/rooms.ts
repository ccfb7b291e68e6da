import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { gameKinds, roomFeatures } from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { byId } from './fields.ts';

export const GameType = z.enum(gameKinds);
export const RoomStatus = z.enum(['waiting', 'in_progress', 'completed', 'cancelled']);
export type RoomStatus = z.infer<typeof RoomStatus>;
const RoomFeature = z.enum(roomFeatures);

/**
 * A room for one pair of players and whoever watches. A private one is there for its players and those who opened its
 * invite link; for everybody else it is missing.
 */
export const GameRoom = z.object({
  id: Id,
  name: z.string(),
  gameType: GameType,
  /** Who made it; null: the account is gone. */
  hostId: Id.nullable(),
  isPrivate: z.boolean(),
  maxPlayers: z.number().int(),
  currentPlayers: z.number().int(),
  status: RoomStatus,
  accessibilityFeatures: z.array(RoomFeature),
  createdAt: Timestamp,
  /** Who plays in it now. */
  players: z.array(Person),
  /** The caller is one of them. */
  playing: z.boolean(),
  /** Waiting, with a free place, and the caller is not in it. */
  mayJoin: z.boolean(),
  /** It is a game of this tournament: without a clock. */
  tournamentId: Id.nullable(),
  /** What the invite link of a private room ends with, for its players; null for everybody else. */
  invite: z.string().nullable(),
});
export type GameRoom = z.infer<typeof GameRoom>;

export const RoomParticipant = z.object({
  id: Id,
  userId: Id,
  /** 1 or 2, in the order in which they came. */
  playerNumber: z.number().int(),
  isActive: z.boolean(),
  joinedAt: Timestamp,
  person: Person,
  isHost: z.boolean(),
  /** Has the site open. Null: not told, since only contacts of a player who agreed to it learn this. */
  isHere: z.boolean().nullable(),
});
export type RoomParticipant = z.infer<typeof RoomParticipant>;

const invite = z.string().max(limits.invite);

export const listGameRooms = operation({
  name: 'listGameRooms',
  method: 'GET',
  path: '/api/game-rooms',
  policy: 'member',
  summary: 'Public rooms and your own, newest first.',
  query: z.object({
    gameType: GameType.optional(),
    status: RoomStatus.optional(),
    /** Part of a name. */
    q: z.string().trim().max(limits.search).optional(),
    /** Only those in which the caller plays. */
    mine: z.stringbool().optional(),
    ...paging(20),
  }),
  output: paged(GameRoom),
  rate: 'search',
});

export const countGameRooms = operation({
  name: 'countGameRooms',
  method: 'GET',
  path: '/api/game-room-counts',
  policy: 'member',
  summary: 'How many rooms are waiting for players or playing.',
  output: json(z.object({ active: z.number().int() })),
});

export const createGameRoom = operation({
  name: 'createGameRoom',
  method: 'POST',
  path: '/api/game-rooms',
  policy: 'arcade.host',
  summary: 'Opens a room. You become its host and first player.',
  body: z.object({
    name: text(limits.name).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.'),
    gameType: GameType,
    isPrivate: z.boolean().default(false),
    accessibilityFeatures: z.array(RoomFeature).max(roomFeatures.length).default([]),
    /** Two for all five games; nothing else is taken. */
    maxPlayers: z.literal(2).default(2),
    /** Must be the caller’s own. */
    hostId: id.optional(),
  }),
  output: json(GameRoom),
  status: 201,
  errors: ['conflict'],
});

export const getGameRoom = operation({
  name: 'getGameRoom',
  method: 'GET',
  path: '/api/game-rooms/{id}',
  policy: 'arcade.see',
  summary: 'One room.',
  params: byId,
  output: json(GameRoom),
});

export const openGameInvite = operation({
  name: 'openGameInvite',
  method: 'POST',
  path: '/api/game-rooms/{id}/invite',
  policy: 'member',
  summary: 'Shows a private room to anyone with its invite link.',
  params: byId,
  body: z.object({ invite }),
  output: json(GameRoom),
});

export const listGameParticipants = operation({
  name: 'listGameParticipants',
  method: 'GET',
  path: '/api/game-rooms/{id}/participants',
  policy: 'arcade.see',
  summary: 'The players in a room, and anyone who has left it.',
  params: byId,
  output: json(z.array(RoomParticipant)),
});

export const joinGameRoom = operation({
  name: 'joinGameRoom',
  method: 'POST',
  path: '/api/game-rooms/{id}/join',
  policy: 'arcade.join',
  summary: 'Takes the free place; the game begins when there are two.',
  params: byId,
  body: z.object({ userId: id.optional() }),
  output: json(GameRoom),
  errors: ['conflict'],
});

export const leaveGameRoom = operation({
  name: 'leaveGameRoom',
  method: 'POST',
  path: '/api/game-rooms/{id}/leave',
  policy: 'arcade.leave',
  summary: 'Gives up your place. Leaving a running game loses it, and an empty room is closed.',
  params: byId,
  body: z.object({ userId: id.optional() }),
  output: json(GameRoom),
  whileSuspended: true,
});

/** Somebody came, left, or the room changed; `private` rooms are told to those who may listen only. */
export const gameRoomChanged = event('gameRoomChanged', z.object({ roomId: Id }));

export const roomsPart = contractPart({
  operations: [
    listGameRooms,
    countGameRooms,
    createGameRoom,
    getGameRoom,
    openGameInvite,
    listGameParticipants,
    joinGameRoom,
    leaveGameRoom,
  ],
  events: [gameRoomChanged],
  entities: { GameRoom, GameType, RoomParticipant, RoomStatus },
});
