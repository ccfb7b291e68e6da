import { forumFor } from '#areas/forums/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import type { UseCase } from '#platform/server/area.ts';
import { type createPost as contract, feedChanged, type Post, postCreated } from '../../contract.ts';
import { loadPost } from '../load-posts.ts';
import { attachMedia } from '../media/attach-media.ts';
import { type RawPost, shapePosts } from '../post-sql.ts';
import { postView } from '../view.ts';
import { giveSlug } from './give-slug.ts';
import { mediaIdsFor, newWording, wordingColumns, wordingPlaces, wordingValues } from './new-post.ts';

/** What writing a post needs: jobs of other areas have no request. */
type Writing = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

const isTopic = (type: string) => type === 'discussion' || type === 'question';

/** Written and read back in one statement; a post with media or an address of its own is read again once it has them. */
export async function createPost({ input, principal, query, emit, now }: Writing): Promise<Post> {
  const wording = newWording(input);
  const forumId = isTopic(input.type) ? await forumFor(query, input.forumId) : null;
  const insert = `insert into posts (author_id, created_at, activity_at, forum_id, ${wordingColumns})
    values ($1::int, $2::timestamptz, $2::timestamptz, $3::int, ${wordingPlaces(4)}) returning *`;
  const values = [principal.id, now.toISOString(), forumId, ...wordingValues(wording)];
  const [row] = await query<{ posts: RawPost[] }>('create-post', shapePosts(principal, insert), values);
  const raw = row?.posts[0];
  if (!raw) throw new Error('The post was not written.');
  const mediaIds = mediaIdsFor(input.mediaIds ?? [], wording.document);
  if (mediaIds.length > 0) await attachMedia(query, { postId: raw.id, uploaderId: principal.id, mediaIds });
  if (input.type === 'blog') await giveSlug(query, raw.id, input.title ?? '');
  await emit(postCreated, { postId: raw.id, authorId: principal.id });
  await emit(feedChanged, { postId: raw.id });
  return mediaIds.length > 0 || input.type === 'blog' ? loadPost(query, principal, raw.id) : postView(raw, principal);
}
