import type { Query } from '#platform/server/db.ts';

/**
 * After replies came or went: when the post was last answered, and whether its answer is still there. The count is
 * moved by whoever adds or takes one; `counts` counts anew.
 */
export async function recount(query: Query, postIds: readonly number[], { counts = false } = {}): Promise<void> {
  const there = 'c.post_id = p.id and c.deleted_at is null and c.hidden_at is null';
  await query(
    counts ? 'recount-all' : 'recount',
    `update posts p set
        activity_at = greatest(p.created_at, (select max(c.created_at) from comments c where ${there})),
        ${counts ? `comments_count = (select count(*)::int from comments c where ${there}),` : ''}
        accepted_id = a.id, accepted_at = case when a.id is not null then p.accepted_at end
      from posts q left join comments a
        on a.id = q.accepted_id and a.post_id = q.id and a.deleted_at is null and a.hidden_at is null
      where q.id = p.id and p.id = any($1::int[])`,
    [[...postIds]],
  );
}
