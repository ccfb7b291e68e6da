import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a member says about themselves; one row for each member, made with the account. */
export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio').notNull().default(''),
  pronouns: text('pronouns').notNull().default(''),
  suburb: text('suburb').notNull().default(''),
  /** ACT, NSW, NT, QLD, SA, TAS, VIC, WA or empty. */
  state: text('state').notNull().default(''),
  website: text('website').notNull().default(''),
  interests: text('interests').array().notNull().default(sql`'{}'`),
  /** Key of a stored 256 × 256 PNG; null draws the member's initials. */
  avatarKey: text('avatar_key'),
  /** "How to talk with me": { pace, channels, helps }, all text. */
  howToTalk: jsonb('how_to_talk'),
});

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

/** Suggestions that a member has waved away. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  { userId: member('user_id'), dismissedId: member('dismissed_id') },
  (t) => [primaryKey({ columns: [t.userId, t.dismissedId] })],
);
