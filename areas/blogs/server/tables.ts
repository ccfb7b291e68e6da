import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { posts } from '#areas/posts/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';

export const blogSeries = pgTable(
  'blog_series',
  {
    id: serial('id').primaryKey(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('blog_series_title').on(t.authorId, t.title)],
);

/** A blog is part of one series at most. */
export const blogParts = pgTable(
  'blog_parts',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id')
      .notNull()
      .references(() => blogSeries.id, { onDelete: 'cascade' }),
    /** Order within the series; gaps stay. */
    position: integer('position').notNull(),
  },
  (t) => [index('blog_parts_series').on(t.seriesId, t.position)],
);
