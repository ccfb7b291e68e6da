import { sql } from 'kysely';
import { detachAll } from '#areas/passport/server/public.ts';
import { notBlocked } from '#areas/people/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { Work } from './change.ts';
import { endBooking } from './end-booking.ts';
import { from } from './from.ts';
import { targetOf } from './passport.ts';
import { lockBooking } from './rows.ts';

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

/** Of guests who have a block between them and the new host. */
const apart = statement((v: { ids: readonly number[]; to: number }) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', anyOf(v.ids))
    .where((e) => sql<boolean>`not ${notBlocked(v.to, e.ref('b.guest_id'))}`)
    .orderBy('b.id'),
);

/**
 * For the area whose things get another host: what is open goes on with them, and ends as behind any block where there
 * is one. What a guest shows of the passport was shown to the one before, and ends.
 */
export async function handOverBookings(work: Work, about: HandOver): Promise<void> {
  const { query } = work;
  if (about.refs.length === 0) return;
  await query(dropHolds, about);
  const moved = await query(move, about);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await query(moveTimes, { ids, to: about.to });
  await detachAll(query, [...new Set(moved.map(targetOf))]);
  for (const { id } of await query(apart, { ids, to: about.to })) await endBooking(work, await lockBooking(query, id));
}
