import {
  notMutedRule,
  pickColumns,
  postView,
  type RawPost,
  shapePosts,
  viewerValues,
  visible,
} from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listTrackedTopics as contract } from '../contract.ts';
import { repliesAbove } from './state-sql.ts';

/** Unread is what was never opened and what others have answered since; a muted topic is never unread. */
export const listTrackedTopics: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { show, forumId, limit } = input;
  const values = viewerValues(principal);
  const value = (one: unknown) => `$${values.push(one)}`;
  const rules = [
    "p.type in ('discussion', 'question')",
    visible(principal),
    show === 'watched'
      ? "s.level = 'watch'"
      : `coalesce(s.level, 'normal') <> 'mute' and (case when s.visited_at is null then p.author_id <> $1
          else p.last_number > s.read_number and exists (select 1 ${repliesAbove(principal, 's.read_number')}) end)`,
  ];
  const notMuted = show === 'unread' ? notMutedRule(principal, { tags: true }) : undefined;
  if (notMuted) rules.push(notMuted);
  if (forumId) rules.push(`p.forum_id = ${value(forumId)}::int`);
  if (input.cursor) {
    const { at, id } = readKeyset(input.cursor, newest);
    rules.push(`(p.activity_at, p.id) < (${value(at)}::timestamptz, ${value(id)}::int)`);
  }
  const join = show === 'watched' ? 'join' : 'left join';
  const pick = `select ${pickColumns} from posts p ${join} topic_states s on s.user_id = $1 and s.post_id = p.id
    where ${rules.join(' and ')} order by p.activity_at desc, p.id desc limit ${limit + 1}`;
  const [row] = await query<{ posts: RawPost[] }>('', shapePosts(principal, pick, '', 'activity_at'), values);
  return pageOf(
    row?.posts ?? [],
    limit,
    (raw) => postView(raw, principal),
    ({ id, activityAt }) => ({ id, at: activityAt }),
  );
};
