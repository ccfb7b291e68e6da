import type { Handler } from '#platform/server/area.ts';
import type { listSupporters as contract } from '../contract.ts';
import { closedDoors } from './closed-doors.ts';
import { grantsOf, grantViews } from './grants.ts';

export const listSupporters: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const viewsOf = async (as: 'member' | 'supporter') =>
    grantViews(query, as, await grantsOf(query, as, principal.id), now);
  const [mine, theirs] = await Promise.all([viewsOf('member'), viewsOf('supporter')]);
  const closed = await closedDoors(services.doors, { query, memberId: principal.id });
  return {
    mine,
    theirs,
    doors: services.doors.map(({ name, label, path, levels }) => ({
      ...{ name, label, path, levels },
      closed: closed.get(name) ?? '',
    })),
  };
};
