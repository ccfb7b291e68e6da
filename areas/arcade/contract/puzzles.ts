import { z } from 'zod';
import { Id, paging } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { puzzleTasks } from '../pure/puzzles/find.ts';
import { byId } from './fields.ts';
import { GameType } from './rooms.ts';

/** A position of a finished game, with something to find. It names neither the game nor who played it. */
export const GamePuzzle = z.object({
  id: Id,
  gameType: GameType,
  /** As `pure/<game>` describes positions. */
  state: z.record(z.string(), z.unknown()),
  task: z.enum(puzzleTasks),
  /** The caller has solved it. */
  solved: z.boolean(),
  /** The last day on which it was the puzzle of the day; null: it never was. */
  day: z.iso.date().nullable(),
});
export type GamePuzzle = z.infer<typeof GamePuzzle>;

export const listGamePuzzles = operation({
  name: 'listGamePuzzles',
  method: 'GET',
  path: '/api/game-puzzles',
  policy: 'member',
  summary: 'Puzzles made from finished games, the latest first.',
  query: z.object({ gameType: GameType.optional(), ...paging(20) }),
  output: paged(GamePuzzle),
});

export const listDailyPuzzles = operation({
  name: 'listDailyPuzzles',
  method: 'GET',
  path: '/api/game-puzzles-of-the-day',
  policy: 'member',
  summary: 'The puzzle of the day of each game that has one.',
  output: json(z.array(GamePuzzle)),
});

export const getGamePuzzle = operation({
  name: 'getGamePuzzle',
  method: 'GET',
  path: '/api/game-puzzles/{id}',
  policy: 'arcade.puzzle',
  summary: 'One puzzle, without its answer.',
  params: byId,
  output: json(GamePuzzle),
});

export const tryGamePuzzle = operation({
  name: 'tryGamePuzzle',
  method: 'POST',
  path: '/api/game-puzzles/{id}/tries',
  policy: 'arcade.puzzle',
  summary: 'Says whether a move solves it. Only a solution is kept, for the caller alone.',
  params: byId,
  body: z.object({ move: z.string().min(1).max(limits.move) }),
  output: json(z.object({ right: z.boolean() })),
});

export const createGamePuzzle = operation({
  name: 'createGamePuzzle',
  method: 'POST',
  path: '/api/game-matches/{id}/puzzles',
  policy: 'arcade.replay',
  summary: 'Makes a puzzle from a position of a finished game in a public room. A second one of the same is the first.',
  params: byId,
  body: z.object({
    /** Moves that were played before it. */
    at: z.number().int().min(0).max(100_000),
  }),
  output: json(GamePuzzle),
  status: 201,
  errors: ['conflict', 'unprocessable'],
});

export const puzzlesPart = contractPart({
  operations: [listGamePuzzles, listDailyPuzzles, getGamePuzzle, tryGamePuzzle, createGamePuzzle],
  entities: { GamePuzzle },
});
