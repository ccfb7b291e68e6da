/** What other areas' servers may use of bookings. */

export { freeTimesOf } from './free-times.ts';
export { type BookableKind, type BookableThing, type BookingNews, bookableKinds } from './kinds.ts';
export { ratingsOf } from './ratings.ts';
export { settleBooking } from './settle-booking.ts';
