import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { roomPart } from './contract/room.ts';
import { sessionsPart } from './contract/sessions.ts';
import { spacesPart } from './contract/spaces.ts';
import { voicePart } from './contract/voice.ts';

export * from './contract/room.ts';
export * from './contract/sessions.ts';
export * from './contract/spaces.ts';
export * from './contract/voice.ts';

export const vrContract = areaContract({ name: 'vr', ...joinParts(spacesPart, sessionsPart, roomPart, voicePart) });
