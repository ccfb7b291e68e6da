import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { activitiesPart } from './contract/activities.ts';
import { bansPart } from './contract/bans.ts';
import { checksPart } from './contract/checks.ts';
import { peoplePart } from './contract/people.ts';
import { photosPart } from './contract/photos.ts';
import { profilePart } from './contract/profile.ts';

export * from './contract/activities.ts';
export * from './contract/bans.ts';
export * from './contract/checks.ts';
export * from './contract/fields.ts';
export * from './contract/people.ts';
export * from './contract/photos.ts';
export * from './contract/profile.ts';

export const connectionsContract = areaContract({
  name: 'connections',
  ...joinParts(profilePart, peoplePart, activitiesPart, photosPart, checksPart, bansPart),
});
