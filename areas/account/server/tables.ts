import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/**
 * Something that waits for a link or code to come back from a mailbox: an account to be made, a sign-in, a reset, a new
 * address, a check that it is you. Secrets are stored as keyed hashes only; they exist in the mail and nowhere else.
 */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    email: text('email').notNull(),
    /** Whose account it is about; null while nobody knows of one. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Names the request towards the browser that asked; a code counts only together with it. */
    ticketHash: text('ticket_hash').notNull(),
    tokenHash: text('token_hash'),
    codeHash: text('code_hash'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    data: jsonb('data').notNull().default({}),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    mailedAt: at('mailed_at'),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('account_requests_ticket').on(t.ticketHash),
    uniqueIndex('account_requests_token').on(t.tokenHash).where(sql`token_hash is not null`),
    index('account_requests_email').on(t.email, t.kind),
    index('account_requests_user').on(t.userId),
    index('account_requests_expiry').on(t.expiresAt),
  ],
);

/** Somebody who has passed the first step and owes the second. It opens nothing by itself. */
export const secondSteps = pgTable(
  'second_steps',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's cookie has the ticket, and nothing else does. */
    ticketHash: text('ticket_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('second_steps_ticket').on(t.ticketHash),
    index('second_steps_user').on(t.userId),
    index('second_steps_expiry').on(t.expiresAt),
  ],
);

/** What a passkey is to sign, once, in the browser that asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Null when it is not known yet who signs in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challengeHash: text('challenge_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('passkey_challenges_challenge').on(t.challengeHash),
    index('passkey_challenges_user').on(t.userId),
    index('passkey_challenges_expiry').on(t.expiresAt),
  ],
);
