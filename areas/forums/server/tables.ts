import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { comments, posts } from '#areas/posts/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Level, PageSize, TopicMove } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const topic = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** Categories; their rows are reference data (pure/categories.ts). */
export const forums = pgTable('forums', {
  id: smallint('id').primaryKey(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Topics that members may see; kept by a trigger on posts (migrations/0014_topic_counts.sql). */
  topics: integer('topics').notNull().default(0),
});

/** What a member has read of a topic, and whether they watch it. */
export const topicStates = pgTable(
  'topic_states',
  {
    userId: member(),
    postId: topic('post_id'),
    /** watch, normal or mute */
    level: text('level').notNull().default('normal').$type<Level>(),
    /** Highest number that was read. */
    readNumber: integer('read_number').notNull().default(0),
    /** Last sign of the visit that goes on, or of the last one; null: never opened. */
    visitedAt: at('visited_at'),
    /** How far the visit before that one had come, and when it ended; null: there was none. */
    seenNumber: integer('seen_number').notNull().default(0),
    seenAt: at('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('topic_states_watchers').on(t.postId).where(sql`level = 'watch'`),
  ],
);

/** Choices about the forums. */
export const forumSettings = pgTable('forum_settings', {
  userId: member().primaryKey(),
  /** Replies on a page; 0: no pages. */
  pageSize: smallint('page_size').notNull().$type<PageSize>(),
});

/** Tags whose topics a member wants to find under “Following”. */
export const followedTags = pgTable(
  'followed_tags',
  { userId: member(), tag: text('tag').notNull(), createdAt: at('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.tag] })],
);

/** A moderator asks who wrote something without their name; another agrees. One question about one thing. */
export const authorRequests = pgTable(
  'author_requests',
  {
    id: serial('id').primaryKey(),
    /** post or comment */
    contentType: text('content_type').notNull(),
    contentId: integer('content_id').notNull(),
    askedById: integer('asked_by_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    askedAt: at('asked_at').notNull(),
    agreedById: integer('agreed_by_id').references(() => users.id, { onDelete: 'set null' }),
    agreedAt: at('agreed_at'),
  },
  (t) => [
    uniqueIndex('author_requests_content').on(t.contentType, t.contentId),
    index('author_requests_asked').on(t.askedAt),
    index('author_requests_asker').on(t.askedById).where(sql`asked_by_id is not null`),
    index('author_requests_agreer').on(t.agreedById).where(sql`agreed_by_id is not null`),
  ],
);

/** Acts of splitting and merging. */
export const topicMoves = pgTable(
  'topic_moves',
  {
    id: serial('id').primaryKey(),
    /** split or merge */
    kind: text('kind').notNull().$type<TopicMove['kind']>(),
    fromId: topic('from_id'),
    toId: topic('to_id'),
    movedById: integer('moved_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The topic was closed before it was merged, and stays so when that is undone. */
    wasClosed: boolean('was_closed').notNull().default(false),
    movedAt: at('moved_at').notNull(),
    undoneAt: at('undone_at'),
  },
  (t) => [index('topic_moves_from').on(t.fromId), index('topic_moves_to').on(t.toId)],
);

/** Where each moved reply was, so that old addresses lead on. */
export const movedReplies = pgTable(
  'moved_replies',
  {
    moveId: integer('move_id')
      .notNull()
      .references(() => topicMoves.id, { onDelete: 'cascade' }),
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    fromId: topic('from_id'),
    fromNumber: integer('from_number').notNull(),
    /** 0: it became the text of the new topic. */
    toNumber: integer('to_number').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moveId, t.commentId] }),
    index('moved_replies_place').on(t.fromId, t.fromNumber),
    index('moved_replies_comment').on(t.commentId),
  ],
);
