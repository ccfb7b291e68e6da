import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { bookablesPart } from './contract/bookables.ts';
import { bookingsPart } from './contract/bookings.ts';
import { callsPart } from './contract/calls.ts';
import { ratingsPart } from './contract/ratings.ts';
import { timesPart } from './contract/times.ts';

export * from './contract/bookables.ts';
export * from './contract/bookings.ts';
export * from './contract/calls.ts';
export * from './contract/news.ts';
export * from './contract/ratings.ts';
export * from './contract/times.ts';

export const bookingsContract = areaContract({
  name: 'bookings',
  ...joinParts(bookablesPart, bookingsPart, callsPart, ratingsPart, timesPart),
});
