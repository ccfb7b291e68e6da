import type { Input } from '#platform/contract/operation.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { type createPost as contract, feedChanged, type Post, postCreated } from '../../contract.ts';
import { kindOf } from '../kinds.ts';
import { loadPost } from '../load-posts.ts';
import { attachMedia } from '../media/attach-media.ts';
import { mediaIdsFor, newWording, wordingColumns, wordingPlaces, wordingValues } from './wording.ts';

/** What writing a post needs: jobs of other areas have no request. */
type Writing = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

export async function createPost({ input, principal, query, emit, now }: Writing): Promise<Post> {
  const wording = newWording(input);
  const kind = kindOf(input.type);
  const forumId = (await kind?.category?.(query, input.forumId)) ?? null;
  const [row] = await query<{ id: number }>(
    'create-post',
    `insert into posts (author_id, created_at, activity_at, forum_id, ${wordingColumns})
      values ($1::int, $2::timestamptz, $2::timestamptz, $3::int, ${wordingPlaces(4)}) returning id`,
    [principal.id, now.toISOString(), forumId, ...wordingValues(wording)],
  );
  if (!row) throw new Error('The post was not written.');
  const mediaIds = mediaIdsFor(input.mediaIds ?? [], wording.document);
  if (mediaIds.length > 0) await attachMedia(query, { postId: row.id, uploaderId: principal.id, mediaIds });
  if (kind?.slug) await giveSlug(query, row.id, kind.slug(wording.title));
  await emit(postCreated, { postId: row.id, authorId: principal.id });
  await emit(feedChanged, { postId: row.id });
  return loadPost(query, principal, row.id);
}

/** Gives a post an address, with its number behind it where another post was first. */
async function giveSlug(query: Query, id: number, slug: string) {
  // Two of the same title at one moment: the second waits for the first.
  await query('lock-slug', 'select pg_advisory_xact_lock(7006004, hashtext($1::text))', [slug]);
  await query(
    'give-slug',
    `update posts set slug = $2::text || case when exists (select 1 from posts where slug = $2::text) then '-' || id else '' end
      where id = $1::int`,
    [id, slug],
  );
}
