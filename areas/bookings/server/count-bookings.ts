import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { countBookings as contract } from '../contract.ts';
import { from } from './from.ts';

const counts = statement((v: { userId: number; now: string }) =>
  from
    .selectFrom('bookings as b')
    .select((e) => {
      const [status, offered, proposed, host] = [
        e.ref('b.status'),
        e.ref('b.offered_by'),
        e.ref('b.proposed_by'),
        e.ref('b.host_id'),
      ];
      const own = sql<string>`case when ${host} = ${v.userId}::int then 'host' else 'guest' end`;
      return [
        sql<number>`(count(*) filter (where ${status} = 'accepted'))::int`.as('coming'),
        sql<number>`(count(*) filter (where (${status} = 'requested' and ${offered} <> ${own})
          or (${status} = 'accepted' and ${proposed} <> ${own})))::int`.as('waiting'),
      ];
    })
    .where((e) =>
      e.or([
        e.and([
          e('b.host_id', '=', v.userId),
          e.or([e('b.guest_id', 'is', null), notBlocked(v.userId, e.ref('b.guest_id'))]),
        ]),
        e.and([
          e('b.guest_id', '=', v.userId),
          e.or([e('b.host_id', 'is', null), notBlocked(v.userId, e.ref('b.host_id'))]),
        ]),
      ]),
    )
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.ends_at', '>', moment(v.now)),
);

export const countBookings: Handler<typeof contract> = async ({ principal, query, now }) => {
  const [row] = await query(counts, { userId: principal.id, now: now.toISOString() });
  return { coming: row?.coming ?? 0, waiting: row?.waiting ?? 0 };
};
