import { type Expression, sql } from 'kysely';
import { blockedIds, closedIds } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { choice, countOf, type Given, isThere, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { changeLike } from '../posts/likes.ts';
import type { Viewer } from '../visible.ts';
import { writerOfComment } from '../visible.ts';

/** Likes of a comment without those from behind a block or of closed accounts. */
export const seenLikes = (viewer: Viewer, kept: Expression<number>, comment: Given<number>) =>
  sql<number>`${kept} - ${countOf(
    from
      .selectFrom('comment_likes as h')
      .where('h.comment_id', '=', comment)
      .where(
        (h) => sql<boolean>`${h.ref('h.user_id')} = any(${viewer === undefined ? closedIds : blockedIds(viewer)})`,
      ),
  )}`;

export const isLikedBy = (viewer: Viewer, comment: Given<number>) =>
  viewer === undefined
    ? sql<boolean>`false`
    : isThere(
        from.selectFrom('comment_likes as m').where('m.comment_id', '=', comment).where('m.user_id', '=', viewer),
      );

interface Like {
  readonly commentId: number;
  readonly userId: number;
}

/** As of posts: the count moves only when the row was really added or removed. */
const change = choice((isAdded: boolean) =>
  statement((v: Like) =>
    from
      .with('changed', () =>
        isAdded
          ? from
              .insertInto('comment_likes')
              .values({ comment_id: v.commentId, user_id: v.userId })
              .onConflict((one) => one.doNothing())
              .returning('comment_id')
          : from
              .deleteFrom('comment_likes')
              .where('comment_id', '=', v.commentId)
              .where('user_id', '=', v.userId)
              .returning('comment_id'),
      )
      .updateTable('comments as c')
      .from('posts as p')
      .set((e) => ({ likes_count: e('c.likes_count', isAdded ? '+' : '-', 1) }))
      .where('c.id', '=', v.commentId)
      .whereRef('p.id', '=', 'c.post_id')
      .where((e) => isThere(e.selectFrom('changed')))
      .returning((e) => [
        seenLikes(v.userId, e.ref('c.likes_count'), v.commentId).as('likes'),
        writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('authorId'),
        'c.post_id as postId',
        'p.version',
      ]),
  ),
);

const present = statement((v: Like) =>
  from
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select((e) => [
      seenLikes(v.userId, e.ref('c.likes_count'), v.commentId).as('likes'),
      writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('authorId'),
      'c.post_id as postId',
      'p.version',
    ])
    .where('c.id', '=', v.commentId),
);

export const addCommentLike = (query: Query, commentId: number, userId: number) =>
  changeLike(query, { change: change(true), present }, { commentId, userId });
export const removeCommentLike = (query: Query, commentId: number, userId: number) =>
  changeLike(query, { change: change(false), present }, { commentId, userId });
