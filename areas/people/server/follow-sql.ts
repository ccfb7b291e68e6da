import { asText, type Given, isThere, tables } from '#platform/server/statement.ts';
import type { follows } from './tables.ts';

const from = tables<{ follows: typeof follows }>();

/** The one follows the other: `isFollowing(v.viewer, e.ref('n.actor_id'))`. */
export const isFollowing = (follower: Given<number>, followee: Given<number>) =>
  isThere(
    from.selectFrom('follows').where('follows.follower_id', '=', follower).where('follows.followee_id', '=', followee),
  );

export const followsText = asText((part, follower: string, followee: string) =>
  isFollowing(part<number>(follower), part<number>(followee)),
);
