import { visibleComment } from '#areas/posts/server/public.ts';
import type { Principal } from '#platform/server/principal.ts';
import { limits } from '../pure/limits.ts';

/** SQL: the visit of the state s has ended at the moment in this value. */
export const visitOver = (now: string) =>
  `s.visited_at < ${now}::timestamptz - make_interval(mins => ${limits.visitMinutes})`;

/** SQL, in a statement over posts p: replies of others above a number that the member $1 may see, from comments c. */
export const repliesAbove = (viewer: Principal, number: string) =>
  `from comments c where c.post_id = p.id and c.number > ${number} and c.author_id <> $1 and ${visibleComment(viewer)}`;

/** SQL: a table in one column as the state of one topic. */
export const stateColumns = (viewer: Principal) => `p.id as "topicId", coalesce(s.level, 'normal') as level,
  s.visited_at is not null as visited,
  case when s.visited_at is null then 0
    else (select count(*)::int from (select 1 ${repliesAbove(viewer, 's.read_number')} limit 100) unread) end as unread`;
