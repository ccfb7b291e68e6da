import { anyOf, statement } from '#platform/server/statement.ts';
import type { Booking } from '../contract.ts';
import { bookingRows } from './rows.ts';
import { bookingViews } from './view.ts';

const some = statement((v: { ids: readonly number[]; viewer: number }) =>
  bookingRows()
    .where('b.id', '=', anyOf(v.ids))
    .where((e) => e.or([e('b.host_id', '=', v.viewer), e('b.guest_id', '=', v.viewer)])),
);

/** For the area whose things are booked: these bookings as one of their two people sees them, by their numbers. */
export async function bookingsOf(
  ask: Parameters<typeof bookingViews>[0],
  ids: readonly number[],
): Promise<ReadonlyMap<number, Booking>> {
  if (ids.length === 0) return new Map();
  const views = await bookingViews(ask, await ask.query(some, { ids, viewer: ask.userId }));
  return new Map(views.map((booking) => [booking.id, booking]));
}
