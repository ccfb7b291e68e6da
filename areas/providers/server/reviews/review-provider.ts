import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once } from '#platform/server/statement.ts';
import { type reviewProvider as contract, providerReviewed } from '../../contract.ts';
import { from } from '../from.ts';
import type { ShownProvider } from '../policy.ts';
import { refresh } from '../refresh.ts';
import { completedBookings, workerOf } from './bookings-to-review.ts';
import { readReview } from './reviews.ts';
import { writtenColumns } from './written-review.ts';

const twice = 'You have reviewed this booking already.';

export const reviewProvider: Handler<typeof contract, ShownProvider> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id: providerId, bookingId, ...written } = input;
  // They may have booked before they came to run it.
  if (found.role !== null) throw problem.refused('You help to run this listing, so you can’t review it.');
  const [booking] = await completedBookings(query, { providerId, userId: principal.id, bookingId });
  if (!booking) {
    const message = 'Choose a completed booking of yours with this provider.';
    throw problem.invalid([{ field: 'bookingId', rule: 'unknown', message }]);
  }
  if (booking.isReviewed) throw problem.conflict(twice);
  const staffId = await workerOf(query, providerId, booking.lane);
  const at = moment(now.toISOString());
  const [review] = await query(
    once(
      from
        .insertInto('provider_reviews')
        .values({
          provider_id: providerId,
          booking_id: bookingId,
          participant_id: principal.id,
          staff_id: staffId,
          ...writtenColumns(written),
          created_at: at,
          updated_at: at,
        })
        .onConflict((on) => on.column('booking_id').doNothing())
        .returning('id'),
    ),
  );
  if (!review) throw problem.conflict(twice);
  await refresh(query, providerId);
  await emit(providerReviewed, { id: review.id, providerId, authorId: principal.id });
  return readReview(query, review.id, principal.id);
};
