import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { skillListings } from '../tables.ts';

/** The viewer may see the listing of this name: their own, or what everyone can find. */
export function isVisible(viewer: Given<number>, name: string) {
  const s = columns<typeof skillListings>(name);
  return sql<boolean>`(${s.deleted_at} is null and ${s.hidden_at} is null
    and (${s.owner_id} = ${viewer} or ${s.status} = 'active') and ${notBlocked(viewer, s.owner_id)})`;
}

/** What everyone can find: its owner finds it among the others. */
export function isFound(viewer: Given<number>, name: string) {
  const s = columns<typeof skillListings>(name);
  return sql<boolean>`(${s.status} = 'active' and ${s.deleted_at} is null and ${s.hidden_at} is null
    and ${notBlocked(viewer, s.owner_id)})`;
}
