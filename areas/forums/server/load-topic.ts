import { sql } from 'kysely';
import {
  commentRows,
  commentView,
  isCommentVisible,
  isVisible,
  nextCommentAt,
  writerOfComment,
  writerOfPost,
} from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { isGuest, isModerator, type Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, count, countOf, type Moment, statement } from '#platform/server/statement.ts';
import type { Level, PageSize, SinceVisit, Topic, TopicMove } from '../contract.ts';
import { mayHideIn } from '../pure/anonymous.ts';
import { from } from './from.ts';
import { repliesAbove, visitOver } from './state-sql.ts';

/** As much as is listed one by one. */
const mostEdited = 20;

const topicOf = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .innerJoin('forums as f', 'f.id', 'p.forum_id')
    .select((e) => [
      'p.id',
      sql<Topic['forum']>`json_build_object('id', ${e.ref('f.id')}, 'name', ${e.ref('f.name')})`.as('forum'),
      'p.last_number as lastNumber',
      writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('authorId'),
      'p.accepted_id as acceptedId',
      isoTime(e.ref('p.accepted_at')).as('acceptedAt'),
      sql<boolean>`${e.ref('p.slow_at')} is not null`.as('slow'),
      countOf(
        from.selectFrom('topic_states as s').where('s.post_id', '=', e.ref('p.id')).where('s.level', '=', 'watch'),
      ).as('watchers'),
    ])
    .where('p.id', '=', v.id),
);

/** A topic for a viewer whose right to it was judged already. */
export async function loadTopic(query: Query, viewer: Principal, id: number, now: Date): Promise<Topic> {
  const [row] = await query(topicOf, { id });
  if (!row) throw problem.notFound();
  const { authorId, acceptedId, acceptedAt, ...topic } = row;
  const { level, firstUnread, since, pageSize } = isGuest(viewer)
    ? ({ level: 'normal', firstUnread: null, since: null, pageSize: 20 } as const)
    : await readingOf(query, viewer, id, now);
  const accepted = acceptedId ? await acceptedFor(query, viewer, acceptedId) : null;
  const mayWait = topic.slow && !isGuest(viewer);
  return {
    ...topic,
    pageSize,
    level,
    firstUnread,
    since,
    accepted,
    acceptedAt: accepted && acceptedAt,
    moves: await movesOf(query, viewer, id),
    nextReplyAt: mayWait ? await nextCommentAt(query, { postId: id, principal: viewer, now }) : null,
    mayHide: mayHideIn(topic.forum.id),
    mayJudge: authorId === viewer.id || isModerator(viewer),
    mayModerate: isModerator(viewer),
  };
}

