import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type restoreComment as contract, postChanged } from '../../contract.ts';
import { bringBack } from '../deleting.ts';
import { recount } from '../topics/recount.ts';
import { countComment, loadComment } from './comment-sql.ts';

export const restoreComment: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const back = await bringBack('comments', input.id, { db, query, principal, now });
  const comment = await loadComment(query, principal, input.id);
  const counted = await countComment(query, principal, comment.postId, back ? 1 : 0);
  if (!counted) throw problem.notFound();
  if (back) await recount(query, [comment.postId]);
  if (back) await emit(postChanged, { postId: comment.postId, version: counted.version });
  return { ...comment, commentsCount: counted.commentsCount };
};
