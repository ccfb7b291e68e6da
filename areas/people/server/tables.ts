import { type SQL, sql } from 'drizzle-orm';
import {
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
import { users } from '#platform/server/auth/tables.ts';
import { type Audiences, type Mute, profileLimits, type User } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A stored column may only use what never changes, and array_to_string might: so each interest by its place. */
const interestText = sql.raw(
  Array.from({ length: profileLimits.interests }, (_, n) => `coalesce(interests[${n + 1}], '')`).join(" || ' ' || "),
);

/** What a member says about themselves; one row for each member, made with the account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bio: text('bio').notNull().default(''),
    pronouns: text('pronouns').notNull().default(''),
    suburb: text('suburb').notNull().default(''),
    /** ACT, NSW, NT, QLD, SA, TAS, VIC, WA or empty. */
    state: text('state').notNull().default('').$type<User['state']>(),
    website: text('website').notNull().default(''),
    /** When the page there last pointed back to this profile; null: it did not, or was not asked. */
    websiteCheckedAt: at('website_checked_at'),
    /** When it was last asked by itself; each week, and each day while it does not answer. */
    websiteTriedAt: at('website_tried_at'),
    interests: text('interests').array().notNull().default(sql`'{}'`),
    /** Key of a stored 256 × 256 PNG; null draws the member's initials. */
    avatarKey: text('avatar_key'),
    /** What the picture shows, in the member's words; empty: nothing but whose it is. */
    avatarAlt: text('avatar_alt').notNull().default(''),
    /** Key of a stored 1600 × 400 WebP above the profile; null: none. */
    bannerKey: text('banner_key'),
    bannerAlt: text('banner_alt').notNull().default(''),
    /** "How to talk with me": { pace, channels, helps }, all text. */
    howToTalk: jsonb('how_to_talk').$type<User['howToTalk']>(),
    nameSaid: text('name_said').notNull().default(''),
    /** Key of a stored recording of the name, and its media type; both or neither. */
    nameClipKey: text('name_clip_key'),
    nameClipType: text('name_clip_type'),
    /** Who may read which field: { bio: 'followers', … }; what is missing is for all members. */
    audiences: jsonb('audiences').notNull().default({}).$type<Partial<Audiences>>(),
    interestWords: tsvector('interest_words').generatedAlwaysAs(
      (): SQL => sql`to_tsvector('english', ${interestText})`,
    ),
  },
  (t) => [
    index('profiles_interests').using('gin', t.interests),
    index('profiles_interest_words').using('gin', t.interestWords),
    index('profiles_websites').on(t.websiteTriedAt).where(sql`website_checked_at is not null`),
  ],
);

export const follows = pgTable(
  'follows',
  {
    followerId: member('follower_id'),
    followeeId: member('followee_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index('follows_followee').on(t.followeeId),
    check('follows_not_self', sql`${t.followerId} <> ${t.followeeId}`),
  ],
);

/** Who wants nothing to do with whom. It works both ways; only the blocker knows. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: member('blocker_id'),
    blockedId: member('blocked_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_not_self', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** Members, words and tags that a member does not want to come across. Nobody else knows. */
export const mutes = pgTable(
  'mutes',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    /** member, word or tag */
    kind: text('kind').notNull().$type<Mute['kind']>(),
    mutedId: integer('muted_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A word or phrase as it was typed, or a tag; empty for a member. */
    text: text('text').notNull().default(''),
    /** The same as it is compared. */
    folded: text('folded').notNull().default(''),
    /** When it ends by itself; null: never. */
    until: at('until'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('mutes_member').on(t.userId, t.mutedId).where(sql`muted_id is not null`),
    uniqueIndex('mutes_text').on(t.userId, t.kind, t.folded).where(sql`muted_id is null`),
    index('mutes_muted').on(t.mutedId),
    check('mutes_not_self', sql`${t.mutedId} is null or ${t.userId} <> ${t.mutedId}`),
    check('mutes_kind', sql`(${t.kind} = 'member') = (${t.mutedId} is not null)`),
  ],
);

/** Suggestions that a member has waved away. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  { userId: member('user_id'), dismissedId: member('dismissed_id') },
  (t) => [primaryKey({ columns: [t.userId, t.dismissedId] })],
);

/** What statements of other areas may read. */
export const readable = [blocks, follows];
