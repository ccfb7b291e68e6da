import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** Where a member had read to, for the finish line. */
export const feedReads = pgTable('feed_reads', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Everything newer than this was new at the last visit that ended. */
  seenUntil: at('seen_until').notNull(),
  /** Newest post shown in the visit that goes on. */
  newestShown: at('newest_shown').notNull(),
  visitedAt: at('visited_at').notNull(),
});
