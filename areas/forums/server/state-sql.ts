import { type Expression, sql } from 'kysely';
import { isCommentVisible, type posts, writerOfComment } from '#areas/posts/server/public.ts';
import { columns, count, moment } from '#platform/server/statement.ts';
import type { Level } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import type { topicStates } from './tables.ts';

const p = columns<typeof posts>('p');

/** The visit of the state of this name has ended at the moment. */
export const visitOver = (state: string, now: string) =>
  sql<boolean>`${columns<typeof topicStates>(state).visited_at} < ${moment(now)} - make_interval(mins => ${sql.lit(limits.visitMinutes)})`;

/** Replies c of others to the post p, above a number, that the member may see. */
export const repliesAbove = (viewer: number, number: Expression<number>) =>
  from
    .selectFrom('comments as c')
    .where('c.post_id', '=', p.id)
    .where('c.number', '>', number)
    .where((e) => sql<boolean>`${writerOfComment(e.ref('c.id'), e.ref('c.author_id'))} <> ${viewer}`)
    .where(isCommentVisible(viewer, 'c'));

/** The states s of topics p for a member, who has none yet where they were never there. */
export function stateRows(viewer: number) {
  const s = columns<typeof topicStates>('s');
  const unread = from.selectFrom(repliesAbove(viewer, s.read_number).select('c.id').limit(100).as('unread'));
  return from
    .selectFrom('posts as p')
    .leftJoin('topic_states as s', (join) => join.onRef('s.post_id', '=', 'p.id').on('s.user_id', '=', viewer))
    .select([
      'p.id as topicId',
      sql<Level>`coalesce(${s.level}, 'normal')`.as('level'),
      sql<boolean>`${s.visited_at} is not null`.as('visited'),
      sql<number>`case when ${s.visited_at} is null then 0 else ${unread.select(count.as('count'))} end`.as('unread'),
    ]);
}
