import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { Level, Relation } from '../pure/limits.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const person = <Name extends string>(name: Name) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a member lets a supporter do. Ended, the row goes; the log stays. */
export const supportGrants = pgTable(
  'support_grants',
  {
    id: serial('id').primaryKey(),
    memberId: person('member_id'),
    supporterId: person('supporter_id'),
    relation: text('relation').$type<Relation>().notNull(),
    /** By the name of the door. */
    levels: jsonb('levels').$type<Readonly<Record<string, Level>>>().notNull(),
    createdAt: at('created_at').notNull(),
    acceptedAt: at('accepted_at'),
    /** When it last gave more: the hour before it can begin at once counts from here. */
    widenedAt: at('widened_at').notNull(),
    beginsAt: at('begins_at'),
    endsAt: at('ends_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('support_grants_pair').on(t.memberId, t.supporterId),
    index('support_grants_supporter').on(t.supporterId),
  ],
);

/** A call that a supporter prepared, until the member confirms or drops it. It goes with the grant. */
export const supportDrafts = pgTable(
  'support_drafts',
  {
    id: serial('id').primaryKey(),
    grantId: integer('grant_id')
      .notNull()
      .references(() => supportGrants.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    /** The call, and what the member reads of it. */
    callSealed: text('call_sealed').notNull(),
    at: at('at').notNull(),
    /** The member has confirmed it a moment ago, and it is being done. */
    takenAt: at('taken_at'),
  },
  (t) => [index('support_drafts_grant').on(t.grantId, t.id)],
);

/** What was done, by whom and for whom. It outlives the grant. */
export const supportDeeds = pgTable(
  'support_deeds',
  {
    id: serial('id').primaryKey(),
    memberId: person('member_id'),
    /** Null when the account is gone: the member still sees what was done. */
    supporterId: integer('supporter_id').references(() => users.id, { onDelete: 'set null' }),
    did: text('did').notNull(),
    link: text('link').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('support_deeds_member').on(t.memberId, t.at, t.id),
    index('support_deeds_supporter').on(t.supporterId, t.at, t.id).where(sql`supporter_id is not null`),
    index('support_deeds_at').on(t.at),
  ],
);
