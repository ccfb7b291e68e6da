import { type Expression, sql } from 'kysely';
import { blockedIds } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { countOf, isThere, type Statement, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

interface Like {
  readonly postId: number;
  readonly userId: number;
}

export interface Counted {
  readonly likes: number;
  readonly authorId: number;
  readonly version: number;
}

/** Likes from behind a block are not counted for the viewer. */
const seenLikes = (kept: Expression<number>, { postId, userId }: Like) =>
  sql<number>`${kept} - ${countOf(
    from
      .selectFrom('likes as h')
      .where('h.post_id', '=', postId)
      .where((h) => sql<boolean>`${h.ref('h.user_id')} = any(${blockedIds(userId)})`),
  )}`.as('likes');

/**
 * Moves the count only when the row was really added or removed, in one statement: whoever presses twice, or in two
 * browsers at once, counts once.
 */
const add = statement((v: Like) =>
  from
    .with('changed', () =>
      from
        .insertInto('likes')
        .values({ post_id: v.postId, user_id: v.userId })
        .onConflict((one) => one.doNothing())
        .returning('post_id'),
    )
    .updateTable('posts')
    .set((e) => ({ likes_count: e('likes_count', '+', 1) }))
    .where('id', '=', v.postId)
    .where((e) => isThere(e.selectFrom('changed')))
    .returning((e) => [seenLikes(e.ref('likes_count'), v), 'author_id as authorId', 'version']),
);

const remove = statement((v: Like) =>
  from
    .with('changed', () =>
      from.deleteFrom('likes').where('post_id', '=', v.postId).where('user_id', '=', v.userId).returning('post_id'),
    )
    .updateTable('posts')
    .set((e) => ({ likes_count: e('likes_count', '-', 1) }))
    .where('id', '=', v.postId)
    .where((e) => isThere(e.selectFrom('changed')))
    .returning((e) => [seenLikes(e.ref('likes_count'), v), 'author_id as authorId', 'version']),
);

const present = statement((v: Like) =>
  from
    .selectFrom('posts')
    .select((e) => [seenLikes(e.ref('likes_count'), v), 'author_id as authorId', 'version'])
    .where('id', '=', v.postId),
);

async function count(query: Query, change: Statement<Like, Counted>, like: Like) {
  const [moved] = await query(change, like);
  if (moved) return { ...moved, moved: true };
  const [kept] = await query(present, like);
  if (!kept) throw problem.notFound();
  return { ...kept, moved: false };
}

export const addLike = (query: Query, postId: number, userId: number) => count(query, add, { postId, userId });
export const removeLike = (query: Query, postId: number, userId: number) => count(query, remove, { postId, userId });
