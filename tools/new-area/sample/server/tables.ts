import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const sampleThings = pgTable(
  'sample_things',
  {
    id: serial('id').primaryKey(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** By its author, who can restore it for a while. */
    deletedAt: at('deleted_at'),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${sampleThings.title}), 'A') || setweight(to_tsvector('english', ${sampleThings.text}), 'B')`,
    ),
  },
  (t) => [
    index('sample_things_newest').on(t.createdAt, t.id),
    index('sample_things_author').on(t.authorId),
    index('sample_things_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('sample_things_words').using('gin', t.words),
  ],
);
