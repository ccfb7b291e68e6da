import { z } from 'zod';
import { Id, id, optionalText, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { ActionType } from './actions.ts';
import { measure, noteLimit, ReportContentType, Severity } from './fields.ts';
import { ReportDetail, ReportResolution } from './reports.ts';

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
  /** Each member has one of these at most: without it they can’t make another. */
  isOnlyOne: z.boolean(),
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

export const decisionMade = event('decisionMade', z.object({ actionId: Id, userId: Id }));

export const decisionsPart = contractPart({
  operations: [decideReport, getDecision, listMyDecisions],
  events: [decisionMade],
  entities: { Decision },
});
