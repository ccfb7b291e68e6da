import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/**
 * Members. The name is the display name. Everything else about a person is in the area "people".
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    username: text('username').notNull(),
    roles: text('roles').array().notNull().default(sql`'{member}'`),
    plan: text('plan').notNull().default('free'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(t.email),
    uniqueIndex('users_username_unique').on(sql`lower(${t.username})`),
    index('users_name_search').using('gin', sql`${t.name} gin_trgm_ops`),
    index('users_username_search').using('gin', sql`${t.username} gin_trgm_ops`),
    index('users_name_skeleton').on(sql`name_skeleton(${t.name})`),
    index('users_username_skeleton').on(sql`name_skeleton(${t.username})`),
  ],
);

/**
 * Accounts whose owners have asked for deletion. While a row is here the member is missing for everybody else, and a
 * session counts for nothing but the way back. Undo takes the row away; the erasure takes the member away, and the row
 * with it.
 */
export const closedAccounts = pgTable(
  'closed_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    closedAt: at('closed_at').notNull(),
    eraseAt: at('erase_at').notNull(),
    /** When the mail shortly before the end was sent. */
    remindedAt: at('reminded_at'),
  },
  (t) => [index('closed_accounts_due').on(t.eraseAt)],
);

/**
 * Members who may read and not write. It follows from the decisions of the area "moderation" and stands here, because
 * every call asks for it. What has passed counts for nothing.
 */
export const suspensions = pgTable('suspensions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null: for good. */
  until: at('until'),
});

export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    /** What all tokens of the session have in common: the SHA-256 of its first one. */
    family: text('family').notNull(),
    /** SHA-256 of the token that counts. The token itself is in the browser's cookie, and nowhere else. */
    tokenHash: text('token_hash').notNull(),
    /** The token before it, which counts until the new one has been used for a while: its answer may have been lost. */
    previousHash: text('previous_hash'),
    previousUntil: at('previous_until'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last showed, in this session, that it is them: by password, link or code. */
    confirmedAt: at('confirmed_at'),
    /** When the person last showed a second factor in this session. */
    secondStepAt: at('second_step_at'),
    /** One of the demo's cast was chosen: nothing was shown, and nothing could be. */
    sample: boolean('sample').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sessions_family').on(t.family),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** What passwords are checked with: PHC strings (passwords.ts). Who signs in otherwise has none. */
export const passwords = pgTable('passwords', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  createdAt: at('created_at').notNull(),
  /** When the owner chose it; a new form of the same one is no change. */
  updatedAt: at('updated_at').notNull(),
});

/** The authenticator app of a member. Without `confirmedAt` it is being set up and asks nobody for anything. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key that the app shares with us, sealed (seal.ts). */
  sealedKey: text('sealed_key').notNull(),
  /** The newest half minute whose code was used: neither it nor an older one counts again. */
  lastStep: integer('last_step'),
  createdAt: at('created_at').notNull(),
  confirmedAt: at('confirmed_at'),
});

/** Codes for whoever has not got the app at hand: keyed hashes, each for one use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.userId, t.codeHash)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** What the authenticator counted last; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** May it be copied to other devices, and has it been? */
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);
