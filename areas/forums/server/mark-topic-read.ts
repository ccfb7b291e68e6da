import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import type { markTopicRead as contract } from '../contract.ts';
import { from } from './from.ts';
import { stateRows, visitOver } from './state-sql.ts';

/** What is read stays read; where a visit has ended, what it had come to is what the next one is compared with. */
const mark = statement((v: { viewer: number; id: number; number: number; now: string }) =>
  from
    .insertInto('topic_states')
    .columns(['user_id', 'post_id', 'read_number', 'visited_at'])
    .expression(
      from
        .selectFrom('posts as p')
        .select((e) => [
          sql<number>`${v.viewer}::int`.as('user_id'),
          'p.id',
          sql<number>`least(${v.number}::int, ${e.ref('p.last_number')})`.as('read_number'),
          moment(v.now).as('visited_at'),
        ])
        .where('p.id', '=', v.id),
    )
    .onConflict((state) =>
      state.columns(['user_id', 'post_id']).doUpdateSet((e) => {
        const isOver = visitOver('topic_states', v.now);
        const read = e.ref('topic_states.read_number');
        return {
          seen_number: sql<number>`case when ${isOver} then ${read} else ${e.ref('topic_states.seen_number')} end`,
          seen_at: sql<Moment | null>`case when ${isOver} then ${e.ref('topic_states.visited_at')}
            else ${e.ref('topic_states.seen_at')} end`,
          read_number: sql<number>`greatest(${read}, ${e.ref('excluded.read_number')})`,
          visited_at: e.ref('excluded.visited_at'),
        };
      }),
    ),
);

const stateOf = statement((v: { viewer: number; id: number }) =>
  stateRows(v.viewer).where('p.id', '=', v.id).where('s.post_id', 'is not', null),
);

export const markTopicRead: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { id, number } = input;
  await query(mark, { viewer: principal.id, id, number, now: now.toISOString() });
  const [state] = await query(stateOf, { viewer: principal.id, id });
  if (!state) throw problem.notFound();
  return state;
};
