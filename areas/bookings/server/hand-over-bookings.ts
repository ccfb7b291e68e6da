import { sql } from 'kysely';
import { detachAll } from '#areas/passport/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { targetOf } from './passport.ts';

interface HandOver {
  readonly kind: string;
  readonly refs: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** No one is on both sides of a booking. */
const move = statement((v: HandOver) =>
  from
    .updateTable('bookings')
    .set((e) => ({ host_id: v.to, version: sql<number>`${e.ref('version')} + 1` }))
    .where('kind', '=', v.kind)
    .where('ref', '=', anyOf(v.refs))
    .where('host_id', '=', v.from)
    .where('guest_id', '!=', v.to)
    .where('status', 'in', ['requested', 'accepted', 'disputed', 'hoursDiffer'])
    .returning(['id', 'series_id as seriesId']),
);
const moveTimes = statement((v: { ids: readonly number[]; to: number }) =>
  from.updateTable('booking_times').set({ host_id: v.to }).where('booking_id', '=', anyOf(v.ids)),
);
const dropHolds = statement((v: HandOver) =>
  from
    .deleteFrom('booking_times')
    .where('part', '=', 'hold')
    .where('kind', '=', v.kind)
    .where('ref', '=', anyOf(v.refs))
    .where('host_id', '=', v.from),
);

/**
 * For the area whose things get another host: what is open goes on with them. What a guest shows of the passport was
 * shown to the one before, and ends.
 */
export async function handOverBookings(query: Query, about: HandOver): Promise<void> {
  if (about.refs.length === 0) return;
  await query(dropHolds, about);
  const moved = await query(move, about);
  if (moved.length === 0) return;
  await query(moveTimes, { ids: moved.map(({ id }) => id), to: about.to });
  await detachAll(query, [...new Set(moved.map(targetOf))]);
}
