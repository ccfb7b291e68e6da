import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const words = <Name extends string>(name: Name) => text(name).notNull().default('');
const list = <Name extends string>(name: Name) => text(name).array().notNull().default(sql`'{}'`);

/** A member who mentors. The number is the member’s. */
export const mentors = pgTable(
  'mentors',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    bio: text('bio').notNull(),
    /** Years. */
    experience: integer('experience').notNull(),
    expertise: list('expertise'),
    focusAreas: list('focus_areas'),
    formats: list('formats'),
    languages: list('languages'),
    /** Shown only to those who share the same. */
    lived: list('lived'),
    workingWithMe: words('working_with_me'),
    capacity: integer('capacity').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** All of the above that can be a reason for a match, as pure/reasons.ts names it. */
    traits: list('traits'),
    /** waiting, checked or declined */
    checkState: text('check_state').notNull().default('waiting').$type<'waiting' | 'checked' | 'declined'>(),
    checkReason: words('check_reason'),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('mentors_waiting').on(t.createdAt, t.userId).where(sql`check_state = 'waiting'`),
    check('mentors_capacity', sql`capacity between 0 and 20`),
  ],
);

/** What a member looks for in a mentor, and what never counts. */
export const mentorWishes = pgTable('mentor_wishes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  focusAreas: list('focus_areas'),
  lived: list('lived'),
  formats: list('formats'),
  languages: list('languages'),
  dropped: list('dropped'),
  version: integer('version').notNull().default(0),
});

export const mentorshipRequests = pgTable(
  'mentorship_requests',
  {
    id: serial('id').primaryKey(),
    mentorId: integer('mentor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    menteeId: integer('mentee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    focusArea: text('focus_area').notNull(),
    /** Goals and message. */
    wordsSealed: text('words_sealed').notNull(),
    reasonSealed: words('reason_sealed'),
    /** What the mentee said: true: 18 or older; false: younger; null: nothing, or the request no longer waits. */
    saysAdult: boolean('says_adult'),
    state: text('state')
      .notNull()
      .default('pending')
      .$type<'pending' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>(),
    /** How often the mentor was reminded. */
    reminded: smallint('reminded').notNull().default(0),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('mentorship_requests_waiting').on(t.mentorId, t.menteeId).where(sql`state = 'pending'`),
    index('mentorship_requests_mentor').on(t.mentorId, t.createdAt, t.id),
    index('mentorship_requests_mentee').on(t.menteeId, t.createdAt, t.id),
    index('mentorship_requests_due').on(t.createdAt).where(sql`state = 'pending'`),
    check('mentorship_requests_two', sql`mentor_id <> mentee_id`),
    check('mentorship_requests_age', sql`state = 'pending' or says_adult is null`),
  ],
);

export const mentorships = pgTable(
  'mentorships',
  {
    id: serial('id').primaryKey(),
    requestId: integer('request_id').references(() => mentorshipRequests.id, { onDelete: 'set null' }),
    /** Null: the account is gone. */
    mentorId: integer('mentor_id').references(() => users.id, { onDelete: 'set null' }),
    menteeId: integer('mentee_id').references(() => users.id, { onDelete: 'set null' }),
    focusArea: text('focus_area').notNull(),
    state: text('state').notNull().default('active').$type<'active' | 'paused' | 'ended'>(),
    goalsSealed: words('goals_sealed'),
    thanksSealed: words('thanks_sealed'),
    /** mentor or mentee; null: not ended, or Doorways did. */
    endedBy: text('ended_by').$type<'mentor' | 'mentee'>(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('mentorships_request').on(t.requestId),
    index('mentorships_mentor').on(t.mentorId, t.startedAt, t.id),
    index('mentorships_mentee').on(t.menteeId, t.startedAt, t.id),
  ],
);

export const mentorshipNotes = pgTable(
  'mentorship_notes',
  {
    id: serial('id').primaryKey(),
    mentorshipId: integer('mentorship_id')
      .notNull()
      .references(() => mentorships.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isShared: boolean('is_shared').notNull(),
    textSealed: text('text_sealed').notNull(),
    createdAt: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('mentorship_notes_newest').on(t.mentorshipId, t.createdAt, t.id),
    index('mentorship_notes_author').on(t.authorId),
  ],
);

export const mentorReviews = pgTable(
  'mentor_reviews',
  {
    id: serial('id').primaryKey(),
    mentorshipId: integer('mentorship_id')
      .notNull()
      .references(() => mentorships.id, { onDelete: 'cascade' }),
    /** mentee: it is about the mentor, and counts for them. */
    bySide: text('by_side').notNull().$type<'mentor' | 'mentee'>(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whom it is about. */
    aboutId: integer('about_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    text: words('text'),
    createdAt: at('created_at').notNull(),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('mentor_reviews_side').on(t.mentorshipId, t.bySide),
    index('mentor_reviews_about').on(t.aboutId, t.createdAt, t.id),
    index('mentor_reviews_author').on(t.authorId),
    check('mentor_reviews_stars', sql`stars between 1 and 5`),
  ],
);

/** A group that one mentor leads. What it says is for members who look for one. */
export const mentoringGroups = pgTable(
  'mentoring_groups',
  {
    id: serial('id').primaryKey(),
    mentorId: integer('mentor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    focusArea: text('focus_area').notNull(),
    goals: text('goals').notNull(),
    format: text('format').notNull(),
    /** When it meets, in plain words. */
    whenWords: text('when_words').notNull(),
    capacity: smallint('capacity').notNull(),
    isOpen: boolean('is_open').notNull(),
    state: text('state').notNull().default('active').$type<'active' | 'ended'>(),
    thanksSealed: words('thanks_sealed'),
    /** By moderators. */
    hiddenAt: at('hidden_at'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('mentoring_groups_mentor').on(t.mentorId, t.createdAt, t.id),
    index('mentoring_groups_active').on(t.id).where(sql`state = 'active'`),
    check('mentoring_groups_capacity', sql`capacity between 2 and 6`),
  ],
);

/** Who is in a group, who asked to join, and who was declined. */
export const mentoringGroupMembers = pgTable(
  'mentoring_group_members',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => mentoringGroups.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull().$type<'asked' | 'member' | 'declined'>(),
    /** '' once it is answered. */
    messageSealed: words('message_sealed'),
    /** As with a request; null once it is answered. */
    saysAdult: boolean('says_adult'),
    createdAt: at('created_at').notNull(),
    joinedAt: at('joined_at'),
  },
  (t) => [
    uniqueIndex('mentoring_group_members_one').on(t.groupId, t.userId),
    index('mentoring_group_members_user').on(t.userId, t.state),
    index('mentoring_group_members_due').on(t.createdAt).where(sql`state = 'asked'`),
    check('mentoring_group_members_age', sql`state = 'asked' or says_adult is null`),
  ],
);

/** What everyone in a group reads. */
export const mentoringGroupNotes = pgTable(
  'mentoring_group_notes',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => mentoringGroups.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textSealed: text('text_sealed').notNull(),
    createdAt: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('mentoring_group_notes_newest').on(t.groupId, t.createdAt, t.id),
    index('mentoring_group_notes_author').on(t.authorId),
  ],
);
