import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** Events written with their cause; a row stays until every reaction has run, and a week longer for looking back. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
);

/** What still has to be done for an event: one row for each reaction, which goes when it has run. */
export const outboxWork = pgTable(
  'outbox_work',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    reaction: text('reaction').notNull(),
    /** Counted, and committed, before each run. */
    attempts: integer('attempts').notNull().default(0),
    /** Runs that came back with an error. The others hung, or ended with their process. */
    failures: integer('failures').notNull().default(0),
    /** Not before this moment. While it runs: the end of the lease. Null: parked for people to look at. */
    dueAt: at('due_at'),
    /** Whose run it is; another run has another one. */
    claim: text('claim'),
    /** Name and code of an error, never its text. */
    lastError: text('last_error'),
    parkedAt: at('parked_at'),
  },
  (t) => [
    uniqueIndex('outbox_work_once').on(t.eventId, t.reaction),
    index('outbox_work_due').on(t.dueAt, t.id).where(sql`due_at is not null`),
    index('outbox_work_parked').on(t.parkedAt, t.id).where(sql`parked_at is not null`),
  ],
);

/** First answers to writes that carried an Idempotency-Key, replayed for 24 hours. */
export const idempotency = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** HMAC of the input: another body under the same key is refused with 422. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status').notNull(),
    /** JSON text, sealed; null for an empty answer, and for one that is not given again. */
    body: text('body'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index('idempotency_created').on(t.createdAt)],
);

/** Append-only, hash-chained: who did what to what. Each hash covers the row and the hash before it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** HMAC of the hash; null for entries from before there were seals, which those after them cover. */
    seal: text('seal'),
  },
  (t) => [
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_subject').on(t.subject, t.id),
    index('audit_log_action').on(t.action, t.id),
  ],
);

/** The end of the audit log, sealed, so that entries cannot be cut off it; one row. */
export const auditHead = pgTable('audit_head', {
  id: smallint('id').primaryKey(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  seal: text('seal').notNull(),
  /** What the last check found: null in broken_at when the log was whole. */
  checkedAt: at('checked_at'),
  checkedEntries: bigint('checked_entries', { mode: 'number' }),
  brokenAt: bigint('broken_at', { mode: 'number' }),
});

/** Mails of an installation without a mail server (the demo): shown at /outbox, never sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html'),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Shape laid down by rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
