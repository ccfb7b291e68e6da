import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { countUnreadMessages as contract } from '../contract.ts';
import { isOpenTo } from './find-conversation.ts';
import { from } from './from.ts';
import { countMissing } from './view.ts';

const unread = statement((v: { userId: number }) =>
  from
    .selectFrom(
      from
        .selectFrom('conversation_participants as p')
        .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
        .select((e) => {
          const read = sql<number>`greatest(${e.ref('p.read_seq')}, ${e.ref('p.from_seq')})`;
          return [
            'p.state',
            sql<number>`case when ${e.ref('p.state')} = 'active'
              then ${e.ref('c.last_seq')} - ${read} - ${countMissing(v.userId, e.ref('c.id'), read)} else 0 end`.as(
              'unread',
            ),
          ];
        })
        .where('p.user_id', '=', v.userId)
        .where('p.state', '!=', 'declined')
        .where(isOpenTo(v.userId, 'c'))
        .where(
          (e) => sql<boolean>`(${e.ref('p.state')} = 'request'
            or (${e.ref('c.last_seq')} > greatest(${e.ref('p.read_seq')}, ${e.ref('p.from_seq')})
              and coalesce(${e.ref('p.muted_until')}, '-infinity') <= now()))`,
        )
        .as('x'),
    )
    .select((e) => [
      sql<number>`coalesce(sum(${e.ref('x.unread')}), 0)::int`.as('total'),
      sql<number>`count(*) filter (where ${e.ref('x.unread')} > 0)::int`.as('conversations'),
      sql<number>`count(*) filter (where ${e.ref('x.state')} = 'request')::int`.as('requests'),
    ]),
);

/** One read along the index of one’s own conversations; what is behind a block is not counted. */
export const countUnreadMessages: Handler<typeof contract> = async ({ principal, query }) => {
  const [row] = await query(unread, { userId: principal.id });
  return row ?? { total: 0, conversations: 0, requests: 0 };
};
