import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { Change, Outcome, Side, Status } from '../pure/machine.ts';
import type { UnitPrice } from '../pure/price.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** When members can be booked, and how long before a booking they are reminded. No row: never, and the usual way. */
export const bookingMembers = pgTable('booking_members', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  zone: text('zone').notNull().default(''),
  /** [{ weekday: 1..7, from: '09:00', to: '12:00' }] */
  weekly: jsonb('weekly').notNull().default(sql`'[]'`),
  /** [{ date, isOff: true } | { date, isOff: false, from, to }] */
  exceptions: jsonb('exceptions').notNull().default(sql`'[]'`),
  noticeHours: integer('notice_hours').notNull().default(24),
  gapBefore: integer('gap_before').notNull().default(0),
  gapAfter: integer('gap_after').notNull().default(0),
  horizonDays: integer('horizon_days').notNull().default(60),
  /** noone, followed or members */
  opensTo: text('opens_to').notNull().default('noone'),
  lengths: integer('lengths').array().notNull().default(sql`'{30}'`),
  formats: text('formats').array().notNull().default(sql`'{text}'`),
  /** Minutes before a booking; null: the usual ones. */
  reminders: integer('reminders').array(),
  /** Null: nothing was saved yet, and nothing can be booked. */
  savedAt: at('saved_at'),
  version: integer('version').notNull().default(0),
});

