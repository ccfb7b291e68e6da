import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { filesPart } from './contract/files.ts';
import { joiningPart } from './contract/joining.ts';
import { membersPart } from './contract/members.ts';
import { passportPart } from './contract/passport.ts';
import { postsPart } from './contract/posts.ts';
import { spacesPart } from './contract/spaces.ts';

export { SpaceKind } from './contract/fields.ts';
export * from './contract/files.ts';
export * from './contract/joining.ts';
export * from './contract/members.ts';
export { getSpaceSharing, SpaceSharing, shareWithSpace } from './contract/passport.ts';
export * from './contract/posts.ts';
export * from './contract/spaces.ts';

export const spacesContract = areaContract({
  name: 'spaces',
  ...joinParts(filesPart, joiningPart, membersPart, passportPart, postsPart, spacesPart),
});
