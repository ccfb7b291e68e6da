import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { feedChanged, postChanged } from '../../contract.ts';

/** Open browsers read the post of these media again; media without a post are nobody's news. */
export async function tellOfMedia(query: Query, emit: Emit, mediaId: number) {
  const [post] = await query<{ postId: number; version: number }>(
    'media-post',
    'select p.id as "postId", p.version from media m join posts p on p.id = m.post_id where m.id = $1::int',
    [mediaId],
  );
  if (!post) return;
  await emit(postChanged, post);
  await emit(feedChanged, { postId: post.postId });
}
