import { z } from 'zod';
import { Id, id, Person, paging, saidId, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { Bubble, byId, coordinate, facing, Gesture, SceneId, Someone, View } from './fields.ts';

/** Someone in a room: where they are or go, and what they do there. Nobody is shown whom a block keeps apart from you. */
export const VrVisitor = z.object({
  person: Someone,
  /** In their own words; empty: nothing is said of it. */
  looks: z.string(),
  /** Centimetres from the back left corner. */
  from: z.object({ x: z.number().int(), y: z.number().int() }),
  to: z.object({ x: z.number().int(), y: z.number().int() }),
  /** When they set out, in milliseconds before this answer. At 140 cm a second; `jump`: at once. */
  movedAgo: z.number().int(),
  jump: z.boolean(),
  facing: z.number().int(),
  seat: z.string().nullable(),
  handRaised: z.boolean(),
  bubble: Bubble,
  /** The host lets them read only, for now. */
  isQuiet: z.boolean(),
  isHost: z.boolean(),
  /** They take part in voice. Whether the microphone is on, and who talks, open browsers tell each other. */
  inVoice: z.boolean(),
  view: View,
});
export type VrVisitor = z.infer<typeof VrVisitor>;

export const VrRoom = z.object({
  spaceId: Id,
  name: z.string(),
  scene: SceneId,
  guidelines: z.string(),
  maxOccupancy: z.number().int(),
  currentOccupancy: z.number().int(),
  doorClosed: z.boolean(),
  /** Quiet hour: everyone but the host reads, moves and uses gestures, and no one writes. */
  isQuiet: z.boolean(),
  isHost: z.boolean(),
  /** The caller’s own session. */
  sessionId: Id,
  joinedAt: Timestamp,
  visitors: z.array(VrVisitor),
  /** Seats that are taken, also by people who are not shown. */
  takenSeats: z.array(z.string()),
  /** The caller agrees that a log of captions is kept. */
  keepsLog: z.boolean(),
  /** How many people in the room agree. It is kept only while all do. */
  logAgreed: z.number().int(),
  /** For the host: whom they have removed. */
  removed: z.array(Someone),
});
export type VrRoom = z.infer<typeof VrRoom>;

/** A browser says so every five seconds. Without it for 30 seconds, the member has left. `voice`: it takes part in voice. */
export const vrHereContent = z.strictObject({ spaceId: saidId, view: View, voice: z.boolean().default(false) });
/** A way to a point. The server knows where it begins, and how fast it goes. */
export const vrMoveContent = z.strictObject({ spaceId: saidId, x: coordinate, y: coordinate, jump: z.boolean() });
/** A turn on the spot. */
export const vrTurnContent = z.strictObject({ spaceId: saidId, facing });
export const vrGestureContent = z.strictObject({ spaceId: saidId, gesture: Gesture });
/** Asking somebody to lead the way, and their answer. */
export const vrGuideContent = z.strictObject({
  spaceId: saidId,
  to: saidId,
  say: z.enum(['ask', 'yes', 'no', 'stop']),
});

export const getVrRoom = operation({
  name: 'getVrRoom',
  method: 'GET',
  path: '/api/vr-spaces/{id}/room',
  policy: 'vr.inside',
  summary: 'The room that you are in: who is where, and who sits on which seat.',
  params: byId,
  output: json(VrRoom),
});

export const takeVrSeat = operation({
  name: 'takeVrSeat',
  method: 'POST',
  path: '/api/vr-spaces/{id}/seat',
  policy: 'vr.inside',
  summary: 'Sits down on a free seat, or stands up.',
  params: byId,
  body: z.object({ seat: z.string().max(40).nullable() }),
  output: json(VrRoom),
  errors: ['conflict'],
});

export const setVrState = operation({
  name: 'setVrState',
  method: 'PUT',
  path: '/api/vr-spaces/{id}/me',
  policy: 'vr.inside',
  summary:
    'Raises or lowers your hand, sets how near others can come, and whether you agree to a log of captions. Withdrawing that deletes what you said from it.',
  params: byId,
  body: z.object({
    handRaised: z.boolean(),
    bubble: Bubble,
    /** Left out: as it is. */
    keepsLog: z.boolean().optional(),
  }),
  output: json(VrRoom),
});

export const runVrRoom = operation({
  name: 'runVrRoom',
  method: 'POST',
  path: '/api/vr-spaces/{id}/run',
  policy: 'vr.run',
  summary:
    'For the host: closes or opens the door, begins or ends a quiet hour, and hushes, moves, removes or lets back one person.',
  params: byId,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.enum(['close-door', 'open-door', 'quiet', 'end-quiet']) }),
    z.strictObject({ act: z.enum(['hush', 'unhush', 'lower-hand', 'to-entrance', 'remove', 'let-back']), userId: id }),
  ]),
  output: nothing(),
});

export const VrMessage = z.object({
  id: Id,
  author: Person,
  text: z.string(),
  createdAt: Timestamp,
});
export type VrMessage = z.infer<typeof VrMessage>;

export const listVrMessages = operation({
  name: 'listVrMessages',
  method: 'GET',
  path: '/api/vr-spaces/{id}/messages',
  policy: 'vr.inside',
  summary: 'What was said since you came in, the latest first.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(VrMessage),
});

export const sendVrMessage = operation({
  name: 'sendVrMessage',
  method: 'POST',
  path: '/api/vr-spaces/{id}/messages',
  policy: 'vr.inside',
  summary: 'Says something to everyone in the room.',
  params: byId,
  body: z.object({ text: text(limits.message) }),
  output: json(VrMessage),
  status: 201,
  errors: ['conflict'],
});

export const deleteVrMessage = operation({
  name: 'deleteVrMessage',
  method: 'DELETE',
  path: '/api/vr-messages/{id}',
  policy: 'vr.ownMessage',
  summary: 'Deletes something that you said.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
  endsOwnRight: true,
});

/** Somebody came, sat down, raised a hand, or the host changed something. */
export const vrRoomChanged = event('vrRoomChanged', z.object({ spaceId: Id }));
export const vrMessageSent = event('vrMessageSent', z.object({ spaceId: Id, messageId: Id }));

export const roomPart = contractPart({
  operations: [getVrRoom, takeVrSeat, setVrState, runVrRoom, listVrMessages, sendVrMessage, deleteVrMessage],
  events: [vrRoomChanged, vrMessageSent],
  entities: { VrMessage, VrRoom, VrVisitor },
});
