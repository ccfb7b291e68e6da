import { z } from 'zod';
import { Id, id, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { areaContract, json, operation, paged } from '#platform/contract/operation.ts';
import { withoutUnwanted } from './pure/characters.ts';
import { faultsIn } from './pure/check-document.ts';
import { draftKinds } from './pure/draft-kinds.ts';
import { limits } from './pure/limits.ts';

export { readingLevels } from './pure/reading-levels.ts';

import type { Document as DocumentShape } from './pure/types.ts';

/** A text with structure; what is not on the list of pure/types.ts is refused, with its place. */
export const Document = z
  .custom<DocumentShape>((value) => typeof value === 'object' && value !== null, { error: 'Write something first.' })
  .superRefine((value, check) => {
    for (const { path, message } of faultsIn(value)) check.addIssue({ code: 'custom', path: [...path], message });
  });
export type Document = DocumentShape;

export const DraftKind = z.enum(draftKinds);
export type DraftKind = z.infer<typeof DraftKind>;

/** A line of text that may still be empty. */
const line = (most: number) => z.string().max(most).overwrite(withoutUnwanted);

export const DraftContent = z.strictObject({
  title: line(limits.title),
  document: Document,
  tags: z.array(line(limits.tag)).max(limits.tags),
  contentWarning: line(limits.contentWarning),
  /** Fields that only one kind has: audience, series, category. */
  extra: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, { error: 'Use a plain name.' }),
      z.union([line(limits.extra), z.number(), z.boolean(), z.null(), z.array(line(limits.extra)).max(limits.extras)]),
    )
    .refine((extra) => Object.keys(extra).length <= limits.extras, { error: 'These are too many further fields.' }),
});
export type DraftContent = z.infer<typeof DraftContent>;

export const Draft = z.object({
  id: Id,
  kind: DraftKind,
  /** The post that is edited, or the topic that is replied to; null: something new. */
  targetId: Id.nullable(),
  content: DraftContent,
  /** When it is to come out by itself; null: when its author says so. */
  publishAt: Timestamp.nullable(),
  version: Version,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Draft = z.infer<typeof Draft>;

/** A draft in a list: how it begins in place of its text. */
export const DraftEntry = Draft.omit({ content: true }).extend({
  title: z.string(),
  excerpt: z.string(),
  words: z.number().int(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;

const one = z.object({ id });
const publishAt = Timestamp.nullable();

export const listDrafts = operation({
  name: 'listDrafts',
  method: 'GET',
  path: '/api/drafts',
  policy: 'member',
  summary: 'Your own drafts, the one changed last first.',
  query: z.object({ ...paging(20), kind: DraftKind.optional(), targetId: id.optional() }),
  output: paged(DraftEntry),
});

export const getDraft = operation({
  name: 'getDraft',
  method: 'GET',
  path: '/api/drafts/{id}',
  policy: 'writing.ownDraft',
  summary: 'One of your drafts.',
  params: one,
  output: json(Draft),
});

export const createDraft = operation({
  name: 'createDraft',
  method: 'POST',
  path: '/api/drafts',
  policy: 'member',
  summary: 'Keeps what you have begun to write. A member has at most 100 drafts.',
  body: z.object({
    kind: DraftKind,
    targetId: Id.nullable().default(null),
    content: DraftContent,
    publishAt: publishAt.default(null),
  }),
  output: json(Draft),
  status: 201,
  errors: ['conflict'],
});

export const saveDraft = operation({
  name: 'saveDraft',
  method: 'PUT',
  path: '/api/drafts/{id}',
  policy: 'writing.ownDraft',
  summary: 'Saves a draft. If it has since been saved somewhere else, it isn’t overwritten: read it first.',
  params: one,
  body: z.object({
    /** The version that was edited; an older one is answered with 409. */
    version: Version,
    content: DraftContent,
    publishAt: publishAt.optional(),
  }),
  output: json(Draft),
  errors: ['conflict'],
});

export const deleteDraft = operation({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/api/drafts/{id}',
  policy: 'writing.ownDraft',
  summary: 'Deletes a draft, and answers with it for the last time: to undo, create it again.',
  params: one,
  output: json(Draft),
});

export const writingContract = areaContract({
  name: 'writing',
  operations: [listDrafts, getDraft, createDraft, saveDraft, deleteDraft],
  entities: { Draft, DraftContent, DraftEntry, DraftKind },
});
