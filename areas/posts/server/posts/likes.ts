import { type Expression, sql } from 'kysely';
import { blockedIds } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, countOf, isThere, type Statement, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { writerOfPost } from '../visible.ts';

interface Like {
  readonly postId: number;
  readonly userId: number;
}

/** Likes from behind a block are not counted for the viewer. */
const seenLikes = (kept: Expression<number>, { postId, userId }: Like) =>
  sql<number>`${kept} - ${countOf(
    from
      .selectFrom('likes as h')
      .where('h.post_id', '=', postId)
      .where((h) => sql<boolean>`${h.ref('h.user_id')} = any(${blockedIds(userId)})`),
  )}`.as('likes');

/** Who is told of a like, also where no name is shown. */
const told = (post: Expression<number>, author: Expression<number>) => writerOfPost(post, author).as('authorId');

/**
 * Moves the count only when the row was really added or removed, in one statement: whoever presses twice, or in two
 * browsers at once, counts once.
 */
const change = choice((isAdded: boolean) =>
  statement((v: Like) =>
    from
      .with('changed', () =>
        isAdded
          ? from
              .insertInto('likes')
              .values({ post_id: v.postId, user_id: v.userId })
              .onConflict((one) => one.doNothing())
              .returning('post_id')
          : from
              .deleteFrom('likes')
              .where('post_id', '=', v.postId)
              .where('user_id', '=', v.userId)
              .returning('post_id'),
      )
      .updateTable('posts')
      .set((e) => ({ likes_count: e('likes_count', isAdded ? '+' : '-', 1) }))
      .where('id', '=', v.postId)
      .where((e) => isThere(e.selectFrom('changed')))
      .returning((e) => [seenLikes(e.ref('likes_count'), v), told(e.ref('id'), e.ref('author_id')), 'version']),
  ),
);

const present = statement((v: Like) =>
  from
    .selectFrom('posts')
    .select((e) => [seenLikes(e.ref('likes_count'), v), told(e.ref('id'), e.ref('author_id')), 'version'])
    .where('id', '=', v.postId),
);

/** Adds or removes a like; where there is nothing to change, the count is read as it is. */
export async function changeLike<Liked extends object, Count extends object>(
  query: Query,
  { change, present }: { change: Statement<Liked, Count>; present: Statement<Liked, Count> },
  like: Liked,
) {
  const [moved] = await query(change, like);
  if (moved) return { ...moved, moved: true };
  const [kept] = await query(present, like);
  if (!kept) throw problem.notFound();
  return { ...kept, moved: false };
}

export const addLike = (query: Query, postId: number, userId: number) =>
  changeLike(query, { change: change(true), present }, { postId, userId });
export const removeLike = (query: Query, postId: number, userId: number) =>
  changeLike(query, { change: change(false), present }, { postId, userId });
