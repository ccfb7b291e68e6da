import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';

const locked = statement((v: { id: number }) =>
  from
    .selectFrom('vr_spaces as s')
    .select((e) => [
      's.id',
      's.host_id as hostId',
      's.space_type as spaceType',
      's.scene',
      's.capacity',
      's.door_closed as doorClosed',
      's.is_quiet as isQuiet',
      's.version',
      isoTime(e.ref('s.opens_at')).as('opensAt'),
      isoTime(e.ref('s.closes_at')).as('closesAt'),
    ])
    .where('s.id', '=', v.id)
    .forUpdate(),
);

const settle = statement((v: { id: number; since: string }) =>
  from
    .updateTable('vr_visits')
    .set((e) => ({ left_at: e.ref('seen_at'), end_reason: 'lost', seat: null }))
    .where('space_id', '=', v.id)
    .where('left_at', 'is', null)
    .where('seen_at', '<=', moment(v.since)),
);

const inside = statement((v: { id: number }) =>
  from.selectFrom('vr_visits').select(count.as('count')).where('space_id', '=', v.id).where('left_at', 'is', null),
);

/**
 * The space, locked: two who come or sit down at the same moment do so one after the other. Whoever was not heard of for
 * 30 seconds has left by then, so that their places are free.
 */
export async function lockSpace(query: Query, id: number, now: Date) {
  const [space] = await query(locked, { id });
  if (!space) throw problem.notFound();
  await query(settle, { id, since: goneBefore(now) });
  const [{ count: occupancy } = { count: 0 }] = await query(inside, { id });
  return { ...space, occupancy };
}
export type LockedSpace = Awaited<ReturnType<typeof lockSpace>>;
