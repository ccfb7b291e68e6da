import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { commentDeleted, type deleteComment as contract, postChanged } from '../../contract.ts';
import { takeAway } from '../deleting.ts';
import { recount } from '../topics/recount.ts';
import { countComment } from './comment-sql.ts';

export const deleteComment: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const gone = await takeAway('comments', input.id, { db, query, principal, now });
  const counted = gone && (await countComment(query, principal, gone.postId, -1));
  if (!gone || !counted) throw problem.notFound();
  const { postId, authorId, restorableUntil } = gone;
  await recount(query, [postId]);
  await emit(commentDeleted, { commentId: input.id, postId, authorId });
  await emit(postChanged, { postId, version: counted.version });
  return { id: input.id, postId, commentsCount: counted.commentsCount, restorableUntil };
};
