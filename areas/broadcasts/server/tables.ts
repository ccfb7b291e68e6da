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
import { posts } from '#areas/posts/server/tables.ts';
import { spacePosts, spaces } from '#areas/spaces/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A live video. Its post says who may see it, and has the comments. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: serial('id').primaryKey(),
    authorId: member('author_id'),
    /** Its post among all posts, or in a group or community. */
    postId: integer('post_id')
      .unique()
      .references(() => posts.id, { onDelete: 'cascade' }),
    spaceId: integer('space_id').references(() => spaces.id, { onDelete: 'cascade' }),
    spacePostId: integer('space_post_id')
      .unique()
      .references(() => spacePosts.id, { onDelete: 'cascade' }),
    /** As it began. */
    title: text('title').notNull(),
    contentWarning: text('content_warning').notNull().default(''),
    /** followers, members or space */
    audience: text('audience').notNull(),
    /** How it is coded: one of ours. */
    type: text('type').notNull(),
    keepsRecording: boolean('keeps_recording').notNull(),
    startedAt: at('started_at').notNull(),
    /** The author’s page was last heard of. */
    seenAt: at('seen_at').notNull(),
    endedAt: at('ended_at'),
    lastPiece: integer('last_piece').notNull().default(0),
    keyPiece: integer('key_piece'),
    bytes: integer('bytes').notNull().default(0),
    /** none, waiting, ready or failed */
    recording: text('recording').notNull().default('none'),
    attempts: smallint('attempts').notNull().default(0),
    /** Since when a process makes the recording. */
    claimedAt: at('claimed_at'),
    /** The pieces have been deleted. */
    cleared: boolean('cleared').notNull().default(false),
  },
  (t) => [
    // One at a time.
    uniqueIndex('broadcasts_running').on(t.authorId).where(sql`ended_at is null`),
    index('broadcasts_live').on(t.startedAt, t.id).where(sql`ended_at is null`),
    index('broadcasts_author').on(t.authorId),
    index('broadcasts_space').on(t.spaceId).where(sql`space_id is not null`),
    check(
      'broadcasts_post',
      sql`(post_id is null) = (space_post_id is not null) and (space_id is null) = (space_post_id is null)`,
    ),
    index('broadcasts_uncleared').on(t.endedAt).where(sql`not cleared and ended_at is not null`),
    check('broadcasts_recording', sql`recording in ('none', 'waiting', 'ready', 'failed')`),
  ],
);

/** Until the recording is made; then they go. */
export const broadcastPieces = pgTable(
  'broadcast_pieces',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.broadcastId, t.number] })],
);

export const broadcastCaptions = pgTable(
  'broadcast_captions',
  {
    id: serial('id').primaryKey(),
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    /** Milliseconds since the recording began. */
    fromMs: integer('from_ms').notNull(),
    untilMs: integer('until_ms').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('broadcast_captions_of').on(t.broadcastId, t.createdAt, t.id)],
);

/** Who watches now; gone half a minute after the page was closed. */
export const broadcastViewers = pgTable(
  'broadcast_viewers',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    /** The author may see who it is. */
    named: boolean('named').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.broadcastId, t.userId] }), index('broadcast_viewers_member').on(t.userId)],
);
