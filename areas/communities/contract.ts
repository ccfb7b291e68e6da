import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { communitiesPart } from './contract/communities.ts';
import { placesPart } from './contract/places.ts';
import { rollCallPart } from './contract/roll-call.ts';

export * from './contract/communities.ts';
export * from './contract/places.ts';
export * from './contract/roll-call.ts';

export const communitiesContract = areaContract({
  name: 'communities',
  ...joinParts(communitiesPart, placesPart, rollCallPart),
});
