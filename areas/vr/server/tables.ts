import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
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
const list = <Name extends string>(name: Name) => text(name).array().notNull().default(sql`'{}'`);
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const vrSpaces = pgTable(
  'vr_spaces',
  {
    id: serial('id').primaryKey(),
    hostId: member('host_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    guidelines: text('guidelines').notNull().default(''),
    spaceType: text('space_type').notNull(),
    platform: text('platform').notNull(),
    scene: text('scene').notNull(),
    capacity: smallint('capacity').notNull(),
    privacy: text('privacy').notNull(),
    features: list('features'),
    controls: list('controls'),
    opensAt: at('opens_at'),
    closesAt: at('closes_at'),
    doorClosed: boolean('door_closed').notNull().default(false),
    /** A quiet hour. */
    isQuiet: boolean('is_quiet').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('vr_spaces_latest').on(t.createdAt, t.id),
    index('vr_spaces_host').on(t.hostId),
    index('vr_spaces_name').using('gin', sql`name gin_trgm_ops`),
    check('vr_spaces_capacity', sql`capacity between 2 and 30`),
    check('vr_spaces_times', sql`(opens_at is null) = (closes_at is null) and (closes_at > opens_at) is not false`),
  ],
);

/**
 * A member in a space: the session, and while it runs where they are. It runs until it was left, or until nothing was
 * heard for 30 seconds; what is lost like that is written down by the next write or by the clock.
 */
export const vrVisits = pgTable(
  'vr_visits',
  {
    id: serial('id').primaryKey(),
    spaceId: integer('space_id').references(() => vrSpaces.id, { onDelete: 'set null' }),
    userId: member('user_id'),
    spaceType: text('space_type').notNull(),
    joinedAt: at('joined_at').notNull(),
    seenAt: at('seen_at').notNull(),
    leftAt: at('left_at'),
    /** left, lost, removed or closed; null while it runs. */
    endReason: text('end_reason'),
    controls: list('controls'),
    view: text('view').notNull(),
    /** Centimetres; on the way from one point to the other since `moved_at`. */
    fromX: integer('from_x').notNull(),
    fromY: integer('from_y').notNull(),
    toX: integer('to_x').notNull(),
    toY: integer('to_y').notNull(),
    movedAt: at('moved_at').notNull(),
    jump: boolean('jump').notNull().default(true),
    facing: smallint('facing').notNull().default(0),
    seat: text('seat'),
    handRaised: boolean('hand_raised').notNull().default(false),
    bubble: smallint('bubble').notNull().default(0),
    /** By the host. */
    isHushed: boolean('is_hushed').notNull().default(false),
    /** When the page last said that it takes part in voice; null: it does not. */
    voiceAt: at('voice_at'),
    /** Agrees that a log of captions is kept. */
    keepsLog: boolean('keeps_log').notNull().default(false),
  },
  (t) => [
    // One at a time.
    uniqueIndex('vr_visits_running').on(t.userId).where(sql`left_at is null`),
    uniqueIndex('vr_visits_seat').on(t.spaceId, t.seat).where(sql`left_at is null and seat is not null`),
    index('vr_visits_space').on(t.spaceId, t.seenAt).where(sql`left_at is null`),
    index('vr_visits_still').on(t.seenAt).where(sql`left_at is null`),
    index('vr_visits_mine').on(t.userId, t.joinedAt, t.id),
    index('vr_visits_all').on(t.spaceId),
    check('vr_visits_end', sql`(left_at is null) = (end_reason is null)`),
    check('vr_visits_bubble', sql`bubble in (0, 100, 200, 300)`),
    check('vr_visits_facing', sql`facing between 0 and 359`),
  ],
);

/** Whom the host has removed: they come in again once the host lets them. */
export const vrRemoved = pgTable(
  'vr_removed',
  {
    spaceId: integer('space_id')
      .notNull()
      .references(() => vrSpaces.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.spaceId, t.userId] }), index('vr_removed_member').on(t.userId)],
);

export const vrMessages = pgTable(
  'vr_messages',
  {
    id: serial('id').primaryKey(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => vrSpaces.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('vr_messages_space').on(t.spaceId, t.createdAt, t.id),
    index('vr_messages_member').on(t.userId),
    index('vr_messages_old').on(t.createdAt),
  ],
);

/**
 * Finished captions of what is said by voice. They go after two minutes, which are there for reports; those that
 * everyone in the room agreed to keep go with the messages.
 */
export const vrCaptions = pgTable(
  'vr_captions',
  {
    id: serial('id').primaryKey(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => vrSpaces.id, { onDelete: 'cascade' }),
    /** Whose words they are. */
    speakerId: member('speaker_id'),
    /** Whose browser heard them, or who typed them. */
    byId: member('by_id'),
    text: text('text').notNull(),
    kept: boolean('kept').notNull(),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('vr_captions_space').on(t.spaceId, t.createdAt, t.id),
    index('vr_captions_speaker').on(t.speakerId),
    index('vr_captions_by').on(t.byId),
    index('vr_captions_old').on(t.createdAt),
  ],
);

/** What a member uses in all spaces. The number is the member’s. */
export const vrSettings = pgTable('vr_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  controls: list('controls'),
  scanEvery: integer('scan_every').notNull(),
  looks: text('looks').notNull().default(''),
  view: text('view').notNull(),
});
