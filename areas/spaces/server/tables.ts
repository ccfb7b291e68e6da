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
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofSpace = () =>
  integer('space_id')
    .notNull()
    .references(() => spaces.id, { onDelete: 'cascade' });

/** What support groups and local communities share. */
export const spaces = pgTable(
  'spaces',
  {
    id: serial('id').primaryKey(),
    /** group or community */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** public, private or hidden */
    visibility: text('visibility').notNull().default('public'),
    /** open or archived */
    status: text('status').notNull().default('open'),
    guidelines: text('guidelines').notNull().default(''),
    questions: text('questions').array().notNull().default(sql`'{}'`),
    needsAlt: boolean('needs_alt').notNull().default(false),
    needsCaptions: boolean('needs_captions').notNull().default(false),
    weeklySummary: boolean('weekly_summary').notNull().default(false),
    /** When its owner was last asked for a summary. */
    summaryAskedAt: at('summary_asked_at'),
    aliasesAllowed: boolean('aliases_allowed').notNull().default(false),
    /** posts, files, meetings, people: kept for the people who run it. */
    runOnly: text('run_only').array().notNull().default(sql`'{meetings}'`),
    minAge: smallint('min_age'),
    maxAge: smallint('max_age'),
    /** Kept by a trigger on space_members. */
    memberCount: integer('member_count').notNull().default(0),
    lastActiveAt: at('last_active_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Taken down by moderators, with all that is in it; it can come back. */
    removedAt: at('removed_at'),
    version: integer('version').notNull().default(1),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${spaces.name}), 'A') || setweight(to_tsvector('english', ${spaces.description}), 'C')`,
    ),
  },
  (t) => [
    index('spaces_words').using('gin', t.words),
    index('spaces_name_part').using('gin', sql`${t.name} gin_trgm_ops`),
    index('spaces_description_part').using('gin', sql`${t.description} gin_trgm_ops`),
    index('spaces_active').on(t.kind, t.lastActiveAt, t.id),
    index('spaces_summary').on(t.summaryAskedAt).where(sql`weekly_summary`),
    check('spaces_ages', sql`${t.minAge} <= ${t.maxAge}`),
  ],
);

/** How somebody stands to a space. A row stays after leaving: a name in a space is never given to somebody else. */
export const spaceMembers = pgTable(
  'space_members',
  {
    spaceId: ofSpace(),
    userId: member('user_id'),
    /** What the others know them by; drawn by chance, so that it says nothing about who joined when or where else. */
    no: integer('no').notNull().default(sql`1 + floor(random() * 2147483645)::integer`),
    /** requested, invited, member, declined, left, removed or banned */
    state: text('state').notNull(),
    /** owner, moderator or member */
    role: text('role').notNull().default('member'),
    /** The name that the others see; empty: their own. */
    alias: text('alias').notNull().default(''),
    /** What they answered: [{ question, answer }] */
    answers: jsonb('answers').notNull().default([]),
    /** Why they were declined. */
    reason: text('reason').notNull().default(''),
    guidelinesAcceptedAt: at('guidelines_accepted_at'),
    muted: boolean('muted').notNull().default(false),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: at('asked_at'),
    answeredAt: at('answered_at'),
    joinedAt: at('joined_at'),
    leftAt: at('left_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.spaceId, t.userId] }),
    uniqueIndex('space_members_no').on(t.spaceId, t.no),
    uniqueIndex('space_members_alias').on(t.spaceId, sql`lower(${t.alias})`).where(sql`alias <> ''`),
    index('space_members_skeleton').on(t.spaceId, sql`name_skeleton(${t.alias})`).where(sql`alias <> ''`),
    uniqueIndex('space_members_owner').on(t.spaceId).where(sql`role = 'owner' and state = 'member'`),
    index('space_members_user').on(t.userId, t.state),
    index('space_members_state').on(t.spaceId, t.state, t.askedAt),
    index('space_members_inviter').on(t.invitedBy).where(sql`invited_by is not null`),
  ],
);

/** The year of birth that members gave for a space with an age: shown to nobody, given once. */
export const birthYears = pgTable('birth_years', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  year: smallint('year').notNull(),
  givenAt: at('given_at').notNull(),
});

export const spacePosts = pgTable(
  'space_posts',
  {
    id: serial('id').primaryKey(),
    spaceId: ofSpace(),
    authorId: member('author_id'),
    /** post or summary */
    kind: text('kind').notNull().default('post'),
    content: text('content').notNull(),
    contentWarning: text('content_warning').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    /** Taken down by moderators: deletedAt is set too, and the words stay for an appeal. */
    removedAt: at('removed_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('space_posts_new').on(t.spaceId, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('space_posts_author').on(t.authorId),
  ],
);

export const spaceComments = pgTable(
  'space_comments',
  {
    id: serial('id').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => spacePosts.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    content: text('content').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
    /** Taken down by moderators: deletedAt is set too, and the words stay for an appeal. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('space_comments_old').on(t.postId, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('space_comments_author').on(t.authorId),
  ],
);

export const spaceLikes = pgTable(
  'space_likes',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => spacePosts.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('space_likes_user').on(t.userId)],
);

export const spacePictures = pgTable(
  'space_pictures',
  {
    id: serial('id').primaryKey(),
    spaceId: ofSpace(),
    ownerId: member('owner_id'),
    /** Null until the post is written. */
    postId: integer('post_id').references(() => spacePosts.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull().default(0),
    alt: text('alt').notNull().default(''),
    fileKey: text('file_key').notNull(),
    smallKey: text('small_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('space_pictures_post').on(t.postId, t.place), index('space_pictures_owner').on(t.ownerId, t.createdAt)],
);

export const spaceFiles = pgTable(
  'space_files',
  {
    id: serial('id').primaryKey(),
    spaceId: ofSpace(),
    ownerId: member('owner_id'),
    fileKey: text('file_key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    about: text('about').notNull().default(''),
    transcript: text('transcript').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it came into the files of the space; null: uploaded, and not used yet. */
    addedAt: at('added_at'),
    /** Taken down by moderators. */
    removedAt: at('removed_at'),
  },
  (t) => [
    index('space_files_new').on(t.spaceId, t.addedAt, t.id).where(sql`added_at is not null`),
    index('space_files_owner').on(t.ownerId, t.createdAt),
  ],
);

/** What statements of other areas may read. */
export const readable = [spaces, spaceMembers];
