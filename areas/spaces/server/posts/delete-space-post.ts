import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { type deleteSpacePost as contract, spaceFilesDropped } from '../../contract.ts';
import type { InPost } from '../policy.ts';

/** The words go with it. */
export const deleteSpacePost: Handler<typeof contract, InPost> = async ({
  principal,
  found: { space, thing: post },
  query,
  db,
  emit,
  now,
}) => {
  await query(
    'delete-space-post',
    `update space_posts set content = '', content_warning = '', deleted_at = $2::timestamptz, version = version + 1
     where id = $1::int`,
    [post.id, now.toISOString()],
  );
  const pictures = await query<{ fileKey: string; smallKey: string }>(
    'delete-space-post-pictures',
    'delete from space_pictures where post_id = $1::int returning file_key as "fileKey", small_key as "smallKey"',
    [post.id],
  );
  const keys = pictures.flatMap(({ fileKey, smallKey }) => [fileKey, smallKey]);
  if (keys.length > 0) await emit(spaceFilesDropped, { keys });
  if (post.author.mine) return;
  const subject = `space:${space.id}`;
  await writeAudit(
    db,
    { actorId: principal.id, action: 'space.delete-post', subject, detail: { postId: post.id } },
    now,
  );
};
