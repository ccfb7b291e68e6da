import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { feedChanged, postCreated } from '../../contract.ts';
import { passWriterOn } from '../anonymous.ts';
import { from } from '../from.ts';
import { insertPost, type NewPost, newWording, stored } from '../posts/wording.ts';
import { anonymousId, shownAuthor } from '../visible.ts';

const originOf = statement((v: { id: number }) =>
  from
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select((e) => [
      'c.author_id as authorId',
      'c.content',
      'c.document',
      isoTime(e.ref('c.created_at')).as('createdAt'),
      'p.audience',
      'p.forum_id as forumId',
    ])
    .where('c.id', '=', v.id),
);

const create = statement((v: NewPost) => insertPost(v).returning('id'));

/** Makes a discussion of a comment’s words, by its writer and for the same readers as the post that it stood under. */
export async function topicFromComment(
  { query, emit }: { query: Query; emit: Emit },
  { commentId, title }: { commentId: number; title: string },
): Promise<number> {
  const [origin] = await query(originOf, { id: commentId });
  if (!origin) throw problem.notFound();
  const { authorId, content, document, createdAt, audience, forumId } = origin;
  const wording = newWording({
    type: 'discussion',
    title,
    audience,
    isPublic: audience === 'everyone',
    ...(document ? { document } : { content }),
  });
  const [row] = await query(create, { authorId, at: createdAt, forumId, pollId: null, ...stored(wording) });
  if (!row) throw new Error('The topic was not written.');
  if (authorId === anonymousId) await passWriterOn(query, row.id, commentId);
  await emit(postCreated, { postId: row.id, authorId: shownAuthor(authorId) });
  await emit(feedChanged, { postId: row.id });
  return row.id;
}
