import type { Query } from '#platform/server/db.ts';

/** Sets or takes away the mark of the answer; false when it is so already. The caller judges the right to it. */
export async function setAccepted(
  query: Query,
  { postId, commentId, now }: { postId: number; commentId: number | null; now: Date },
): Promise<boolean> {
  const changed = await query(
    'set-accepted',
    `update posts set accepted_id = $2::int, accepted_at = case when $2::int is not null then $3::timestamptz end
      where id = $1::int and accepted_id is distinct from $2::int returning id`,
    [postId, commentId, now.toISOString()],
  );
  return changed.length > 0;
}
