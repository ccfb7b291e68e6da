import { sql } from 'kysely';
import { blockedIds } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';

const among = statement(
  (v: { viewer: number; ids: readonly number[] }) =>
    sql<{ id: number }>`select one as id from unnest(${v.ids}::int[]) one where one = any(${blockedIds(v.viewer)})`,
);

/** Those of them with whom the viewer has a block, whoever made it. */
export async function blockedFor(query: Query, viewer: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await query(among, { viewer, ids })).map(({ id }) => id));
}
