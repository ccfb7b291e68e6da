import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { bookingsPart } from './contract/bookings.ts';
import { creditsPart } from './contract/credits.ts';
import { listingsPart } from './contract/listings.ts';

export * from './contract/bookings.ts';
export * from './contract/credits.ts';
export * from './contract/listings.ts';

export const skillsContract = areaContract({
  name: 'skills',
  ...joinParts(listingsPart, bookingsPart, creditsPart),
});
