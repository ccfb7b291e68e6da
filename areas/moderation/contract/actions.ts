import { z } from 'zod';
import { Id, id, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { asModerator, measure, noteLimit, ReportContentType, Severity } from './fields.ts';

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

export const actionsPart = contractPart({
  operations: [createModerationAction, listModerationActions, agreeToSuspension],
  entities: { ActionType, ModerationAction },
});
