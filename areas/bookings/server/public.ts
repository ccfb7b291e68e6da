/** What other areas' servers may use of bookings. */

export { formats as bookingFormats } from '../pure/formats.ts';
export { bookingsOf } from './bookings-of.ts';
export { completedOf, hasCompleted } from './completed-of.ts';
export { type BookingDispute, disputeOf, disputesOf } from './disputes-of.ts';
export { endBookingsOf } from './end-bookings-of.ts';
export { exchangeStars, rateExchange } from './exchange-ratings.ts';
export { freeTimesOf } from './free-times.ts';
export { handOverBookings } from './hand-over-bookings.ts';
export { type BookableKind, type BookableThing, type BookingNews, bookableKinds, type Lanes } from './kinds.ts';
export { leaveLane } from './leave-lane.ts';
export { nextTimesOf } from './next-times-of.ts';
export { ratingsOf } from './ratings.ts';
export { requestBooking } from './request-booking.ts';
export { addExample, type Example } from './seed.ts';
export { sessionsOf } from './sessions-of.ts';
export { settleBooking } from './settle-booking.ts';
export { lockBookingsOf } from './taken.ts';
export { type BookingTeams, bookingTeams } from './teams.ts';
