import { date, index, integer, pgTable, primaryKey, real, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

/** What members said they use. Private like health data: no one else is shown it, and no other area reads it. */
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

/** Members who keep the figures of their checks, and since when. */
export const writingProgress = pgTable('writing_progress', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** Figures of checks, for those who turned it on. No text is ever stored, nor any word of one. */
export const writingChecks = pgTable(
  'writing_checks',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day where the member was. */
    checkedOn: date('checked_on').notNull(),
    words: integer('words').notNull(),
    grade: real('grade').notNull(),
    findings: integer('findings').notNull(),
  },
  (t) => [index('writing_checks_of_member').on(t.userId, t.id)],
);
