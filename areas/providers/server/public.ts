/** What other areas' servers may use of providers. */

export { registeredListing } from './checks/registered-listing.ts';
