import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Reports as members file them. Kept when the content or an account goes. */
export const reports = pgTable(
  'reports',
  {
    id: serial('id').primaryKey(),
    /** Seen by moderators only, never by the reported person (C-09). */
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedUserId: integer('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** post, comment, member, resource, … : what areas declare as reportable. */
    contentType: text('content_type').notNull(),
    contentId: integer('content_id').notNull(),
    reason: text('reason').notNull(),
    description: text('description'),
    /** JSON of ReportedMessage[], sealed with the server's secret; null where anybody could look for themselves. */
    evidence: text('evidence'),
    /** low, medium, high; urgent is set by moderators or a server rule (C-08). */
    priority: text('priority').notNull(),
    /** pending, reviewing, resolved, dismissed */
    status: text('status').notNull().default('pending'),
    resolution: text('resolution'),
    moderatorId: integer('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    moderatorNotes: text('moderator_notes'),
    createdAt: at('created_at').notNull().defaultNow(),
    resolvedAt: at('resolved_at'),
  },
  (t) => [
    index('reports_queue').on(t.status, t.createdAt, t.id),
    index('reports_subject').on(t.contentType, t.contentId),
    index('reports_reporter').on(t.reporterId, t.createdAt),
  ],
);
