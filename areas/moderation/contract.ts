import { z } from 'zod';
import { Id, id, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { areaContract, event, file, json, operation, paged } from '#platform/contract/operation.ts';

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

/** MOD-30 */
export const Severity = z.enum(['low', 'moderate', 'severe', 'critical']);
export type Severity = z.infer<typeof Severity>;

/** What can be reported: the area of each says who wrote it and whether the reporter may see it. */
export const reportKinds = [
  'post',
  'comment',
  'member',
  'resource',
  'message',
  'space_post',
  'space_comment',
  'space_file',
  'space',
  'place',
  'place_fact',
  'event',
  'game_room',
  'game_message',
] as const;
export const ReportContentType = z.enum(reportKinds);
export type ReportContentType = z.infer<typeof ReportContentType>;

/** Characters of the optional details (REPORT-11). */
export const reportDescriptionLimit = 500;
export const noteLimit = 2000;
export const appealLimit = 2000;

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
  takenBy: Person.nullable(),
  takenUntil: Timestamp.nullable(),
  /** The reporter was not sure what it is: something felt wrong. */
  unsure: z.boolean(),
  /** When the first of its reports came: from then on there are 24 hours. */
  firstReportedAt: Timestamp,
});
export type Report = z.infer<typeof Report>;

export const ActionType = z.enum(['warning_issued', 'content_removed', 'user_suspended']);
export type ActionType = z.infer<typeof ActionType>;

/** What moderators did (MOD-38). */
export const ModerationAction = z.object({
  id: Id,
  moderatorId: Id.nullable(),
  /** Null when the account is gone, and for whoever wrote it under another name. */
  targetUserId: Id.nullable(),
  actionType: ActionType,
  reason: z.string(),
  severity: Severity,
  contentId: Id.nullable(),
  contentType: ReportContentType.nullable(),
  isActive: z.boolean(),
  expiresAt: Timestamp.nullable(),
  createdAt: Timestamp,
  /** lifted: an appeal was upheld. */
  status: z.enum(['active', 'expired', 'lifted']),
  moderatorName: z.string().nullable(),
  targetName: z.string().nullable(),
  /** A suspension for good counts until expiresAt, and for good once a second moderator has agreed. */
  forGood: z.enum(['no', 'proposed', 'agreed']),
});
export type ModerationAction = z.infer<typeof ModerationAction>;

/** A picture or clip of what was reported or flagged. Screens load it only when a moderator asks for it. */
export const CasePicture = z.object({
  kind: z.enum(['picture', 'clip', 'avatar', 'banner']),
  url: z.string(),
  /** Still shown before a clip plays. */
  posterUrl: z.string().nullable(),
  /** WebVTT. */
  captionsUrl: z.string().nullable(),
  /** Empty: not described. */
  description: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type CasePicture = z.infer<typeof CasePicture>;

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

const asModerator = { moderatorId: id.optional() };

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

/** What goes with a measure against somebody. */
const measure = {
  severity: Severity.default('moderate'),
  /** Until when a suspension holds; left out, the severity says: 1, 7, 30 or 90 days. */
  expiresAt: Timestamp.optional(),
  /** A suspension for good: it needs a second moderator. */
  forGood: z.boolean().optional(),
};

export const decideReport = operation({
  name: 'decideReport',
  method: 'PUT',
  path: '/api/reports/{id}',
  policy: 'moderator',
  summary: 'Decides the case of a report assigned to you, and carries out the decision.',
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['resolved', 'dismissed']),
    /** Needed with resolved. */
    resolution: ReportResolution.optional(),
    /** The time is the server’s own. */
    resolvedAt: z.string().optional(),
    moderatorNotes: optionalText(noteLimit),
    ...measure,
    /** What one has read; left out, whatever it is now. */
    version: Version.optional(),
  }),
  output: json(ReportDetail),
  errors: ['conflict'],
});

export const createModerationAction = operation({
  name: 'createModerationAction',
  method: 'POST',
  path: '/api/moderation-actions',
  policy: 'moderation.asModerator',
  summary: 'Warns, removes or suspends, and records it. After a decision that did the same, completes that record.',
  body: z.object({
    ...asModerator,
    targetUserId: id,
    actionType: ActionType,
    reason: text(noteLimit),
    ...measure,
    contentId: id.optional(),
    contentType: ReportContentType.optional(),
  }),
  output: json(ModerationAction),
  status: 201,
  errors: ['conflict'],
});

export const listModerationActions = operation({
  name: 'listModerationActions',
  method: 'GET',
  path: '/api/moderation-actions',
  policy: 'moderator',
  summary: 'Actions by moderators, newest first.',
  query: z.object(paging(50)),
  output: paged(ModerationAction),
});

