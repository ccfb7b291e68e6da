import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { accountPart } from './contract/account.ts';
import { adSetsPart } from './contract/ad-sets.ts';
import { audiencesPart } from './contract/audiences.ts';
import { campaignsPart } from './contract/campaigns.ts';
import { creativesPart } from './contract/creatives.ts';
import { deliveryPart } from './contract/delivery.ts';
import { reportsPart } from './contract/reports.ts';
import { reviewsPart } from './contract/reviews.ts';

export * from './contract/account.ts';
export * from './contract/ad-sets.ts';
export * from './contract/audiences.ts';
export * from './contract/campaigns.ts';
export * from './contract/creatives.ts';
export * from './contract/delivery.ts';
export * from './contract/reports.ts';
export * from './contract/reviews.ts';

export const adsContract = areaContract({
  name: 'ads',
  ...joinParts(
    accountPart,
    campaignsPart,
    adSetsPart,
    creativesPart,
    audiencesPart,
    deliveryPart,
    reportsPart,
    reviewsPart,
  ),
});
