import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const formerMember = <Name extends string>(name: Name) =>
  integer(name).references(() => users.id, { onDelete: 'set null' });

/**
 * Requests for support. Of an anonymous one the author's number is nowhere in the open: it is sealed, and a scrambled
 * mark finds the author's own requests.
 */
export const crisisRequests = pgTable(
  'crisis_requests',
  {
    /** Random, so that no order can be read from it. */
    id: text('id').primaryKey(),
    /** Null when it is anonymous. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of the author's number; null unless it is anonymous. */
    authorMark: text('author_mark'),
    /** The author's number and the exact time, sealed. */
    authorSealed: text('author_sealed').notNull(),
    urgency: text('urgency').notNull(),
    supportType: text('support_type').notNull(),
    /** What is happening and where, sealed. */
    words: text('words_sealed').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    preferredContact: text('preferred_contact'),
    /** open, in-progress, escalated, resolved */
    status: text('status').notNull().default('open'),
    supporterId: formerMember('supporter_id'),
    /** Why it was escalated, sealed. */
    escalation: text('escalation_sealed'),
    responseMinutes: integer('response_minutes'),
    version: integer('version').notNull().default(1),
    /** The hour alone when it is anonymous. */
    createdAt: at('created_at').notNull(),
    /** The day alone. */
    acceptedOn: at('accepted_on'),
    resolvedOn: at('resolved_on'),
  },
  (t) => [
    index('crisis_requests_author').on(t.authorId),
    index('crisis_requests_mark').on(t.authorMark),
    index('crisis_requests_open').on(t.status, t.createdAt),
    index('crisis_requests_supporter').on(t.supporterId),
    check(
      'crisis_requests_anonymous',
      sql`(${t.authorId} is null) = ${t.isAnonymous} and (${t.authorMark} is not null) = ${t.isAnonymous}`,
    ),
  ],
);

/** What is written in a request. The author's number is not repeated here. */
export const crisisMessages = pgTable(
  'crisis_messages',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => crisisRequests.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    byAuthor: boolean('by_author').notNull(),
    /** Who helped and wrote it. */
    supporterId: formerMember('supporter_id'),
    body: text('body_sealed').notNull(),
    /** To the minute. */
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.seq] }), index('crisis_messages_supporter').on(t.supporterId)],
);

/**
 * Reports of conversations. Neither the author's number nor a copy of what was written is here: the request has both,
 * and they go with it.
 */
export const crisisReports = pgTable(
  'crisis_reports',
  {
    /** Random, as that of a request. */
    id: text('id').primaryKey(),
    requestId: text('request_id').references(() => crisisRequests.id, { onDelete: 'set null' }),
    /** True: the author reported the supporter. False: the supporter reported the author. */
    byAuthor: boolean('by_author').notNull(),
    supporterId: formerMember('supporter_id'),
    /** The message that was reported; null: the whole conversation. */
    messageSeq: integer('message_seq'),
    /** The last message that there was; the reviewer reads no later ones. */
    lastSeq: integer('last_seq').notNull(),
    reason: text('reason').notNull(),
    /** What the reporter wrote, sealed. */
    details: text('details_sealed').notNull(),
    /** The request is no longer for this supporter. */
    keepsAway: boolean('keeps_away').notNull().default(false),
    /** Null: it waits. */
    outcome: text('outcome'),
    /** To the person who reported, sealed. */
    reply: text('reply_sealed').notNull().default(''),
    /** To the person it is about, sealed. */
    told: text('told_sealed').notNull().default(''),
    decidedBy: formerMember('decided_by'),
    decidedAt: at('decided_at'),
    version: integer('version').notNull().default(1),
    /** The hour alone when the request is anonymous. */
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('crisis_reports_request').on(t.requestId),
    index('crisis_reports_supporter').on(t.supporterId),
    index('crisis_reports_waiting').on(t.createdAt).where(sql`outcome is null`),
  ],
);

/** Who asked to become a supporter, and what became of it. */
export const crisisSupporters = pgTable('crisis_supporters', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** applied, approved, declined */
  state: text('state').notNull().default('applied'),
  title: text('title').notNull(),
  experience: integer('experience').notNull(),
  specialties: text('specialties').array().notNull(),
  why: text('why').notNull(),
  agreedAt: at('agreed_at').notNull(),
  appliedAt: at('applied_at').notNull(),
  decidedBy: formerMember('decided_by'),
  decidedAt: at('decided_at'),
  onDuty: boolean('on_duty').notNull().default(false),
});

/** Safety plans, sealed in their members' browsers: the server cannot read them. */
export const crisisPlans = pgTable('crisis_plans', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});
