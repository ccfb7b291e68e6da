import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { accessPart } from './contract/access.ts';
import { calendarPart } from './contract/calendar.ts';
import { captionsPart } from './contract/captions.ts';
import { eventsPart } from './contract/events.ts';
import { registrationsPart } from './contract/registrations.ts';
import { roomPart } from './contract/room.ts';
import { tripsPart } from './contract/trips.ts';

export * from './contract/access.ts';
export * from './contract/calendar.ts';
export * from './contract/captions.ts';
export * from './contract/events.ts';
export * from './contract/registrations.ts';
export * from './contract/room.ts';
export * from './contract/trips.ts';

export const eventsContract = areaContract({
  name: 'events',
  ...joinParts(accessPart, calendarPart, captionsPart, eventsPart, registrationsPart, roomPart, tripsPart),
});
