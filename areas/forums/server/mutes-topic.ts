import type { Query } from '#platform/server/db.ts';

/** The member wants to hear nothing of this topic. */
export async function mutesTopic(query: Query, userId: number, postId: number): Promise<boolean> {
  const [row] = await query(
    'mutes-topic',
    "select 1 from topic_states where user_id = $1::int and post_id = $2::int and level = 'mute'",
    [userId, postId],
  );
  return row !== undefined;
}