export const agreeToSuspension = operation({
  name: 'agreeToSuspension',
  method: 'POST',
  path: '/api/moderation-actions/{id}/agree',
  policy: 'moderator',
  summary: 'Agrees, as a second moderator, that a suspension is permanent.',
  params: z.object({ id }),
  output: json(ModerationAction),
  errors: ['conflict'],
});

export const ModerationCounts = z.object({
  /** MOD-02 */
  pending: z.number().int(),
  reviewing: z.number().int(),
  flags: z.number().int(),
  resolvedToday: z.number().int(),
  appeals: z.number().int(),
  /** Open for more than 12 hours, and for more than 24. */
  late: z.number().int(),
  overdue: z.number().int(),
  /** Someone may be in danger. */
  danger: z.number().int(),
  oldestAt: Timestamp.nullable(),
});
export type ModerationCounts = z.infer<typeof ModerationCounts>;

export const countModeration = operation({
  name: 'countModeration',
  method: 'GET',
  path: '/api/moderation/counts',
  policy: 'moderator',
  summary: 'How many cases, flags and appeals are waiting, and for how long the oldest has waited.',
  output: json(ModerationCounts),
});

export const flagTypes = ['self_harm', 'money_request', 'personal_details', 'repeated_links', 'spam'] as const;
export const FlagType = z.enum(flagTypes);
export type FlagType = z.infer<typeof FlagType>;

/** Something that a rule of ours noticed (MOD-39). It hides nothing. */
export const ContentFlag = z.object({
  id: Id,
  flagType: FlagType,
  contentType: ReportContentType,
  contentId: Id,
  confidence: z.number().min(0).max(1),
  isResolved: z.boolean(),
  createdAt: Timestamp,
  /** Why, in plain words. */
  reasons: z.array(z.string()),
});
export type ContentFlag = z.infer<typeof ContentFlag>;

export const ContentFlagDetail = ContentFlag.extend({
  /** As it is now; empty when it is gone. */
  text: z.string(),
  pictures: z.array(CasePicture),
  href: z.string().nullable(),
  removed: z.boolean(),
  canRemove: z.boolean(),
  subject: Person.nullable(),
  history: z.array(ModerationAction),
});
export type ContentFlagDetail = z.infer<typeof ContentFlagDetail>;

export const listContentFlags = operation({
  name: 'listContentFlags',
  method: 'GET',
  path: '/api/content-flags',
  policy: 'moderator',
  summary: 'What our rules flagged: danger first, then the oldest.',
  query: z.object({ ...paging(50), isResolved: z.enum(['true', 'false']).optional() }),
  output: paged(ContentFlag),
});

export const getContentFlag = operation({
  name: 'getContentFlag',
  method: 'GET',
  path: '/api/content-flags/{id}',
  policy: 'moderator',
  summary: 'A flag with the content it is about.',
  params: z.object({ id }),
  output: json(ContentFlagDetail),
});

export const reviewContentFlag = operation({
  name: 'reviewContentFlag',
  method: 'PUT',
  path: '/api/content-flags/{id}',
  policy: 'moderator',
  summary: 'Dismisses a flag, or acts on it. Either way it is resolved.',
  params: z.object({ id }),
  body: z.object({
    outcome: z.enum(['dismissed', 'warning_issued', 'content_removed', 'user_suspended']),
    moderatorNotes: optionalText(noteLimit),
    ...measure,
  }),
  output: json(ContentFlag),
  errors: ['conflict'],
});

