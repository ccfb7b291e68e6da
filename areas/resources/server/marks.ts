import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/** Which table remembers who did it, and which count in the row follows. */
const counts = { resource_helpful: 'helpful', resource_opens: 'view_count' } as const;
type Counted = keyof typeof counts;

/** Moves the count in the same statement as the row that it counts, so that pressing twice changes nothing. */
async function move(query: Query, name: string, change: string, counted: Counted, values: unknown[]): Promise<number> {
  const column = counts[counted];
  const [row] = await query<{ count: number }>(
    name,
    `with changed as (${change}), moved as (
        update resources r set ${column} = r.${column} + c.by from (select $3::int as by from changed) c
        where r.id = $1::int returning r.${column} as count)
      select coalesce((select count from moved), r.${column}) as count from resources r where r.id = $1::int`,
    values,
  );
  if (!row) throw problem.notFound();
  return row.count;
}

export const addMark = (query: Query, counted: Counted, resourceId: number, userId: number, now: Date) =>
  move(
    query,
    `add-${counted}`,
    `insert into ${counted} (resource_id, user_id, created_at) values ($1::int, $2::int, $4::timestamptz)
      on conflict do nothing returning 1`,
    counted,
    [resourceId, userId, 1, now.toISOString()],
  );

export const removeMark = (query: Query, counted: Counted, resourceId: number, userId: number) =>
  move(
    query,
    `remove-${counted}`,
    `delete from ${counted} where resource_id = $1::int and user_id = $2::int returning 1`,
    counted,
    [resourceId, userId, -1],
  );
