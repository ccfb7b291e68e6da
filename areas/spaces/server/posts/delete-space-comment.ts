import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type deleteSpaceComment as contract, spaceCommented } from '../../contract.ts';
import type { InComment } from '../policy.ts';

export const deleteSpaceComment: Handler<typeof contract, InComment> = async ({
  principal,
  found: { space, thing: comment },
  query,
  db,
  emit,
  now,
}) => {
  const [row] = await query<{ postId: number }>(
    'delete-space-comment',
    `update space_comments set content = '', deleted_at = $2::timestamptz where id = $1::int
     returning post_id as "postId"`,
    [comment.id, now.toISOString()],
  );
  if (row) await emit(spaceCommented, { postId: row.postId });
  if (comment.author.mine) return;
  const subject = `space:${space.id}`;
  const detail = { commentId: comment.id };
  await writeAudit(db, { actorId: principal.id, action: 'space.delete-comment', subject, detail }, now);
};
