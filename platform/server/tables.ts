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
  varchar,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Events written with their cause; a row stays until every reaction has run, and a week longer for looking back. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    /** Names of the reactions that still have to run. */
    pending: text('pending').array().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment; null once nothing is pending or the event is parked after too many tries. */
    dueAt: at('due_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (t) => [index('outbox_due').on(t.dueAt).where(sql`due_at is not null`), index('outbox_created').on(t.createdAt)],
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
export const auditLog = pgTable('audit_log', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: at('at').notNull(),
  actorId: integer('actor_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
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
