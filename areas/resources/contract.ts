import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { filesPart } from './contract/files.ts';
import { readersPart } from './contract/readers.ts';
import { requestsPart } from './contract/requests.ts';
import { resourcesPart } from './contract/resources.ts';
import { reviewPart } from './contract/review.ts';

export * from './contract/files.ts';
export * from './contract/readers.ts';
export * from './contract/requests.ts';
export * from './contract/resources.ts';
export * from './contract/review.ts';

export const resourcesContract = areaContract({
  name: 'resources',
  ...joinParts(filesPart, readersPart, requestsPart, resourcesPart, reviewPart),
});
