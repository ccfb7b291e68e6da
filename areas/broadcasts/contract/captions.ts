import { z } from 'zod';
import { Id, paging, saidId } from '#platform/contract/fields.ts';
import { contractPart, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId } from './fields.ts';

/** Milliseconds since the recording began. */
const offset = z
  .number()
  .int()
  .min(0)
  .max((limits.minutes + 2) * 60_000);
const words = z
  .string()
  .max(limits.caption)
  .regex(/^[^\0]*$/);

/** A line of captions as it stands, spoken or typed by the author. */
export const broadcastCaptionContent = z.strictObject({
  broadcastId: saidId,
  line: z.number().int().min(1).max(100_000),
  at: offset,
  until: offset,
  text: words,
  done: z.boolean(),
});
/** A finished line, put right by the author. */
export const broadcastCaptionFixContent = z.strictObject({
  broadcastId: saidId,
  caption: saidId,
  text: words.refine((text) => text.trim() !== ''),
});

export const BroadcastCaption = z.object({
  id: Id,
  /** Milliseconds since the recording began. */
  at: z.number().int(),
  text: z.string(),
});
export type BroadcastCaption = z.infer<typeof BroadcastCaption>;

export const listBroadcastCaptions = operation({
  name: 'listBroadcastCaptions',
  method: 'GET',
  path: '/api/broadcasts/{id}/captions',
  policy: 'broadcasts.see',
  summary: 'Captions of a live video, the latest first.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(BroadcastCaption),
});

export const captionsPart = contractPart({
  operations: [listBroadcastCaptions],
  entities: { BroadcastCaption },
});
