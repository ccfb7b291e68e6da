import { z } from 'zod';
import { Id, id, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { ModerationAction } from './actions.ts';
import { Decision } from './decisions.ts';
import { noteLimit } from './fields.ts';

export const appealLimit = 2000;

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

export const appealDecided = event('appealDecided', z.object({ actionId: Id, userId: Id }));

export const appealsPart = contractPart({
  operations: [appealDecision, listAppeals, decideAppeal],
  events: [appealDecided],
  entities: { Appeal },
});
