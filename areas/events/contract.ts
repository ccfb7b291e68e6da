import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { accessPart } from './contract/access.ts';
import { calendarPart } from './contract/calendar.ts';
import { eventsPart } from './contract/events.ts';
import { registrationsPart } from './contract/registrations.ts';

export * from './contract/access.ts';
export * from './contract/calendar.ts';
export * from './contract/events.ts';
export * from './contract/registrations.ts';

export const eventsContract = areaContract({
  name: 'events',
  ...joinParts(accessPart, calendarPart, eventsPart, registrationsPart),
});
