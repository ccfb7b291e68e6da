import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { chatPart } from './contract/chat.ts';
import { matchesPart } from './contract/matches.ts';
import { resultsPart } from './contract/results.ts';
import { roomsPart } from './contract/rooms.ts';

export * from './contract/chat.ts';
export * from './contract/matches.ts';
export * from './contract/results.ts';
export * from './contract/rooms.ts';

export const arcadeContract = areaContract({
  name: 'arcade',
  ...joinParts(chatPart, matchesPart, resultsPart, roomsPart),
});
