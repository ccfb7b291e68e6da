import type { Handler } from '#platform/server/area.ts';
import type { listBookingsToReview as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import type { ShownProvider } from '../policy.ts';
import { completedBookings } from './bookings-to-review.ts';

export const listBookingsToReview: Handler<typeof contract, ShownProvider> = async (ask) => {
  const {
    input: { id },
    found: provider,
    principal,
    query,
  } = ask;
  if (provider.role !== null) return [];
  const found = await completedBookings(query, { providerId: id, userId: principal.id, bookingId: null });
  return found
    .filter(({ isReviewed }) => !isReviewed)
    .slice(0, limits.toReview)
    .map(({ id: bookingId, title, startsAt }) => ({ bookingId, title, startsAt }));
};
