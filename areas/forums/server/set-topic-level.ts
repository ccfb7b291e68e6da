import type { Handler } from '#platform/server/area.ts';
import { count, statement } from '#platform/server/statement.ts';
import type { setTopicLevel as contract, Level } from '../contract.ts';
import { from } from './from.ts';

const setLevel = statement((v: { userId: number; postId: number; level: Level }) =>
  from
    .insertInto('topic_states')
    .values({ user_id: v.userId, post_id: v.postId, level: v.level })
    .onConflict((one) => one.columns(['user_id', 'post_id']).doUpdateSet((e) => ({ level: e.ref('excluded.level') }))),
);

const watching = statement((v: { postId: number }) =>
  from
    .selectFrom('topic_states')
    .select(count.as('watchers'))
    .where('post_id', '=', v.postId)
    .where('level', '=', 'watch'),
);

export const setTopicLevel: Handler<typeof contract> = async ({ input: { id, level }, principal, query }) => {
  await query(setLevel, { userId: principal.id, postId: id, level });
  const [row] = await query(watching, { postId: id });
  return { topicId: id, level, watchers: row?.watchers ?? 0 };
};
