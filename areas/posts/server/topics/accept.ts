import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const accept = statement((v: { postId: number; commentId: number | null; now: string }) =>
  from
    .updateTable('posts')
    .set({
      accepted_id: v.commentId,
      accepted_at: sql<Moment | null>`case when ${v.commentId}::int is not null then ${moment(v.now)} end`,
    })
    .where('id', '=', v.postId)
    .where('accepted_id', 'is distinct from', v.commentId)
    .returning('id'),
);

/** Sets or takes away the mark of the answer; false when it is so already. The caller judges the right to it. */
export async function setAccepted(
  query: Query,
  { postId, commentId, now }: { postId: number; commentId: number | null; now: Date },
): Promise<boolean> {
  const changed = await query(accept, { postId, commentId, now: now.toISOString() });
  return changed.length > 0;
}
