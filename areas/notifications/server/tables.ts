import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One notice; events of one kind about one thing gather in it (actors, count) until it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** postLiked, commentCreated, memberFollowed, descriptionOffered, descriptionAccepted, … */
    kind: text('kind').notNull(),
    /** What it is about, for gathering: post:12. */
    subject: text('subject').notNull(),
    /** Address that the notice leads to. */
    link: text('link').notNull(),
    /** Ids of the members who caused it, latest first, at most 20. */
    actorIds: integer('actor_ids').array().notNull(),
    count: integer('count').notNull().default(1),
    /** Values for the sentence, such as { excerpt }. */
    detail: jsonb('detail').notNull().default({}),
    /** Outbox ids of the events in it: an event that is delivered twice counts once. */
    eventIds: integer('event_ids').array().notNull().default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    readAt: at('read_at'),
  },
  (t) => [
    index('notifications_member').on(t.userId, t.updatedAt, t.id),
    index('notifications_unread').on(t.userId).where(sql`read_at is null`),
    uniqueIndex('notifications_gather').on(t.userId, t.kind, t.subject).where(sql`read_at is null`),
  ],
);
