import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) => integer(name).references(() => users.id, { onDelete: 'cascade' });
/** A game stays for the other player when an account goes. */
const perhaps = <Name extends string>(name: Name) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Everybody plays everybody once, without clocks. It has no words of anybody’s: it is called by its game and number. */
export const gameTournaments = pgTable(
  'game_tournaments',
  {
    id: serial('id').primaryKey(),
    /** Who can begin it before all places are taken; null: the account is gone. */
    hostId: perhaps('host_id'),
    gameType: text('game_type').notNull(),
    places: smallint('places').notNull(),
    features: text('features').array().notNull().default(sql`'{}'`),
    /** open, running, finished or cancelled */
    status: text('status').notNull(),
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('game_tournaments_latest').on(t.createdAt, t.id),
    index('game_tournaments_status').on(t.status, t.createdAt, t.id),
    index('game_tournaments_host').on(t.hostId, t.status),
  ],
);

export const gameTournamentPlayers = pgTable(
  'game_tournament_players',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => gameTournaments.id, { onDelete: 'cascade' }),
    userId: member('user_id').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tournamentId, t.userId] }), index('game_tournament_players_member').on(t.userId)],
);

export const gameRooms = pgTable(
  'game_rooms',
  {
    id: serial('id').primaryKey(),
    hostId: perhaps('host_id'),
    name: text('name').notNull(),
    gameType: text('game_type').notNull(),
    isPrivate: boolean('is_private').notNull(),
    /** What the invite link of a private room ends with; empty: a public room. */
    invite: text('invite').notNull().default(''),
    /** Kept by the write that changes it, with this row locked. */
    currentPlayers: smallint('current_players').notNull(),
    /** waiting, in_progress, completed or cancelled */
    status: text('status').notNull(),
    features: text('features').array().notNull().default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    /** When somebody last came, left or began a game. */
    changedAt: at('changed_at').notNull(),
    /** It is a game of this tournament. */
    tournamentId: integer('tournament_id').references(() => gameTournaments.id, { onDelete: 'set null' }),
    /** Its name was taken down by moderators; it can come back. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('game_rooms_latest').on(t.createdAt, t.id).where(sql`not is_private`),
    index('game_rooms_status').on(t.status, t.createdAt, t.id).where(sql`not is_private`),
    index('game_rooms_host').on(t.hostId, t.status),
    index('game_rooms_tournament').on(t.tournamentId).where(sql`tournament_id is not null`),
    index('game_rooms_name').using('gin', sql`name gin_trgm_ops`),
    index('game_rooms_open').on(t.status, t.changedAt).where(sql`status in ('waiting', 'in_progress')`),
    check('game_rooms_players', sql`current_players between 0 and 2`),
  ],
);

const ofRoom = () =>
  integer('room_id')
    .notNull()
    .references(() => gameRooms.id, { onDelete: 'cascade' });

/** Who plays or has played in a room. */
export const gameParticipants = pgTable(
  'game_participants',
  {
    id: serial('id').primaryKey(),
    roomId: ofRoom(),
    userId: member('user_id').notNull(),
    playerNumber: smallint('player_number').notNull(),
    isActive: boolean('is_active').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    uniqueIndex('game_participants_once').on(t.roomId, t.userId),
    uniqueIndex('game_participants_place').on(t.roomId, t.playerNumber).where(sql`is_active`),
    index('game_participants_member').on(t.userId, t.isActive, t.roomId),
  ],
);

/** Who opened the invite link of a private room. */
export const gameGuests = pgTable(
  'game_guests',
  { roomId: ofRoom(), userId: member('user_id').notNull(), createdAt: at('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.roomId, t.userId] }), index('game_guests_member').on(t.userId)],
);

export const gameMatches = pgTable(
  'game_matches',
  {
    id: serial('id').primaryKey(),
    roomId: ofRoom(),
    gameType: text('game_type').notNull(),
    firstId: perhaps('first_id'),
    secondId: perhaps('second_id'),
    /** How well the computer plays, where it plays; null: two people. */
    computer: text('computer'),
    /** Its side: 0 or 1. */
    computerSide: smallint('computer_side'),
    moves: text('moves').array().notNull().default(sql`'{}'`),
    /** The state after all moves, as `pure/<game>` has it: no move needs the whole game played again. */
    state: jsonb('state').notNull(),
    /** Whose turn it is: 0 or 1. */
    turn: smallint('turn').notNull(),
    change: integer('change').notNull().default(1),
    /** 0 or 1; null: a draw, no winner, or it runs. */
    winner: smallint('winner'),
    /** How it ended; null while it runs. */
    why: text('why'),
    /** Counts in statistics: it was played to an end. */
    counts: boolean('counts').notNull().default(false),
    /** { draw, takeBack, rematch: side; clock: { by, minutes, seconds } }, each or nothing. */
    offers: jsonb('offers').notNull().default(sql`'{}'`),
    pausedBy: smallint('paused_by'),
    /** Milliseconds left by side; null: no clock. */
    clockLeft: integer('clock_left').array(),
    clockSeconds: integer('clock_seconds').notNull().default(0),
    clockSince: at('clock_since'),
    turnSince: at('turn_since').notNull(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
    /** The nightly work has looked for a puzzle in it. */
    puzzled: boolean('puzzled').notNull().default(false),
  },
  (t) => [
    index('game_matches_room').on(t.roomId, t.id),
    check('game_matches_computer', sql`(computer is null) = (computer_side is null)`),
    // At most one game runs in a room.
    uniqueIndex('game_matches_running').on(t.roomId).where(sql`why is null`),
    index('game_matches_first').on(t.firstId, t.endedAt, t.id).where(sql`why is not null`),
    index('game_matches_second').on(t.secondId, t.endedAt, t.id).where(sql`why is not null`),
    index('game_matches_still').on(t.turnSince).where(sql`why is null`),
    index('game_matches_clock').on(t.clockSince).where(sql`why is null and clock_since is not null`),
    index('game_matches_puzzles').on(t.gameType, t.id).where(sql`counts and not puzzled`),
  ],
);

export const gameMessages = pgTable(
  'game_messages',
  {
    id: serial('id').primaryKey(),
    roomId: ofRoom(),
    userId: member('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    removedAt: at('removed_at'),
  },
  (t) => [index('game_messages_room').on(t.roomId, t.createdAt, t.id), index('game_messages_member').on(t.userId)],
);

/**
 * Finished games of a member by game, counted by the write that ends a game. `public_` ones were played in public rooms:
 * the leaderboard counts these alone.
 */
export const gameTallies = pgTable(
  'game_tallies',
  {
    userId: member('user_id').notNull(),
    gameType: text('game_type').notNull(),
    played: integer('played').notNull().default(0),
    won: integer('won').notNull().default(0),
    drawn: integer('drawn').notNull().default(0),
    publicPlayed: integer('public_played').notNull().default(0),
    publicWon: integer('public_won').notNull().default(0),
    publicDrawn: integer('public_drawn').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.gameType] }), index('game_tallies_game').on(t.gameType, t.publicWon)],
);

/** Who does not want to be seen on the leaderboard. */
export const gameUnlisted = pgTable('game_unlisted', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** Positions of finished games in public rooms with something to find. They name nobody. */
export const gamePuzzles = pgTable(
  'game_puzzles',
  {
    id: serial('id').primaryKey(),
    gameType: text('game_type').notNull(),
    /** The position is the puzzle: the same one is there once. */
    state: jsonb('state').notNull(),
    task: text('task').notNull(),
    answers: text('answers').array().notNull(),
    createdAt: at('created_at').notNull(),
    /** The last day in Sydney on which it was the puzzle of the day: 2026-11-21; empty: it never was. */
    day: text('day').notNull().default(''),
    /** Counted for the limit of a member, and shown to no one; null: made by night, or by someone who has left. */
    makerId: perhaps('maker_id'),
  },
  (t) => [
    index('game_puzzles_latest').on(t.createdAt, t.id),
    index('game_puzzles_maker').on(t.makerId, t.createdAt),
    index('game_puzzles_game').on(t.gameType, t.createdAt, t.id),
    index('game_puzzles_day').on(t.gameType, t.day, t.id),
    uniqueIndex('game_puzzles_once').on(t.gameType, sql`md5(state::text)`),
  ],
);

/** Which puzzles a member has solved; what they tried is not kept. */
export const gamePuzzleSolvers = pgTable(
  'game_puzzle_solvers',
  {
    puzzleId: integer('puzzle_id')
      .notNull()
      .references(() => gamePuzzles.id, { onDelete: 'cascade' }),
    userId: member('user_id').notNull(),
    solvedAt: at('solved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.puzzleId, t.userId] }), index('game_puzzle_solvers_member').on(t.userId)],
);

/** Moves with branches and notes that a member keeps for themself. */
export const gameStudies = pgTable(
  'game_studies',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id').notNull(),
    gameType: text('game_type').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    /** As `pure/study.ts` has them. */
    moves: jsonb('moves').notNull().default(sql`'[]'`),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [index('game_studies_member').on(t.userId, t.createdAt, t.id)],
);
