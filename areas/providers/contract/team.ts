import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { inTeam, invitee, teamChange, teamInvitation, teamMember, teamNews } from '#platform/contract/team.ts';
import { helperRoles, limits, listingRoles } from '../pure/options.ts';
import { byId } from './fields.ts';
import { ListingRole } from './profile.ts';

/** Someone who runs a listing, or is invited to. */
export const ListingMember = teamMember(listingRoles).extend({
  /** The owner has offered the listing to them. */
  offered: z.boolean(),
});
export type ListingMember = z.infer<typeof ListingMember>;

export const ListingTeam = z.object({
  id: Id,
  businessName: z.string(),
  myRole: ListingRole,
  /** Its owner first, then managers, then coordinators; those who have not answered yet come last. */
  members: z.array(ListingMember).max(limits.members + 1),
});
export type ListingTeam = z.infer<typeof ListingTeam>;

const Team = json(ListingTeam);

export const getProviderTeam = operation({
  name: 'getProviderTeam',
  method: 'GET',
  path: '/api/ndis-providers/{id}/team',
  policy: 'providers.team',
  summary: 'The people who run a listing, for themselves.',
  params: byId,
  output: Team,
});

export const inviteProviderMember = operation({
  name: 'inviteProviderMember',
  method: 'POST',
  path: '/api/ndis-providers/{id}/team',
  policy: 'providers.manage',
  summary: 'Invites a member by username to help to run a listing. Managers invite coordinators. At most 20 a day.',
  params: byId,
  body: invitee(helperRoles),
  output: Team,
  status: 201,
  errors: ['conflict'],
});

export const setProviderMemberRole = operation({
  name: 'setProviderMemberRole',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/team/{no}/role',
  policy: 'providers.own',
  summary: 'Gives someone who helps to run your listing, or is invited to, another role.',
  params: inTeam,
  body: z.object({ role: z.enum(helperRoles) }),
  output: Team,
});

export const removeProviderMember = operation({
  name: 'removeProviderMember',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/team/{no}',
  policy: 'providers.manage',
  summary: 'Ends what someone may do for a listing, or withdraws an invitation. Managers do so with coordinators.',
  params: inTeam,
  output: Team,
});

export const offerProvider = operation({
  name: 'offerProvider',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/offer',
  policy: 'providers.own',
  summary: 'Offers your listing to someone who helps to run it. It stays yours until they accept.',
  params: byId,
  body: z.object({ no: id }),
  output: Team,
  errors: ['conflict'],
});

export const endProviderOffer = operation({
  name: 'endProviderOffer',
  method: 'DELETE',
  path: '/api/ndis-providers/{id}/offer',
  policy: 'providers.coordinate',
  summary: 'The owner withdraws the offer of a listing, or the one who was offered it declines.',
  params: byId,
  output: Team,
});

export const acceptProviderOffer = operation({
  name: 'acceptProviderOffer',
  method: 'PUT',
  path: '/api/ndis-providers/{id}/owner',
  policy: 'providers.coordinate',
  summary: 'Makes you the owner of a listing that was offered to you. The owner before you stays as a manager.',
  params: byId,
  output: Team,
  errors: ['conflict'],
});

/** Says of the listing what someone needs to decide, and no more: it may not be published. */
export const ListingInvitation = teamInvitation(helperRoles).extend({ businessName: z.string() });
export type ListingInvitation = z.infer<typeof ListingInvitation>;

export const listProviderInvitations = operation({
  name: 'listProviderInvitations',
  method: 'GET',
  path: '/api/my-ndis-provider-invitations',
  policy: 'member',
  summary: 'Listings that you are invited to help to run, the last one first; at most 50.',
  output: json(z.array(ListingInvitation).max(limits.invitations)),
});

export const acceptProviderInvitation = operation({
  name: 'acceptProviderInvitation',
  method: 'PUT',
  path: '/api/my-ndis-provider-invitations/{id}',
  policy: 'providers.invited',
  summary: 'Accepts an invitation to help to run a listing.',
  params: byId,
  output: Team,
  errors: ['conflict'],
});

export const leaveProvider = operation({
  name: 'leaveProvider',
  method: 'DELETE',
  path: '/api/my-ndis-provider-invitations/{id}',
  policy: 'providers.invited',
  summary: 'Leaves a listing that you help to run, or declines an invitation.',
  params: byId,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
  whileSuspended: true,
  endsOwnRight: true,
});

export const providerTeamChanged = event('providerTeamChanged', teamChange([...teamNews, 'offered', 'offerEnded']));

/** from null: no one owned it. to null: the owner’s account is gone, and no one manages it. */
export const providerOwnerChanged = event(
  'providerOwnerChanged',
  z.object({ id: Id, from: Id.nullable(), to: Id.nullable(), by: Id.nullable() }),
);

export const teamPart = contractPart({
  operations: [
    getProviderTeam,
    inviteProviderMember,
    setProviderMemberRole,
    removeProviderMember,
    offerProvider,
    endProviderOffer,
    acceptProviderOffer,
    listProviderInvitations,
    acceptProviderInvitation,
    leaveProvider,
  ],
  events: [providerTeamChanged, providerOwnerChanged],
  entities: { ListingTeam, ListingInvitation },
});
