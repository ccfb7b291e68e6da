import {
  commentColumns,
  commentView,
  type RawComment,
  viewerValues,
  visible,
  visibleComment,
} from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isGuest, isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Level, PageSize, SinceVisit, Topic, TopicMove } from '../contract.ts';
import { repliesAbove, visitOver } from './state-sql.ts';

interface Row {
  readonly id: number;
  readonly forum: Topic['forum'];
  readonly lastNumber: number;
  readonly authorId: number;
  readonly acceptedId: number | null;
  readonly acceptedAt: string | null;
  readonly watchers: number;
}

interface Reading {
  readonly pageSize: PageSize;
  readonly level: Level;
  readonly firstUnread: number | null;
  /** Null: never here before. */
  readonly at: string | null;
  readonly number: number;
  readonly accepted: boolean;
  readonly openingEdited: boolean;
  readonly replies: number;
  readonly from: number | null;
  readonly edited: number[];
}

/** As much as is listed one by one. */
const mostEdited = 20;

/** A topic for a viewer whose right to it was judged already. */
export async function loadTopic(query: Query, viewer: Principal, id: number, now: Date): Promise<Topic> {
  const [row] = await query<Row>(
    'topic',
    `select p.id, json_build_object('id', f.id, 'name', f.name) as forum, p.last_number as "lastNumber",
        p.author_id as "authorId", p.accepted_id as "acceptedId", ${isoTime('p.accepted_at')} as "acceptedAt",
        (select count(*)::int from topic_states s where s.post_id = p.id and s.level = 'watch') as watchers
      from posts p join forums f on f.id = p.forum_id where p.id = $1::int`,
    [id],
  );
  if (!row) throw problem.notFound();
  const { authorId, acceptedId, acceptedAt, ...topic } = row;
  const { level, firstUnread, since, pageSize } = isGuest(viewer)
    ? ({ level: 'normal', firstUnread: null, since: null, pageSize: 20 } as const)
    : await readingOf(query, viewer, id, now);
  const accepted = acceptedId ? await acceptedFor(query, viewer, acceptedId) : null;
  return {
    ...topic,
    pageSize,
    level,
    firstUnread,
    since,
    accepted,
    acceptedAt: accepted && acceptedAt,
    moves: await movesOf(query, viewer, id),
    mayJudge: authorId === viewer.id || isModerator(viewer),
    mayModerate: isModerator(viewer),
  };
}

async function readingOf(query: Query, viewer: Principal, id: number, now: Date) {
  const [row] = await query<Reading>(
    'topic-reading',
    `select coalesce((select c.page_size from forum_settings c where c.user_id = $1), 20) as "pageSize",
        coalesce(s.level, 'normal') as level,
        case when s.visited_at is not null
          then (select min(c.number) ${repliesAbove(viewer, 's.read_number')}) end as "firstUnread",
        ${isoTime('v.at')} as at, v.number,
        p.accepted_id is not null and coalesce(p.accepted_at > v.at, false) as accepted,
        p.author_id <> $1 and coalesce(p.edited_at > v.at, false) as "openingEdited",
        n.replies, n.from,
        array(select c.number from comments c where c.post_id = p.id and c.number <= v.number and c.author_id <> $1
          and c.edited_at > v.at and ${visibleComment(viewer)} order by c.number limit ${mostEdited}) as edited
      from posts p left join topic_states s on s.user_id = $1 and s.post_id = p.id
        cross join lateral (select
          case when ${visitOver('$3')} then s.visited_at else s.seen_at end as at,
          case when ${visitOver('$3')} then s.read_number else coalesce(s.seen_number, 0) end as number) v
        cross join lateral (select count(*)::int as replies, min(c.number) as from ${repliesAbove(viewer, 'v.number')}) n
      where p.id = $2::int`,
    [viewer.id, id, now.toISOString()],
  );
  if (!row) throw problem.notFound();
  const { pageSize, level, firstUnread, at, ...facts } = row;
  const since: SinceVisit | null = at === null ? null : { at, ...facts };
  return { pageSize, level, firstUnread, since };
}

async function acceptedFor(query: Query, viewer: Principal, commentId: number) {
  const values = [...viewerValues(viewer), commentId];
  const [raw] = await query<RawComment>(
    `accepted-${isGuest(viewer) ? 'guest' : 'member'}`,
    `select ${commentColumns(viewer)} from comments c join users u on u.id = c.author_id
      where c.id = $${values.length}::int and ${visibleComment(viewer)}`,
    values,
  );
  return raw ? commentView(raw, viewer) : null;
}

/** Only what leads to a topic that the viewer may open, and not what was undone. */
function movesOf(query: Query, viewer: Principal, id: number): Promise<TopicMove[]> {
  const values = [...viewerValues(viewer), id];
  const topicId = `$${values.length}::int`;
  return query<TopicMove>(
    `topic-moves-${isGuest(viewer) ? 'guest' : 'member'}`,
    `select m.id, m.kind, case when m.from_id = ${topicId} then 'to' else 'from' end as direction, p.id as "topicId", p.title,
        (select count(*)::int from moved_replies r where r.move_id = m.id) as replies
      from topic_moves m join posts p on p.id = case when m.from_id = ${topicId} then m.to_id else m.from_id end
      where (m.from_id = ${topicId} or m.to_id = ${topicId}) and m.undone_at is null and ${visible(viewer)}
      order by m.id`,
    values,
  );
}
