import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';

/**
 * When something was last written in each of these categories, the same for whoever asks: what is for followers or for
 * the author alone is no part of it. One step along an index for each.
 */
export async function lastTopics(query: Query, forumIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await query<{ forumId: number; at: string }>(
    'last-topics',
    `select f.id as "forumId", ${isoTime('l.activity_at')} as at
     from unnest($1::int[]) as f (id)
     cross join lateral (
       select p.activity_at from posts p
       where p.forum_id = f.id and p.deleted_at is null and p.hidden_at is null and p.audience in ('everyone', 'members')
       order by p.activity_at desc, p.id desc limit 1) l`,
    [[...forumIds]],
  );
  return new Map(rows.map(({ forumId, at }) => [forumId, at]));
}
