import { z } from 'zod';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { RequestId } from './requests.ts';

/** How a browser reaches the other one of a call. */
export const CrisisCall = z.object({
  /** For RTCPeerConnection; empty: the two devices reach each other directly, or not at all. */
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** True where an anonymous request’s call goes through a relay alone, so that no address is told. */
  relayOnly: z.boolean(),
});
export type CrisisCall = z.infer<typeof CrisisCall>;

export const getCrisisCall = operation({
  name: 'getCrisisCall',
  method: 'GET',
  path: '/api/crisis-support/{id}/call',
  policy: 'crisis.call',
  lane: 'reserved',
  summary:
    'What a browser needs to join the call of a request. For its author and its supporter, while the request is open.',
  params: z.object({ id: RequestId }),
  output: json(CrisisCall),
});

const browser = z.string().regex(/^[\w-]{12}$/);
const inCall = {
  request: RequestId,
  /** A random name of this browser in this call; it says nothing about who is at it. */
  from: browser,
  /** Empty: whichever browser of the other is in the call. */
  to: browser.optional(),
};
/** What the two browsers of a call tell each other. Nothing of it is stored. */
export const CallSignal = z.discriminatedUnion('kind', [
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
  z.strictObject({ ...inCall, kind: z.enum(['offer', 'answer']), sdp: z.string().max(limits.callOffer) }),
  /** Please make a new offer. */
  z.strictObject({ ...inCall, kind: z.literal('again') }),
  /** Live text: the line as it stands, and whether it is done. */
  z.strictObject({
    ...inCall,
    kind: z.literal('line'),
    line: z.number().int().min(1).max(100_000),
    text: z.string().max(limits.callLine),
    done: z.boolean(),
  }),
]);
export type CallSignal = z.infer<typeof CallSignal>;

export const callsPart = contractPart({
  operations: [getCrisisCall],
  entities: { CrisisCall },
});
