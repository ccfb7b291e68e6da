import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { blocksPart } from './contract/blocks.ts';
import { filesPart } from './contract/files.ts';
import { followsPart } from './contract/follows.ts';
import { mutesPart } from './contract/mutes.ts';
import { profilesPart } from './contract/profiles.ts';
import { suggestionsPart } from './contract/suggestions.ts';

export * from './contract/blocks.ts';
export * from './contract/files.ts';
export * from './contract/follows.ts';
export * from './contract/mutes.ts';
export * from './contract/profiles.ts';
export * from './contract/suggestions.ts';

export const peopleContract = areaContract({
  name: 'people',
  ...joinParts(blocksPart, filesPart, followsPart, mutesPart, profilesPart, suggestionsPart),
});
