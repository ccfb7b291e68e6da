import { sql } from 'kysely';
import { isCommentVisible, isUnmuted, isVisible, postView, shapePosts } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { after, exactly, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { isThere, once } from '#platform/server/statement.ts';
import type { listTrackedTopics as contract } from '../contract.ts';
import { from, topicTypes } from './from.ts';

/** Topics that the member has a say about, or none yet: p with its state s. */
const topicsFor = (viewer: number) =>
  from
    .selectFrom('posts as p')
    .leftJoin('topic_states as s', (join) => join.on('s.user_id', '=', viewer).onRef('s.post_id', '=', 'p.id'))
    .selectAll('p')
    .where('p.type', 'in', topicTypes)
    .where(isVisible(viewer, 'p'));

/** Never opened, or answered by others since; a muted topic is never unread. */
function unread(viewer: number) {
  const answered = from
    .selectFrom('comments as c')
    .where('c.post_id', '=', sql.ref<number>('p.id'))
    .where('c.number', '>', sql.ref<number>('s.read_number'))
    .where('c.author_id', '!=', viewer)
    .where(isCommentVisible(viewer, 'c'));
  return topicsFor(viewer)
    .where((e) => sql<boolean>`coalesce(${e.ref('s.level')}, 'normal') <> 'mute'`)
    .where(
      (e) => sql<boolean>`case when ${e.ref('s.visited_at')} is null then ${e.ref('p.author_id')} <> ${viewer}
        else ${e.ref('p.last_number')} > ${e.ref('s.read_number')} and ${isThere(answered)} end`,
    )
    .where(isUnmuted(viewer, { tags: true }));
}

export const listTrackedTopics: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { show, forumId, limit } = input;
  const viewer = principal.id;
  const place = after(readKeyset(input.cursor, newest));
  const shown = show === 'watched' ? topicsFor(viewer).where('s.level', '=', 'watch') : unread(viewer);
  const here = forumId ? shown.where('p.forum_id', '=', forumId) : shown;
  const pick = here
    .where((e) => isOlder(e.ref('p.activity_at'), e.ref('p.id'), place))
    .orderBy('p.activity_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1);
  return pageOf(
    await query(once(shapePosts(viewer, pick, 'activity_at'))),
    limit,
    (raw) => postView(raw, principal),
    ({ id, activityAt }) => ({ id, at: exactly(activityAt) }),
  );
};
