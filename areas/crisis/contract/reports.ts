import { z } from 'zod';
import { id, optionalText, Person, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { RequestId, requestStatuses } from './requests.ts';

export const reportReasons = ['harassment', 'sexual', 'bad_advice', 'private_information', 'money', 'other'] as const;
export const reportOutcomes = ['no_action', 'warned', 'moved', 'stopped'] as const;

/** What the two people of a conversation read about its reports. */
export const CrisisReport = z.object({
  id: RequestId,
  /** Null once the request is gone, and for a supporter whom it is about: they learn not where it was. */
  requestId: RequestId.nullable(),
  /** True: the reader sent it. False: a decision about the reader, with what the review team wrote to them. */
  mine: z.boolean(),
  /** What the reader is, or was, in that conversation. */
  side: z.enum(['author', 'supporter']),
  /** The message that was reported; null: the whole conversation, or a decision about the reader. */
  messageId: z.number().int().min(1).nullable(),
  /** Null for a decision about the reader. */
  reason: z.enum(reportReasons).nullable(),
  details: z.string(),
  /** The sender hears that something was done, and not what; the person it is about hears what. */
  outcome: z.enum(['waiting', 'acted', ...reportOutcomes]),
  /** What the review team wrote to the reader; empty: nothing. */
  words: z.string(),
  /** Only the hour in an anonymous request. Null for a decision about the reader. */
  reportedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
});
export type CrisisReport = z.infer<typeof CrisisReport>;

// `keyless` like all that an author does.
export const createCrisisReport = operation({
  name: 'createCrisisReport',
  method: 'POST',
  path: '/api/crisis-support/{id}/reports',
  policy: 'crisis.reportOther',
  lane: 'reserved',
  summary:
    'Reports a message from the other person in a request’s conversation, or the whole conversation. The request stays open.',
  params: z.object({ id: RequestId }),
  body: z.object({
    /** Left out: the whole conversation. */
    messageId: id.optional(),
    reason: z.enum(reportReasons),
    details: optionalText(limits.reason),
    /** The person who asked wants a different supporter: the request waits for the others, and this one loses it. */
    anotherSupporter: z.boolean().default(false),
  }),
  output: json(CrisisReport),
  status: 201,
  errors: ['conflict'],
  rate: 'report',
  keyless: true,
  whileSuspended: true,
});

export const listMyCrisisReports = operation({
  name: 'listMyCrisisReports',
  method: 'GET',
  path: '/api/crisis/my-reports',
  policy: 'member',
  lane: 'reserved',
  summary: 'Your own reports in crisis support, their outcomes, and decisions about you. Newest first.',
  output: paged(CrisisReport),
});

/** In the list of the review team: nothing that was written. */
export const CrisisReportSummary = z.object({
  id: RequestId,
  reason: z.enum(reportReasons),
  /** Who sent it. */
  by: z.enum(['author', 'supporter']),
  isAnonymous: z.boolean(),
  outcome: z.enum(reportOutcomes).nullable(),
  reportedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  version: Version,
});
export type CrisisReportSummary = z.infer<typeof CrisisReportSummary>;

export const listCrisisReports = operation({
  name: 'listCrisisReports',
  method: 'GET',
  path: '/api/crisis/reports',
  policy: 'crisis.reviewer',
  lane: 'reserved',
  summary:
    'Reports of crisis conversations, waiting ones first. For moderators with the duty role; never about themselves.',
  output: paged(CrisisReportSummary),
});

export const CrisisReportDetail = CrisisReportSummary.extend({
  details: z.string(),
  /** The supporter in it; null: their account is gone. */
  supporter: Person.nullable(),
  /** Null when the request is anonymous, or its author is gone. */
  author: Person.nullable(),
  /** Null: the request is gone, with all that was written in it. */
  requestStatus: z.enum(requestStatuses).nullable(),
  /** What was asked; only where the whole conversation was reported. */
  description: z.string().nullable(),
  /** The reported message and the ten before it, oldest first. */
  messages: z.array(
    z.object({
      id: z.number().int().min(1),
      from: z.enum(['author', 'supporter']),
      supporter: Person.nullable(),
      content: z.string(),
      sentAt: Timestamp,
      reported: z.boolean(),
    }),
  ),
  decidedBy: Person.nullable(),
  /** What the review team wrote to the person who reported. */
  reply: z.string(),
  /** What the review team wrote to the person it is about. */
  told: z.string(),
});
export type CrisisReportDetail = z.infer<typeof CrisisReportDetail>;

export const getCrisisReport = operation({
  name: 'getCrisisReport',
  method: 'GET',
  path: '/api/crisis/reports/{id}',
  policy: 'crisis.readReport',
  lane: 'reserved',
  summary: 'A report with the messages it is about. Each time it is read goes into the audit log.',
  params: z.object({ id: RequestId }),
  output: json(CrisisReportDetail),
});

export const decideCrisisReport = operation({
  name: 'decideCrisisReport',
  method: 'POST',
  path: '/api/crisis/reports/{id}/decision',
  policy: 'crisis.decideReport',
  lane: 'reserved',
  summary:
    'Decides a report: no action, a warning, another supporter for the request, or an end to the work as a supporter.',
  params: z.object({ id: RequestId }),
  body: z.object({
    version: Version,
    outcome: z.enum(reportOutcomes),
    /** To the person who reported. */
    reply: optionalText(limits.reason),
    /** To the person it is about; needed unless there is no action. */
    told: optionalText(limits.reason),
  }),
  output: json(CrisisReportSummary),
  errors: ['conflict'],
});

export const reportsPart = contractPart({
  operations: [createCrisisReport, listMyCrisisReports, listCrisisReports, getCrisisReport, decideCrisisReport],
  entities: { CrisisReport, CrisisReportDetail, CrisisReportSummary },
});
