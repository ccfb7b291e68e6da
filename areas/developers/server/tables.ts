import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
import type {
  Category,
  DeliveryState,
  KeyMode,
  PausedWhy,
  postTypes,
  RevokedWhy,
  Scope,
  WebhookEvent,
} from '../pure/options.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Members who have agreed to the rules of the API. */
export const developers = pgTable('developers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  builds: text('builds').notNull(),
  rulesVersion: integer('rules_version').notNull(),
  agreedAt: at('agreed_at').notNull(),
});

export const apiKeys = pgTable(
  'api_keys',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    mode: text('mode').notNull().$type<KeyMode>(),
    scopes: text('scopes').array().notNull().$type<Scope[]>(),
    /** Sites whose pages may use it. */
    origins: text('origins').array().notNull().default(sql`'{}'`),
    /** SHA-256 of the key; the key itself is kept nowhere. */
    hash: text('hash').notNull(),
    ending: text('ending').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    /** Its owner was told that it ends soon. */
    remindedAt: at('reminded_at'),
    lastUsedAt: at('last_used_at'),
    /** The /24 or /48 that it was last used from. */
    lastUsedFrom: text('last_used_from').notNull().default(''),
    revokedAt: at('revoked_at'),
    revokedWhy: text('revoked_why').$type<RevokedWhy>(),
    /** Where its finder says it was. */
    foundWhere: text('found_where').notNull().default(''),
    /** The one that came after it. */
    replacedById: integer('replaced_by_id').references((): AnyPgColumn => apiKeys.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.hash),
    index('api_keys_owner').on(t.userId, t.createdAt, t.id),
    index('api_keys_replaced').on(t.replacedById),
    index('api_keys_revoked_at').on(t.revokedAt),
    index('api_keys_expired').on(t.expiresAt),
    index('api_keys_expiring').on(t.expiresAt).where(sql`revoked_at is null and reminded_at is null`),
    check('api_keys_mode', sql`mode in ('live', 'test') and cardinality(scopes) > 0`),
    check('api_keys_revoked', sql`(revoked_at is null) = (revoked_why is null)`),
  ],
);

/** How often a key was used in an hour; written down after a while, for all calls of that while together. */
export const apiKeyUses = pgTable(
  'api_key_uses',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    hour: at('hour').notNull(),
    calls: integer('calls').notNull(),
    /** Of them, those that were too many. */
    refused: integer('refused').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyId, t.hour] }),
    index('api_key_uses_hour').on(t.hour),
    check('api_key_uses_counts', sql`calls >= refused and refused >= 0`),
  ],
);

export const webhooks = pgTable(
  'webhooks',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    mode: text('mode').notNull().$type<KeyMode>(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    events: text('events').array().notNull().$type<WebhookEvent[]>(),
    secretSealed: text('secret_sealed').notNull(),
    secretEnding: text('secret_ending').notNull(),
    /** The secret before, which signs for a while too. */
    formerSealed: text('former_sealed').notNull().default(''),
    formerUntil: at('former_until'),
    pausedAt: at('paused_at'),
    pausedWhy: text('paused_why').$type<PausedWhy>(),
    /** Since when no call was answered with 2xx. */
    failingSince: at('failing_since'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('webhooks_owner').on(t.userId, t.id),
    index('webhooks_called').on(t.mode).where(sql`paused_at is null`),
    check('webhooks_mode', sql`mode in ('live', 'test') and cardinality(events) > 0`),
    check('webhooks_paused', sql`(paused_at is null) = (paused_why is null)`),
  ],
);

/** One event for one webhook. What is sent names things by their numbers and nothing else. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** What must not come twice: the event of the outbox, or one try of its owner. */
    cause: text('cause').notNull(),
    event: text('event').notNull().$type<WebhookEvent | 'ping'>(),
    /** The post; 0 of a ping. */
    subjectId: integer('subject_id').notNull(),
    body: text('body').notNull(),
    state: text('state').notNull().$type<DeliveryState>().default('waiting'),
    tries: integer('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** When it is tried next; a run that has claimed it moves this ahead. */
    nextAt: at('next_at'),
    lastStatus: integer('last_status'),
    lastMs: integer('last_ms'),
    failure: text('failure').notNull().default(''),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.webhookId, t.cause),
    index('webhook_deliveries_newest').on(t.webhookId, t.createdAt, t.id),
    index('webhook_deliveries_due').on(t.nextAt, t.id).where(sql`state = 'waiting'`),
    index('webhook_deliveries_subject').on(t.webhookId, t.subjectId),
    index('webhook_deliveries_old').on(t.createdAt),
    check('webhook_deliveries_next', sql`(state = 'waiting') = (next_at is not null) and tries >= 0`),
  ],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: serial('id').primaryKey(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    status: integer('status'),
    ms: integer('ms').notNull(),
    failure: text('failure').notNull().default(''),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.id)],
);

/**
 * What test keys have written. No statement of the community names these tables, and none of the sandbox names another
 * (sandbox.test.ts): that is what keeps the two apart.
 */
export const sandboxPosts = pgTable(
  'sandbox_posts',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    type: text('type').notNull().$type<(typeof postTypes)[number]>(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category').$type<Category>(),
    tags: text('tags').array().notNull(),
    isPublic: boolean('is_public').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('sandbox_posts_owner').on(t.userId, t.id)],
);

export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    /** One of the sample people. */
    sampleId: integer('sample_id').notNull(),
    content: text('content').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('sandbox_messages_owner').on(t.userId, t.id)],
);

/** What the server saw when it looked at itself. Where there is no row it did not look: it was down, or not there yet. */
export const statusChecks = pgTable(
  'status_checks',
  {
    /** The minute that it was for, so that two processes write one. */
    at: at('at').primaryKey(),
    /** How long a read of the public API took. */
    ms: integer('ms').notNull(),
  },
  () => [check('status_checks_ms', sql`ms >= 0`)],
);
