import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Categories; their rows are reference data (pure/categories.ts). */
export const forums = pgTable('forums', {
  id: smallint('id').primaryKey(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
});
