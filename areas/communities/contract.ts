import { areaContract } from '#platform/contract/operation.ts';

export const communitiesContract = areaContract({ name: 'communities', operations: [] });
