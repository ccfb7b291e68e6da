/** What other areas' servers may use of bookings. */

export { freeTimesOf } from './free-times.ts';
export { ratingsOf } from './ratings.ts';
