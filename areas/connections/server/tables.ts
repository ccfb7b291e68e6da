import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { CheckKind, CheckState, Pose } from '../pure/checks.ts';
import type { ActivityKind, Gender, PrivacyLevel, ReasonKind, Room } from '../pure/options.ts';
import type { Fact, Stages } from '../pure/seen-by.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** That somebody said how old they are, once. The day of birth is not kept. */
export const connectionAges = pgTable('connection_ages', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** declared: by the birth date that they gave. */
  level: text('level').notNull().$type<'declared'>(),
  /** Month of birth, counted from year 0: 12 × year + month − 1. */
  bornIn: integer('born_in').notNull(),
  /** Of somebody who was not an adult yet: the day on which they are. */
  adultOn: date('adult_on'),
  declaredAt: at('declared_at').notNull(),
});

/** A member in Connections. Lists are bits in the order of pure/options.ts, so that they can be compared in one step. */
export const connectionProfiles = pgTable(
  'connection_profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Visible: false hides the member everywhere in Connections. */
    isActive: boolean('is_active').notNull(),
    aims: integer('aims').notNull(),
    /** The rooms that the aims lead to. */
    friendship: boolean('friendship').notNull(),
    dating: boolean('dating').notNull(),
    ageMin: smallint('age_min').notNull(),
    ageMax: smallint('age_max').notNull(),
    /** Kilometres. */
    maxDistance: smallint('max_distance').notNull(),
    openToLongDistance: boolean('open_to_long_distance').notNull(),
    gender: text('gender').notNull().$type<Gender | ''>(),
    genderBit: integer('gender_bit').notNull(),
    /** 0: everybody. */
    preference: integer('preference').notNull(),
    interests: integer('interests').notNull(),
    support: integer('support').notNull(),
    /** The same, and 0 where its stage keeps it from other people’s filters and scores. */
    supportOpen: integer('support_open').notNull(),
    communication: integer('communication').notNull(),
    privacy: text('privacy').notNull().$type<PrivacyLevel>(),
    allowMessages: boolean('allow_messages').notNull(),
    bornIn: integer('born_in').notNull(),
    /** The middle of the postcode on a grid of about 5 km; null: not given. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** What the member wrote: about me, place, status and facts, as one sealed record. */
    wordsSealed: text('words_sealed').notNull(),
    stages: jsonb('stages').notNull().$type<Stages>(),
    /** Photos are blurred for whoever does not match. */
    blurPhotos: boolean('blur_photos').notNull().default(false),
    droppedReasons: text('dropped_reasons').array().notNull().default(sql`'{}'`).$type<ReasonKind[]>(),
    /** The day on which they were last in Connections. */
    activeOn: date('active_on').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    // Who was here last comes first; a place with few people is found by where it is.
    index('connection_profiles_friendship').on(t.activeOn, t.userId).where(sql`is_active and friendship`),
    index('connection_profiles_dating').on(t.activeOn, t.userId).where(sql`is_active and dating`),
    index('connection_profiles_place').on(t.lat, t.lng).where(sql`is_active`),
    check('connection_profiles_spot', sql`(${t.lat} is null) = (${t.lng} is null)`),
  ],
);

/** The wizard as far as it has been filled in. */
export const connectionDrafts = pgTable('connection_drafts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  step: smallint('step').notNull(),
  contentSealed: text('content_sealed').notNull(),
  savedAt: at('saved_at').notNull(),
});

