import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { listSupporters as contract } from '../contract.ts';
import { closedDoors } from './closed-doors.ts';
import { from } from './from.ts';
import { grantsOf, grantViews } from './grants.ts';

const waiting = statement((v: { viewer: number }) =>
  from
    .selectFrom('support_drafts as d')
    .innerJoin('support_grants as g', 'g.id', 'd.grant_id')
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .where('g.member_id', '=', v.viewer)
    .where((e) => notBlocked(v.viewer, e.ref('g.supporter_id'))),
);

export const listSupporters: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const viewsOf = async (as: 'member' | 'supporter') =>
    grantViews(query, as, await grantsOf(query, as, principal.id), now);
  const [mine, theirs] = await Promise.all([viewsOf('member'), viewsOf('supporter')]);
  const closed = await closedDoors(services.doors, { query, memberId: principal.id });
  const [row] = await query(waiting, { viewer: principal.id });
  return {
    mine,
    theirs,
    drafts: Number(row?.waiting ?? 0),
    doors: services.doors.map(({ name, label, path, levels }) => ({
      ...{ name, label, path, levels },
      closed: closed.get(name) ?? '',
    })),
  };
};
