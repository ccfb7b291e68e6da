import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { callLimits } from '#platform/contract/call-limits.ts';
import { Id, id, Person, paging, saidId, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId } from './fields.ts';

/** Which room’s voice it is; what is said there is that of every call of several (platform/contract/call.ts). */
export const voiceRoom = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .refine((text) => Number(text) <= 2_147_483_647);

const captionText = z
  .string()
  .max(limits.caption)
  .regex(/^[^\0]*$/);

/** A line of captions as it stands, from the speaker’s browser or a typist; `line` counts those of one browser. */
export const vrCaptionContent = z.strictObject({
  spaceId: saidId,
  from: z.string().regex(/^[\w-]{12}$/),
  line: z.number().int().min(1).max(100_000),
  /** Whose words they are: the sender’s, or of somebody in voice. */
  about: saidId,
  text: captionText,
  done: z.boolean(),
});
/** A finished line, put right by whoever said or typed it. */
export const vrCaptionFixContent = z.strictObject({
  spaceId: saidId,
  caption: saidId,
  text: captionText.refine((text) => text.trim() !== ''),
});

/** What a browser needs for a room’s voice. */
export const VrVoice = CallSetup.extend({
  /** It goes through a unit that forwards: `offerVrVoice` answers the browser’s offers, and no device reaches another. */
  forwarded: z.boolean(),
});
export type VrVoice = z.infer<typeof VrVoice>;

export const joinVrVoice = operation({
  name: 'joinVrVoice',
  method: 'POST',
  path: '/api/vr-spaces/{id}/voice',
  policy: 'vr.inside',
  summary:
    'Takes a place in the room’s voice, and says how the devices reach each other. Eight people can use it, or as many as the room takes where voices are forwarded.',
  params: byId,
  output: json(VrVoice),
  errors: ['conflict'],
  keyless: true,
});

export const offerVrVoice = operation({
  name: 'offerVrVoice',
  method: 'POST',
  path: '/api/vr-spaces/{id}/voice/offers',
  policy: 'vr.inside',
  summary: 'Where voices are forwarded: answers a browser’s offer to send its voice, or to hear someone in the room.',
  params: byId,
  body: z.object({
    /** Null: the caller’s own voice. */
    of: id.nullable(),
    sdp: z.string().min(1).max(callLimits.offer),
  }),
  output: json(z.object({ sdp: z.string() })),
  errors: ['conflict', 'unavailable'],
  direct: true,
  keyless: true,
});

export const leaveVrVoice = operation({
  name: 'leaveVrVoice',
  method: 'DELETE',
  path: '/api/vr-spaces/{id}/voice',
  policy: 'vr.inside',
  summary: 'Gives up your place in the room’s voice. You stay in the room.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

/** A caption that everyone in the room agreed to keep. */
export const VrCaption = z.object({
  id: Id,
  speaker: Person,
  /** Typed by somebody else for the speaker; null: from the speaker’s own browser. */
  typedBy: Person.nullable(),
  text: z.string(),
  createdAt: Timestamp,
});
export type VrCaption = z.infer<typeof VrCaption>;

export const listVrCaptions = operation({
  name: 'listVrCaptions',
  method: 'GET',
  path: '/api/vr-spaces/{id}/captions',
  policy: 'vr.inside',
  summary: 'The log of captions since you came in, as far as everyone agreed to keep it. The latest come first.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(VrCaption),
});

export const voicePart = contractPart({
  operations: [joinVrVoice, offerVrVoice, leaveVrVoice, listVrCaptions],
  entities: { VrCaption, VrVoice },
});
