import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
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
const ofSpace = () =>
  integer('space_id')
    .notNull()
    .references(() => spaces.id, { onDelete: 'cascade' });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const formerMember = <Name extends string>(name: Name) =>
  integer(name).references(() => users.id, { onDelete: 'set null' });

/** What a community has besides what every space has. */
export const communities = pgTable(
  'communities',
  {
    spaceId: integer('space_id')
      .primaryKey()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    /** support, advocacy, social or professional */
    type: text('type').notNull(),
    suburb: text('suburb').notNull(),
    postcode: text('postcode').notNull(),
    state: text('state').notNull(),
    /** Where exactly it meets, in its own words. */
    place: text('place').notNull().default(''),
    meetingFrequency: text('meeting_frequency').notNull().default(''),
    features: text('features').array().notNull().default(sql`'{}'`),
    /** [{ name, phone, note }], for members */
    contacts: jsonb('contacts').notNull().default([]),
    /** The suburb, else the middle of its postcode; null: our list of places does not know it. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
  },
  (t) => [index('communities_spot').on(t.lat, t.lng), index('communities_state').on(t.state, t.type)],
);

/** A place of a community at which things were measured. */
export const placeNotes = pgTable(
  'place_notes',
  {
    id: serial('id').primaryKey(),
    spaceId: ofSpace(),
    name: text('name').notNull(),
    whereabouts: text('whereabouts').notNull().default(''),
    addedBy: formerMember('added_by'),
    createdAt: at('created_at').notNull(),
    /** Taken down by moderators. */
    removedAt: at('removed_at'),
  },
  (t) => [
    uniqueIndex('place_notes_name').on(t.spaceId, sql`lower(${t.name})`),
    index('place_notes_adder').on(t.addedBy),
  ],
);

/** One measurement; the latest of a kind counts. */
export const placeFacts = pgTable(
  'place_facts',
  {
    id: serial('id').primaryKey(),
    placeId: integer('place_id')
      .notNull()
      .references(() => placeNotes.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    value: integer('value'),
    choice: text('choice').notNull().default(''),
    note: text('note').notNull().default(''),
    measuredOn: date('measured_on').notNull(),
    measuredBy: formerMember('measured_by'),
    createdAt: at('created_at').notNull(),
    /** Taken down by moderators. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('place_facts_latest').on(t.placeId, t.kind, t.measuredOn, t.id),
    index('place_facts_measurer').on(t.measuredBy),
  ],
);

/** One call in an emergency; it goes after 30 days with its answers. */
export const rollCalls = pgTable(
  'roll_calls',
  {
    id: serial('id').primaryKey(),
    spaceId: ofSpace(),
    /** heat, flood, fire or outage */
    danger: text('danger').notNull(),
    words: text('words').notNull().default(''),
    startedBy: formerMember('started_by'),
    startedAt: at('started_at').notNull(),
    answerBy: at('answer_by').notNull(),
    endedAt: at('ended_at'),
    /** The buddies of those who did not answer have been told. */
    buddiesTold: boolean('buddies_told').notNull().default(false),
  },
  (t) => [
    uniqueIndex('roll_calls_running').on(t.spaceId).where(sql`ended_at is null`),
    index('roll_calls_latest').on(t.spaceId, t.startedAt),
    index('roll_calls_due').on(t.answerBy).where(sql`not buddies_told`),
    index('roll_calls_age').on(t.startedAt),
    index('roll_calls_starter').on(t.startedBy),
  ],
);

export const rollAnswers = pgTable(
  'roll_answers',
  {
    rollCallId: integer('roll_call_id')
      .notNull()
      .references(() => rollCalls.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    /** safe or help */
    answer: text('answer').notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rollCallId, t.userId] }), index('roll_answers_member').on(t.userId)],
);

/** Who is told, and nobody else, when a member does not answer. */
export const rollBuddies = pgTable(
  'roll_buddies',
  {
    spaceId: ofSpace(),
    userId: member('user_id'),
    buddyId: member('buddy_id'),
    askedAt: at('asked_at').notNull(),
    /** Null until the buddy says yes. */
    agreedAt: at('agreed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.spaceId, t.userId] }),
    index('roll_buddies_member').on(t.userId),
    index('roll_buddies_buddy').on(t.buddyId, t.spaceId),
  ],
);
