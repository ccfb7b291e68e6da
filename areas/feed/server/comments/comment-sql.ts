import { blockedIdsText } from '#areas/people/server/public.ts';
import { type Actor, isModerator } from '#platform/server/actor.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { Comment } from '../../contract.ts';
import { personOf } from '../view.ts';

export interface RawComment {
  readonly id: number;
  readonly at: string;
  readonly postId: number;
  readonly content: string;
  readonly version: number;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
  /** Only lists ask: what one acts on oneself is not folded. */
  readonly muted?: boolean;
}

export const commentColumns = `c.id, ${exactTime('c.created_at')} as at, c.post_id as "postId", c.content, c.version,
  ${isoTime('c.created_at')} as "createdAt", ${isoTime('c.edited_at')} as "editedAt",
  c.author_id as "authorId", u.name as "displayName", u.username`;

export function commentView(raw: RawComment, viewer: Actor): Comment {
  const mine = raw.authorId === viewer.id;
  return {
    id: raw.id,
    postId: raw.postId,
    content: raw.content,
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

/** One comment for somebody whose right to it was judged already. */
export async function loadComment(query: Query, viewer: Actor, id: number): Promise<Comment> {
  const [raw] = await query<RawComment>(
    'comment',
    `select ${commentColumns} from comments c join users u on u.id = c.author_id where c.id = $1::int`,
    [id],
  );
  if (!raw) throw problem.notFound();
  return commentView(raw, viewer);
}

/**
 * Moves the post's count in the transaction of its cause, and answers it as the viewer may know it: without comments
 * from behind a block. Undefined when the post is not there any more.
 */
export async function countComment(query: Query, viewer: Actor, postId: number, step: 1 | 0 | -1) {
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
