/** What other areas' servers may use of bookings. */

export { endBookingsOf } from './end-bookings-of.ts';
export { freeTimesOf } from './free-times.ts';
export { type BookableKind, type BookableThing, bookableKinds } from './kinds.ts';
export { nextTimesOf } from './next-times-of.ts';
export { ratingsOf } from './ratings.ts';