/** What one member has chosen of another in a room. left: the match has ended, and neither meets the other there again. */
export const connectionChoices = pgTable(
  'connection_choices',
  {
    fromId: member('from_id'),
    toId: member('to_id'),
    room: text('room').notNull().$type<Room>(),
    choice: text('choice').notNull().$type<'like' | 'pass' | 'left'>(),
    chosenAt: at('chosen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.room, t.toId] }),
    index('connection_choices_to').on(t.toId, t.room),
    check('connection_choices_not_self', sql`${t.fromId} <> ${t.toId}`),
  ],
);

export const connectionMatches = pgTable(
  'connection_matches',
  {
    id: serial('id').primaryKey(),
    lowId: member('low_id'),
    highId: member('high_id'),
    room: text('room').notNull().$type<Room>(),
    matchedAt: at('matched_at').notNull(),
  },
  (t) => [
    uniqueIndex('connection_matches_pair').on(t.lowId, t.highId, t.room),
    index('connection_matches_high').on(t.highId),
    check('connection_matches_order', sql`${t.lowId} < ${t.highId}`),
  ],
);

/** Facts that their owner has shown one match. */
export const connectionShares = pgTable(
  'connection_shares',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => connectionMatches.id, { onDelete: 'cascade' }),
    ownerId: member('owner_id'),
    fact: text('fact').notNull().$type<Fact>(),
    sharedAt: at('shared_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.ownerId, t.fact] }), index('connection_shares_owner').on(t.ownerId)],
);

export const connectionActivities = pgTable(
  'connection_activities',
  {
    id: serial('id').primaryKey(),
    matchId: integer('match_id')
      .notNull()
      .references(() => connectionMatches.id, { onDelete: 'cascade' }),
    fromId: member('from_id'),
    toId: member('to_id'),
    kind: text('kind').notNull().$type<ActivityKind>(),
    startsAt: at('starts_at').notNull(),
    /** Idea, place and note, as one sealed record. */
    wordsSealed: text('words_sealed').notNull(),
    state: text('state').notNull().$type<'invited' | 'accepted' | 'declined' | 'withdrawn'>(),
    confirmedByFrom: boolean('confirmed_by_from').notNull().default(false),
    confirmedByTo: boolean('confirmed_by_to').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('connection_activities_from').on(t.fromId, t.startsAt),
    index('connection_activities_to').on(t.toId, t.startsAt),
    index('connection_activities_match').on(t.matchId),
  ],
);

/** Members whom a decision of moderators keeps out. It goes when an appeal is upheld. */
export const connectionBans = pgTable(
  'connection_bans',
  {
    id: serial('id').primaryKey(),
    /** Null once the account is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The email address that was confirmed then, keyed; null: none was, or it is no longer compared. */
    emailHash: text('email_hash'),
    bannedAt: at('banned_at').notNull(),
    /** Who no longer has the address compared, and why. */
    forgottenBy: integer('forgotten_by').references(() => users.id, { onDelete: 'set null' }),
    forgottenWhy: text('forgotten_why').notNull().default(''),
  },
  (t) => [
    uniqueIndex('connection_bans_user').on(t.userId),
    index('connection_bans_email').on(t.emailHash),
    index('connection_bans_forgotten_by').on(t.forgottenBy),
  ],
);

/** Photos of a member, whether or not they have a profile yet. Without a description nobody else sees one. */
export const connectionPhotos = pgTable(
  'connection_photos',
  {
    id: serial('id').primaryKey(),
    ownerId: member('owner_id'),
    position: integer('position').notNull(),
    fullKey: text('full_key').notNull(),
    smallKey: text('small_key').notNull(),
    blurredKey: text('blurred_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    descriptionSealed: text('description_sealed').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** Deleted by its owner: it can come back for an hour. */
    deletedAt: at('deleted_at'),
  },
  (t) => [
    index('connection_photos_owner').on(t.ownerId, t.position),
    index('connection_photos_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** One of each kind for a member: asking again begins it anew. Nothing of a picture or a document is kept after a decision. */
export const connectionChecks = pgTable(
  'connection_checks',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    kind: text('kind').notNull().$type<CheckKind>(),
    state: text('state').notNull().$type<CheckState>(),
    pose: text('pose').$type<Pose>(),
    poseKey: text('pose_key'),
    /** Of moderators, for the member. */
    reason: text('reason').notNull().default(''),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: at('asked_at').notNull(),
    decidedAt: at('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('connection_checks_kind').on(t.userId, t.kind),
    index('connection_checks_waiting').on(t.askedAt, t.id).where(sql`state = 'waiting'`),
    index('connection_checks_decided_by').on(t.decidedBy),
  ],
);
