import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { contractPart, file, operation } from '#platform/contract/operation.ts';

/** A picture, clip or sound of what was reported or flagged. Screens load it only when a moderator asks for it. */
export const CasePicture = z.object({
  kind: z.enum(['picture', 'clip', 'sound', 'avatar', 'banner']),
  url: z.string(),
  /** Still shown before a clip plays. */
  posterUrl: z.string().nullable(),
  /** WebVTT. */
  captionsUrl: z.string().nullable(),
  /** Of a sound, what it says. Empty: not described. */
  description: z.string(),
  /** Pixels; 0 for a sound. */
  width: z.number().int(),
  height: z.number().int(),
});
export type CasePicture = z.infer<typeof CasePicture>;

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

export const evidencePart = contractPart({
  operations: [getEvidence],
  entities: { CasePicture },
});
