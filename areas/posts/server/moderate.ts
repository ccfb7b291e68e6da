import { type Db, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { guest } from '#platform/server/principal.ts';
import { commentDeleted, feedChanged, postChanged, postDeleted, postRestored } from '../contract.ts';
import { countComment } from './comments/comment-sql.ts';
import { recount } from './topics/recount.ts';

interface Moderated {
  readonly db: Db;
  readonly emit: Emit;
  readonly now: Date;
}

interface Row {
  readonly authorId: number;
  readonly postId: number;
  readonly version: number;
}

/**
 * Hides a post or comment from everybody, or shows it again, inside the caller's transaction. Answers false when there
 * is nothing to do: unknown, deleted by its author, or already so. The caller judges the right and writes the audit.
 */
export async function setHidden(
  kind: 'post' | 'comment',
  id: number,
  hidden: boolean,
  { db, emit, now }: Moderated,
): Promise<boolean> {
  const query = queryIn(db);
  const [table, postId] = kind === 'post' ? (['posts', 'id'] as const) : (['comments', 'post_id'] as const);
  const [row] = await query<Row>(
    `set-hidden-${kind}`,
    `update ${table} set hidden_at = case when $2::boolean then $3::timestamptz end
      where id = $1::int and deleted_at is null and (hidden_at is null) = $2::boolean
      returning author_id as "authorId", ${postId} as "postId", version`,
    [id, hidden, now.toISOString()],
  );
  if (!row) return false;
  const { authorId, postId: post, version } = row;
  if (kind === 'post') {
    await emit(hidden ? postDeleted : postRestored, { postId: post, authorId });
    await emit(feedChanged, { postId: post });
    await emit(postChanged, { postId: post, version, gone: hidden });
    return true;
  }
  const counted = await countComment(query, guest, post, hidden ? -1 : 1);
  await recount(query, [post]);
  if (hidden) await emit(commentDeleted, { commentId: id, postId: post, authorId });
  if (counted) await emit(postChanged, { postId: post, version: counted.version });
  return true;
}
