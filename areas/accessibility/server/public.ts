import { type Expression, sql } from 'kysely';
import { complete, defaultRecord, type PreferencesRecord } from '#platform/contract/preferences.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isThere, tables } from '#platform/server/statement.ts';
import { preferencesChanged } from '../contract.ts';
import { load, save } from './store.ts';
import type { accessibilityPreferences } from './tables.ts';

/** A member’s own record, for that member only; the defaults while none is stored. */
export async function recordOf(db: Db, userId: number): Promise<PreferencesRecord> {
  const stored = await load(db, userId);
  return stored ? complete(stored) : defaultRecord;
}

/** Stores it, and tells the member’s other browsers. */
export async function saveRecord(
  { db, emit, now }: Pick<UseCase<unknown>, 'db' | 'emit' | 'now'>,
  userId: number,
  record: PreferencesRecord,
): Promise<PreferencesRecord> {
  const stored = await save(db, userId, { record }, now);
  await emit(preferencesChanged, { userId });
  return complete(stored);
}

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

/** A member who chose it is not told things on a bad day: until when notifications wait. What is urgent does not. */
export const badDayHold = (member: Expression<number>) =>
  sql<string | null>`${tables<{ accessibility_preferences: typeof accessibilityPreferences }>()
    .selectFrom('accessibility_preferences as ap')
    .select((e) => isoTime(e.ref('ap.low_energy_until')).as('until'))
    .where(
      (e) => sql<boolean>`${e.ref('ap.user_id')} = ${member}
        and ${e.ref('ap.low_energy_profile')} @> '{"concentrationMode": true}'`,
    )}`;
