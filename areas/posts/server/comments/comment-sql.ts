import { type Expression, sql } from 'kysely';
import { blockedIds } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { isGuest, isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, countOf, type Moment, moment, type QueryRow, statement } from '#platform/server/statement.ts';
import type { Comment } from '../../contract.ts';
import { nameOfComment } from '../anonymous.ts';
import { isCommentVisible } from '../find.ts';
import { from } from '../from.ts';
import { personOf } from '../view.ts';
import type { Viewer } from '../visible.ts';
import { anonymousId, isAnonymous, isNamelessCommentGone, writerOfComment, writerOfPost } from '../visible.ts';
import { isLikedBy, seenLikes } from './comment-likes.ts';

interface Answered {
  readonly id: number;
  readonly number: number;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
}

/** What a comment c answers, under the same post and where the viewer may see it. */
const answeredBy = (viewer: Viewer, replyTo: Expression<number | null>, post: Expression<number>) =>
  sql<Answered | null>`${from
    .selectFrom('comments as o')
    .innerJoin('users as ou', 'ou.id', 'o.author_id')
    .select((e) =>
      sql`json_build_object('id', ${e.ref('o.id')}, 'number', ${e.ref('o.number')}, 'authorId', ${e.ref('o.author_id')},
        'displayName', ${nameOfComment(e.ref('o.id'), e.ref('o.author_id'), e.ref('ou.name'))},
        'username', ${e.ref('ou.username')})`.as('answered'),
    )
    .where((e) => sql<boolean>`${e.ref('o.id')} = ${replyTo} and ${e.ref('o.post_id')} = ${post}`)
    .where(isCommentVisible(viewer, 'o'))}`;

/** Comments c with their authors u, as this viewer may know them. */
export const commentRows = (viewer: Viewer) =>
  from
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .select((e) => [
      'c.id',
      'c.number',
      exactTime(e.ref('c.created_at')).as('at'),
      'c.post_id as postId',
      answeredBy(viewer, e.ref('c.reply_to_id'), e.ref('c.post_id')).as('replyTo'),
      'c.content',
      'c.document',
      seenLikes(viewer, e.ref('c.likes_count'), e.ref('c.id')).as('likes'),
      isLikedBy(viewer, e.ref('c.id')).as('likedByMe'),
      'c.version',
      isoTime(e.ref('c.created_at')).as('createdAt'),
      isoTime(e.ref('c.edited_at')).as('editedAt'),
      'c.author_id as authorId',
      (viewer === undefined
        ? sql<boolean>`false`
        : sql<boolean>`${writerOfComment(e.ref('c.id'), e.ref('c.author_id'))} = ${viewer}`
      ).as('mine'),
      nameOfComment(e.ref('c.id'), e.ref('c.author_id'), e.ref('u.name')).as('displayName'),
      'u.username',
    ]);

export interface RawComment extends QueryRow<ReturnType<typeof commentRows>> {
  /** Only lists ask: what one acts on oneself is not folded. */
  readonly muted?: boolean;
}

export function commentView(raw: RawComment, viewer: Principal): Comment {
  const { mine } = raw;
  return {
    id: raw.id,
    postId: raw.postId,
    number: raw.number,
    replyTo: raw.replyTo && { id: raw.replyTo.id, number: raw.replyTo.number, author: personOf(raw.replyTo) },
    content: raw.content,
    document: raw.document,
    author: personOf(raw),
    anonymous: raw.authorId === anonymousId,
    createdAt: raw.createdAt,
    likes: raw.likes,
    likedByMe: raw.likedByMe,
    editedAt: raw.editedAt,
    version: raw.version,
    mine,
    canEdit: mine,
    canDelete: mine || isModerator(viewer),
    muted: raw.muted ?? false,
  };
}

const one = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) => commentRows(guest ? undefined : v.viewer).where('c.id', '=', v.id)),
);

/** One comment for a member whose right to it was judged already. */
export async function loadComment(query: Query, viewer: Principal, id: number): Promise<Comment> {
  const [raw] = await query(one(isGuest(viewer)), { viewer: viewer.id, id });
  if (!raw) throw problem.notFound();
  return commentView(raw, viewer);
}

const next = statement((v: { postId: number; now: string }) =>
  from
    .updateTable('posts')
    .set((e) => ({
      last_number: e('last_number', '+', 1),
      activity_at: sql<Moment>`greatest(${e.ref('activity_at')}, ${moment(v.now)})`,
    }))
    .where('id', '=', v.postId)
    .returning((e) => [
      'last_number as number',
      sql<boolean>`${e.ref('closed_at')} is not null`.as('closed'),
      sql<boolean>`${e.ref('slow_at')} is not null`.as('slow'),
      'type',
      'forum_id as forumId',
    ]),
);

/** Takes the next number under a post that still takes comments, and moves count and activity with it. */
export async function nextNumber(query: Query, postId: number, now: Date) {
  const [row] = await query(next, { postId, now: now.toISOString() });
  return row;
}

const counted = statement((v: { postId: number; step: number; viewer: number }) =>
  from
    .updateTable('posts')
    .set((e) => ({ comments_count: e('comments_count', '+', v.step) }))
    .where('id', '=', v.postId)
    .returning((e) => [
      sql<number>`${e.ref('comments_count')} - ${countOf(
        from
          .selectFrom('comments as c')
          .where('c.post_id', '=', v.postId)
          .where('c.deleted_at', 'is', null)
          .where('c.hidden_at', 'is', null)
          .where((c) =>
            c.or([
              c.and([
                c.not(isAnonymous(c.ref('c.author_id'))),
                sql<boolean>`${c.ref('c.author_id')} = any(${blockedIds(v.viewer)})`,
              ]),
              isNamelessCommentGone(c.ref('c.id'), c.ref('c.author_id')),
            ]),
          ),
      )}`.as('commentsCount'),
      writerOfPost(e.ref('id'), e.ref('author_id')).as('postAuthorId'),
      'version',
    ]),
);

/**
 * Moves the post's count in the transaction of its cause, and answers it as the viewer may know it: without comments
 * from behind a block. Undefined when the post is not there any more.
 */
export async function countComment(query: Query, viewer: Principal, postId: number, step: 1 | 0 | -1) {
  const [row] = await query(counted, { postId, step, viewer: viewer.id });
  return row;
}
