import { type Expression, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

export interface TopicMarks {
  readonly pinned?: boolean | undefined;
  readonly closed?: boolean | undefined;
  readonly slow?: boolean | undefined;
  readonly forumId?: number | undefined;
}

interface Mark {
  readonly id: number;
  /** Null: as it is. */
  readonly pinned: boolean | null;
  readonly closed: boolean | null;
  readonly slow: boolean | null;
  readonly forumId: number | null;
  readonly now: string;
}

/** What is marked already keeps its time. */
const marked = (before: Expression<Moment | null>, is: boolean | null, now: string) =>
  sql<Moment | null>`case when ${is}::boolean is null then ${before}
    when ${is}::boolean then coalesce(${before}, ${moment(now)}) end`;

const mark = statement((v: Mark) =>
  from
    .updateTable('posts as p')
    .from(
      from
        .selectFrom('posts')
        .select(['id', 'pinned_at', 'closed_at', 'slow_at', 'forum_id'])
        .where('id', '=', v.id)
        .forUpdate()
        .as('was'),
    )
    .set((e) => ({
      pinned_at: marked(e.ref('p.pinned_at'), v.pinned, v.now),
      closed_at: marked(e.ref('p.closed_at'), v.closed, v.now),
      slow_at: marked(e.ref('p.slow_at'), v.slow, v.now),
      forum_id: sql<number | null>`coalesce(${v.forumId}::int, ${e.ref('p.forum_id')})`,
    }))
    .whereRef('p.id', '=', 'was.id')
    .returning((e) => [
      sql<boolean>`${e.ref('was.pinned_at')} is not null`.as('pinned'),
      sql<boolean>`${e.ref('was.closed_at')} is not null`.as('closed'),
      sql<boolean>`${e.ref('was.slow_at')} is not null`.as('slow'),
      'was.forum_id as forumId',
    ]),
);

/** Pins, closes, slows or files a topic; what is left out stays. Answers what it was before. */
export async function markTopic(query: Query, id: number, given: TopicMarks, now: Date) {
  const { pinned = null, closed = null, slow = null, forumId = null } = given;
  const marks = { pinned, closed, slow, forumId };
  const [before] = await query(mark, { id, ...marks, now: now.toISOString() });
  return before;
}
