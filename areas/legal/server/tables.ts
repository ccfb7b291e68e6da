import { bigint, date, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { LegalRequestState } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
/** The record stays when an account goes; the number becomes empty. */
const former = <Name extends string>(name: Name) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Requests of police and courts for evidence. Days are Australian ones (Sydney). */
export const legalRequests = pgTable(
  'legal_requests',
  {
    id: serial('id').primaryKey(),
    userId: former('user_id'),
    agency: text('agency').notNull(),
    reference: text('reference').notNull(),
    basis: text('basis').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    /** account, or messages_with:12 (pure/kinds.ts) */
    parts: text('parts').array().notNull(),
    state: text('state').notNull().default('waiting').$type<LegalRequestState>(),
    /** The last day on which the copy waits for a second administrator. */
    holdUntil: date('hold_until').notNull(),
    recordedBy: former('recorded_by'),
    recordedAt: at('recorded_at').notNull(),
    decidedBy: former('decided_by'),
    decidedAt: at('decided_at'),
    reason: text('reason').notNull().default(''),
    /** The member is not told before the day after. */
    silentUntil: date('silent_until'),
    silentReason: text('silent_reason').notNull().default(''),
    givenAt: at('given_at'),
    toldAt: at('told_at'),
    copy: text('copy').notNull().default('asked').$type<'asked' | 'making' | 'ready' | 'failed' | 'gone'>(),
    attempts: smallint('attempts').notNull().default(0),
    /** When the present try began: a try that was killed is taken up again. */
    claimedAt: at('claimed_at'),
    fileKey: text('file_key'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    sha256: text('sha256').notNull().default(''),
    /** Until when an approved copy can be downloaded. */
    expiresAt: at('expires_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('legal_requests_newest').on(t.recordedAt, t.id),
    index('legal_requests_member').on(t.userId, t.givenAt),
    index('legal_requests_state').on(t.state, t.recordedAt, t.id),
    index('legal_requests_copy').on(t.copy, t.claimedAt),
  ],
);
