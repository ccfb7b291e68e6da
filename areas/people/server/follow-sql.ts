/** SQL for "the one follows the other": followsText('$1', 'n.actor_id'). */
export const followsText = (follower: string, followee: string) =>
  `exists (select 1 from follows f where f.follower_id = ${follower} and f.followee_id = ${followee})`;
