import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { mentors } from '../tables.ts';

/** The viewer finds the mentor of this name: not taken down, and no block or closed account between them. */
export function isFound(viewer: Given<number>, name: string) {
  const m = columns<typeof mentors>(name);
  return sql<boolean>`(${m.hidden_at} is null and ${notBlocked(viewer, m.user_id)})`;
}
