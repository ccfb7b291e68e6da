import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { chatPart } from './contract/chat.ts';
import { matchesPart } from './contract/matches.ts';
import { puzzlesPart } from './contract/puzzles.ts';
import { resultsPart } from './contract/results.ts';
import { roomsPart } from './contract/rooms.ts';
import { studiesPart } from './contract/studies.ts';
import { tournamentsPart } from './contract/tournaments.ts';

export * from './contract/chat.ts';
export * from './contract/matches.ts';
export * from './contract/puzzles.ts';
export * from './contract/results.ts';
export * from './contract/rooms.ts';
export * from './contract/studies.ts';
export * from './contract/tournaments.ts';

export const arcadeContract = areaContract({
  name: 'arcade',
  ...joinParts(chatPart, matchesPart, puzzlesPart, resultsPart, roomsPart, studiesPart, tournamentsPart),
});
