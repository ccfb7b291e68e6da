import type { Query } from '#platform/server/db.ts';
import { countOf, statement, tables } from '#platform/server/statement.ts';
import type { FollowState } from '../contract.ts';
import { notBlocked } from './blocks.ts';
import { isFollowing } from './follow-sql.ts';
import type { follows } from './tables.ts';

const from = tables<{ follows: typeof follows }>();

const state = statement((v: { viewerId: number; id: number }) =>
  from.selectNoFrom([
    isFollowing(v.viewerId, v.id).as('followedByMe'),
    countOf(
      from
        .selectFrom('follows as f')
        .where('f.followee_id', '=', v.id)
        .where((e) => notBlocked(v.viewerId, e.ref('f.follower_id'))),
    ).as('followers'),
    countOf(from.selectFrom('follows as f').where('f.follower_id', '=', v.viewerId)).as('myFollowing'),
  ]),
);

export async function followState(query: Query, viewerId: number, id: number): Promise<FollowState> {
  const [row] = await query(state, { viewerId, id });
  return { id, followedByMe: false, followers: 0, myFollowing: 0, ...row };
}
