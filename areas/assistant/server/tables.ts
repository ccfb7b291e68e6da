import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

/** What members said they use. Private like health data: nobody else is shown it, and no other area reads it. */
export const assistiveDevices = pgTable(
  'assistive_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of deviceNames. */
    device: text('device').notNull(),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
);
