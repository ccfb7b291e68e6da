import { type Expression, sql } from 'kysely';
import { closedIds, isFollowing, isOpen, notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given, isThere } from '#platform/server/statement.ts';
import { from } from './from.ts';
import type { posts } from './tables.ts';

/**
 * The author of what members write without their name: a closed account that no one can open, so that it is in no list
 * of people. Who wrote a thing is in tables of its own: whatever reads posts and comments finds this account and no
 * more.
 */
export const anonymousId = -1;

/** How answers and events name it: a number that no member ever has. */
export const anonymousPerson = 2_147_483_647;
export const shownAuthor = (authorId: number): number => (authorId === anonymousId ? anonymousPerson : authorId);

export const isAnonymous = (author: Expression<number>) => sql<boolean>`(${author} = ${sql.lit(anonymousId)})`;

const hiddenOfPost = (post: Given<number>) =>
  from.selectFrom('anonymous_posts as hp').select('hp.user_id').where('hp.post_id', '=', post);
const hiddenOfComment = (comment: Given<number>) =>
  from.selectFrom('anonymous_comments as hc').select('hc.user_id').where('hc.comment_id', '=', comment);

/**
 * Written without a name, by someone whose account is not closed: what they wrote goes with it, with a name or without.
 * Blocks are not asked, since what they hide would show whose it is.
 */
export const isNamelessPostOpen = (post: Expression<number>, author: Expression<number>) =>
  sql<boolean>`(${isAnonymous(author)} and not ${isThere(
    hiddenOfPost(post).where((e) => sql<boolean>`${e.ref('hp.user_id')} = any(${closedIds})`),
  )})`;
const closedOfComment = (comment: Expression<number>) =>
  isThere(hiddenOfComment(comment).where((e) => sql<boolean>`${e.ref('hc.user_id')} = any(${closedIds})`));
export const isNamelessCommentOpen = (comment: Expression<number>, author: Expression<number>) =>
  sql<boolean>`(${isAnonymous(author)} and not ${closedOfComment(comment)})`;
/** For counts that leave out what has gone. */
export const isNamelessCommentGone = (comment: Expression<number>, author: Expression<number>) =>
  sql<boolean>`(${isAnonymous(author)} and ${closedOfComment(comment)})`;

const realOr = (author: Expression<number>, hidden: Expression<unknown>) =>
  sql<number>`case when ${isAnonymous(author)} then coalesce(${hidden}, ${author}) else ${author} end`;

/** Who really wrote it, for what is theirs to do and to be told of. Never part of an answer. */
export const writerOfPost = (post: Expression<number>, author: Expression<number>) =>
  realOr(author, hiddenOfPost(post));
export const writerOfComment = (comment: Expression<number>, author: Expression<number>) =>
  realOr(author, hiddenOfComment(comment));

/** The same as a condition that an index finds: an array is read first, a subquery would be asked of every row. */
export const isPostBy = (post: Expression<number>, author: Expression<number>, userId: number) =>
  sql<boolean>`(${author} = ${userId} or ${post} = any(array${from
    .selectFrom('anonymous_posts as hp')
    .select('hp.post_id')
    .where('hp.user_id', '=', userId)}))`;
export const isCommentBy = (comment: Expression<number>, author: Expression<number>, userId: number) =>
  sql<boolean>`(${author} = ${userId} or ${comment} = any(array${from
    .selectFrom('anonymous_comments as hc')
    .select('hc.comment_id')
    .where('hc.user_id', '=', userId)}))`;

/** Whoever looks: a member’s id, or nobody for a guest, whose plan stays a plain scan of the feed’s index. */
export type Viewer = Given<number> | undefined;

/** The post is there for everybody it was meant for: neither deleted nor hidden by moderators. */
export function isStanding(post: string) {
  const p = columns<typeof posts>(post);
  return sql<boolean>`${p.deleted_at} is null and ${p.hidden_at} is null`;
}

/** The member belongs to an audience of this author. Follows are asked post by post, not read all at once. */
export const isInAudience = (viewer: Given<number>, audience: Expression<string>, author: Expression<number>) =>
  sql<boolean>`(${audience} in ('everyone', 'members')
    or (${audience} = 'followers' and (select ${isFollowing(viewer, author)})))`;

/** The viewer may see the post of this name. */
export function isVisible(viewer: Viewer, post: string) {
  const p = columns<typeof posts>(post);
  if (viewer === undefined)
    return sql<boolean>`${isStanding(post)} and ${p.audience} = 'everyone'
      and (${isNamelessPostOpen(p.id, p.author_id)} or ${isOpen(p.author_id)})`;
  return sql<boolean>`${isStanding(post)} and (${p.author_id} = ${viewer}
    or (${isInAudience(viewer, p.audience, p.author_id)}
      and (${isNamelessPostOpen(p.id, p.author_id)} or ${notBlocked(viewer, p.author_id)})))`;
}
