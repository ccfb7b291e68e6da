import { completedOf } from '#areas/bookings/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** What of a provider is booked: its services, by their numbers. */
const kind = 'providerservice';

const services = statement((v: { id: number }) =>
  from.selectFrom('provider_services').select('id').where('provider_id', '=', v.id),
);
/** A worker whose times were booked: “worker:12”. */
const workerIn = (lane: string): number | null => Number(/^worker:(\d{1,9})$/.exec(lane)?.[1]) || null;
const worker = statement((v: { id: number; staffId: number }) =>
  from.selectFrom('provider_staff').select('id').where('id', '=', v.staffId).where('provider_id', '=', v.id),
);

/** Who gave it; null: no one by name, or they are no longer listed. */
export async function workerOf(query: Query, providerId: number, lane: string): Promise<number | null> {
  const staffId = workerIn(lane);
  const [row] = staffId === null ? [] : await query(worker, { id: providerId, staffId });
  return row?.id ?? null;
}

const reviewed = statement((v: { ids: readonly number[] }) =>
  from.selectFrom('provider_reviews').select('booking_id as bookingId').where('booking_id', '=', anyOf(v.ids)),
);

interface Asked {
  readonly providerId: number;
  readonly userId: number;
  /** One of them; null: all. */
  readonly bookingId: number | null;
}

/** Completed bookings of a member with a provider, with whether each has its review. */
export async function completedBookings(query: Query, { providerId, userId, bookingId }: Asked) {
  const refs = (await query(services, { id: providerId })).map(({ id }) => id);
  const found = await completedOf(query, { kind, refs, guestId: userId, id: bookingId });
  const ids = found.map(({ id }) => id);
  const known = new Set((await query(reviewed, { ids })).map((row) => row.bookingId));
  return found.map((booking) => ({ ...booking, isReviewed: known.has(booking.id) }));
}
