import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { apiPart } from './contract/api.ts';
import { developersPart } from './contract/developers.ts';
import { docsPart } from './contract/docs.ts';
import { keysPart } from './contract/keys.ts';
import { webhooksPart } from './contract/webhooks.ts';

export * from './contract/api.ts';
export * from './contract/developers.ts';
export * from './contract/docs.ts';
export * from './contract/keys.ts';
export * from './contract/webhooks.ts';

export const developersContract = areaContract({
  name: 'developers',
  ...joinParts(developersPart, keysPart, webhooksPart, docsPart, apiPart),
});
