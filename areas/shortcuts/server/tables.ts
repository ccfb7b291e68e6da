import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

/** Pages that a member keeps at hand: "Your shortcuts" on the feed. */
export const shortcuts = pgTable(
  'shortcuts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path within the site: /messages. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path] })],
);
