import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { deleteSpaceComment as contract } from '../../contract.ts';
import { mustBeMember } from '../must.ts';
import { readComment } from './find-comment.ts';

export const deleteSpaceComment: Handler<typeof contract> = async ({ input, principal, query, db, now }) => {
  const space = await mustBeMember(query, principal.id, input.id);
  const comment = await readComment(query, principal.id, space, input.commentId);
  if (!comment.mayDelete) throw problem.refused('You can only delete what you wrote yourself.');
  await query(
    'delete-space-comment',
    `update space_comments set content = '', deleted_at = $2::timestamptz where id = $1::int`,
    [comment.id, now.toISOString()],
  );
  if (comment.author.mine) return;
  const subject = `space:${space.id}`;
  const detail = { commentId: comment.id };
  await writeAudit(db, { actorId: principal.id, action: 'space.delete-comment', subject, detail }, now);
};
