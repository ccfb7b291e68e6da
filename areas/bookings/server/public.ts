/** What other areas' servers may use of bookings. */
export { type BookableKind, type BookableThing, type BookingNews, bookableKinds } from './kinds.ts';
export { freeTimesOf } from './free-times.ts';
export { ratingsOf } from './ratings.ts';
export { settleBooking } from './settle-booking.ts';
