import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const muted = statement((v: { userId: number; postId: number }) =>
  from
    .selectFrom('topic_states')
    .select('post_id')
    .where('user_id', '=', v.userId)
    .where('post_id', '=', v.postId)
    .where('level', '=', 'mute'),
);

/** The member wants to hear nothing of this topic. */
export const mutesTopic = async (query: Query, userId: number, postId: number): Promise<boolean> =>
  (await query(muted, { userId, postId })).length > 0;