/** What the member has read of the topic, and what happened since the visit before this one; `at` null: never here before. */
const reading = statement((v: { viewer: number; id: number; now: string }) =>
  from
    .selectFrom('posts as p')
    .leftJoin('topic_states as s', (join) => join.onRef('s.post_id', '=', 'p.id').on('s.user_id', '=', v.viewer))
    .leftJoin('forum_settings as f', (join) => join.on('f.user_id', '=', v.viewer))
    .crossJoinLateral((e) => {
      const isOver = visitOver('s', v.now);
      const [read, seen] = [e.ref('s.read_number'), e.ref('s.seen_number')];
      return from
        .selectNoFrom([
          sql<Moment | null>`case when ${isOver} then ${e.ref('s.visited_at')} else ${e.ref('s.seen_at')} end`.as('at'),
          sql<number>`case when ${isOver} then ${read} else coalesce(${seen}, 0) end`.as('number'),
        ])
        .as('v');
    })
    .crossJoinLateral((e) =>
      repliesAbove(v.viewer, e.ref('v.number'))
        .select((c) => [count.as('replies'), sql<number | null>`min(${c.ref('c.number')})`.as('from')])
        .as('n'),
    )
    .select((e) => {
      const [at, number] = [e.ref('v.at'), e.ref('v.number')];
      const unread = repliesAbove(v.viewer, sql.ref<number>('s.read_number')).select((c) =>
        sql<number>`min(${c.ref('c.number')})`.as('first'),
      );
      const edited = from
        .selectFrom('comments as c')
        .select('c.number')
        .where('c.post_id', '=', e.ref('p.id'))
        .where('c.number', '<=', number)
        .where((c) => sql<boolean>`${writerOfComment(c.ref('c.id'), c.ref('c.author_id'))} <> ${v.viewer}`)
        .where((c) => sql<boolean>`${c.ref('c.edited_at')} > ${at}`)
        .where(isCommentVisible(v.viewer, 'c'))
        .orderBy('c.number')
        .limit(sql.lit(mostEdited));
      return [
        sql<PageSize>`coalesce(${e.ref('f.page_size')}, 20)`.as('pageSize'),
        sql<Level>`coalesce(${e.ref('s.level')}, 'normal')`.as('level'),
        sql<number | null>`case when ${e.ref('s.visited_at')} is not null then ${unread} end`.as('firstUnread'),
        isoTime(at).as('at'),
        'v.number',
        sql<boolean>`${e.ref('p.accepted_id')} is not null and coalesce(${e.ref('p.accepted_at')} > ${at}, false)`.as(
          'accepted',
        ),
        sql<boolean>`${writerOfPost(e.ref('p.id'), e.ref('p.author_id'))} <> ${v.viewer}
          and coalesce(${e.ref('p.edited_at')} > ${at}, false)`.as('openingEdited'),
        'n.replies',
        'n.from',
        sql<number[]>`array${edited}`.as('edited'),
      ];
    })
    .where('p.id', '=', v.id),
);

async function readingOf(query: Query, viewer: Principal, id: number, now: Date) {
  const [row] = await query(reading, { viewer: viewer.id, id, now: now.toISOString() });
  if (!row) throw problem.notFound();
  const { pageSize, level, firstUnread, at, ...facts } = row;
  const since: SinceVisit | null = at === null ? null : { at, ...facts };
  return { pageSize, level, firstUnread, since };
}

const accepted = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) => {
    const viewer = guest ? undefined : v.viewer;
    return commentRows(viewer).where('c.id', '=', v.id).where(isCommentVisible(viewer, 'c'));
  }),
);

async function acceptedFor(query: Query, viewer: Principal, id: number) {
  const [raw] = await query(accepted(isGuest(viewer)), { viewer: viewer.id, id });
  return raw ? commentView(raw, viewer) : null;
}

const moves = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) =>
    from
      .selectFrom('topic_moves as m')
      .innerJoin('posts as p', (join) =>
        join.on(
          (e) => sql<boolean>`${e.ref('p.id')} = case when ${e.ref('m.from_id')} = ${v.id} then ${e.ref('m.to_id')}
            else ${e.ref('m.from_id')} end`,
        ),
      )
      .select((e) => [
        'm.id',
        'm.kind',
        sql<TopicMove['direction']>`case when ${e.ref('m.from_id')} = ${v.id} then 'to' else 'from' end`.as(
          'direction',
        ),
        'p.id as topicId',
        'p.title',
        countOf(from.selectFrom('moved_replies as r').where('r.move_id', '=', e.ref('m.id'))).as('replies'),
      ])
      .where((e) => e.or([e('m.from_id', '=', v.id), e('m.to_id', '=', v.id)]))
      .where('m.undone_at', 'is', null)
      .where(isVisible(guest ? undefined : v.viewer, 'p'))
      .orderBy('m.id'),
  ),
);

/** Only what leads to a topic that the viewer may open, and not what was undone. */
const movesOf = (query: Query, viewer: Principal, id: number): Promise<TopicMove[]> =>
  query(moves(isGuest(viewer)), { viewer: viewer.id, id });
