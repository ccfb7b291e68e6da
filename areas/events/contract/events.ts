import { z } from 'zod';
import { features, specifiedFeatures } from '#areas/passport/contract.ts';
import { SpaceKind } from '#areas/spaces/contract.ts';
import { Id, id, limit, optionalText, Person, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { eventTypes, limits, places, repeats, scopes, tabs } from '../pure/options.ts';
import { AccessRequestState, byId, Confirmation, Feature, Standing } from './fields.ts';

const EventType = z.enum(eventTypes);

const Place = z.enum(places);
const Repeat = z.enum(repeats);

const Access = z.object({ feature: Feature, answer: z.enum(['yes', 'no']), detail: z.string() });

export const CommunityEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  eventType: EventType,
  startTime: Timestamp,
  endTime: Timestamp,
  isVirtual: z.boolean(),
  /** An online event in a room on Doorways, without a link. */
  isHere: z.boolean(),
  /** Null for everybody but those who are registered and the organiser. */
  virtualLink: z.string().nullable(),
  /** Where live captions are read, in a room too; null as the link to the meeting is, and where there are none. */
  captionsLink: z.string().nullable(),
  /** Name of the place; empty when it is online. */
  location: z.string(),
  /** Name of the member who organises it. */
  organizer: z.string(),
  maxAttendees: z.number().int(),
  /** Never above maxAttendees. */
  attendeeCount: z.number().int(),
  /** Those of the six that are answered with yes. */
  accessibilityFeatures: z.array(z.enum(specifiedFeatures)),
  /** "Free", or an amount in Australian dollars: "$5.00". */
  cost: z.string(),
  requiresApproval: z.boolean(),
  organizerId: Id,
  /** Zone of the IANA database in which it takes place: Australia/Hobart. */
  zone: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** How to get there. */
  directions: z.string(),
  /** What is answered about access. What is not in it is not known. */
  access: z.array(Access),
  /** When an answer last changed. */
  accessChangedAt: Timestamp,
  hasWaitlist: z.boolean(),
  /** Members on the waitlist. */
  waitingCount: z.number().int(),
  registrationClosesAt: Timestamp.nullable(),
  accessDeadlineAt: Timestamp.nullable(),
  /** Null: it stands alone. */
  repeats: Repeat.nullable(),
  cancelledAt: Timestamp.nullable(),
  cancelReason: z.string(),
  /** The group or community that it is a meeting of; null: it is an event for everybody. */
  space: z.object({ id: Id, kind: SpaceKind, name: z.string() }).nullable(),
  /** The other name that the viewer has in that space; empty: none. Events show their own one. */
  myAlias: z.string(),
  version: Version,
  /** The viewer organises it. */
  mine: z.boolean(),
  savedByMe: z.boolean(),
  /** Null: the viewer has not asked to come. */
  myStanding: Standing.nullable(),
  /** Place on the waitlist, from 1. */
  waitlistPosition: z.number().int().nullable(),
});
export type CommunityEvent = z.infer<typeof CommunityEvent>;

const MyAccessRequest = z.object({
  words: z.string(),
  /** Items of the passport that are shared with the organiser. */
  itemIds: z.array(Id),
  state: AccessRequestState,
  askedAt: Timestamp,
  answer: z.string(),
  answeredAt: Timestamp.nullable(),
  /** Not answered, and the event is five days away or less. */
  isLate: z.boolean(),
});

/** One event with what belongs to its own page. */
export const EventDetail = CommunityEvent.extend({
  organizerPerson: Person,
  /** In how many of the organiser's past events, of those that people have confirmed, each promise was kept. */
  record: z.array(z.object({ feature: Feature, kept: z.number().int(), of: z.number().int() })),
  /** The name of the viewer stands on the list of those who come. */
  listed: z.boolean(),
  myAccessRequest: MyAccessRequest.nullable(),
  /** The viewer organises it, or runs the group or community that it is a meeting of. */
  mayCancel: z.boolean(),
  /** True when the viewer was there and may confirm what was promised. */
  canConfirm: z.boolean(),
  myConfirmations: z.array(Confirmation),
  /** To those who come, latest first. */
  messages: z.array(z.object({ id: Id, text: z.string(), createdAt: Timestamp })),
  /** What was said there, as text. Null to everyone who isn’t coming, and where there is none. */
  captionLog: z.object({ lines: z.number().int(), addedAt: Timestamp, goesAt: Timestamp }).nullable(),
  /** When people can enter its room on Doorways. Null to everyone who isn’t coming, and where there is none. */
  room: z.object({ opensAt: Timestamp, closesAt: Timestamp, endedAt: Timestamp.nullable() }).nullable(),
  /** Further dates of the same series. */
  dates: z.array(z.object({ id: Id, startTime: Timestamp })),
});
export type EventDetail = z.infer<typeof EventDetail>;

const filters = {
  type: EventType.optional(),
  /** Answered with yes. */
  feature: Feature.optional(),
  /** A state, or online. */
  place: Place.optional(),
};

export const listEvents = operation({
  name: 'listEvents',
  method: 'GET',
  path: '/api/events',
  policy: 'anyone',
  summary: 'Events: upcoming ones, your own (registered, asked, saved, organised), or past ones, latest first.',
  query: z.object({
    tab: z.enum(tabs).default('upcoming'),
    ...filters,
    limit: limit(20),
    cursor: z.string().max(200).optional(),
  }),
  output: paged(CommunityEvent),
});

