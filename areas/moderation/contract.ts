import { z } from 'zod';
import { Id, id, paging, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, event, json, operation, paged } from '#platform/contract/operation.ts';

/** REPORT-05 to 10; the labels are on the web side. */
export const reportReasons = [
  'harassment',
  'spam',
  'inappropriate_content',
  'misinformation',
  'hate_speech',
  'other',
] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** urgent is set by moderators or a server rule, never by the reporter (C-08). */
export const ReportPriority = z.enum(['low', 'medium', 'high', 'urgent']);
export type ReportPriority = z.infer<typeof ReportPriority>;

export const ReportStatus = z.enum(['pending', 'reviewing', 'resolved', 'dismissed']);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const ReportResolution = z.enum(['warning_issued', 'content_removed', 'user_suspended', 'no_action']);

/** What can be reported: the area of each says who wrote it and whether the reporter may see it. */
export const ReportContentType = z.enum([
  'post',
  'comment',
  'member',
  'resource',
  'message',
  'space_post',
  'space_comment',
  'event',
]);
export type ReportContentType = z.infer<typeof ReportContentType>;

/** Characters of the optional details (REPORT-11). */
export const reportDescriptionLimit = 500;

/** What the reporter gets back. */
export const FiledReport = z.object({
  id: Id,
  status: ReportStatus,
  priority: ReportPriority,
  createdAt: Timestamp,
  reason: ReportReason,
  contentType: ReportContentType,
  contentId: Id,
});
export type FiledReport = z.infer<typeof FiledReport>;

/** A private message that was sent along with a report, as it read then. */
export const ReportedMessage = z.object({
  id: Id,
  /** Null for whoever wrote it under another name. */
  fromUserId: Id.nullable(),
  name: z.string(),
  content: z.string(),
  createdAt: Timestamp,
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

/** A report as moderators see it (MOD-37). */
export const Report = FiledReport.extend({
  description: z.string().nullable(),
  /** Null when the account is gone, and for whoever wrote it under another name. */
  reportedUserId: Id.nullable(),
  /** For moderators only, never for the reported person (C-09). Null when the account is gone. */
  reporterId: Id.nullable(),
  resolvedAt: Timestamp.nullable(),
  resolution: ReportResolution.nullable(),
  moderatorNotes: z.string().nullable(),
  /** How many different members have reported the same thing. */
  reporters: z.number().int().min(1),
  /** What moderators could not read otherwise: the reported message, last, and those before it. */
  messages: z.array(ReportedMessage),
});
export type Report = z.infer<typeof Report>;

export const createReport = operation({
  name: 'createReport',
  method: 'POST',
  path: '/api/reports',
  policy: 'moderation.asReporter',
  summary: 'Reports something to the moderators. The same report within a day answers with the first one.',
  body: z.object({
    reporterId: id,
    /** Who wrote it; left out where that is not shown, in a space under another name. */
    reportedUserId: id.optional(),
    contentType: ReportContentType,
    contentId: id,
    reason: ReportReason,
    description: z.string().trim().max(reportDescriptionLimit).optional(),
    /** hate_speech and harassment are always stored as high. */
    priority: z.enum(['low', 'medium', 'high']).default('medium'),
  }),
  output: json(FiledReport),
  status: 201,
  rate: 'report',
});

export const listReports = operation({
  name: 'listReports',
  method: 'GET',
  path: '/api/reports',
  policy: 'moderator',
  summary: 'The queue: serious reasons first, then the oldest.',
  query: z.object({ ...paging(50), status: ReportStatus.optional() }),
  output: paged(Report),
});

export const reportCreated = event('reportCreated', z.object({ reportId: Id }));

export const moderationContract = areaContract({
  name: 'moderation',
  operations: [createReport, listReports],
  events: [reportCreated],
});
