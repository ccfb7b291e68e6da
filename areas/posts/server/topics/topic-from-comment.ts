import type { Document } from '#areas/writing/contract.ts';
import type { Emit } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { feedChanged, postCreated } from '../../contract.ts';
import { newWording, wordingColumns, wordingPlaces, wordingValues } from '../posts/wording.ts';

interface Origin {
  readonly authorId: number;
  readonly content: string;
  readonly document: Document | null;
  readonly createdAt: Date | string;
  readonly audience: 'everyone' | 'members';
  readonly forumId: number;
}

/** Makes a discussion of a comment’s words, by its writer and for the same readers as the post that it stood under. */
export async function topicFromComment(
  { query, emit }: { query: Query; emit: Emit },
  { commentId, title }: { commentId: number; title: string },
): Promise<number> {
  const [origin] = await query<Origin>(
    'comment-origin',
    `select c.author_id as "authorId", c.content, c.document, c.created_at as "createdAt", p.audience, p.forum_id as "forumId"
      from comments c join posts p on p.id = c.post_id where c.id = $1::int`,
    [commentId],
  );
  if (!origin) throw problem.notFound();
  const { authorId, content, document, createdAt, audience, forumId } = origin;
  const wording = newWording({
    type: 'discussion',
    title,
    audience,
    isPublic: audience === 'everyone',
    ...(document ? { document } : { content }),
  });
  const at = new Date(createdAt).toISOString();
  const [row] = await query<{ id: number }>(
    'topic-from-comment',
    `insert into posts (author_id, created_at, activity_at, forum_id, ${wordingColumns})
      values ($1::int, $2::timestamptz, $2::timestamptz, $3::int, ${wordingPlaces(4)}) returning id`,
    [authorId, at, forumId, ...wordingValues(wording)],
  );
  if (!row) throw new Error('The topic was not written.');
  await emit(postCreated, { postId: row.id, authorId });
  await emit(feedChanged, { postId: row.id });
  return row.id;
}
