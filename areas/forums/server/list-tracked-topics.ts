import { sql } from 'kysely';
import {
  isCommentVisible,
  isUnmuted,
  isVisible,
  postView,
  shapePosts,
  writerOfComment,
  writerOfPost,
} from '#areas/posts/server/public.ts';
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
    .where((e) => sql<boolean>`${writerOfComment(e.ref('c.id'), e.ref('c.author_id'))} <> ${viewer}`)
    .where(isCommentVisible(viewer, 'c'));
  return topicsFor(viewer)
    .where((e) => sql<boolean>`coalesce(${e.ref('s.level')}, 'normal') <> 'mute'`)
    .where(
      (e) => sql<boolean>`case when ${e.ref('s.visited_at')} is null
        then ${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))} <> ${viewer}
        else ${e.ref('p.last_number')} > ${e.ref('s.read_number')} and ${isThere(answered)} end`,
    )
    .where(isUnmuted(viewer, { tags: true }));
}

/** By members or with tags that the member follows, and not by themselves; a muted topic is not among them. */
function followed(viewer: number) {
  const people = from.selectFrom('follows').select('followee_id').where('follower_id', '=', viewer);
  const tags = from.selectFrom('followed_tags').select('tag').where('user_id', '=', viewer);
  return topicsFor(viewer)
    .where((e) => sql<boolean>`(${e.ref('p.author_id')} = any(array${people}) or ${e.ref('p.tags')} && array${tags})`)
    .where((e) => sql<boolean>`${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))} <> ${viewer}`)
    .where((e) => sql<boolean>`coalesce(${e.ref('s.level')}, 'normal') <> 'mute'`)
    .where(isUnmuted(viewer, { tags: true }));
}

const shownBy = {
  watched: (viewer: number) => topicsFor(viewer).where('s.level', '=', 'watch'),
  unread,
  following: followed,
} as const;

export const listTrackedTopics: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { show, forumId, limit } = input;
  const viewer = principal.id;
  const place = after(readKeyset(input.cursor, newest));
  const shown = shownBy[show](viewer);
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
