import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const formerMember = <Name extends string>(name: Name) =>
  integer(name).references(() => users.id, { onDelete: 'set null' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A stored column may only use what never changes, and array_to_string might: so each of the ten tags by its place. */
const eachTag = (between: string) =>
  sql.raw(Array.from({ length: 10 }, (_, n) => `coalesce(tags[${n + 1}], '')`).join(` || ${between} || `));

/** Counts are kept in the row, in the same statement as what they count. */
export const resources = pgTable(
  'resources',
  {
    id: serial('id').primaryKey(),
    /** Name of a resource that came with the product, so that a later start finds it; null: a member's. */
    ref: text('ref'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    resourceType: text('resource_type').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    formats: text('formats').array().notNull().default(sql`'{}'`),
    states: text('states').array().notNull().default(sql`'{}'`),
    /** Which other language; empty: none. */
    language: text('language').notNull().default(''),
    /** Either this … */
    externalUrl: text('external_url').notNull().default(''),
    /** … or a file: name, type and size as it is downloaded. */
    fileName: text('file_name').notNull().default(''),
    fileType: text('file_type').notNull().default(''),
    fileBytes: integer('file_bytes').notNull().default(0),
    /** Null for a file that the product makes itself (facts/fact-files.ts). */
    fileKey: text('file_key'),
    submittedBy: formerMember('submitted_by'),
    /** pending, published, returned or declined */
    status: text('status').notNull().default('pending'),
    /** Taken down by moderators; it can come back. */
    removedAt: at('removed_at'),
    /** Why it was returned or declined, for the one who sent it. */
    reason: text('reason').notNull().default(''),
    decidedBy: formerMember('decided_by'),
    isVerified: boolean('is_verified').notNull().default(false),
    verifiedAt: at('verified_at'),
    verifiedBy: formerMember('verified_by'),
    /** Until this day the check counts. It stays when Verified drops off, so that it can be said since when. */
    reviewBy: date('review_by'),
    /** When the facts were last read in their sources; only for what came with the product. */
    lastChecked: date('last_checked'),
    /** What it answers, where somebody asked for a format: the resource and the format. */
    fillsId: integer('fills_id'),
    fillsFormat: text('fills_format').notNull().default(''),
    helpful: integer('helpful').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    submittedAt: at('submitted_at').notNull().defaultNow(),
    /** When it came into the library; until then, when it was sent. */
    createdAt: at('created_at').notNull().defaultNow(),
    /** RESOURCES-05, C-12: title, description and tags, each on a line of its own, so that nothing matches across. */
    haystack: text('haystack').generatedAlwaysAs(
      (): SQL => sql`${resources.title} || E'\n' || ${resources.description} || E'\n' || ${eachTag("E'\\n'")}`,
    ),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${resources.title}), 'A') || setweight(to_tsvector('english', ${eachTag("' '")}), 'B') || setweight(to_tsvector('english', ${resources.description}), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('resources_ref').on(t.ref),
    index('resources_title').on(sql`lower(title) collate "C"`, t.id).where(sql`status = 'published'`),
    index('resources_popular').on(t.helpful, t.viewCount, t.id).where(sql`status = 'published'`),
    index('resources_recent').on(t.createdAt, t.id).where(sql`status = 'published'`),
    index('resources_counts').on(t.category, t.isVerified).where(sql`status = 'published'`),
    index('resources_waiting').on(t.submittedAt, t.id).where(sql`status = 'pending'`),
    index('resources_review_by').on(t.reviewBy).where(sql`status = 'published'`),
    index('resources_submitter').on(t.submittedBy, t.submittedAt, t.id),
    index('resources_fills').on(t.fillsId),
    index('resources_tags').using('gin', t.tags),
    index('resources_haystack').using('gin', sql`haystack gin_trgm_ops`),
    index('resources_words').using('gin', t.words),
    check('resources_one_way', sql`(external_url <> '') <> (file_name <> '')`),
  ],
);

const resource = () =>
  integer('resource_id')
    .notNull()
    .references(() => resources.id, { onDelete: 'cascade' });

/** Files that were sent and belong to no resource yet. */
export const resourceFiles = pgTable(
  'resource_files',
  {
    id: serial('id').primaryKey(),
    uploaderId: member('uploader_id'),
    fileKey: text('file_key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('resource_files_uploader').on(t.uploaderId), index('resource_files_age').on(t.createdAt)],
);

const mark = <Name extends string>(name: Name) =>
  pgTable(name, { resourceId: resource(), userId: member('user_id'), createdAt: at('created_at').notNull() }, (t) => [
    primaryKey({ columns: [t.resourceId, t.userId] }),
    index(`${name}_member`).on(t.userId, t.createdAt, t.resourceId),
  ]);

export const resourceHelpful = mark('resource_helpful');
export const resourceSaves = mark('resource_saves');
/** Members who opened it; each counts once. Guests leave no row (platform/server/first-today.ts). */
export const resourceOpens = mark('resource_opens');

/** Who wants which format. */
export const resourceFormatRequests = pgTable(
  'resource_format_requests',
  {
    resourceId: resource(),
    userId: member('user_id'),
    format: text('format').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.format, t.userId] }),
    index('resource_format_requests_member').on(t.userId),
  ],
);

/** Links that do not work and facts that are out of date, as members tell. */
export const resourceProblems = pgTable(
  'resource_problems',
  {
    id: serial('id').primaryKey(),
    resourceId: resource(),
    userId: member('user_id'),
    /** broken or outdated */
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
    settledBy: formerMember('settled_by'),
  },
  (t) => [
    uniqueIndex('resource_problems_open').on(t.resourceId, t.userId, t.kind).where(sql`settled_at is null`),
    index('resource_problems_queue').on(t.createdAt, t.id).where(sql`settled_at is null`),
    index('resource_problems_member').on(t.userId),
  ],
);

/** What members looked for and the library does not have. */
export const resourceRequests = pgTable(
  'resource_requests',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    words: text('words').notNull(),
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
    settledBy: formerMember('settled_by'),
    /** What it was answered with. */
    resourceId: integer('resource_id').references(() => resources.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('resource_requests_member').on(t.userId, t.createdAt, t.id),
    index('resource_requests_open').on(t.createdAt, t.id).where(sql`settled_at is null`),
    index('resource_requests_settled_by').on(t.settledBy),
    index('resource_requests_resource').on(t.resourceId),
  ],
);