export const countEvents = operation({
  name: 'countEvents',
  method: 'GET',
  path: '/api/events/counts',
  policy: 'anyone',
  summary: 'How many events of each type a tab has, under the same filters.',
  query: z.object({ tab: z.enum(tabs).default('upcoming'), feature: filters.feature, place: filters.place }),
  output: json(z.array(z.object({ eventType: EventType, count: z.number().int() }))),
});

export const listSpaceEvents = operation({
  name: 'listSpaceEvents',
  method: 'GET',
  path: '/api/spaces/{id}/events',
  policy: 'events.listInSpace',
  summary:
    'Meetings of a group, for its members, or of a community, for anyone who can read it. They are in no other list.',
  params: byId,
  query: z.object({ tab: z.enum(['upcoming', 'past']).default('upcoming'), ...paging(20) }),
  output: paged(CommunityEvent),
});

export const getEvent = operation({
  name: 'getEvent',
  method: 'GET',
  path: '/api/events/{id}',
  policy: 'events.see',
  summary: 'One event, with its access, its organiser’s record and what concerns you in it.',
  params: byId,
  output: json(EventDetail),
});

/** A clock in the event's zone (2026-12-09T18:00), or a moment with Z or an offset. */
const When = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/,
    'Write a day and a time.',
  )
  .refine((value) => !Number.isNaN(Date.parse(value)), 'Write a real date.');

const content = {
  title: text(limits.title).regex(/^[^\p{Cc}]*$/u, 'Write the title in one line.'),
  description: text(limits.description),
  eventType: EventType,
  startTime: When,
  endTime: When,
  zone: z.string().max(64).default('Australia/Sydney'),
  isVirtual: z.boolean(),
  /** Online in a room on Doorways: then it needs no link. */
  isHere: z.boolean().default(false),
  virtualLink: optionalText(limits.link),
  /** Where live captions are read. Shown only to people who are registered. */
  captionsLink: optionalText(limits.link),
  location: optionalText(limits.location),
  address: optionalText(limits.address),
  postcode: optionalText(10),
  directions: optionalText(limits.directions),
  maxAttendees: z.number().int().min(1).max(limits.people),
  /** "Free", or an amount such as "$5.00". */
  cost: z.string().max(20).default('Free'),
  requiresApproval: z.boolean().default(false),
  hasWaitlist: z.boolean().default(true),
  registrationClosesAt: When.nullish(),
  accessDeadlineAt: When.nullish(),
  access: z
    .array(z.object({ feature: Feature, answer: z.enum(['yes', 'no']), detail: optionalText(limits.detail) }))
    .max(features.length)
    .optional(),
  /** The same as `access` with yes, for whoever knows the six values only. */
  accessibilityFeatures: z.array(z.enum(specifiedFeatures)).max(specifiedFeatures.length).optional(),
};

export const createEvent = operation({
  name: 'createEvent',
  method: 'POST',
  path: '/api/events',
  policy: 'member',
  summary: 'Adds an event, or a series that keeps its local time. Everyone sees it straight away.',
  body: z.object({
    ...content,
    /** Makes it a meeting of this group or community, which those plan who run it. Only who may read there sees it. */
    spaceId: id.optional(),
    /** Ends after a number of dates, or with the last one that is not after `until`. */
    repeat: z
      .object({
        every: Repeat,
        count: z.number().int().min(2).max(limits.dates).optional(),
        until: z.iso.date().optional(),
      })
      .refine(({ count, until }) => (count === undefined) !== (until === undefined), {
        error: 'Give a number of dates or a last day.',
        path: ['count'],
      })
      .optional(),
  }),
  output: json(CommunityEvent),
  status: 201,
  errors: ['conflict'],
});

const scope = z.enum(scopes).default('this');

export const editEvent = operation({
  name: 'editEvent',
  method: 'PUT',
  path: '/api/events/{id}',
  policy: 'events.run',
  summary: 'Changes your event; with `following` also the later ones of its series, by as much.',
  params: byId,
  body: z.object({ ...content, version: Version, scope }),
  output: json(CommunityEvent),
  errors: ['conflict'],
});

export const cancelEvent = operation({
  name: 'cancelEvent',
  method: 'POST',
  path: '/api/events/{id}/cancel',
  policy: 'events.cancel',
  summary:
    'Cancels your event, or a meeting of a space you run, with a reason, and tells everyone who is attending, on the waitlist or has asked.',
  params: byId,
  body: z.object({ reason: text(limits.reason), version: Version, scope }),
  output: json(CommunityEvent),
  errors: ['conflict'],
});

const SavedState = z.object({ id: Id, savedByMe: z.boolean() });

export const saveEvent = operation({
  name: 'saveEvent',
  method: 'POST',
  path: '/api/events/{id}/save',
  policy: 'events.join',
  summary: 'Saves an event to your list.',
  params: byId,
  output: json(SavedState),
});

export const unsaveEvent = operation({
  name: 'unsaveEvent',
  method: 'DELETE',
  path: '/api/events/{id}/save',
  policy: 'events.join',
  summary: 'Removes it from your list.',
  params: byId,
  output: json(SavedState),
});

export const eventsPart = contractPart({
  operations: [
    listEvents,
    countEvents,
    listSpaceEvents,
    getEvent,
    createEvent,
    editEvent,
    cancelEvent,
    saveEvent,
    unsaveEvent,
  ],
  entities: { CommunityEvent, EventDetail },
});
