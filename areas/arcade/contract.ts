import { z } from 'zod';
import { Id, id, limit, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { gameKinds, roomFeatures } from './pure/kinds.ts';
import { limits } from './pure/limits.ts';

export const GameType = z.enum(gameKinds);
export const RoomStatus = z.enum(['waiting', 'in_progress', 'completed', 'cancelled']);
export type RoomStatus = z.infer<typeof RoomStatus>;
const RoomFeature = z.enum(roomFeatures);
/** 0 makes the first move. */
const Side = z.union([z.literal(0), z.literal(1)]);

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

/** How a game ended: by its rules, or by what the players did. `parted`: one left Doorways or blocked the other. */
export const GameEnd = z.enum([
  'checkmate',
  'stalemate',
  'threefold',
  'fiftyMoves',
  'material',
  'fortyMoves',
  'noMoves',
  'line',
  'full',
  'count',
  'resigned',
  'agreed',
  'time',
  'abandoned',
  'parted',
]);
export type GameEnd = z.infer<typeof GameEnd>;

const ClockChoice = z.object({
  /** Minutes of each side for all its moves; they may differ. */
  minutes: z.tuple([
    z.number().int().min(limits.clockMinutes.least).max(limits.clockMinutes.most),
    z.number().int().min(limits.clockMinutes.least).max(limits.clockMinutes.most),
  ]),
  /** Seconds that a side gets back after each of its moves. */
  seconds: z.number().int().min(limits.clockSeconds.least).max(limits.clockSeconds.most),
});
export type ClockChoice = z.infer<typeof ClockChoice>;

/** One game in a room. A rematch is another one, with the sides swapped. */
export const GameMatch = z.object({
  id: Id,
  roomId: Id,
  gameType: GameType,
  /** By side; null: the account is gone. */
  players: z.tuple([Person.nullable(), Person.nullable()]),
  /** As `pure/<game>` writes them: "e2e4", "11-15", "d3", "4", "pass". */
  moves: z.array(z.string()),
  /** Rises by 1 with whatever happens in the match. */
  change: z.number().int(),
  /** null while it runs. */
  end: z.object({ winner: Side.nullable(), why: GameEnd }).nullable(),
  /** What one side has asked and the other has not answered. */
  offers: z.object({
    draw: Side.nullable(),
    takeBack: Side.nullable(),
    rematch: Side.nullable(),
    clock: ClockChoice.extend({ by: Side }).nullable(),
  }),
  /** Who rests; null: nobody. Nothing moves and no clock runs meanwhile. */
  pausedBy: Side.nullable(),
  /** null: no clock, as long as both have not chosen one. */
  clock: z
    .object({
      /** Milliseconds left by side, as they were at `since`. */
      left: z.tuple([z.number().int(), z.number().int()]),
      seconds: z.number().int(),
      /** When the clock of the side to move began to run; null: it stands. */
      since: Timestamp.nullable(),
    })
    .nullable(),
  /** The server's time of this answer, in milliseconds since 1970: a browser's clock may be wrong. */
  now: z.number().int(),
  /** When the side to move was last left to move. */
  turnSince: Timestamp,
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
});
export type GameMatch = z.infer<typeof GameMatch>;

/** A finished game of one's own, for the list. */
export const FinishedGame = z.object({
  id: Id,
  roomId: Id,
  /** Empty: of somebody on the other side of a block. */
  roomName: z.string(),
  gameType: GameType,
  side: Side,
  opponent: Person.nullable(),
  end: z.object({ winner: Side.nullable(), why: GameEnd }),
  moveCount: z.number().int(),
  endedAt: Timestamp,
});
export type FinishedGame = z.infer<typeof FinishedGame>;

export const GameStatistics = z.object({
  gameType: GameType,
  /** Finished games only: what was abandoned or broken off counts for nobody. */
  gamesPlayed: z.number().int(),
  gamesWon: z.number().int(),
  gamesDrawn: z.number().int(),
});
export type GameStatistics = z.infer<typeof GameStatistics>;

const Rank = z.object({
  rank: z.number().int(),
  person: Person,
  gamesPlayed: z.number().int(),
  gamesWon: z.number().int(),
  gamesDrawn: z.number().int(),
});

export const GameLeaderboard = z.object({
  rows: z.array(Rank),
  /** Where the caller stands, also when that is further down, and when they are not shown to others; null: no game yet. */
  me: Rank.nullable(),
  /** The caller is shown to others. */
  shown: z.boolean(),
});
export type GameLeaderboard = z.infer<typeof GameLeaderboard>;

export const GameMessage = z.object({
  id: Id,
  author: Person,
  text: z.string(),
  createdAt: Timestamp,
});
export type GameMessage = z.infer<typeof GameMessage>;

const byId = z.object({ id });
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

export const getRoomMatch = operation({
  name: 'getRoomMatch',
  method: 'GET',
  path: '/api/game-rooms/{id}/match',
  policy: 'arcade.see',
  summary: 'The latest game of a room; null before there were two players.',
  params: byId,
  output: json(GameMatch.nullable()),
});

export const playMove = operation({
  name: 'playMove',
  method: 'POST',
  path: '/api/game-rooms/{id}/moves',
  policy: 'arcade.play',
  summary: 'Makes a move. The server alone decides whether it is legal.',
  params: byId,
  body: z.object({
    move: z.string().min(1).max(limits.move),
    /** How many moves the player saw: a move for another position is refused. */
    seq: z.number().int().min(0).max(100_000),
  }),
  output: json(GameMatch),
  errors: ['conflict', 'unprocessable'],
});

export const gameActs = [
  'resign',
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'askTakeBack',
  'allowTakeBack',
  'refuseTakeBack',
  'pause',
  'resume',
  'offerClock',
  'acceptClock',
  'declineClock',
  'callTime',
  'endAbandoned',
  'rematch',
  'declineRematch',
] as const;
export type GameAct = (typeof gameActs)[number];

export const actInGame = operation({
  name: 'actInGame',
  method: 'POST',
  path: '/api/game-rooms/{id}/acts',
  policy: 'arcade.play',
  summary: 'Everything that a player does besides moving: resign, offer and answer, pause for rest, play again.',
  params: byId,
  body: z.object({
    act: z.enum(gameActs),
    /** For offerClock, by side. */
    clock: ClockChoice.optional(),
  }),
  output: json(GameMatch),
  errors: ['conflict'],
  whileSuspended: true,
});

export const getGameMatch = operation({
  name: 'getGameMatch',
  method: 'GET',
  path: '/api/game-matches/{id}',
  policy: 'arcade.replay',
  summary: 'One game, to replay or keep: for its players, and for everyone if its room is public.',
  params: byId,
  output: json(GameMatch),
});

export const listMyGames = operation({
  name: 'listMyGames',
  method: 'GET',
  path: '/api/my-game-matches',
  policy: 'member',
  summary: 'One’s own finished games, the latest first.',
  query: z.object({ gameType: GameType.optional(), ...paging(20) }),
  output: paged(FinishedGame),
});

export const listGameStatistics = operation({
  name: 'listGameStatistics',
  method: 'GET',
  path: '/api/users/{id}/game-statistics',
  policy: 'arcade.own',
  summary: 'One’s own statistics, an entry for each game that was played.',
  params: byId,
  output: json(z.array(GameStatistics)),
});

export const getGameLeaderboard = operation({
  name: 'getGameLeaderboard',
  method: 'GET',
  path: '/api/game-leaderboard',
  policy: 'member',
  summary: 'Members by games won in public rooms, of one game or of all; ties by their share of wins.',
  query: z.object({ gameType: GameType.optional(), limit: limit(50) }),
  output: json(GameLeaderboard),
});

export const saveGameSettings = operation({
  name: 'saveGameSettings',
  method: 'PUT',
  path: '/api/game-settings',
  policy: 'member',
  summary: 'Whether others see you on the leaderboard.',
  body: z.object({ shown: z.boolean() }),
  output: nothing(),
  whileSuspended: true,
});

export const listGameMessages = operation({
  name: 'listGameMessages',
  method: 'GET',
  path: '/api/game-rooms/{id}/messages',
  policy: 'arcade.see',
  summary: 'What was said in a room, the latest first.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(GameMessage),
});

export const sendGameMessage = operation({
  name: 'sendGameMessage',
  method: 'POST',
  path: '/api/game-rooms/{id}/messages',
  policy: 'arcade.play',
  summary: 'Says something in the room. Players write; anyone who can see the room reads.',
  params: byId,
  body: z.object({ text: text(limits.message) }),
  output: json(GameMessage),
  status: 201,
});

export const deleteGameMessage = operation({
  name: 'deleteGameMessage',
  method: 'DELETE',
  path: '/api/game-messages/{id}',
  policy: 'arcade.author',
  summary: 'Deletes your own message.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

/** Somebody came, left, or the room changed; `private` rooms are told to those who may listen only. */
export const gameRoomChanged = event('gameRoomChanged', z.object({ roomId: Id }));

/** Something happened in a game. A move comes along, so that whoever has all moves before it needs not ask. */
export const gameChanged = event(
  'gameChanged',
  z.object({
    roomId: Id,
    matchId: Id,
    change: z.number().int(),
    move: z.string().nullable(),
    seq: z.number().int(),
  }),
);

export const gameMessageSent = event('gameMessageSent', z.object({ roomId: Id, messageId: Id }));

export const gameNewsKinds = ['gameJoined', 'gameTurn'] as const;
/** What members are told outside the room. */
export const gameNews = event(
  'gameNews',
  z.object({ userId: Id, kind: z.enum(gameNewsKinds), roomId: Id, by: Id, item: z.number().int() }),
);

export const arcadeContract = areaContract({
  name: 'arcade',
  operations: [
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
  ],
  events: [gameRoomChanged, gameChanged, gameMessageSent, gameNews],
  entities: {
    FinishedGame,
    GameEnd,
    GameLeaderboard,
    GameMatch,
    GameMessage,
    GameRoom,
    GameStatistics,
    GameType,
    RoomParticipant,
    RoomStatus,
  },
});
