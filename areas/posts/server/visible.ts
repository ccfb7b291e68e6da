import { type Expression, sql } from 'kysely';
import { isFollowing, isOpen, notBlocked } from '#areas/people/server/public.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { posts } from './tables.ts';

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
    return sql<boolean>`${isStanding(post)} and ${p.audience} = 'everyone' and ${isOpen(p.author_id)}`;
  return sql<boolean>`${isStanding(post)} and (${p.author_id} = ${viewer}
    or (${isInAudience(viewer, p.audience, p.author_id)} and ${notBlocked(viewer, p.author_id)}))`;
}
