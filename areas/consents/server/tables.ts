import { boolean, date, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });
const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Append-only: each time a consent was given or withdrawn. The newest row of a purpose counts. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    userId: member(),
    purpose: text('purpose').notNull(),
    given: boolean('given').notNull(),
    /** The words that were read (pure/consents.ts). */
    version: smallint('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('consents_member').on(t.userId, t.purpose, t.id)],
);

/** What was agreed when joining: the days of the texts as they stood then. */
export const joiningAgreements = pgTable('joining_agreements', {
  userId: member().primaryKey(),
  terms: date('terms').notNull(),
  guidelines: date('guidelines').notNull(),
  at: at('at').notNull(),
});

/** That somebody was old enough, how it was checked and on which day. The birth date itself is never stored. */
export const ageChecks = pgTable('age_checks', {
  userId: member().primaryKey(),
  atLeast: smallint('at_least').notNull(),
  method: text('method').notNull(),
  checkedOn: date('checked_on').notNull(),
});

/** What statements of other areas may read. */
export const readable = [ageChecks];
