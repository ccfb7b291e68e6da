import { isForMember } from '#platform/web/acting.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import type { SpaceLabels } from './labels.ts';

export const actsId = (id: number) => `space-${id}-acts`;

/** This tab acts for a member in groups: what is shown is their place, and what is inside stays with those inside. */
export const isMembersPlace = ({ kind }: Pick<Space, 'kind'>): boolean => kind === 'group' && isForMember('joinSpace');
/** In a tab that acts for a member in groups, calls about a community would be made for the member, and are refused. */
export const isOutOfReach = ({ kind }: Space): boolean => kind !== 'group' && isForMember('joinSpace');
/** What is in a passport is the member’s own to share: no one is asked for it while they act for someone. */
export const mayTellNeeds = (space: Pick<Space, 'kind'>): boolean =>
  !isMembersPlace(space) && !isForMember('getPassport');

/** The button that was pressed is gone: the focus stays where it was. */
export const stayHere = (id: number) => requestAnimationFrame(() => document.getElementById(actsId(id))?.focus());

export function joined(space: Space, { Thing, thing }: SpaceLabels, isRequest: boolean) {
  const forMember = isMembersPlace(space);
  const request = forMember ? 'their request' : 'your request';
  const done = forMember ? `They’re in the ${thing} now.` : `You've successfully joined the ${thing}.`;
  if (isRequest) toast({ title: 'Request Sent', description: `The ${thing}'s admins will review ${request}.` });
  else toast({ title: `Joined ${Thing}`, description: done });
  stayHere(space.id);
}
