import { blockedIdsText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

export interface Counted {
  readonly likes: number;
  readonly authorId: number;
  readonly version: number;
}

/** The post is $1 and the viewer $2: likes from behind a block are not counted for them. */
const answer = `likes_count - (select count(*)::int from likes h
  where h.post_id = $1::int and h.user_id = any(${blockedIdsText('$2::int')})) as likes, author_id as "authorId", version`;

/**
 * Moves the count only when the row was really added or removed, in one statement: whoever presses twice, or in two
 * browsers at once, counts once.
 */
async function count(query: Query, name: string, change: string, step: '+ 1' | '- 1', postId: number, userId: number) {
  const [moved] = await query<Counted>(
    name,
    `with changed as (${change})
      update posts set likes_count = likes_count ${step}
      where id = $1::int and exists (select 1 from changed) returning ${answer}`,
    [postId, userId],
  );
  if (moved) return { ...moved, moved: true };
  const [kept] = await query<Counted>('likes', `select ${answer} from posts where id = $1::int`, [postId, userId]);
  if (!kept) throw problem.notFound();
  return { ...kept, moved: false };
}

export const addLike = (query: Query, postId: number, userId: number) =>
  count(
    query,
    'add-like',
    'insert into likes (post_id, user_id) values ($1::int, $2::int) on conflict do nothing returning 1',
    '+ 1',
    postId,
    userId,
  );

export const removeLike = (query: Query, postId: number, userId: number) =>
  count(
    query,
    'remove-like',
    'delete from likes where post_id = $1::int and user_id = $2::int returning 1',
    '- 1',
    postId,
    userId,
  );
