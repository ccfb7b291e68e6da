import { z } from 'zod';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { Id, id, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { inTeam, invitee, teamChange, teamInvitation, teamMember, teamNews } from '#platform/contract/team.ts';
import { helperRoles, limits, roles } from '../pure/options.ts';
import { AdRole, byId, Currency, inAccount, MoneyAmount, name, seenVersion } from './fields.ts';

/** What one view and one press cost, GST included. An administrator sets both; a campaign pays for one of them. */
export const AdPrices = z.object({ view: MoneyAmount, click: MoneyAmount });
export type AdPrices = z.infer<typeof AdPrices>;

export const AdAccount = z.object({
  id: Id,
  /** As it stands above each ad. */
  name: z.string(),
  /** Days of campaigns begin and end by this clock. */
  zone: z.enum(australianZones),
  currency: Currency,
  myRole: AdRole,
  /** The provider listing whose registration claims are checked against; null: none. */
  providerId: Id.nullable(),
  /** That listing is registered today, by a number that was checked. */
  isRegistered: z.boolean(),
  /** Why nothing that costs money is shown: there is no card, or a bill for ads could not be taken. */
  stopped: z.enum(['no-card', 'unpaid']).nullable(),
  prices: AdPrices,
  version: Version,
});
export type AdAccount = z.infer<typeof AdAccount>;

export const listAdAccounts = operation({
  name: 'listAdAccounts',
  method: 'GET',
  path: '/api/advertising/accounts',
  policy: 'member',
  summary: 'Advertising accounts that you own or help with: your own first, then in the order in which you joined.',
  output: json(z.array(AdAccount)),
});

export const saveAdAccount = operation({
  name: 'saveAdAccount',
  method: 'PUT',
  path: '/api/advertising/account',
  policy: 'ads.own',
  summary:
    'Opens your advertising account or changes it: its name, its clock and the listing it can prove claims with.',
  query: inAccount,
  body: z.object({
    name,
    zone: z.enum(australianZones),
    /** A listing that the owner of the account runs. */
    providerId: id.nullable().default(null),
    /** Left out for an account that is opened. */
    version: seenVersion.optional(),
  }),
  output: json(AdAccount),
  errors: ['conflict'],
});

/** Money of an account, as the tiles show it. */
export const AdSpending = z.object({
  /** All campaigns together, in whole units: 896.95. Archived ones count too, and refunds are taken off. */
  totalSpent: z.number(),
  currency: Currency,
  /** Of this month, by the calendar of bills. */
  month: z.object({
    spent: MoneyAmount,
    /** Of the plan; null: unlimited. */
    limit: MoneyAmount.nullable(),
  }),
  prices: AdPrices,
});
export type AdSpending = z.infer<typeof AdSpending>;

export const getAdSpending = operation({
  name: 'getAdSpending',
  method: 'GET',
  path: '/api/advertising/account/spending',
  policy: 'ads.mine',
  summary: 'What your ads have cost in all and this month, and the plan’s limit for a month.',
  query: inAccount,
  output: json(AdSpending),
});

export const AdTeamMember = teamMember(roles);
export type AdTeamMember = z.infer<typeof AdTeamMember>;
export const AdTeam = z.object({
  id: Id,
  name: z.string(),
  myRole: AdRole,
  members: z.array(AdTeamMember).max(limits.members + 1),
});
export type AdTeam = z.infer<typeof AdTeam>;
const Team = json(AdTeam);

export const getAdTeam = operation({
  name: 'getAdTeam',
  method: 'GET',
  path: '/api/advertising/accounts/{id}/team',
  policy: 'ads.team',
  summary: 'The people of an advertising account, for themselves.',
  params: byId,
  output: Team,
});

export const inviteAdMember = operation({
  name: 'inviteAdMember',
  method: 'POST',
  path: '/api/advertising/accounts/{id}/team',
  policy: 'ads.ownTeam',
  summary: 'Invites a member by username. Managers change campaigns; analysts read figures. At most 20 a day.',
  params: byId,
  body: invitee(helperRoles),
  output: Team,
  status: 201,
  errors: ['conflict'],
});

export const setAdMemberRole = operation({
  name: 'setAdMemberRole',
  method: 'PUT',
  path: '/api/advertising/accounts/{id}/team/{no}/role',
  policy: 'ads.ownTeam',
  summary: 'Gives someone who helps with your advertising, or is invited to, another role.',
  params: inTeam,
  body: z.object({ role: z.enum(helperRoles) }),
  output: Team,
});

export const removeAdMember = operation({
  name: 'removeAdMember',
  method: 'DELETE',
  path: '/api/advertising/accounts/{id}/team/{no}',
  policy: 'ads.ownTeam',
  summary: 'Ends what someone may do in an advertising account, or withdraws an invitation.',
  params: inTeam,
  output: Team,
});

export const AdInvitation = teamInvitation(helperRoles).extend({ name: z.string() });
export type AdInvitation = z.infer<typeof AdInvitation>;

export const listAdInvitations = operation({
  name: 'listAdInvitations',
  method: 'GET',
  path: '/api/advertising/invitations',
  policy: 'member',
  summary: 'Advertising accounts that you are invited to help with, the last one first; at most 20.',
  output: json(z.array(AdInvitation).max(limits.members)),
});

export const acceptAdInvitation = operation({
  name: 'acceptAdInvitation',
  method: 'PUT',
  path: '/api/advertising/invitations/{id}',
  policy: 'ads.invited',
  summary: 'Accepts an invitation to help with an advertising account.',
  params: byId,
  output: Team,
  errors: ['conflict'],
});

export const leaveAdAccount = operation({
  name: 'leaveAdAccount',
  method: 'DELETE',
  path: '/api/advertising/invitations/{id}',
  policy: 'ads.invited',
  summary: 'Leaves an advertising account that you help with, or declines an invitation.',
  params: byId,
  output: json(z.object({ id: Id })),
  whileSuspended: true,
  endsOwnRight: true,
});

export const adTeamChanged = event('adTeamChanged', teamChange(teamNews));

/** Something of an account is another now; open browsers of its people ask again. */
export const adAccountChanged = event('adAccountChanged', z.object({ id: Id, to: z.array(Id) }));

export const accountPart = contractPart({
  operations: [
    listAdAccounts,
    saveAdAccount,
    getAdSpending,
    getAdTeam,
    inviteAdMember,
    setAdMemberRole,
    removeAdMember,
    listAdInvitations,
    acceptAdInvitation,
    leaveAdAccount,
  ],
  events: [adTeamChanged, adAccountChanged],
  entities: { AdAccount, AdSpending, AdTeam, AdInvitation },
});
