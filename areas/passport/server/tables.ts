import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row for each member who has a passport; it is locked while the items change. */
export const passports = pgTable('passports', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
});

export const passportItems = pgTable(
  'passport_items',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    position: integer('position').notNull(),
    /** Which need it is, or the member's words; bound to the member (seal.ts). */
    sealed: text('sealed').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('passport_items_member').on(t.userId, t.position)],
);

/** Some items, attached to one thing for one person. A row that is revoked goes. */
export const passportShares = pgTable(
  'passport_shares',
  {
    id: serial('id').primaryKey(),
    userId: member('user_id'),
    /** 'event:12' */
    target: text('target').notNull(),
    /** What the target was called then; sealed, since the title of a meeting can say what somebody lives with. */
    titleSealed: text('title_sealed').notNull(),
    href: text('href').notNull(),
    recipientId: member('recipient_id'),
    sharedAt: at('shared_at').notNull(),
    /** When the recipient opened it, first and last. */
    firstOpenedAt: at('first_opened_at'),
    lastOpenedAt: at('last_opened_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('passport_shares_target').on(t.target, t.userId),
    index('passport_shares_member').on(t.userId, t.sharedAt),
    index('passport_shares_recipient').on(t.recipientId),
  ],
);

const share = () =>
  integer('share_id')
    .notNull()
    .references(() => passportShares.id, { onDelete: 'cascade' });

export const passportShareItems = pgTable(
  'passport_share_items',
  {
    shareId: share(),
    itemId: integer('item_id')
      .notNull()
      .references(() => passportItems.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.itemId] }), index('passport_share_items_item').on(t.itemId)],
);
