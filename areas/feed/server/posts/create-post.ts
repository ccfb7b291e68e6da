import type { Handler } from '#platform/server/area.ts';
import { type createPost as contract, feedChanged, postCreated } from '../../contract.ts';
import { loadPost } from '../load-posts.ts';
import { attachMedia } from '../media/attach-media.ts';
import { type RawPost, shapePosts } from '../post-sql.ts';
import { postView } from '../view.ts';
import { newWording, wordingColumns, wordingValues } from './new-post.ts';

/** Written and read back in one statement; a post with media is read again once they belong to it. */
export const createPost: Handler<typeof contract> = async ({ input, actor, query, emit, now }) => {
  const insert = `insert into posts (author_id, created_at, ${wordingColumns})
    values ($1::int, $2::timestamptz, $3, $4, $5, $6, $7::text[], $8, $9, $10, $11::int, $12::smallint) returning *`;
  const values = [actor.id, now.toISOString(), ...wordingValues(newWording(input))];
  const [row] = await query<{ posts: RawPost[] }>('create-post', shapePosts(actor, insert), values);
  const raw = row?.posts[0];
  if (!raw) throw new Error('The post was not written.');
  const mediaIds = input.mediaIds ?? [];
  if (mediaIds.length > 0) await attachMedia(query, { postId: raw.id, uploaderId: actor.id, mediaIds });
  await emit(postCreated, { postId: raw.id, authorId: actor.id });
  await emit(feedChanged, { postId: raw.id });
  return mediaIds.length > 0 ? loadPost(query, actor, raw.id) : postView(raw, actor);
};
