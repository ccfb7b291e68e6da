import { type Db, queryIn } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { guest } from '#platform/server/principal.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { commentDeleted, feedChanged, postChanged, postDeleted, postRestored } from '../contract.ts';
import { countComment } from './comments/comment-sql.ts';
import { changed } from './deleting.ts';
import { from } from './from.ts';
import { recount } from './topics/recount.ts';
import { shownAuthor } from './visible.ts';

interface Moderated {
  readonly db: Db;
  readonly emit: Emit;
  readonly now: Date;
}

const hide = choice((kind: 'post' | 'comment', hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable(kind === 'post' ? 'posts' : 'comments')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('deleted_at', 'is', null)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning(changed[kind === 'post' ? 'posts' : 'comments']),
  ),
);

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
  const [row] = await query(hide(kind, hidden), { id, now: now.toISOString() });
  if (!row) return false;
  const { postId: post, version } = row;
  const authorId = shownAuthor(row.authorId);
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
