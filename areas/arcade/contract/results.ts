import { z } from 'zod';
import { Id, limit, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { byId, Side } from './fields.ts';
import { GameEnd } from './matches.ts';
import { GameType } from './rooms.ts';

/** A finished game of one's own, for the list. */
export const FinishedGame = z.object({
  id: Id,
  roomId: Id,
  /** Empty: of somebody on the other side of a block. */
  roomName: z.string(),
  gameType: GameType,
  side: Side,
  opponent: Person.nullable(),
  /** It was played with the computer. */
  computer: z.boolean(),
  end: z.object({ winner: Side.nullable(), reason: GameEnd }),
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

export const resultsPart = contractPart({
  operations: [listMyGames, listGameStatistics, getGameLeaderboard],
  entities: { FinishedGame, GameLeaderboard, GameStatistics },
});
