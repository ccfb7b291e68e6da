import { z } from 'zod';
import { Id, id, optionalText, Person, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { CommunityEvent } from './events.ts';
import { AccessRequestState, byId, EventRole, itemIds, Standing } from './fields.ts';

export const registerForEvent = operation({
  name: 'registerForEvent',
  method: 'POST',
  path: '/api/events/{id}/register',
  policy: 'events.join',
  summary: 'Registers you, asks the organiser or puts you on the waitlist, depending on the event.',
  params: byId,
  body: z
    .object({
      /** Show your name to members on the list of those who come. */
      listed: z.boolean().default(false),
      /** Items of your passport that the organiser may see. */
      itemIds: itemIds.default([]),
      /** Whoever has another name in the space agrees that the organiser sees their own one. */
      ownName: z.boolean().default(false),
    })
    .optional(),
  output: json(CommunityEvent),
  errors: ['conflict'],
  // Opens its transaction when its turn has come.
  direct: true,
});

export const cancelRegistration = operation({
  name: 'cancelRegistration',
  method: 'DELETE',
  path: '/api/events/{id}/register',
  policy: 'events.join',
  summary: 'Cancels your registration, request or waitlist place. The next person on the waitlist moves up.',
  params: byId,
  output: json(CommunityEvent),
  errors: ['conflict'],
  whileSuspended: true,
});

export const listMyName = operation({
  name: 'listMyName',
  method: 'PUT',
  path: '/api/events/{id}/listed',
  policy: 'events.join',
  summary: 'Shows or hides your name on the list of attendees.',
  params: byId,
  body: z.object({ listed: z.boolean() }),
  output: nothing(),
});

export const answerEventRequest = operation({
  name: 'answerEventRequest',
  method: 'POST',
  path: '/api/events/{id}/requests/{userId}',
  policy: 'events.run',
  summary: 'Accepts or declines someone who asked to come.',
  params: z.object({ id, userId: id }),
  body: z.object({ accept: z.boolean(), reason: optionalText(limits.reason) }),
  output: nothing(),
  errors: ['conflict'],
});

export const listEventAttendees = operation({
  name: 'listEventAttendees',
  method: 'GET',
  path: '/api/events/{id}/attendees',
  policy: 'events.join',
  summary: 'Attendees who have chosen to be listed.',
  params: byId,
  query: z.object(paging(50)),
  output: paged(Person),
});

/** Somebody as the organiser sees them. */
export const EventPerson = z.object({
  id: Id,
  person: Person,
  /** Null: has only asked about access so far. */
  standing: Standing.nullable(),
  /** Why the organiser declined. */
  reason: z.string(),
  /** What the organiser has appointed them to, at an event on Doorways. */
  role: EventRole.nullable(),
  checkedInAt: Timestamp.nullable(),
  /** What the member shares of the passport: opened by `openPassportShare`. */
  shareId: Id.nullable(),
  accessRequest: z
    .object({
      words: z.string(),
      state: AccessRequestState,
      askedAt: Timestamp,
      answer: z.string(),
      answeredAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type EventPerson = z.infer<typeof EventPerson>;

export const listEventPeople = operation({
  name: 'listEventPeople',
  method: 'GET',
  path: '/api/events/{id}/people',
  policy: 'events.run',
  summary: 'For the organiser: attendees, requests, the waitlist in order, and access requests.',
  params: byId,
  output: json(z.array(EventPerson)),
});

export const checkInAttendee = operation({
  name: 'checkInAttendee',
  method: 'PUT',
  path: '/api/events/{id}/check-in/{userId}',
  policy: 'events.run',
  summary: 'Marks that a registered person has come, or undoes that.',
  params: z.object({ id, userId: id }),
  body: z.object({ here: z.boolean() }),
  output: nothing(),
  errors: ['conflict'],
});

export const messageAttendees = operation({
  name: 'messageAttendees',
  method: 'POST',
  path: '/api/events/{id}/messages',
  policy: 'events.run',
  summary: 'Writes to all attendees. The message is shown on the event’s page, and each attendee gets a notification.',
  params: byId,
  body: z.object({ text: text(limits.message) }),
  output: nothing(),
  errors: ['conflict'],
});

/** What members are told about an event. */
export const eventNewsKinds = [
  'eventJoinAsked',
  'eventAccepted',
  'eventDeclined',
  'eventPlaceFree',
  'eventChanged',
  'eventCancelled',
  'eventGone',
  'eventMessage',
  'eventReminder',
  'eventAccessAsked',
  'eventAccessAnswered',
  'eventAccessLate',
  'eventAccessWaiting',
  'eventPromises',
  'eventMeetingCancelled',
  'eventCaptionLog',
  'eventTripAsked',
  'eventTripAgreed',
  'eventTripPlace',
  'eventTripStep',
  'eventTripEnded',
] as const;
export type EventNewsKind = (typeof eventNewsKinds)[number];

/** `by`: who did it; 0: the house says it. */
export const eventNews = event(
  'eventNews',
  z.object({ userId: Id, kind: z.enum(eventNewsKinds), eventId: Id, by: z.number().int().min(0) }),
);

export const registrationsPart = contractPart({
  operations: [
    registerForEvent,
    cancelRegistration,
    listMyName,
    answerEventRequest,
    listEventAttendees,
    listEventPeople,
    checkInAttendee,
    messageAttendees,
  ],
  events: [eventNews],
  entities: { EventPerson },
});
