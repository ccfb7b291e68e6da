import type { Query } from '#platform/server/db.ts';

export interface TopicMarks {
  readonly pinned?: boolean | undefined;
  readonly closed?: boolean | undefined;
  readonly forumId?: number | undefined;
}

/** Pins, closes or files a topic; what is left out stays. Answers what it was before. */
export async function markTopic(query: Query, id: number, { pinned, closed, forumId }: TopicMarks, now: Date) {
  const [before] = await query<{ pinned: boolean; closed: boolean; forumId: number }>(
    'mark-topic',
    `update posts p set
        pinned_at = case when $2::boolean is null then p.pinned_at when $2::boolean then coalesce(p.pinned_at, $5::timestamptz) end,
        closed_at = case when $3::boolean is null then p.closed_at when $3::boolean then coalesce(p.closed_at, $5::timestamptz) end,
        forum_id = coalesce($4::int, p.forum_id)
      from (select id, pinned_at, closed_at, forum_id from posts where id = $1::int for update) was
      where p.id = was.id
      returning was.pinned_at is not null as pinned, was.closed_at is not null as closed, was.forum_id as "forumId"`,
    [id, pinned ?? null, closed ?? null, forumId ?? null, now.toISOString()],
  );
  return before;
}
