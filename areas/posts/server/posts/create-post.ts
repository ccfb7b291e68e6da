import { sql } from 'kysely';
import type { Input } from '#platform/contract/operation.ts';
import type { UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type createPost as contract, feedChanged, type Post, postCreated } from '../../contract.ts';
import { from } from '../from.ts';
import { kindOf } from '../kinds.ts';
import { assertMayHide } from '../may-hide.ts';
import { attachMedia } from '../media/attach-media.ts';
import { loadPost } from '../view.ts';
import { anonymousId, shownAuthor } from '../visible.ts';
import { insertPost, mediaIdsFor, type NewPost, newWording, stored } from './wording.ts';

/** What writing a post needs: jobs of other areas have no request. */
type Writing = Pick<UseCase<Input<typeof contract>>, 'input' | 'principal' | 'query' | 'emit' | 'now'>;

const create = statement((v: NewPost) => insertPost(v).returning(['id', 'poll_id as pollId']));

/** Who wrote what shows no name. */
const keepWriter = statement((v: { postId: number; userId: number }) =>
  from.insertInto('anonymous_posts').values({ post_id: v.postId, user_id: v.userId }),
);

const noPoll = (message: string) => problem.invalid([{ field: 'pollId', rule: 'unattached', message }]);

export async function createPost({ input, principal, query, emit, now }: Writing): Promise<Post> {
  const wording = newWording(input);
  const kind = kindOf(input.type);
  const forumId = (await kind?.category?.(query, input.forumId)) ?? null;
  if (input.anonymous) assertMayHide({ type: input.type, forumId, audience: wording.audience });
  const authorId = input.anonymous ? anonymousId : principal.id;
  const pollId = input.pollId ?? null;
  if (pollId !== null && input.type !== 'post') throw noPoll('A poll goes with a post of the home page.');
  // Of two posts at once the second one sees that it stands in the first.
  if (pollId !== null) await takeTurn(query, 'polls put somewhere', pollId);
  const about = { authorId, forumId, pollId, at: now.toISOString() };
  const [row] = await query(create, { ...about, ...stored(wording) });
  if (!row) throw new Error('The post was not written.');
  if (row.pollId !== pollId) throw noPoll('This poll was used already, or is gone. Make it again.');
  if (input.anonymous) await query(keepWriter, { postId: row.id, userId: principal.id });
  const mediaIds = mediaIdsFor(input.mediaIds ?? [], wording.document);
  if (mediaIds.length > 0) {
    await attachMedia(query, { postId: row.id, uploaderId: principal.id, mediaIds, document: wording.document });
  }
  if (kind?.slug) await giveSlug(query, row.id, kind.slug(wording.title));
  await emit(postCreated, { postId: row.id, authorId: shownAuthor(authorId) });
  await emit(feedChanged, { postId: row.id });
  return loadPost(query, principal, row.id);
}

const address = statement((v: { id: number; slug: string }) =>
  from
    .updateTable('posts as p')
    .set((e) => ({
      slug: sql<string>`${v.slug}::text || case when ${isThere(from.selectFrom('posts').where('posts.slug', '=', v.slug))}
        then '-' || ${e.ref('p.id')} else '' end`,
    }))
    .where('p.id', '=', v.id),
);

/** Gives a post an address, with its number behind it where another post was first. */
async function giveSlug(query: Query, id: number, slug: string) {
  // Two of the same title at one moment: the second waits for the first.
  await takeTurn(query, 'posts at', slug);
  await query(address, { id, slug });
}
