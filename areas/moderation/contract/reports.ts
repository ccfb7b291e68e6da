import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { ModerationAction } from './actions.ts';
import { CasePicture } from './evidence.ts';
import { asModerator, ReportContentType, Severity } from './fields.ts';

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
export type ReportResolution = z.infer<typeof ReportResolution>;

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

/** A private message that was sent along with a report, as it was then. */
export const ReportedMessage = z.object({
  id: Id,
  /** Null for whoever wrote it under another name. */
  fromUserId: Id.nullable(),
  name: z.string(),
  content: z.string(),
  createdAt: Timestamp,
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

/** A report as moderators see it (MOD-37). All reports of one thing are one case, taken and decided together. */
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
  caseId: Id,
  /** Of the case: a decision that names an older one is refused. */
  version: Version,
  /** self_harm: somebody may be in danger. It stands before everything else. */
  queue: z.enum(['normal', 'self_harm']),
  /** Who has taken it, while that holds. */
  assignee: Person.nullable(),
  assignedUntil: Timestamp.nullable(),
  /** The reporter was not sure what it is: something felt wrong. */
  unsure: z.boolean(),
  /** When the first of its reports came: from then on there are 24 hours. */
  firstReportedAt: Timestamp,
});
export type Report = z.infer<typeof Report>;

export const ReportDetail = Report.extend({
  /** The words as they were when it was first reported. */
  text: z.string(),
  /** As they are now; none while it is removed. */
  pictures: z.array(CasePicture),
  /** Where it stands now; null where moderators cannot go, or when it is gone. */
  href: z.string().nullable(),
  removed: z.boolean(),
  canRemove: z.boolean(),
  subject: Person.nullable(),
  /** All reports of the case, the oldest first. */
  reports: z.array(
    z.object({
      id: Id,
      reason: ReportReason,
      description: z.string().nullable(),
      createdAt: Timestamp,
      reporterId: Id.nullable(),
    }),
  ),
  /** What was decided about the same person before, the latest first. */
  history: z.array(ModerationAction),
  /** Something of theirs was taken down within 30 days: a second time, a suspension is proposed. */
  proposesSuspension: z.boolean(),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

export const createReport = operation({
  name: 'createReport',
  method: 'POST',
  path: '/api/reports',
  policy: 'moderation.asReporter',
  lane: 'reserved',
  summary: 'Reports something to the moderators. The same report within a day answers with the first one.',
  body: z.object({
    reporterId: id,
    /** Who wrote it; left out where that is not shown, in a space under another name. */
    reportedUserId: id.optional(),
    contentType: ReportContentType,
    contentId: id,
    reason: ReportReason,
    description: z.string().trim().max(reportDescriptionLimit).optional(),
    /** The reporter did not choose a reason: something feels wrong. It goes with the reason other. */
    unsure: z.boolean().optional(),
    /** hate_speech and harassment are always stored as high. */
    priority: z.enum(['low', 'medium', 'high']).default('medium'),
  }),
  output: json(FiledReport),
  status: 201,
  rate: 'report',
  whileSuspended: true,
});

export const listReports = operation({
  name: 'listReports',
  method: 'GET',
  path: '/api/reports',
  policy: 'moderator',
  summary: 'The queue: danger and urgent ones first, then serious reasons, then the oldest.',
  query: z.object({
    ...paging(50),
    status: ReportStatus.optional(),
    priority: ReportPriority.optional(),
    /** Looks in reasons and descriptions. */
    q: z.string().trim().max(100).optional(),
    /** true: each case once, as its first report. */
    gathered: z.enum(['true', 'false']).optional(),
  }),
  output: paged(Report),
  rate: 'search',
});

export const getReport = operation({
  name: 'getReport',
  method: 'GET',
  path: '/api/reports/{id}',
  policy: 'moderator',
  summary:
    'A report with its case: what was reported, by how many people, and earlier decisions about the same person.',
  params: z.object({ id }),
  output: json(ReportDetail),
});

export const assignReport = operation({
  name: 'assignReport',
  method: 'PUT',
  path: '/api/reports/{id}/assign',
  policy: 'moderation.asModerator',
  summary: 'Assigns the case of a report to you for 30 minutes; it is then under review.',
  params: z.object({ id }),
  body: z.object(asModerator),
  output: json(ReportDetail),
  errors: ['conflict'],
});

export const releaseReport = operation({
  name: 'releaseReport',
  method: 'POST',
  path: '/api/reports/{id}/release',
  policy: 'moderator',
  summary: 'Releases a case assigned to you, so that it is waiting again.',
  params: z.object({ id }),
  output: json(ReportDetail),
  errors: ['conflict'],
});

export const setReportPriority = operation({
  name: 'setReportPriority',
  method: 'PUT',
  path: '/api/reports/{id}/priority',
  policy: 'moderator',
  summary: 'Sets the priority of an open case.',
  params: z.object({ id }),
  body: z.object({ priority: ReportPriority }),
  output: json(ReportDetail),
  errors: ['conflict'],
});

/** A report as the one who made it reads it. */
export const OwnReport = FiledReport.extend({
  description: z.string().nullable(),
  resolvedAt: Timestamp.nullable(),
  /** What came of it, without anything about the other person that is not theirs to know. */
  outcome: z.enum(['waiting', 'reviewing', 'acted', 'no_action', 'dismissed']),
  /** Undecided for 48 hours: the evidence can be had as a file. */
  evidenceReady: z.boolean(),
});
export type OwnReport = z.infer<typeof OwnReport>;

export const listMyReports = operation({
  name: 'listMyReports',
  method: 'GET',
  path: '/api/my-reports',
  policy: 'member',
  summary: 'Your reports and their outcomes, newest first.',
  output: json(z.array(OwnReport)),
});

export const reportCreated = event('reportCreated', z.object({ reportId: Id }));
/** A case, flag or appeal is not as it was. */
export const moderationChanged = event('moderationChanged', z.object({ caseId: Id.nullable() }));
/** One of the reporters of a case hears what came of it. */
export const reportDecided = event('reportDecided', z.object({ reportId: Id, userId: Id }));

/** What somebody wrote sounds as if they were in danger. */
export const helpOffered = event('helpOffered', z.object({ userId: Id }));

export const reportsPart = contractPart({
  operations: [createReport, listReports, getReport, assignReport, releaseReport, setReportPriority, listMyReports],
  events: [reportCreated, moderationChanged, reportDecided, helpOffered],
  entities: {
    FiledReport,
    OwnReport,
    Report,
    ReportContentType,
    ReportDetail,
    ReportPriority,
    ReportReason,
    ReportResolution,
    ReportStatus,
    ReportedMessage,
    Severity,
  },
});
