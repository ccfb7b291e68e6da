import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { bookingChanges, bookingMembers, bookingRatings, bookings, bookingTimes } from './tables.ts';

/** What bookings ask the database of. */
export const from = tables<{
  booking_changes: typeof bookingChanges;
  booking_members: typeof bookingMembers;
  booking_ratings: typeof bookingRatings;
  booking_times: typeof bookingTimes;
  bookings: typeof bookings;
  users: typeof users;
}>();
