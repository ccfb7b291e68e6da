import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { readPlace, writePlace } from '#platform/server/search.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMyMentorships as contract } from '../../contract.ts';
import { isOf, mentorshipRows } from './rows.ts';
import { mentorshipViews } from './view.ts';

const first = { rank: '2', at: 'infinity', id: 2_147_483_647 };
/** 1 while it goes on. */
const goesOn = sql<number>`(case when s.state = 'ended' then 0 else 1 end)`;

const page = statement((v: { viewer: number; rank: string; at: string; atId: number; limit: number }) =>
  mentorshipRows()
    .select(goesOn.as('rank'))
    .where(isOf(v.viewer))
    .where(
      (e) =>
        sql<boolean>`(${goesOn}, ${e.ref('s.started_at')}, ${e.ref('s.id')})
          < (${v.rank}::int, ${v.at}::timestamptz, ${v.atId}::int)`,
    )
    .orderBy(goesOn, 'desc')
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(v.limit),
);

export const listMyMentorships: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const userId = principal.id;
  const { rank, at, id } = readPlace(input.cursor, first);
  const rows = await query(page, { viewer: userId, rank, at, atId: id, limit: input.limit + 1 });
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: await mentorshipViews({ query, config: services.config, userId, now }, shown),
    next:
      rows.length > input.limit && last
        ? writePlace({ rank: String(last.rank), at: last.exactly, id: last.id })
        : undefined,
  };
};
