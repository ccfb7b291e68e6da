import { isOpenText, notBlockedText } from '#areas/people/server/public.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';

/** SQL: the post p is there for everybody it was meant for: neither deleted nor hidden by moderators. */
export const standing = 'p.deleted_at is null and p.hidden_at is null';

/** SQL: the member $1 belongs to an audience of this author. Follows are asked post by post, not read all at once. */
export const audienceText = (audience: string, author: string) =>
  `(${audience} in ('everyone', 'members') or (${audience} = 'followers'
      and (select true from follows f where f.follower_id = $1 and f.followee_id = ${author})))`;

/**
 * SQL: the viewer may see the post p. For members the viewer's id is $1; for guests the text takes no value, so that
 * their plan stays a plain scan of the feed's index.
 */
export function visible(viewer: Principal): string {
  if (isGuest(viewer)) return `${standing} and p.audience = 'everyone' and ${isOpenText('p.author_id')}`;
  return `${standing} and (p.author_id = $1 or (
    ${audienceText('p.audience', 'p.author_id')}
    and ${notBlockedText('$1', 'p.author_id')}))`;
}

/** Values that go with visible(): the viewer as $1, or nothing for a guest. */
export const viewerValues = (viewer: Principal): unknown[] => (isGuest(viewer) ? [] : [viewer.id]);
