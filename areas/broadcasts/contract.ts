import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { broadcastsPart } from './contract/broadcasts.ts';
import { captionsPart } from './contract/captions.ts';
import { piecesPart } from './contract/pieces.ts';

export * from './contract/broadcasts.ts';
export * from './contract/captions.ts';
export * from './contract/pieces.ts';

export const broadcastsContract = areaContract({
  name: 'broadcasts',
  ...joinParts(broadcastsPart, piecesPart, captionsPart),
});
