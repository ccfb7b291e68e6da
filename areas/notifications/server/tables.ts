import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { sessions, users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One notice; events of one kind about one thing gather in it (actors, count) until it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    /** As the area has declared it: postLiked. */
    kind: text('kind').notNull(),
    /** What it is about, for gathering: post:12. */
    subject: text('subject').notNull(),
    /** Address that the notice leads to. */
    link: text('link').notNull(),
    /** Ids of the members who caused it, latest first, at most 20. */
    actorIds: integer('actor_ids').array().notNull(),
    count: integer('count').notNull().default(1),
    /** Values for the sentence, such as { excerpt }. */
    detail: jsonb('detail').notNull().default({}),
    /** Outbox ids of the events in it: an event that is delivered twice counts once. */
    eventIds: integer('event_ids').array().notNull().default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    readAt: at('read_at'),
    /** Held back until then: neither listed nor counted. Null once it is delivered. */
    deliverAt: at('deliver_at'),
    /** False: it is counted elsewhere, and stands here only for its other ways. */
    listed: boolean('listed').notNull().default(true),
  },
  (t) => [
    index('notifications_member').on(t.userId, t.updatedAt, t.id),
    index('notifications_unread_now').on(t.userId).where(sql`read_at is null and deliver_at is null and listed`),
    uniqueIndex('notifications_gather_now')
      .on(t.userId, t.kind, t.subject)
      .where(sql`read_at is null and deliver_at is null`),
    uniqueIndex('notifications_gather_held').on(t.userId, t.kind, t.subject).where(sql`deliver_at is not null`),
    index('notifications_due').on(t.deliverAt).where(sql`deliver_at is not null`),
  ],
);

/** When and by whom a member wants to be told; no row means everything at once, by everyone. */
export const notificationSettings = pgTable('notification_settings', {
  userId: member().primaryKey(),
  version: integer('version').notNull().default(1),
  /** everyone or following. */
  senders: text('senders').notNull().default('everyone'),
  /** IANA name. */
  timeZone: text('time_zone').notNull().default('Australia/Sydney'),
  /** 22:00; both or neither. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  times: text('times').array().notNull().default(sql`'{}'`),
  pausedUntil: at('paused_until'),
});

/** A row where a member has chosen; without one a kind is on in the app and in browsers, and by email if it is urgent. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: member(),
    kind: text('kind').notNull(),
    /** in-app, email or push. */
    channel: text('channel').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

/** Things that make no further notices for a member. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    /** As in notifications: post:12. */
    subject: text('subject').notNull(),
    /** In one word: post. */
    thing: text('thing').notNull(),
    excerpt: text('excerpt').notNull(),
    link: text('link').notNull(),
    /** Null: until it is unmuted. */
    until: at('until'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('notification_mutes_subject').on(t.userId, t.subject)],
);

/** A browser in which a member wants to see notices. It belongs to a session and goes with it. */
export const pushBrowsers = pgTable(
  'push_browsers',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the push service of the browser's maker. Whoever knows it can name the browser, so it is never shown. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_browsers_endpoint').on(t.endpoint),
    uniqueIndex('push_browsers_session').on(t.sessionId),
    index('push_browsers_member').on(t.userId),
  ],
);

/** One notice on one way out of the house: by email, or to one browser. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    /** Null once the notice is gone; then nothing is sent. */
    noticeId: integer('notice_id').references(() => notifications.id, { onDelete: 'set null' }),
    /** email or push. */
    channel: text('channel').notNull(),
    /** For push alone. */
    browserId: integer('browser_id').references(() => pushBrowsers.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** What it was about at first: the same is not sent twice in a day, even when it was undone and done again. */
    causedBy: integer('caused_by').notNull(),
    causedItem: integer('caused_item').notNull(),
    /** Null once it is done with: sent, no longer wanted, or given up. */
    dueAt: at('due_at'),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('notification_deliveries_due').on(t.channel, t.dueAt).where(sql`due_at is not null`),
    index('notification_deliveries_about').on(t.userId, t.kind, t.subject),
    index('notification_deliveries_notice').on(t.noticeId),
    index('notification_deliveries_browser').on(t.browserId),
  ],
);
