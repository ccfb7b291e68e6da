import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';
import type { MeetPlan } from '../contract.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

export const meetPlans = pgTable(
  'meet_plans',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    who: text('who').notNull(),
    place: text('place').notNull(),
    access: text('access').notNull(),
    transportThere: text('transport_there').notNull(),
    transportBack: text('transport_back').notNull(),
    startsAt: at('starts_at').notNull(),
    checkInAt: at('check_in_at').notNull(),
    /** By how much it was moved, all together. */
    extendedMinutes: integer('extended_minutes').notNull().default(0),
    zone: text('zone').notNull(),
    tellWho: boolean('tell_who').notNull(),
    /** A member; null for someone outside, and once the account is gone. */
    contactId: integer('contact_id').references(() => users.id, { onDelete: 'set null' }),
    /** Someone outside. */
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    /** asked, agreed or none */
    contactState: text('contact_state').notNull().$type<MeetPlan['contact']['state']>(),
    /** Rises with each contact: a link of one before does nothing any more. */
    contactTurn: integer('contact_turn').notNull().default(1),
    /** planned, safe, told, missed or cancelled */
    state: text('state').notNull().default('planned').$type<MeetPlan['state']>(),
    /** When the owner was asked whether all is well. */
    askedAt: at('asked_at'),
    endedAt: at('ended_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('meet_plans_owner').on(t.ownerId),
    index('meet_plans_contact').on(t.contactId).where(sql`contact_id is not null`),
    index('meet_plans_due').on(t.checkInAt).where(sql`state = 'planned'`),
    index('meet_plans_ended').on(t.endedAt).where(sql`ended_at is not null`),
    check('meet_plans_order', sql`${t.checkInAt} > ${t.startsAt}`),
  ],
);
