import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { readPlace, writePlace } from '#platform/server/search.ts';
import { statement } from '#platform/server/statement.ts';
import type { listMyMentoringGroups as contract } from '../../contract.ts';
import { groupRows, isOffered, isOfGroup } from './rows.ts';
import { groupViews } from './view.ts';

const first = { rank: '2', at: 'infinity', id: 2_147_483_647 };
/** 1 while it goes on. */
const goesOn = sql<number>`(case when g.state = 'ended' then 0 else 1 end)`;

const page = statement((v: { viewer: number; rank: string; at: string; atId: number; limit: number }) =>
  groupRows(v.viewer)
    .select(goesOn.as('rank'))
    .where((e) =>
      e.or([
        isOfGroup(v.viewer),
        e.and([
          isOffered(v.viewer),
          sql<boolean>`exists (select 1 from mentoring_group_members q
            where q.group_id = g.id and q.user_id = ${v.viewer} and q.state = 'asked')`,
        ]),
      ]),
    )
    .where(
      (e) =>
        sql<boolean>`(${goesOn}, ${e.ref('g.created_at')}, ${e.ref('g.id')})
          < (${v.rank}::int, ${v.at}::timestamptz, ${v.atId}::int)`,
    )
    .orderBy(goesOn, 'desc')
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(v.limit),
);

export const listMyMentoringGroups: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const userId = principal.id;
  const { rank, at, id } = readPlace(input.cursor, first);
  const rows = await query(page, { viewer: userId, rank, at, atId: id, limit: input.limit + 1 });
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: await groupViews(
      { query, config: services.config, userId, now },
      shown.map(({ rank: _, ...row }) => row),
    ),
    next:
      rows.length > input.limit && last
        ? writePlace({ rank: String(last.rank), at: last.exactly, id: last.id })
        : undefined,
  };
};