export const bookings = pgTable(
  'bookings',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    ref: integer('ref').notNull(),
    /** Null: the account is gone. */
    hostId: integer('host_id').references(() => users.id, { onDelete: 'set null' }),
    guestId: integer('guest_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** As whom the host offers it: the name of a business; '': under their own. */
    hostName: text('host_name').notNull().default(''),
    /** Whose people answer it besides the host, where a business does: provider:5 (teams.ts); ''. */
    team: text('team').notNull().default(''),
    link: text('link').notNull().default(''),
    /** Who gives it, where others than the host do, and what they were called then; ''. */
    lane: text('lane').notNull().default(''),
    laneName: text('lane_name').notNull().default(''),
    /** What one unit of it cost then: { unit, per }; null: no price is agreed here. */
    price: jsonb('price').$type<UnitPrice>(),
    /** What held for cancelling it then. */
    cancellation: text('cancellation').notNull().default(''),
    /** The first of those that were asked for together, which of them it is, and of how many. */
    seriesId: integer('series_id'),
    seriesNth: integer('series_nth').notNull().default(1),
    seriesOf: integer('series_of').notNull().default(1),
    status: text('status').notNull().$type<Status>(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    hostZone: text('host_zone').notNull(),
    guestZone: text('guest_zone').notNull(),
    /** JSON: terms and the guest’s note. Sealed. */
    wordsSealed: text('words_sealed').notNull(),
    /** In a request: who made the latest offer, and when. */
    offeredBy: text('offered_by').$type<Side>(),
    offeredAt: at('offered_at').notNull(),
    proposedBy: text('proposed_by').$type<Side>(),
    proposedStartsAt: at('proposed_starts_at'),
    proposedEndsAt: at('proposed_ends_at'),
    proposedLane: text('proposed_lane').notNull().default(''),
    proposedLaneName: text('proposed_lane_name').notNull().default(''),
    /** JSON: terms and what was said with them. Sealed; '' without a proposal. */
    proposalSealed: text('proposal_sealed').notNull().default(''),
    meetingLink: text('meeting_link').notNull().default(''),
    hostOutcome: text('host_outcome').$type<Outcome>(),
    guestOutcome: text('guest_outcome').$type<Outcome>(),
    /** How long it was, as each side says. */
    hostMinutes: integer('host_minutes'),
    guestMinutes: integer('guest_minutes'),
    /** How long it was, where moderators decided that. */
    settledMinutes: integer('settled_minutes'),
    /** When the host said that it has begun. */
    startedAt: at('started_at'),
    /** When the first side said how it went, or when the two said different hours. */
    outcomeAt: at('outcome_at'),
    /** When both agreed on the time: a reminder that would have come before is left out. */
    agreedAt: at('agreed_at'),
    /** Minutes of the last reminder that each side got; null: none yet. */
    hostReminded: integer('host_reminded'),
    guestReminded: integer('guest_reminded'),
    /** How many times the side that must answer was reminded. */
    askedAgain: integer('asked_again').notNull().default(0),
    /** Both sides were asked how it went. */
    outcomeAskedAt: at('outcome_asked_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('bookings_host').on(t.hostId, t.startsAt, t.id),
    index('bookings_guest').on(t.guestId, t.startsAt, t.id),
    index('bookings_thing').on(t.kind, t.ref),
    index('bookings_team').on(t.team, t.startsAt, t.id).where(sql`team <> ''`),
    index('bookings_open').on(t.startsAt).where(sql`status in ('requested', 'accepted', 'disputed', 'hoursDiffer')`),
    index('bookings_disputed').on(t.kind, t.startsAt, t.id).where(sql`status in ('disputed', 'hoursNotAgreed')`),
    index('bookings_series').on(t.seriesId, t.startsAt).where(sql`series_id is not null`),
    check('bookings_times', sql`ends_at > starts_at`),
  ],
);

/**
 * Times of a host that are taken: agreed or asked for, proposed, or kept for a member who fills in the form. Every
 * write to a host’s times holds a lock on that host, or on the lanes of the thing (taken.ts).
 */
export const bookingTimes = pgTable(
  'booking_times',
  {
    id: serial('id').primaryKey(),
    hostId: member('host_id'),
    guestId: member('guest_id'),
    /** Null: kept for a member, until `expiresAt`. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** A time that is proposed on an agreed booking, beside the one that is agreed. */
    part: text('part').notNull().$type<'hold' | 'booked' | 'proposed'>(),
    kind: text('kind').notNull(),
    ref: integer('ref').notNull(),
    /** Whose time it is where others than the host give the thing; '': the host’s own. */
    lane: text('lane').notNull().default(''),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('booking_times_host').on(t.hostId, t.startsAt),
    index('booking_times_lane').on(t.lane, t.startsAt).where(sql`lane <> ''`),
    index('booking_times_guest').on(t.guestId, t.startsAt),
    uniqueIndex('booking_times_hold').on(t.hostId, t.guestId).where(sql`part = 'hold'`),
    uniqueIndex('booking_times_part').on(t.bookingId, t.part).where(sql`booking_id is not null`),
    index('booking_times_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
);

export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: serial('id').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    change: text('change').notNull().$type<Change>(),
    /** Null: time passed, or Doorways did it. */
    bySide: text('by_side').$type<Side>(),
    /** Not by the member of that side themselves. */
    bySupporter: boolean('by_supporter').notNull().default(false),
    /** Null also when the account is gone. */
    supporterId: integer('supporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who of a team did it for the host. Null also when the account is gone. */
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    noteSealed: text('note_sealed').notNull().default(''),
    startsAt: at('starts_at'),
    minutes: integer('minutes'),
    at: at('at').notNull(),
  },
  (t) => [
    index('booking_changes_booking').on(t.bookingId, t.id),
    index('booking_changes_supporter').on(t.supporterId).where(sql`supporter_id is not null`),
    index('booking_changes_by').on(t.byId).where(sql`by_id is not null`),
  ],
);

export const bookingRatings = pgTable(
  'booking_ratings',
  {
    id: serial('id').primaryKey(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** Of what took place without a time, in the area of the kind. */
    exchangeId: integer('exchange_id'),
    bySide: text('by_side').notNull().$type<Side>(),
    authorId: member('author_id'),
    kind: text('kind').notNull(),
    ref: integer('ref').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** By moderators: it is shown to no one, and does not count. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('booking_ratings_side').on(t.bookingId, t.bySide),
    uniqueIndex('booking_ratings_exchange').on(t.kind, t.exchangeId),
    index('booking_ratings_thing').on(t.kind, t.ref, t.createdAt, t.id).where(sql`by_side = 'guest'`),
    index('booking_ratings_author').on(t.authorId),
    check('booking_ratings_stars', sql`stars between 1 and 5`),
    check('booking_ratings_of', sql`(booking_id is null) <> (exchange_id is null)`),
  ],
);
