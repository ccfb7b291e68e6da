import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { Id, id, Person, saidId, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation } from '#platform/contract/operation.ts';
import { roomLimits } from '../pure/options.ts';
import { byId, EventRole } from './fields.ts';

/** Which event’s call it is; what is said there is that of every call of several (platform/contract/call.ts). */
export const eventCallRoom = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .refine((text) => Number(text) <= 2_147_483_647);

/** Someone in the room of an event. No one is shown whom a block keeps apart from you. */
export const EventRoomPerson = z.object({
  person: Person,
  isOrganizer: z.boolean(),
  role: EventRole.nullable(),
  /** They take part by voice or picture. What is on, and who talks, open browsers tell each other. */
  inCall: z.boolean(),
  handRaised: z.boolean(),
  /** Since when they say that they sign; null: they don’t. The latest one is the active signer. */
  signsSince: Timestamp.nullable(),
  /** The organiser has asked them for silence. */
  isMuted: z.boolean(),
});
export type EventRoomPerson = z.infer<typeof EventRoomPerson>;

export const EventRoom = z.object({
  eventId: Id,
  /** When it closes by itself. */
  closesAt: Timestamp,
  people: z.array(EventRoomPerson),
  /** The caller agrees that a log of what is said is kept. */
  keepsLog: z.boolean(),
  /** How many people are in the room, and how many of them agree. It is kept only while all do. */
  present: z.number().int(),
  logAgreed: z.number().int(),
  /** Lines of the log, as far as the caller can read it. */
  logLines: z.number().int(),
  /** For the organiser: whom they have removed. */
  removed: z.array(Person),
});
export type EventRoom = z.infer<typeof EventRoom>;

const lineText = z
  .string()
  .max(roomLimits.line)
  .regex(/^[^\0]*$/);

/** A browser says so every five seconds. Without it for 30 seconds, the member has left. `call`: it takes part in the call. */
export const eventHereContent = z.strictObject({ eventId: saidId, call: z.boolean() });
/** A line as it stands, spoken or typed; `line` counts those of one browser. */
export const eventLineContent = z.strictObject({
  eventId: saidId,
  from: z.string().regex(/^[\w-]{12}$/),
  line: z.number().int().min(1).max(100_000),
  /** Whose words they are: the sender’s, or of someone for whom a captioner types. */
  about: saidId,
  text: lineText,
  done: z.boolean(),
});
/** A finished line, put right by whoever said or typed it. */
export const eventLineFixContent = z.strictObject({
  eventId: saidId,
  caption: saidId,
  text: lineText.refine((text) => text.trim() !== ''),
});

export const enterEventRoom = operation({
  name: 'enterEventRoom',
  method: 'POST',
  path: '/api/events/{id}/room',
  policy: 'events.enterRoom',
  summary:
    'Enters the room of an event on Doorways, as an attendee or its organiser, from 15 minutes before the start to 30 minutes after the end.',
  params: byId,
  body: z.object({
    /** What is said may be kept as the caption log of the event. It is, while everyone in the room agrees. */
    keepsLog: z.boolean(),
  }),
  output: json(EventRoom),
  errors: ['conflict'],
});

export const getEventRoom = operation({
  name: 'getEventRoom',
  method: 'GET',
  path: '/api/events/{id}/room',
  policy: 'events.inRoom',
  summary: 'The room that you are in: who is there, who interprets, who signs, and who has a hand up.',
  params: byId,
  output: json(EventRoom),
});

export const leaveEventRoom = operation({
  name: 'leaveEventRoom',
  method: 'DELETE',
  path: '/api/events/{id}/room',
  policy: 'events.enterRoom',
  summary: 'Leaves the room of an event.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const setEventRoomState = operation({
  name: 'setEventRoomState',
  method: 'PUT',
  path: '/api/events/{id}/room/me',
  policy: 'events.inRoom',
  summary:
    'Raises or lowers your hand, says that you sign, and whether you agree to a log. Withdrawing that deletes what you said from it.',
  params: byId,
  body: z.object({ handRaised: z.boolean(), signs: z.boolean(), keepsLog: z.boolean() }),
  output: json(EventRoom),
});

export const forgetEventWords = operation({
  name: 'forgetEventWords',
  method: 'DELETE',
  path: '/api/events/{id}/room/words',
  policy: 'events.readLog',
  summary: 'Takes what you said in the room out of the caption log, also after the event.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const runEventRoom = operation({
  name: 'runEventRoom',
  method: 'POST',
  path: '/api/events/{id}/room/run',
  policy: 'events.run',
  summary:
    'For the organiser: asks one person for silence, removes them or lets them back, or ends the room for everyone.',
  params: byId,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('end') }),
    z.strictObject({ act: z.enum(['mute', 'unmute', 'lower-hand', 'remove', 'let-back']), userId: id }),
  ]),
  output: nothing(),
  errors: ['conflict'],
});

export const joinEventCall = operation({
  name: 'joinEventCall',
  method: 'POST',
  path: '/api/events/{id}/room/call',
  policy: 'events.inRoom',
  summary:
    'Takes one of eight places by voice and picture, and says how the devices reach each other. Everyone else reads and writes.',
  params: byId,
  output: json(CallSetup),
  errors: ['conflict'],
  keyless: true,
});

export const leaveEventCall = operation({
  name: 'leaveEventCall',
  method: 'DELETE',
  path: '/api/events/{id}/room/call',
  policy: 'events.inRoom',
  summary: 'Gives up your place by voice and picture. You stay in the room.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const setEventRole = operation({
  name: 'setEventRole',
  method: 'PUT',
  path: '/api/events/{id}/roles/{userId}',
  policy: 'events.run',
  summary: 'Appoints an attendee as interpreter or captioner of an event on Doorways, or ends that.',
  params: z.object({ id, userId: id }),
  body: z.object({ role: EventRole.nullable() }),
  output: nothing(),
  errors: ['conflict'],
});

/** Someone came, left, or does something else: whoever is there reads the room again. */
export const eventRoomChanged = event('eventRoomChanged', z.object({ eventId: Id }));
/** They are no longer in the room. */
export const eventVisitEnded = event('eventVisitEnded', z.object({ eventId: Id, userId: Id }));

export const roomPart = contractPart({
  operations: [
    enterEventRoom,
    getEventRoom,
    leaveEventRoom,
    setEventRoomState,
    forgetEventWords,
    runEventRoom,
    joinEventCall,
    leaveEventCall,
    setEventRole,
  ],
  events: [eventRoomChanged, eventVisitEnded],
  entities: { EventRoom, EventRoomPerson },
});
