import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { agreementsPart } from './contract/agreements.ts';
import { asksPart } from './contract/asks.ts';
import { providerBookingsPart } from './contract/bookings.ts';
import { checksPart } from './contract/checks.ts';
import { claimsPart } from './contract/claims.ts';
import { disputesPart } from './contract/disputes.ts';
import { figuresPart } from './contract/figures.ts';
import { imagesPart } from './contract/images.ts';
import { ownPart } from './contract/own.ts';
import { papersPart } from './contract/papers.ts';
import { priceLimitsPart } from './contract/price-limits.ts';
import { profilePart } from './contract/profile.ts';
import { directoryPart } from './contract/providers.ts';
import { reviewsPart } from './contract/reviews.ts';
import { searchesPart } from './contract/searches.ts';
import { teamPart } from './contract/team.ts';

export * from './contract/agreements.ts';
export * from './contract/asks.ts';
export * from './contract/bookings.ts';
export * from './contract/checks.ts';
export * from './contract/claims.ts';
export * from './contract/disputes.ts';
export * from './contract/figures.ts';
export * from './contract/images.ts';
export * from './contract/own.ts';
export * from './contract/papers.ts';
export * from './contract/price-limits.ts';
export * from './contract/profile.ts';
export * from './contract/providers.ts';
export * from './contract/reviews.ts';
export * from './contract/searches.ts';
export * from './contract/team.ts';

export const providersContract = areaContract({
  name: 'providers',
  ...joinParts(
    directoryPart,
    profilePart,
    reviewsPart,
    searchesPart,
    agreementsPart,
    asksPart,
    priceLimitsPart,
    ownPart,
    imagesPart,
    figuresPart,
    papersPart,
    teamPart,
    claimsPart,
    checksPart,
    providerBookingsPart,
    disputesPart,
  ),
});
