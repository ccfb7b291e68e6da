import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { statement } from '#platform/server/statement.ts';
import { feedChanged, postChanged } from '../../contract.ts';
import { from } from '../from.ts';

const postOf = statement((v: { mediaId: number }) =>
  from
    .selectFrom('media as m')
    .innerJoin('posts as p', 'p.id', 'm.post_id')
    .select(['p.id as postId', 'p.version'])
    .where('m.id', '=', v.mediaId),
);

/** Open browsers read the post of these media again; media without a post are nobody's news. */
export async function tellOfMedia(query: Query, emit: Emit, mediaId: number) {
  const [post] = await query(postOf, { mediaId });
  if (!post) return;
  await emit(postChanged, post);
  await emit(feedChanged, { postId: post.postId });
}
