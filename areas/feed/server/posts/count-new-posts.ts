import { isGuest } from '#platform/server/actor.ts';
import type { Handler } from '#platform/server/area.ts';
import type { countNewPosts as contract } from '../../contract.ts';
import { viewerValues, visible } from '../visible.ts';

const most = 100;

/** Own posts are not new to their author, who sees them at once. */
export const countNewPosts: Handler<typeof contract> = async ({ input, actor, query }) => {
  const values = viewerValues(actor);
  values.push(input.since);
  const others = isGuest(actor) ? '' : 'and p.author_id <> $1';
  const [row] = await query<{ count: number }>(
    isGuest(actor) ? 'new-posts-guest' : 'new-posts-member',
    `select count(*)::int as count from (
      select 1 from posts p where ${visible(actor)} and p.created_at > $${values.length}::timestamptz ${others}
      limit ${most}) found`,
    values,
  );
  return { count: row?.count ?? 0 };
};
