import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { deleteSpaceComment as contract } from '../../contract.ts';
import type { InComment } from '../policy.ts';

export const deleteSpaceComment: Handler<typeof contract, InComment> = async ({
  principal,
  found: { space, thing: comment },
  query,
  db,
  now,
}) => {
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
