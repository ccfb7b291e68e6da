import { type Expression, sql } from 'kysely';
import { isThere, tables } from '#platform/server/statement.ts';
import type { accessibilityPreferences } from './tables.ts';

/**
 * This member has a bad day, and chose that others may know that answers take longer. Nothing else of the record is
 * told.
 */
export const isSlowToReply = (member: Expression<number>) =>
  isThere(
    tables<{ accessibility_preferences: typeof accessibilityPreferences }>()
      .selectFrom('accessibility_preferences as ap')
      .where(
        (e) => sql<boolean>`${e.ref('ap.user_id')} = ${member} and ${e.ref('ap.low_energy_until')} > now()
          and ${e.ref('ap.low_energy_profile')} @> '{"slowToReply": true}'`,
      ),
  );
