import { z } from 'zod';
import { Id, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId } from './fields.ts';
import { GameType } from './rooms.ts';

const StudyMove = z.object({
  /** Place of the move before it in the list; -1: the beginning. Two moves with one parent are branches. */
  parent: z.number().int().min(-1).max(limits.studyMoves),
  move: z.string().min(1).max(limits.move),
  note: z.string().max(limits.studyNote),
});

/** Moves of a game with branches and notes. Only who made it can see it. */
export const GameStudy = z.object({
  id: Id,
  gameType: GameType,
  title: z.string(),
  /** About the whole, said at the beginning. */
  note: z.string(),
  moves: z.array(StudyMove),
  version: Version,
  changedAt: Timestamp,
});
export type GameStudy = z.infer<typeof GameStudy>;

export const StudyEntry = GameStudy.omit({ moves: true, note: true }).extend({ moveCount: z.number().int() });
export type StudyEntry = z.infer<typeof StudyEntry>;

const title = text(limits.studyTitle).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');

export const listGameStudies = operation({
  name: 'listGameStudies',
  method: 'GET',
  path: '/api/game-studies',
  policy: 'member',
  summary: 'Your own studies, the latest first.',
  query: z.object(paging(20)),
  output: paged(StudyEntry),
});

export const getGameStudy = operation({
  name: 'getGameStudy',
  method: 'GET',
  path: '/api/game-studies/{id}',
  policy: 'arcade.ownStudy',
  summary: 'One of your studies.',
  params: byId,
  output: json(GameStudy),
});

export const createGameStudy = operation({
  name: 'createGameStudy',
  method: 'POST',
  path: '/api/game-studies',
  policy: 'member',
  summary: 'Begins a study: empty, or with these moves as its main line.',
  body: z.object({
    title,
    gameType: GameType,
    moves: z.array(z.string().min(1).max(limits.move)).max(limits.studyMoves).default([]),
  }),
  output: json(GameStudy),
  status: 201,
  errors: ['conflict', 'unprocessable'],
});

export const saveGameStudy = operation({
  name: 'saveGameStudy',
  method: 'PUT',
  path: '/api/game-studies/{id}',
  policy: 'arcade.ownStudy',
  summary: 'Changes a study. Every move must be legal where it stands.',
  params: byId,
  body: z.object({
    title,
    note: z.string().max(limits.studyNote),
    moves: z.array(StudyMove).max(limits.studyMoves),
    version: Version,
  }),
  output: json(GameStudy),
  errors: ['conflict', 'unprocessable'],
});

export const deleteGameStudy = operation({
  name: 'deleteGameStudy',
  method: 'DELETE',
  path: '/api/game-studies/{id}',
  policy: 'arcade.ownStudy',
  summary: 'Deletes one of your studies.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const studiesPart = contractPart({
  operations: [listGameStudies, getGameStudy, createGameStudy, saveGameStudy, deleteGameStudy],
  entities: { GameStudy, StudyEntry },
});
