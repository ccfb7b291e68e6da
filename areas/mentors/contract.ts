import { areaContract, joinParts } from '#platform/contract/operation.ts';
import { groupsPart } from './contract/groups.ts';
import { mentorsPart } from './contract/mentors.ts';
import { mentorshipsPart } from './contract/mentorships.ts';
import { requestsPart } from './contract/requests.ts';

export * from './contract/groups.ts';
export * from './contract/mentors.ts';
export * from './contract/mentorships.ts';
export * from './contract/requests.ts';

export const mentorsContract = areaContract({
  name: 'mentors',
  ...joinParts(mentorsPart, requestsPart, mentorshipsPart, groupsPart),
});
