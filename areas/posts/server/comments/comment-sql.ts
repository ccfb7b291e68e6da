import { blockedIdsText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Comment } from '../../contract.ts';
import { visibleComment } from '../find.ts';
import { personOf } from '../view.ts';
import { viewerValues } from '../visible.ts';

export interface RawComment {
  readonly id: number;
  readonly at: string;
  readonly postId: number;
  readonly number: number;
  readonly replyTo: {
    readonly id: number;
    readonly number: number;
    readonly authorId: number;
    readonly displayName: string;
    readonly username: string;
  } | null;
  readonly content: string;
  readonly document: Comment['document'];
  readonly version: number;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
  /** Only lists ask: what one acts on oneself is not folded. */
  readonly muted?: boolean;
}

/** SQL: columns of RawComment for the comment c by u. What it answers is named only where the viewer $1 may see that. */
export const commentColumns = (
  viewer: Principal,
) => `c.id, c.number, ${exactTime('c.created_at')} as at, c.post_id as "postId",
  (select json_build_object('id', o.id, 'number', o.number, 'authorId', o.author_id, 'displayName', ou.name, 'username', ou.username)
    from comments o join users ou on ou.id = o.author_id where o.id = c.reply_to_id and o.post_id = c.post_id and ${visibleComment(viewer, 'o')}) as "replyTo",
  c.content, c.document, c.version,
  ${isoTime('c.created_at')} as "createdAt", ${isoTime('c.edited_at')} as "editedAt",
  c.author_id as "authorId", u.name as "displayName", u.username`;

export function commentView(raw: RawComment, viewer: Principal): Comment {
  const mine = raw.authorId === viewer.id;
  return {
    id: raw.id,
    postId: raw.postId,
    number: raw.number,
    replyTo: raw.replyTo && { id: raw.replyTo.id, number: raw.replyTo.number, author: personOf(raw.replyTo) },
    content: raw.content,
    document: raw.document,
    author: personOf(raw),
    createdAt: raw.createdAt,
    editedAt: raw.editedAt,
    version: raw.version,
    mine,
    canEdit: mine,
    canDelete: mine || isModerator(viewer),
    muted: raw.muted ?? false,
  };
}

/** One comment for a member whose right to it was judged already. */
export async function loadComment(query: Query, viewer: Principal, id: number): Promise<Comment> {
  const [raw] = await query<RawComment>(
    'comment',
    `select ${commentColumns(viewer)} from comments c join users u on u.id = c.author_id where c.id = $2::int`,
    [...viewerValues(viewer), id],
  );
  if (!raw) throw problem.notFound();
  return commentView(raw, viewer);
}

/** Takes the next number under a post that still takes comments, and moves count and activity with it. */
export async function nextNumber(query: Query, postId: number, now: Date) {
  const [row] = await query<{ number: number; closed: boolean; postAuthorId: number }>(
    'next-number',
    `update posts set last_number = last_number + 1, activity_at = greatest(activity_at, $2::timestamptz)
      where id = $1::int returning last_number as number, closed_at is not null as closed, author_id as "postAuthorId"`,
    [postId, now.toISOString()],
  );
  return row;
}

/**
 * Moves the post's count in the transaction of its cause, and answers it as the viewer may know it: without comments
 * from behind a block. Undefined when the post is not there any more.
 */
export async function countComment(query: Query, viewer: Principal, postId: number, step: 1 | 0 | -1) {
  const [row] = await query<{ commentsCount: number; postAuthorId: number; version: number }>(
    'count-comment',
    `update posts set comments_count = comments_count + $2::int where id = $1::int
      returning comments_count - (select count(*)::int from comments c where c.post_id = $1::int
          and c.deleted_at is null and c.hidden_at is null and c.author_id = any(${blockedIdsText('$3::int')}))
        as "commentsCount", author_id as "postAuthorId", version`,
    [postId, step, viewer.id],
  );
  return row;
}
