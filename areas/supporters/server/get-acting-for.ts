import { peopleOf } from '#areas/people/server/public.ts';
import { opensAs } from '#platform/server/acting.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getActingFor as contract } from '../contract.ts';
import { closedDoors } from './closed-doors.ts';
import type { GrantRow } from './grants.ts';

export const getActingFor: Handler<typeof contract, GrantRow> = async ({ found, query, services }) => {
  const member = (await peopleOf(query, [found.memberId])).get(found.memberId);
  if (!member) throw problem.notFound();
  const given = services.doors.flatMap((door) => {
    const level = found.levels[door.name];
    return level ? [{ door, level }] : [];
  });
  const closed = await closedDoors(
    given.map(({ door }) => door),
    { query, memberId: found.memberId },
  );
  const open = given.flatMap(({ door, level }) =>
    closed.has(door.name)
      ? []
      : Object.keys(door.opens).flatMap((name) => {
          const as = opensAs(door, name, level);
          return as ? [{ name, as }] : [];
        }),
  );
  return {
    member,
    endsAt: found.endsAt,
    doors: given.map(({ door: { name, label, path }, level }) => ({
      ...{ name, label, path, level },
      closed: closed.get(name) ?? '',
    })),
    operations: given.flatMap(({ door }) => [...door.operations]),
    open: open.map(({ name }) => name),
    drafted: open.flatMap(({ name, as }) => (as === 'draft' ? name : [])),
  };
};
