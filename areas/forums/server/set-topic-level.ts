import type { Handler } from '#platform/server/area.ts';
import type { setTopicLevel as contract } from '../contract.ts';

export const setTopicLevel: Handler<typeof contract> = async ({ input, principal, query }) => {
  await query(
    'set-topic-level',
    `insert into topic_states (user_id, post_id, level) values ($1::int, $2::int, $3)
      on conflict (user_id, post_id) do update set level = excluded.level`,
    [principal.id, input.id, input.level],
  );
  const [row] = await query<{ watchers: number }>(
    'topic-watchers',
    "select count(*)::int as watchers from topic_states where post_id = $1::int and level = 'watch'",
    [input.id],
  );
  return { topicId: input.id, level: input.level, watchers: row?.watchers ?? 0 };
};
