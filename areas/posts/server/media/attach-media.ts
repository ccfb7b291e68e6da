import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/**
 * Gives a post its media, in the order of the ids. What the post had besides becomes unattached and is swept. Only the
 * uploader's own media that belong to no other post can be named.
 */
export async function attachMedia(
  query: Query,
  { postId, uploaderId, mediaIds }: { postId: number; uploaderId: number; mediaIds: readonly number[] },
) {
  const ids = [...mediaIds];
  await query('detach-media', 'update media set post_id = null where post_id = $1::int and id <> all($2::int[])', [
    postId,
    ids,
  ]);
  const attached = await query(
    'attach-media',
    `update media set post_id = $1::int, position = array_position($2::int[], id) - 1
      where id = any($2::int[]) and uploader_id = $3::int and (post_id is null or post_id = $1::int) returning id`,
    [postId, ids, uploaderId],
  );
  if (attached.length === ids.length) return;
  const message = 'One of these uploads was deleted or already used. Add it again.';
  throw problem.invalid([{ field: 'mediaIds', rule: 'unattached', message }]);
}
