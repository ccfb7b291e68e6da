import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bookings } from '#areas/bookings/server/tables.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { BookingState, Outcome } from '../pure/exchange.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const skillListings = pgTable(
  'skill_listings',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Null only in a draft, as level and delivery. */
    category: text('category'),
    level: text('level'),
    isOffering: boolean('is_offering').notNull(),
    /** free, money or credit */
    payment: text('payment').notNull().default('free'),
    /** Cents. */
    price: integer('price').notNull().default(0),
    minutes: integer('minutes').notNull(),
    delivery: text('delivery'),
    /** live, written or either */
    exchange: text('exchange').notNull().default('live'),
    suburb: text('suburb').notNull().default(''),
    accessNotes: text('access_notes').notNull().default(''),
    safetyNotes: text('safety_notes').notNull().default(''),
    features: text('features').array().notNull().default(sql`'{}'`),
    /** draft, active or paused */
    status: text('status').notNull().default('draft'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** For the first time; pausing does not change it, so that nothing comes to the top again. */
    publishedAt: at('published_at'),
    /** By its owner, who can restore it for a while. */
    deletedAt: at('deleted_at'),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
    /** Counted when both have said that one took place. */
    sessions: integer('sessions').notNull().default(0),
    /** Each on a line of its own, so that nothing matches across. */
    haystack: text('haystack').generatedAlwaysAs(
      (): SQL =>
        sql`${skillListings.title} || E'\n' || ${skillListings.description} || E'\n' || ${skillListings.suburb}`,
    ),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${skillListings.title}), 'A') || setweight(to_tsvector('english', ${skillListings.description}), 'B')`,
    ),
  },
  (t) => [
    index('skill_listings_newest').on(t.publishedAt, t.id).where(sql`status = 'active' and deleted_at is null`),
    index('skill_listings_owner').on(t.ownerId, t.createdAt, t.id),
    index('skill_listings_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('skill_listings_words').using('gin', t.words),
    check('skill_listings_price', sql`price >= 0 and (payment = 'money' or price = 0)`),
  ],
);

/**
 * Who has how many minutes of time credit. A member who has left leaves the account behind without a person, so that the
 * sum of all remains zero.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The one account of the community, for gifts. */
    isPool: boolean('is_pool').notNull().default(false),
    balance: integer('balance').notNull().default(0),
    held: integer('held').notNull().default(0),
    lowest: integer('lowest').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('credit_accounts_member').on(t.userId),
    uniqueIndex('credit_accounts_pool').on(t.isPool).where(sql`is_pool`),
    check('credit_accounts_limit', sql`held >= 0 and lowest <= 0 and balance - held >= lowest`),
    check('credit_accounts_owner', sql`not (is_pool and user_id is not null)`),
  ],
);

/**
 * Double entry: one row is both lines, −minutes from one account and +minutes to the other, so that they cannot come
 * apart. A row is never changed; a mistake is moved back by another row.
 */
export const creditTransfers = pgTable(
  'credit_transfers',
  {
    id: serial('id').primaryKey(),
    /** session, gift or correction */
    kind: text('kind').notNull(),
    fromAccount: integer('from_account')
      .notNull()
      .references(() => creditAccounts.id),
    toAccount: integer('to_account')
      .notNull()
      .references(() => creditAccounts.id),
    minutes: integer('minutes').notNull(),
    /** Of either account right after it. */
    fromBalance: integer('from_balance').notNull(),
    toBalance: integer('to_balance').notNull(),
    words: text('words').notNull().default(''),
    /** The booking of a session: it pays once. */
    bookingId: integer('booking_id'),
    /** What a correction moves back. */
    corrects: integer('corrects').references((): AnyPgColumn => creditTransfers.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('credit_transfers_from').on(t.fromAccount, t.id),
    index('credit_transfers_to').on(t.toAccount, t.id),
    uniqueIndex('credit_transfers_booking').on(t.bookingId).where(sql`kind = 'session'`),
    index('credit_transfers_corrects').on(t.corrects),
    check('credit_transfers_minutes', sql`minutes > 0 and from_account <> to_account`),
  ],
);

/** A booking of a skill: of a time, whose row is in bookings, or of a written exchange, which has all it needs here. */
export const skillBookings = pgTable(
  'skill_bookings',
  {
    id: serial('id').primaryKey(),
    /** Null: a written exchange. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').references(() => skillListings.id, { onDelete: 'set null' }),
    /** Null: the account is gone. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    bookerId: integer('booker_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the listing was when it was booked: it may change later. */
    title: text('title').notNull(),
    isOffering: boolean('is_offering').notNull(),
    payment: text('payment').notNull(),
    price: integer('price').notNull(),
    minutes: integer('minutes').notNull(),
    /** Of a written exchange. */
    finishBy: date('finish_by'),
    noteSealed: text('note_sealed').notNull().default(''),
    state: text('state').notNull().$type<BookingState>(),
    ownerOutcome: text('owner_outcome').$type<Outcome>(),
    bookerOutcome: text('booker_outcome').$type<Outcome>(),
    /** When the first side said how it went. */
    outcomeAt: at('outcome_at'),
    ownerAgreedAt: at('owner_agreed_at'),
    bookerAgreedAt: at('booker_agreed_at'),
    endedAt: at('ended_at'),
    /** none, held, moved or freed */
    credit: text('credit').notNull().default('none').$type<'none' | 'held' | 'moved' | 'freed'>(),
    /** The accounts of learner and teacher once credit is held: they outlast their members. */
    payerAccount: integer('payer_account').references(() => creditAccounts.id),
    payeeAccount: integer('payee_account').references(() => creditAccounts.id),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('skill_bookings_booking').on(t.bookingId),
    index('skill_bookings_owner').on(t.ownerId, t.createdAt, t.id),
    index('skill_bookings_booker').on(t.bookerId, t.createdAt, t.id),
    index('skill_bookings_listing').on(t.listingId),
    index('skill_bookings_open').on(t.finishBy).where(sql`state in ('pending', 'confirmed')`),
    index('skill_bookings_disputed').on(t.createdAt, t.id).where(sql`state = 'disputed'`),
    index('skill_bookings_payer').on(t.payerAccount),
    index('skill_bookings_payee').on(t.payeeAccount),
    check('skill_bookings_credit', sql`credit = 'none' or (payer_account is not null and payee_account is not null)`),
    check('skill_bookings_way', sql`(booking_id is null) <> (finish_by is null)`),
  ],
);
