import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { spaces } from '#areas/spaces/server/tables.ts';

/** What a support group has besides its space. */
export const supportGroups = pgTable(
  'support_groups',
  {
    spaceId: integer('space_id')
      .primaryKey()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
  },
  (t) => [index('support_groups_category').on(t.category)],
);
