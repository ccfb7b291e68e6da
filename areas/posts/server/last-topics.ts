import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isStanding } from './visible.ts';

const last = statement((v: { forumIds: readonly number[] }) => {
  const newest = from
    .selectFrom('posts as p')
    .select('p.activity_at')
    .where('p.forum_id', '=', sql.ref<number>('f.id'))
    .where(isStanding('p'))
    .where('p.audience', 'in', ['everyone', 'members'])
    .orderBy('p.activity_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1);
  return sql<{ forumId: number; at: string }>`
    select f.id as "forumId", ${isoTime(sql.ref<Moment>('l.activity_at'))} as at
    from unnest(${v.forumIds}::int[]) as f (id) cross join lateral ${newest} l`;
});

/**
 * When something was last written in each of these categories, the same for whoever asks: what is for followers or for
 * the author alone is no part of it. One step along an index for each.
 */
export async function lastTopics(query: Query, forumIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await query(last, { forumIds });
  return new Map(rows.map(({ forumId, at }) => [forumId, at]));
}
