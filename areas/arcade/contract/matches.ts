import { z } from 'zod';
import { Id, Person, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { levels } from '../pure/opponent/levels.ts';
import { byId, Side } from './fields.ts';
import { GameType } from './rooms.ts';

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
  /** The side that the computer plays, and how well; null: two people. It thinks in the browser of its opponent. */
  computer: z.object({ side: Side, level: z.enum(levels) }).nullable(),
  /** As `pure/<game>` writes them: "e2e4", "11-15", "d3", "4", "pass". */
  moves: z.array(z.string()),
  /** Rises by 1 with whatever happens in the match. */
  change: z.number().int(),
  /** null while it runs. */
  end: z.object({ winner: Side.nullable(), reason: GameEnd }).nullable(),
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

export const playComputer = operation({
  name: 'playComputer',
  method: 'POST',
  path: '/api/game-rooms/{id}/computer',
  policy: 'arcade.play',
  summary: 'Begins a game with the computer while no second player has come. It counts in no statistics.',
  params: byId,
  body: z.object({
    level: z.enum(levels),
    /** The caller’s side. */
    side: Side.default(0),
  }),
  output: json(GameMatch),
  errors: ['conflict'],
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

export const gameNewsKinds = ['gameJoined', 'gameTurn'] as const;
/** What members are told outside the room. */
export const gameNews = event(
  'gameNews',
  z.object({ userId: Id, kind: z.enum(gameNewsKinds), roomId: Id, by: Id, item: z.number().int() }),
);

export const matchesPart = contractPart({
  operations: [getRoomMatch, playMove, playComputer, actInGame, getGameMatch, saveGameSettings],
  events: [gameChanged, gameNews],
  entities: { GameEnd, GameMatch },
});
