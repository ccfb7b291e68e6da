import { z } from 'zod';
import { callLimits, pictureChoices } from './call-limits.ts';
import { saidId } from './fields.ts';

/** How a browser reaches the other one of a call. */
export const CallSetup = z.object({
  /** For RTCPeerConnection; empty: the two devices reach each other directly, or not at all. */
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** True where the call goes through a relay alone, so that no address is told. */
  relayOnly: z.boolean(),
});
export type CallSetup = z.infer<typeof CallSetup>;

const browser = z.string().regex(/^[\w-]{12}$/);

/**
 * What the two browsers of a call tell each other. Nothing of it is stored. `room` says which of the area’s calls it
 * is, as the area names them.
 */
export function callContent(room: z.ZodType<string, string>) {
  const inCall = {
    room,
    /** A random name of this browser in this call; it says nothing about who is at it. */
    from: browser,
    /** Empty: whichever browser of the other is in the call. */
    to: browser.optional(),
  };
  return z.discriminatedUnion('kind', [
    /** Again and again while in the call. `media`: agreed to voice or picture. */
    z.strictObject({
      ...inCall,
      kind: z.literal('here'),
      joins: z.boolean(),
      media: z.boolean(),
      mic: z.boolean(),
      camera: z.boolean(),
    }),
    /** `elsewhere`: the same person has joined in another browser. */
    z.strictObject({ ...inCall, kind: z.literal('left'), elsewhere: z.boolean() }),
    z.strictObject({ ...inCall, kind: z.enum(['offer', 'answer']), sdp: z.string().max(callLimits.offer) }),
    /** Please make a new offer. */
    z.strictObject({ ...inCall, kind: z.literal('again') }),
    /** Live text: the line as it stands, and whether it is done. */
    z.strictObject({
      ...inCall,
      kind: z.literal('line'),
      line: z.number().int().min(1).max(100_000),
      text: z.string().max(callLimits.line),
      done: z.boolean(),
    }),
  ]);
}
export type CallSignal = z.infer<ReturnType<typeof callContent>>;

/**
 * What the browsers of a call of several tell each other. The server adds whose browser it was (`userId`). Nothing of it
 * is stored.
 */
export function groupCallContent(room: z.ZodType<string, string>) {
  const inCall = { room, from: browser };
  /** For this browser of this member alone. */
  const forOne = { to: browser, toUser: saidId };
  return z.discriminatedUnion('kind', [
    /** Again and again while in the call, and to everyone. `joins`: the first time. */
    z.strictObject({
      ...inCall,
      kind: z.literal('here'),
      joins: z.boolean(),
      mic: z.boolean(),
      /** Only in calls with pictures: the camera is on. */
      camera: z.boolean().optional(),
      /** Whose pictures this browser takes. Without it: none are sent to it. */
      pictures: z.enum(pictureChoices).optional(),
    }),
    z.strictObject({ ...inCall, kind: z.literal('left') }),
    /** Somebody begins to talk, or stops. */
    z.strictObject({ ...inCall, kind: z.literal('talk'), talks: z.boolean() }),
    z.strictObject({
      ...inCall,
      ...forOne,
      kind: z.enum(['offer', 'answer']),
      sdp: z.string().max(callLimits.offer),
    }),
    /** Please make a new offer. */
    z.strictObject({ ...inCall, ...forOne, kind: z.literal('again') }),
  ]);
}
export type GroupCallContent = z.infer<ReturnType<typeof groupCallContent>>;
/** As others hear it. */
export type GroupCallSignal = GroupCallContent & { readonly userId: number };
