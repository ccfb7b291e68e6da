import { viewerValues, visible } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listTopicStates as contract, TopicState } from '../contract.ts';
import { stateColumns } from './state-sql.ts';

export const listTopicStates: Handler<typeof contract> = ({ input, principal, query }) =>
  query<TopicState>(
    'topic-states',
    `select ${stateColumns(principal)}
      from posts p left join topic_states s on s.user_id = $1 and s.post_id = p.id
      where p.id = any($2::int[]) and p.type in ('discussion', 'question') and ${visible(principal)} order by p.id`,
    [...viewerValues(principal), input.ids],
  );
