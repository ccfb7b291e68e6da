import { type Expression, sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { anyOf, choice, countOf, type Moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

const under = (post: Expression<number>) =>
  from
    .selectFrom('comments as c')
    .where('c.post_id', '=', post)
    .where('c.deleted_at', 'is', null)
    .where('c.hidden_at', 'is', null);

const anew = choice((counts: boolean) =>
  statement((v: { ids: readonly number[] }) =>
    from
      .updateTable('posts as p')
      .from('posts as q')
      .leftJoin('comments as a', (join) =>
        join
          .onRef('a.id', '=', 'q.accepted_id')
          .onRef('a.post_id', '=', 'q.id')
          .on('a.deleted_at', 'is', null)
          .on('a.hidden_at', 'is', null),
      )
      .set((e) => ({
        activity_at: sql<Moment>`greatest(${e.ref('p.created_at')}, ${under(e.ref('p.id')).select((c) =>
          sql<Moment>`max(${c.ref('c.created_at')})`.as('last'),
        )})`,
        ...(counts && { comments_count: countOf(under(e.ref('p.id'))) }),
        accepted_id: e.ref('a.id'),
        accepted_at: sql<Moment | null>`case when ${e.ref('a.id')} is not null then ${e.ref('p.accepted_at')} end`,
      }))
      .whereRef('q.id', '=', 'p.id')
      .where('p.id', '=', anyOf(v.ids)),
  ),
);

/**
 * After replies came or went: when the post was last answered, and whether its answer is still there. The count is
 * moved by whoever adds or takes one; `counts` counts anew.
 */
export async function recount(query: Query, ids: readonly number[], { counts = false } = {}): Promise<void> {
  await query(anew(counts), { ids });
}
