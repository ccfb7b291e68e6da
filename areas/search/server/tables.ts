import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** Two ways to say the same thing: whoever looks for one finds the other too. */
export const searchWords = pgTable(
  'search_words',
  {
    id: serial('id').primaryKey(),
    word: text('word').notNull(),
    means: text('means').notNull(),
    /** Came with the product. */
    shipped: boolean('shipped').notNull().default(false),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Taken off the list; the row stays, so that the next start does not bring a shipped pair back. */
    removedAt: at('removed_at'),
  },
  (t) => [
    uniqueIndex('search_words_pair').on(sql`lower(${t.word})`, sql`lower(${t.means})`),
    index('search_words_added_by').on(t.addedBy),
  ],
);
