import type { Query } from '#platform/server/db.ts';
import type { FollowState } from '../contract.ts';
import { notBlockedText } from './blocks.ts';

export async function followState(query: Query, viewerId: number, id: number): Promise<FollowState> {
  const [row] = await query<Omit<FollowState, 'id'>>(
    'people-follow-state',
    `select exists (select 1 from follows where follower_id = $1 and followee_id = $2) as "followedByMe",
       (select count(*)::int from follows f where f.followee_id = $2 and ${notBlockedText('$1', 'f.follower_id')}) as followers,
       (select count(*)::int from follows where follower_id = $1) as "myFollowing"`,
    [viewerId, id],
  );
  return { id, followedByMe: false, followers: 0, myFollowing: 0, ...row };
}
