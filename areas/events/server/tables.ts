import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { spaces } from '#areas/spaces/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const open = sql`cancelled_at is null and space_id is null`;

export const events = pgTable(
  'events',
  {
    id: serial('id').primaryKey(),
    organizerId: member('organizer_id'),
    /** The group or community that it is a meeting of; null: everybody may see it. */
    spaceId: integer('space_id').references(() => spaces.id, { onDelete: 'cascade' }),
    /** The first event of the series; null: it stands alone. */
    seriesId: integer('series_id'),
    /** weekly, fortnightly or monthly; empty: it stands alone. */
    repeats: text('repeats').notNull().default(''),
    title: text('title').notNull(),
    description: text('description').notNull(),
    eventType: text('event_type').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** In whose wall clock a series repeats. */
    zone: text('zone').notNull(),
    isVirtual: boolean('is_virtual').notNull(),
    virtualLink: text('virtual_link').notNull().default(''),
    /** Online in a room on Doorways, without a link. */
    isHere: boolean('is_here').notNull().default(false),
    /** The organiser has closed the room; entering it themselves opens it again. */
    roomEndedAt: at('room_ended_at'),
    captionsLink: text('captions_link').notNull().default(''),
    location: text('location').notNull().default(''),
    address: text('address').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    /** A state, from the postcode, or online; empty: not known. */
    place: text('place').notNull().default(''),
    directions: text('directions').notNull().default(''),
    maxAttendees: integer('max_attendees').notNull(),
    /** Both counts are kept by the write that changes them, with this row locked. */
    attendeeCount: integer('attendee_count').notNull().default(0),
    waitingCount: integer('waiting_count').notNull().default(0),
    /** The last place given out on the waitlist. */
    lastTurn: integer('last_turn').notNull().default(0),
    costCents: integer('cost_cents').notNull().default(0),
    requiresApproval: boolean('requires_approval').notNull().default(false),
    hasWaitlist: boolean('has_waitlist').notNull().default(true),
    registrationClosesAt: at('registration_closes_at'),
    accessDeadlineAt: at('access_deadline_at'),
    /** [{ feature, answer: yes | no, detail }] in the order of the list; what is missing is not known. */
    access: jsonb('access').notNull().default(sql`'[]'`),
    /** Those with yes, for the filter. */
    features: text('features').array().notNull().default(sql`'{}'`),
    accessChangedAt: at('access_changed_at').notNull(),
    cancelledAt: at('cancelled_at'),
    /** Taken down by moderators; it can come back. */
    removedAt: at('removed_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** When those who came were asked about the promises. */
    promisesAskedAt: at('promises_asked_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${events.title}), 'A') || setweight(to_tsvector('english', ${events.description} || ' ' || ${events.location}), 'C')`,
    ),
  },
  (t) => [
    // They hold all that the list is chosen by, so that what is passed over is never read itself.
    index('events_start').on(t.startsAt, t.id, t.endsAt, t.organizerId, t.eventType, t.place, t.features).where(open),
    index('events_type_start')
      .on(t.eventType, t.startsAt, t.id, t.endsAt, t.organizerId, t.place, t.features)
      .where(open),
    index('events_place_start')
      .on(t.place, t.startsAt, t.id, t.endsAt, t.organizerId, t.eventType, t.features)
      .where(open),
    index('events_end').on(t.endsAt, t.id, t.organizerId, t.eventType, t.place, t.features).where(open),
    index('events_type_end').on(t.eventType, t.endsAt, t.id, t.organizerId, t.place, t.features).where(open),
    index('events_counts').on(t.endsAt, t.eventType, t.organizerId).where(open),
    index('events_organizer').on(t.organizerId, t.endsAt),
    index('events_space_start').on(t.spaceId, t.startsAt, t.id).where(sql`space_id is not null`),
    index('events_words').using('gin', t.words),
    index('events_series').on(t.seriesId, t.startsAt),
    index('events_promises').on(t.endsAt).where(sql`promises_asked_at is null and cancelled_at is null`),
    check('events_seats', sql`attendee_count >= 0 and attendee_count <= max_attendees and waiting_count >= 0`),
    check('events_order', sql`ends_at > starts_at`),
  ],
);

const ofEvent = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

/** Who comes, asks, waits or was declined; who takes it back has no row. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    eventId: ofEvent(),
    userId: member('user_id'),
    /** going, requested, waiting or declined */
    standing: text('standing').notNull(),
    /** Order on the waitlist. */
    turn: integer('turn').notNull().default(0),
    /** Shows the name to members. */
    listed: boolean('listed').notNull().default(false),
    /** interpreter or captioner, as the organiser has appointed them; empty: neither. */
    role: text('role').notNull().default(''),
    /** Why the organiser declined. */
    reason: text('reason').notNull().default(''),
    checkedInAt: at('checked_in_at'),
    /** A day before, and two hours before. */
    remindedDayAt: at('reminded_day_at'),
    remindedHoursAt: at('reminded_hours_at'),
    /** When this standing began. */
    since: at('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_registrations_member').on(t.userId),
    index('event_registrations_queue').on(t.eventId, t.turn).where(sql`standing = 'waiting'`),
  ],
);

