import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { endBooking } from './end-booking.ts';
import { bookingRows, lockBooking } from './rows.ts';

const between = statement((v: { one: number; another: number }) =>
  bookingRows()
    .where((e) =>
      e.or([
        e.and([e('b.host_id', '=', v.one), e('b.guest_id', '=', v.another)]),
        e.and([e('b.host_id', '=', v.another), e('b.guest_id', '=', v.one)]),
      ]),
    )
    .where('b.status', 'in', ['requested', 'accepted'])
    .orderBy('b.id'),
);

/**
 * Behind a block neither sees the booking, so it can’t take place. Both hear that one of their bookings was cancelled, in
 * the words of a closed account: nothing says why, nor who did it.
 */
export const partBlocked = on(memberBlocked, 'bookings.partBlocked', async ({ event, db, emit, now, services }) => {
  const query = queryIn(db);
  for (const { id } of await query(between, { one: event.blockerId, another: event.blockedId })) {
    await endBooking({ query, emit, config: services.config, now }, await lockBooking(query, id));
  }
});
