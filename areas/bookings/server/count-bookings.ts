import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { countBookings as contract } from '../contract.ts';
import { from } from './from.ts';
import { mayMeet } from './of-pair.ts';
import { isOfTeams, teamsWith } from './teams.ts';

const counts = statement((v: { viewer: number; supporter: number; teams: readonly string[]; now: string }) =>
  from
    .selectFrom('bookings as b')
    .select((e) => {
      const [status, offered, proposed, guest] = [
        e.ref('b.status'),
        e.ref('b.offered_by'),
        e.ref('b.proposed_by'),
        e.ref('b.guest_id'),
      ];
      const own = sql<string>`case when ${guest} = ${v.viewer}::int then 'guest' else 'host' end`;
      return [
        sql<number>`(count(*) filter (where ${status} = 'accepted'))::int`.as('coming'),
        sql<number>`(count(*) filter (where (${status} = 'requested' and ${offered} <> ${own})
          or (${status} = 'accepted' and ${proposed} <> ${own})))::int`.as('waiting'),
      ];
    })
    .where((e) =>
      e.or([
        e.and([e('b.host_id', '=', v.viewer), mayMeet(v, e.ref('b.guest_id'))]),
        e.and([e('b.guest_id', '=', v.viewer), mayMeet(v, e.ref('b.host_id'))]),
        e.and([isOfTeams(v.teams), mayMeet(v, e.ref('b.guest_id'))]),
      ]),
    )
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.ends_at', '>', moment(v.now)),
);

export const countBookings: Handler<typeof contract> = async ({ principal, query, now }) => {
  const supporter = principal.for?.supporterId ?? 0;
  const teams = await teamsWith(query, principal.id, supporter);
  const who = { viewer: principal.id, supporter, teams };
  const [row] = await query(counts, { ...who, now: now.toISOString() });
  return { coming: row?.coming ?? 0, waiting: row?.waiting ?? 0 };
};
