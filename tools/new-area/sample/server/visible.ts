import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { sampleThings } from './tables.ts';

/** The viewer may see the sample thing of this name; a guest’s id is 0. */
export function isVisible(viewer: Given<number>, name: string) {
  const s = columns<typeof sampleThings>(name);
  return sql<boolean>`(${s.deleted_at} is null and ${s.hidden_at} is null and ${notBlocked(viewer, s.author_id)})`;
}
