import { z } from 'zod';
import { Id, id, optionalText, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { ModerationAction } from './actions.ts';
import { CasePicture } from './evidence.ts';
import { measure, noteLimit, ReportContentType } from './fields.ts';

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

export const flagsPart = contractPart({
  operations: [listContentFlags, getContentFlag, reviewContentFlag],
  entities: { ContentFlag, ContentFlagDetail, FlagType },
});
