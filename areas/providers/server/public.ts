/** What other areas' servers may use of providers. */
export { registeredListing } from './checks/registered-listing.ts';
export { countSearched, searchedProviders } from './list-providers.ts';
export { hasStatus, isVerifiedNow } from './matching.ts';
export { readProvider } from './read-provider.ts';
