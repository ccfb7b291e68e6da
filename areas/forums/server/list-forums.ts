import { lastTopics } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listForums as contract, Forum } from '../contract.ts';

const activeTime = 7 * 86_400_000;

/** Counts are kept with the categories, so that this costs the same among few topics and many. */
export const listForums: Handler<typeof contract> = async ({ query, now }) => {
  const forums = await query<Pick<Forum, 'id' | 'name' | 'description' | 'postsCount'>>(
    'forums',
    'select id, name, description, topics as "postsCount" from forums order by position',
  );
  const last = await lastTopics(
    query,
    forums.map(({ id }) => id),
  );
  return forums.map((forum) => {
    const lastActivityAt = last.get(forum.id) ?? null;
    const isActive = lastActivityAt !== null && now.getTime() - Date.parse(lastActivityAt) < activeTime;
    return { ...forum, isActive, lastActivityAt };
  });
};
