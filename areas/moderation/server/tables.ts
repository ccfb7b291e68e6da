import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, real, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { ReportPriority, ReportStatus } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
/** Rows stay when an account goes; the number becomes empty. */
const former = <Name extends string>(name: Name) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** What was reported, once, with everything that was decided about it. A thing has one open case at most. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: serial('id').primaryKey(),
    contentType: text('content_type').notNull(),
    contentId: integer('content_id').notNull(),
    /** Null too for whoever wrote it under another name. */
    subjectUserId: former('subject_user_id'),
    /** JSON of { text, messages } as it read when it was first reported, sealed. */
    snapshot: text('snapshot'),
    /** pending, reviewing, resolved, dismissed */
    status: text('status').notNull().default('pending'),
    /** low, medium, high, urgent: the highest of its reports, or what moderators set. */
    priority: text('priority').notNull(),
    /** normal or self_harm */
    queue: text('queue').notNull().default('normal'),
    takenById: former('taken_by_id'),
    takenAt: at('taken_at'),
    decidedById: former('decided_by_id'),
    decidedAt: at('decided_at'),
    resolution: text('resolution'),
    notes: text('notes'),
    firstReportedAt: at('first_reported_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('moderation_cases_open').on(t.contentType, t.contentId).where(sql`status in ('pending', 'reviewing')`),
    index('moderation_cases_status').on(t.status, t.firstReportedAt),
    index('moderation_cases_subject').on(t.subjectUserId),
  ],
);

/** Reports as members file them. Kept when the content or an account goes. */
export const reports = pgTable(
  'reports',
  {
    id: serial('id').primaryKey(),
    /** Null in those from before there were cases, until the next start. */
    caseId: integer('case_id').references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** Seen by moderators only, never by the reported person (C-09). */
    reporterId: former('reporter_id'),
    reportedUserId: former('reported_user_id'),
    /** post, comment, member, resource, … : what areas declare as reportable. */
    contentType: text('content_type').notNull(),
    contentId: integer('content_id').notNull(),
    reason: text('reason').notNull(),
    description: text('description'),
    /** The reporter did not choose a reason. */
    unsure: boolean('unsure').notNull().default(false),
    /** JSON of ReportedMessage[], sealed with the server's secret; null where anybody could look for themselves. */
    evidence: text('evidence'),
    /** low, medium, high; urgent is set by moderators or a server rule (C-08). */
    priority: text('priority').notNull(),
    /** As its case: pending, reviewing, resolved, dismissed */
    status: text('status').notNull().default('pending'),
    resolution: text('resolution'),
    moderatorId: former('moderator_id'),
    moderatorNotes: text('moderator_notes'),
    createdAt: at('created_at').notNull().defaultNow(),
    resolvedAt: at('resolved_at'),
  },
  (t) => [
    index('reports_queue').on(t.status, t.createdAt, t.id),
    index('reports_subject').on(t.contentType, t.contentId),
    index('reports_reporter').on(t.reporterId, t.createdAt),
    index('reports_case').on(t.caseId, t.id),
  ],
);

/** What moderators did about somebody: warnings, taking down, suspensions. */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: serial('id').primaryKey(),
    moderatorId: former('moderator_id'),
    targetUserId: former('target_user_id'),
    /** They wrote it under another name: moderators do not learn who it is. */
    nameHidden: boolean('name_hidden').notNull().default(false),
    /** warning_issued, content_removed or user_suspended */
    actionType: text('action_type').notNull(),
    reason: text('reason').notNull(),
    /** low, moderate, severe, critical */
    severity: text('severity').notNull(),
    contentType: text('content_type'),
    contentId: integer('content_id'),
    caseId: integer('case_id').references(() => moderationCases.id, { onDelete: 'set null' }),
    /** The reason of the report, or the kind of the flag. */
    rule: text('rule'),
    /** What it is about, as it was then, sealed. */
    snapshot: text('snapshot'),
    /** Null: for good, or nothing that ends. */
    expiresAt: at('expires_at'),
    /** A suspension for good was asked for; it holds until expiresAt unless a second moderator agrees. */
    forGood: boolean('for_good').notNull().default(false),
    agreedById: former('agreed_by_id'),
    liftedAt: at('lifted_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('moderation_actions_target').on(t.targetUserId, t.createdAt),
    index('moderation_actions_content').on(t.contentType, t.contentId),
    index('moderation_actions_new').on(t.createdAt, t.id),
  ],
);

export const appeals = pgTable(
  'appeals',
  {
    id: serial('id').primaryKey(),
    actionId: integer('action_id')
      .notNull()
      .references(() => moderationActions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    /** pending, upheld or declined */
    status: text('status').notNull().default('pending'),
    answer: text('answer').notNull().default(''),
    decidedById: former('decided_by_id'),
    decidedAt: at('decided_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('appeals_once').on(t.actionId),
    index('appeals_status').on(t.status, t.createdAt),
    index('appeals_user').on(t.userId),
  ],
);

/** Filters of the queue that a moderator keeps under a name. */
export const moderationFilters = pgTable(
  'moderation_filters',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Empty: any words. */
    q: text('q').notNull().default(''),
    /** Null: any. */
    status: text('status').$type<ReportStatus>(),
    priority: text('priority').$type<ReportPriority>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('moderation_filters_name').on(t.userId, t.name)],
);

/** What the rules noticed. One kind of flag stands once at a thing while it is open. */
export const contentFlags = pgTable(
  'content_flags',
  {
    id: serial('id').primaryKey(),
    flagType: text('flag_type').notNull(),
    contentType: text('content_type').notNull(),
    contentId: integer('content_id').notNull(),
    confidence: real('confidence').notNull(),
    reasons: text('reasons').array().notNull(),
    resolvedAt: at('resolved_at'),
    resolvedById: former('resolved_by_id'),
    outcome: text('outcome'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('content_flags_open').on(t.contentType, t.contentId, t.flagType).where(sql`resolved_at is null`),
    index('content_flags_new').on(t.createdAt, t.id),
  ],
);