/** A decision as the person whom it concerns reads it. */
export const Decision = z.object({
  id: Id,
  actionType: ActionType,
  /** What the moderator wrote. */
  reason: z.string(),
  severity: Severity,
  /** The reason of the first report, or what a rule noticed; null when moderators saw it themselves. */
  rule: z.string().nullable(),
  contentType: ReportContentType.nullable(),
  /** Their own words that it is about. */
  text: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  forGood: z.enum(['no', 'proposed', 'agreed']),
  status: z.enum(['active', 'expired', 'lifted']),
  /** Until when they may appeal. */
  appealUntil: Timestamp,
  appeal: z
    .object({
      words: z.string(),
      createdAt: Timestamp,
      status: z.enum(['pending', 'upheld', 'declined']),
      answer: z.string(),
      decidedAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const getDecision = operation({
  name: 'getDecision',
  method: 'GET',
  path: '/api/decisions/{id}',
  policy: 'moderation.ownDecision',
  summary: 'A decision about you. You can only see your own.',
  params: z.object({ id }),
  output: json(Decision),
});

export const listMyDecisions = operation({
  name: 'listMyDecisions',
  method: 'GET',
  path: '/api/decisions',
  policy: 'member',
  summary: 'All decisions about you, newest first.',
  output: json(z.array(Decision)),
});

export const appealDecision = operation({
  name: 'appealDecision',
  method: 'POST',
  path: '/api/decisions/{id}/appeal',
  policy: 'moderation.ownDecision',
  summary: 'Appeals a decision about you, once, within 30 days. Another moderator reviews it.',
  params: z.object({ id }),
  body: z.object({ words: text(appealLimit) }),
  output: json(Decision),
  status: 201,
  errors: ['conflict', 'gone'],
  whileSuspended: true,
});

export const Appeal = z.object({
  id: Id,
  words: z.string(),
  createdAt: Timestamp,
  status: z.enum(['pending', 'upheld', 'declined']),
  action: ModerationAction,
  /** What the decision was about, as it was then. */
  text: z.string(),
  /** False for whoever made the decision: another moderator looks at it. */
  mayDecide: z.boolean(),
});
export type Appeal = z.infer<typeof Appeal>;

export const listAppeals = operation({
  name: 'listAppeals',
  method: 'GET',
  path: '/api/appeals',
  policy: 'moderator',
  summary: 'Waiting appeals, oldest first.',
  output: json(z.array(Appeal)),
});

export const decideAppeal = operation({
  name: 'decideAppeal',
  method: 'PUT',
  path: '/api/appeals/{id}',
  policy: 'moderator',
  summary: 'Upholds an appeal and restores everything, or declines it. Never by the moderator who made the decision.',
  params: z.object({ id }),
  body: z.object({ status: z.enum(['upheld', 'declined']), answer: text(noteLimit) }),
  output: json(Appeal),
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

export const getEvidence = operation({
  name: 'getEvidence',
  method: 'GET',
  path: '/api/my-reports/{id}/evidence',
  policy: 'moderation.ownReport',
  summary:
    'Your own report with what was reported, as a page to keep or send to eSafety, after 48 hours without a decision.',
  params: z.object({ id }),
  output: file('text/html; charset=utf-8'),
});

export const Transparency = z.object({
  /** Since when is counted: 90 days. */
  since: Timestamp,
  reports: z.number().int(),
  open: z.number().int(),
  decided: z.number().int(),
  decidedInTime: z.number().int(),
  /** Null while nothing was decided. */
  medianHours: z.number().nullable(),
  resolutions: z.object({
    warning_issued: z.number().int(),
    content_removed: z.number().int(),
    user_suspended: z.number().int(),
    no_action: z.number().int(),
    dismissed: z.number().int(),
  }),
  appeals: z.number().int(),
  appealsUpheld: z.number().int(),
  flags: z.number().int(),
});
export type Transparency = z.infer<typeof Transparency>;

export const getTransparency = operation({
  name: 'getTransparency',
  method: 'GET',
  path: '/api/transparency',
  policy: 'anyone',
  summary: 'Moderation figures for the last 90 days.',
  output: json(Transparency),
});

export const reportCreated = event('reportCreated', z.object({ reportId: Id }));
/** A case, flag or appeal is not as it was. */
export const moderationChanged = event('moderationChanged', z.object({ caseId: Id.nullable() }));
/** One of the reporters of a case hears what came of it. */
export const reportDecided = event('reportDecided', z.object({ reportId: Id, userId: Id }));
export const decisionMade = event('decisionMade', z.object({ actionId: Id, userId: Id }));
export const appealDecided = event('appealDecided', z.object({ actionId: Id, userId: Id }));
/** What somebody wrote sounds as if they were in danger. */
export const helpOffered = event('helpOffered', z.object({ userId: Id }));

export const moderationContract = areaContract({
  name: 'moderation',
  operations: [
    createReport,
    listReports,
    getReport,
    assignReport,
    releaseReport,
    setReportPriority,
    decideReport,
    createModerationAction,
    listModerationActions,
    agreeToSuspension,
    countModeration,
    listContentFlags,
    getContentFlag,
    reviewContentFlag,
    getDecision,
    listMyDecisions,
    appealDecision,
    listAppeals,
    decideAppeal,
    listMyReports,
    getEvidence,
    getTransparency,
  ],
  events: [reportCreated, moderationChanged, reportDecided, decisionMade, appealDecided, helpOffered],
  entities: {
    ActionType,
    Appeal,
    CasePicture,
    ContentFlag,
    ContentFlagDetail,
    Decision,
    FiledReport,
    FlagType,
    ModerationAction,
    ModerationCounts,
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
    Transparency,
  },
});
