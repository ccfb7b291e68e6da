import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#platform/server/auth/tables.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** One record a member (A11Y-01). Private like health data: other areas learn no more of it than public.ts tells. */
export const accessibilityPreferences = pgTable('accessibility_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The 26 fields and the added ones; null until the member stores some. Checked by the schema in platform/contract. */
  record: jsonb('record'),
  /** The saved low-energy profile: some of the fields. */
  lowEnergyProfile: jsonb('low_energy_profile'),
  /** The bad-day switch is on until then. */
  lowEnergyUntil: at('low_energy_until'),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
