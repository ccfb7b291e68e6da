import { z } from 'zod';
import { Id, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';

/** A category of discussions and questions. */
export const Forum = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Discussions and questions in it that are open to everyone who may read here, whoever asks. */
  postsCount: z.number().int(),
  /** Something was written in it in the last seven days. */
  isActive: z.boolean(),
  lastActivityAt: Timestamp.nullable(),
});
export type Forum = z.infer<typeof Forum>;

export const listForums = operation({
  name: 'listForums',
  method: 'GET',
  path: '/api/forums',
  policy: 'anyone',
  summary: 'Categories of discussions and questions, in their own order.',
  output: json(z.array(Forum)),
  publicCache: true,
});

export const forumsContract = areaContract({ name: 'forums', operations: [listForums] });
