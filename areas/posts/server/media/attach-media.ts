import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

interface Attached {
  readonly postId: number;
  readonly uploaderId: number;
  readonly mediaIds: readonly number[];
}

const detach = statement((v: Attached) =>
  from
    .updateTable('media')
    .set({ post_id: null })
    .where('post_id', '=', v.postId)
    .where((e) => e.not(e('id', '=', anyOf(v.mediaIds)))),
);

const attach = statement((v: Attached) =>
  from
    .updateTable('media')
    .set((e) => ({
      post_id: v.postId,
      position: sql<number>`array_position(${v.mediaIds}::int[], ${e.ref('id')}) - 1`,
    }))
    .where('id', '=', anyOf(v.mediaIds))
    .where('uploader_id', '=', v.uploaderId)
    .where((e) => e.or([e('post_id', 'is', null), e('post_id', '=', v.postId)]))
    .returning('id'),
);

/**
 * Gives a post its media, in the order of the ids. What the post had besides becomes unattached and is swept. Only the
 * uploader's own media that belong to no other post can be named.
 */
export async function attachMedia(query: Query, attached: Attached) {
  await query(detach, attached);
  const found = await query(attach, attached);
  if (found.length === attached.mediaIds.length) return;
  const message = 'One of these uploads was deleted or already used. Add it again.';
  throw problem.invalid([{ field: 'mediaIds', rule: 'unattached', message }]);
}
