import { bigint, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Copies of members' data that were asked for. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    /** Of one conversation alone; no reference, since the copy outlives it. */
    conversationId: integer('conversation_id'),
    /** asked, making, ready, failed, over */
    status: text('status').notNull().default('asked'),
    attempts: smallint('attempts').notNull().default(0),
    askedAt: at('asked_at').notNull(),
    /** When the present try began: a try that was killed is taken up again. */
    claimedAt: at('claimed_at'),
    /** Key of the stored ZIP, while it is ready. */
    fileKey: text('file_key'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    expiresAt: at('expires_at'),
  },
  (t) => [index('data_exports_member').on(t.userId, t.askedAt), index('data_exports_open').on(t.status, t.claimedAt)],
);