export const eventSaves = pgTable(
  'event_saves',
  { eventId: ofEvent(), userId: member('user_id'), createdAt: at('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_saves_member').on(t.userId)],
);

export const eventMessages = pgTable(
  'event_messages',
  {
    id: serial('id').primaryKey(),
    eventId: ofEvent(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('event_messages_event').on(t.eventId, t.createdAt)],
);

/** What somebody needs at an event. The words and the answer are sealed; ticked items are with the passport. */
export const eventAccessRequests = pgTable(
  'event_access_requests',
  {
    eventId: ofEvent(),
    userId: member('user_id'),
    wordsSealed: text('words_sealed').notNull(),
    /** open, confirmed or not_possible */
    state: text('state').notNull().default('open'),
    answerSealed: text('answer_sealed').notNull(),
    askedAt: at('asked_at').notNull(),
    answeredAt: at('answered_at'),
    /** When both sides were told that it is not confirmed. */
    warnedAt: at('warned_at'),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_access_requests_member').on(t.userId)],
);

/** What those who were there say of a promised feature. */
export const eventPromises = pgTable(
  'event_promises',
  {
    eventId: ofEvent(),
    userId: member('user_id'),
    feature: text('feature').notNull(),
    kept: boolean('kept').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId, t.feature] }), index('event_promises_member').on(t.userId)],
);

/** A member looks for someone to travel with, to one event. Their words are sealed. */
export const eventTrips = pgTable(
  'event_trips',
  {
    eventId: ofEvent(),
    userId: member('user_id'),
    areaSealed: text('area_sealed').notNull(),
    /** there, back or both */
    way: text('way').notNull(),
    noteSealed: text('note_sealed').notNull(),
    since: at('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_trips_member').on(t.userId)],
);

/** One asks another to travel together. The event is locked, so that each member is in one agreed row at most. */
export const eventTripAsks = pgTable(
  'event_trip_asks',
  {
    eventId: ofEvent(),
    fromId: member('from_id'),
    toId: member('to_id'),
    /** asked, declined or agreed */
    state: text('state').notNull(),
    meetingPointSealed: text('meeting_point_sealed').notNull().default(''),
    /** Of where they meet: both can change it. */
    version: integer('version').notNull().default(1),
    /** on_way, met or home, as each has told the other last; empty: nothing. */
    fromStep: text('from_step').notNull().default(''),
    fromStepAt: at('from_step_at'),
    toStep: text('to_step').notNull().default(''),
    toStepAt: at('to_step_at'),
    askedAt: at('asked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.fromId, t.toId] }),
    index('event_trip_asks_from').on(t.fromId),
    index('event_trip_asks_to').on(t.toId),
  ],
);

/** What was said at an event, for those who came. It is deleted some time after. */
export const eventCaptionLogs = pgTable(
  'event_caption_logs',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** In the form of `logText`, sealed. */
    textSealed: text('text_sealed').notNull(),
    lines: integer('lines').notNull(),
    addedAt: at('added_at').notNull(),
    goesAt: at('goes_at').notNull(),
  },
  (t) => [index('event_caption_logs_goes').on(t.goesAt)],
);

/** Who is, or was, in the room of an event. Whose page was not heard for 30 seconds has left it. */
export const eventVisits = pgTable(
  'event_visits',
  {
    eventId: ofEvent(),
    userId: member('user_id'),
    joinedAt: at('joined_at').notNull(),
    seenAt: at('seen_at').notNull(),
    leftAt: at('left_at'),
    /** When the page last said that it takes part by voice or picture; null: it does not. */
    callAt: at('call_at'),
    handRaised: boolean('hand_raised').notNull().default(false),
    /** Since when they say that they sign; null: they don’t. */
    signsAt: at('signs_at'),
    /** Silenced by the organiser. */
    isMuted: boolean('is_muted').notNull().default(false),
    /** Removed by the organiser, until they let them back. */
    removedAt: at('removed_at'),
    /** Agrees that what is said is kept. */
    keepsLog: boolean('keeps_log').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_visits_member').on(t.userId)],
);

/**
 * What is said in the room of an event, in words; sealed. A line goes after two minutes, which are there for reports.
 * Those that everyone in the room agreed to keep are the caption log.
 */
export const eventLines = pgTable(
  'event_lines',
  {
    id: serial('id').primaryKey(),
    eventId: ofEvent(),
    /** Whose words they are. */
    speakerId: member('speaker_id'),
    /** Whose browser heard them, or who typed them. */
    byId: member('by_id'),
    textSealed: text('text_sealed').notNull(),
    kept: boolean('kept').notNull(),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('event_lines_event').on(t.eventId, t.id),
    index('event_lines_speaker').on(t.speakerId),
    index('event_lines_by').on(t.byId),
    index('event_lines_soon').on(t.createdAt).where(sql`not kept`),
  ],
);

/** A private address for calendar programs; only a hash of its secret is stored. */
export const eventFeeds = pgTable(
  'event_feeds',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (t) => [uniqueIndex('event_feeds_secret').on(t.secretHash)],
);
