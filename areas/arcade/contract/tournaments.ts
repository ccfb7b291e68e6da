import { z } from 'zod';
import { Id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { roomFeatures } from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { byId, Side } from './fields.ts';
import { GameEnd } from './matches.ts';
import { GameType } from './rooms.ts';

/** open: players can join; running: games are played, in any order; finished: all are over. */
export const TournamentStatus = z.enum(['open', 'running', 'finished', 'cancelled']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

export const TournamentEntry = z.object({
  id: Id,
  gameType: GameType,
  status: TournamentStatus,
  /** How many can play; it begins when all places are taken. */
  places: z.number().int(),
  playerCount: z.number().int(),
  createdAt: Timestamp,
  /** The caller plays in it. */
  playing: z.boolean(),
});
export type TournamentEntry = z.infer<typeof TournamentEntry>;

/** Everybody plays everybody once, in a room of their own, without clocks and at any time. */
export const GameTournament = TournamentEntry.extend({
  /** The caller opened it, or it has passed to them. */
  hosting: z.boolean(),
  mayJoin: z.boolean(),
  startedAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  /** The best first: a win is one point, a draw half a point. */
  players: z.array(
    z.object({
      /** null: somebody on the other side of a block, or whose account is gone. */
      person: Person.nullable(),
      isMe: z.boolean(),
      played: z.number().int(),
      won: z.number().int(),
      drawn: z.number().int(),
      points: z.number(),
    }),
  ),
  games: z.array(
    z.object({
      /** null: not for the caller to open. */
      roomId: Id.nullable(),
      players: z.tuple([Person.nullable(), Person.nullable()]),
      mine: z.boolean(),
      /** null while it runs. */
      end: z.object({ winner: Side.nullable(), reason: GameEnd }).nullable(),
    }),
  ),
});
export type GameTournament = z.infer<typeof GameTournament>;

export const listGameTournaments = operation({
  name: 'listGameTournaments',
  method: 'GET',
  path: '/api/game-tournaments',
  policy: 'member',
  summary: 'Tournaments, the latest first.',
  query: z.object({ status: TournamentStatus.optional(), ...paging(20) }),
  output: paged(TournamentEntry),
});

export const getGameTournament = operation({
  name: 'getGameTournament',
  method: 'GET',
  path: '/api/game-tournaments/{id}',
  policy: 'arcade.tournament',
  summary: 'One tournament with its players and games.',
  params: byId,
  output: json(GameTournament),
});

export const createGameTournament = operation({
  name: 'createGameTournament',
  method: 'POST',
  path: '/api/game-tournaments',
  policy: 'member',
  summary: 'Opens a tournament and takes its first place.',
  body: z.object({
    gameType: GameType,
    places: z.number().int().min(limits.tournamentPlayers.least).max(limits.tournamentPlayers.most).default(4),
    accessibilityFeatures: z.array(z.enum(roomFeatures)).max(roomFeatures.length).default([]),
  }),
  output: json(GameTournament),
  status: 201,
  errors: ['conflict'],
});

export const joinGameTournament = operation({
  name: 'joinGameTournament',
  method: 'POST',
  path: '/api/game-tournaments/{id}/join',
  policy: 'arcade.tournament',
  summary: 'Takes a place. With the last one it begins.',
  params: byId,
  output: json(GameTournament),
  errors: ['conflict'],
});

export const leaveGameTournament = operation({
  name: 'leaveGameTournament',
  method: 'POST',
  path: '/api/game-tournaments/{id}/leave',
  policy: 'arcade.tournament',
  summary: 'Gives up your place before it begins. Afterwards, your unfinished games are lost.',
  params: byId,
  output: json(GameTournament),
  errors: ['conflict'],
  whileSuspended: true,
});

export const startGameTournament = operation({
  name: 'startGameTournament',
  method: 'POST',
  path: '/api/game-tournaments/{id}/start',
  policy: 'arcade.hostTournament',
  summary: 'Begins it with the players who have joined: for its host, from three players on.',
  params: byId,
  output: json(GameTournament),
  errors: ['conflict'],
});

/** Somebody joined or left, it began, or one of its games ended. */
export const gameTournamentChanged = event('gameTournamentChanged', z.object({ tournamentId: Id }));
/** For each of its players. */
export const gameTournamentStarted = event('gameTournamentStarted', z.object({ tournamentId: Id, userId: Id, by: Id }));

export const tournamentsPart = contractPart({
  operations: [
    listGameTournaments,
    getGameTournament,
    createGameTournament,
    joinGameTournament,
    leaveGameTournament,
    startGameTournament,
  ],
  events: [gameTournamentChanged, gameTournamentStarted],
  entities: { GameTournament, TournamentEntry, TournamentStatus },
});
