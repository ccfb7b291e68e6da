import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { markTopicRead as contract, TopicState } from '../contract.ts';
import { stateColumns, visitOver } from './state-sql.ts';

/** What is read stays read; where a visit has ended, what it had come to is what the next one is compared with. */
export const markTopicRead: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  await query(
    'mark-topic-read',
    `insert into topic_states as s (user_id, post_id, read_number, visited_at)
      select $1::int, p.id, least($3::int, p.last_number), $4::timestamptz from posts p where p.id = $2::int
      on conflict (user_id, post_id) do update set
        seen_number = case when ${visitOver('$4')} then s.read_number else s.seen_number end,
        seen_at = case when ${visitOver('$4')} then s.visited_at else s.seen_at end,
        read_number = greatest(s.read_number, excluded.read_number), visited_at = excluded.visited_at`,
    [principal.id, input.id, input.number, now.toISOString()],
  );
  const [state] = await query<TopicState>(
    'topic-state',
    `select ${stateColumns(principal)} from posts p join topic_states s on s.user_id = $1 and s.post_id = p.id where p.id = $2::int`,
    [principal.id, input.id],
  );
  if (!state) throw problem.notFound();
  return state;
};
