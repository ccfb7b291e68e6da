import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { polls } from '#areas/polls/server/tables.ts';
import type { Document } from '#areas/writing/contract.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Audience, Post } from '../contract.ts';
import { limits } from '../pure/limits.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A stored column may only use what never changes, and array_to_string might: so each of the ten tags by its place. */
const tagText = sql.raw(
  Array.from({ length: limits.tags }, (_, n) => `coalesce(tags[${n + 1}], '')`).join(" || ' ' || "),
);

/** Every type of post (C-14). Counts are kept in the row, in the same transaction as what they count. */
export const posts = pgTable(
  'posts',
  {
    id: serial('id').primaryKey(),
    authorId: member('author_id'),
    /** post, blog, question or discussion */
    type: text('type').notNull().default('post').$type<Post['type']>(),
    title: text('title').notNull().default(''),
    content: text('content').notNull(),
    /** everyone (isPublic), members, followers, or me */
    audience: text('audience').notNull().default('everyone').$type<Audience>(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** What the post mentions, in the author's words; empty: no warning. */
    contentWarning: text('content_warning').notNull().default(''),
    /** Code of a feeling; empty: none. */
    feeling: text('feeling').notNull().default(''),
    /** Reading time in seconds and level (school grade, Flesch–Kincaid), computed when written. */
    readingSeconds: integer('reading_seconds').notNull().default(0),
    readingGrade: smallint('reading_grade').notNull().default(0),
    /** The text with headings, lists, pictures (a Document of areas/writing); `content` holds its words. Null: words alone. */
    document: jsonb('document').$type<Document | null>(),
    /** A version in Easy English by the author; empty: none. */
    easyContent: text('easy_content').notNull().default(''),
    /** The text was changed after its Easy English version. */
    easyOutdated: boolean('easy_outdated').notNull().default(false),
    /** Last part of a blog's address; stays when the title changes. */
    slug: text('slug').unique(),
    /** Featured by a moderator; who, and when. */
    featuredAt: at('featured_at'),
    featuredById: integer('featured_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Category of a discussion or question; categories are kept for good, so this points into areas/forums without a constraint. */
    forumId: integer('forum_id'),
    /** When it was written or last answered: order of topics. */
    activityAt: at('activity_at').notNull().defaultNow(),
    /** Kept above the others of its category. */
    pinnedAt: at('pinned_at'),
    /** Its author has put it first on their profile, instead of any other. */
    profilePinnedAt: at('profile_pinned_at'),
    /** A poll under it; its text is the question. */
    pollId: integer('poll_id').references(() => polls.id, { onDelete: 'set null' }),
    /** Takes no more comments. */
    closedAt: at('closed_at'),
    /** Takes one comment from each member in a day. */
    slowAt: at('slow_at'),
    /** The answer that the asker accepted. */
    acceptedId: integer('accepted_id'),
    acceptedAt: at('accepted_at'),
    /** Number of the newest comment; numbers are never given twice. */
    lastNumber: integer('last_number').notNull().default(0),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    /** Deleted by the author; kept for Undo, purged after 30 days. */
    deletedAt: at('deleted_at'),
    /** Hidden by moderators. */
    hiddenAt: at('hidden_at'),
    words: tsvector('words').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${posts.title}), 'A') || setweight(to_tsvector('english', ${tagText}), 'B') || setweight(to_tsvector('english', ${posts.content}), 'C')`,
    ),
  },
  (t) => [
    index('posts_feed').on(t.createdAt, t.id).where(sql`deleted_at is null and hidden_at is null`),
    index('posts_author').on(t.authorId, t.createdAt, t.id).where(sql`deleted_at is null and hidden_at is null`),
    index('posts_tags').using('gin', t.tags),
    index('posts_words').using('gin', t.words),
    index('posts_type').on(t.type, t.createdAt, t.id).where(sql`deleted_at is null and hidden_at is null`),
    index('posts_topics')
      .on(t.activityAt, t.id)
      .where(sql`type in ('discussion', 'question') and deleted_at is null and hidden_at is null`),
    index('posts_forum')
      .on(t.forumId, t.activityAt, t.id)
      .where(sql`forum_id is not null and deleted_at is null and hidden_at is null`),
    index('posts_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex('posts_poll').on(t.pollId).where(sql`poll_id is not null`),
    uniqueIndex('posts_on_profile').on(t.authorId).where(sql`profile_pinned_at is not null`),
  ],
);

/**
 * Words and tags of posts that are open to everyone, for near spellings and suggestions. Follows from the posts, and
 * can be gathered again at any time.
 */
export const postWords = pgTable(
  'post_words',
  {
    word: text('word').notNull(),
    isTag: boolean('is_tag').notNull(),
    /** The word as the text search has it; empty for tags. */
    lexeme: text('lexeme').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.isTag] }),
    index('post_words_near').using('gin', sql`${t.word} gin_trgm_ops`),
    index('post_words_lexeme').on(t.lexeme),
  ],
);

/** Earlier wordings, newest last; the present wording is in posts. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Who could see the post while it had this wording. */
    audience: text('audience').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    document: jsonb('document').$type<Document | null>(),
    contentWarning: text('content_warning').notNull(),
    tags: text('tags').array().notNull(),
    /** When this wording came into being. */
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] })],
);

/** Pictures, clips and audio notes. Uploaded before the post exists; unattached ones are swept after a day. */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    uploaderId: member('uploader_id'),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    /** image, video or audio */
    kind: text('kind').notNull().$type<'image' | 'video' | 'audio'>(),
    /** Storage keys: the file itself, a small version (image) or poster (video), captions (WebVTT). */
    fileKey: text('file_key').notNull(),
    smallKey: text('small_key'),
    captionsKey: text('captions_key'),
    /** What can be seen in a clip and not heard, in words with times (WebVTT). */
    descriptionsKey: text('descriptions_key'),
    /** Media type of the file. */
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Length of a clip or audio note in seconds. */
    seconds: integer('seconds').notNull().default(0),
    alt: text('alt').notNull().default(''),
    /** The author says that it carries no meaning. */
    decorative: boolean('decorative').notNull().default(false),
    /** The author asks others to describe it. */
    wantsDescription: boolean('wants_description').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('media_post').on(t.postId, t.position),
    index('media_unattached').on(t.createdAt).where(sql`post_id is null`),
    index('media_wanted').on(t.createdAt).where(sql`wants_description and alt = ''`),
  ],
);

/** Descriptions that others offer; the author accepts one or declines. */
export const descriptionOffers = pgTable(
  'description_offers',
  {
    id: serial('id').primaryKey(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    text: text('text').notNull(),
    /** open, accepted or declined */
    status: text('status').notNull().default('open').$type<'open' | 'accepted' | 'declined'>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('description_offers_media').on(t.mediaId)],
);

/** Easy English versions that others offer; the author accepts one or declines. */
export const easyOffers = pgTable(
  'easy_offers',
  {
    id: serial('id').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    text: text('text').notNull(),
    /** The version of the post that it was written for. */
    postVersion: integer('post_version').notNull(),
    status: text('status').notNull().default('open').$type<'open' | 'accepted' | 'declined'>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('easy_offers_post').on(t.postId, t.status),
    index('easy_offers_author').on(t.authorId),
    uniqueIndex('easy_offers_open').on(t.postId, t.authorId).where(sql`status = 'open'`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    /** Place under its post, from 1: pages are cut by it, so that they stay where they are. */
    number: integer('number').notNull(),
    /** The comment that this one answers; null: the post. */
    replyToId: integer('reply_to_id').references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    /** As in posts. */
    document: jsonb('document').$type<Document | null>(),
    likesCount: integer('likes_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('comments_number').on(t.postId, t.number),
    index('comments_reply').on(t.replyToId).where(sql`reply_to_id is not null`),
    index('comments_author').on(t.authorId),
  ],
);

/** Earlier wordings of comments, as of posts. */
export const commentVersions = pgTable(
  'comment_versions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    document: jsonb('document').$type<Document | null>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.version] })],
);

/** Who wrote a post without their name (server/anonymous.ts). */
export const anonymousPosts = pgTable(
  'anonymous_posts',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
  },
  (t) => [index('anonymous_posts_member').on(t.userId)],
);

/** The same of a comment. `no`: tells one from another under a post. */
export const anonymousComments = pgTable(
  'anonymous_comments',
  {
    commentId: integer('comment_id')
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    no: integer('no').notNull(),
  },
  (t) => [index('anonymous_comments_member').on(t.userId)],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.commentId] }), index('comment_likes_comment').on(t.commentId)],
);

export const likes = pgTable(
  'likes',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index('likes_post').on(t.postId)],
);

export const saves = pgTable(
  'saves',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: member('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index('saves_member').on(t.userId, t.createdAt)],
);

/** Choices about the feed: { showAltText, hideUndescribed, requireDescriptions, hiddenWarnings: string[] }. */
export const feedSettings = pgTable('feed_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
});

/** What statements of other areas may read. */
export const readable = [posts, comments];
