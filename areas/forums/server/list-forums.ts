import { topicCounts } from '#areas/feed/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listForums as contract, Forum } from '../contract.ts';

const activeTime = 7 * 86_400_000;

export const listForums: Handler<typeof contract> = async ({ query, now }) => {
  const forums = await query<Pick<Forum, 'id' | 'name' | 'description'>>(
    'forums',
    'select id, name, description from forums order by position',
  );
  const counts = new Map((await topicCounts(query)).map((one) => [one.forumId, one]));
  return forums.map((forum) => {
    const { count: postsCount = 0, lastActivityAt = null } = counts.get(forum.id) ?? {};
    const isActive = lastActivityAt !== null && now.getTime() - Date.parse(lastActivityAt) < activeTime;
    return { ...forum, postsCount, isActive, lastActivityAt };
  });
};
