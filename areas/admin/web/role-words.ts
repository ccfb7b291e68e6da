import type { Role } from '#platform/contract/roles.ts';
import type { GivenRole } from '../contract.ts';

/** What each role is called, and what it lets somebody do. */
export const roleWords: Readonly<Record<GivenRole, { readonly name: string; readonly may: string }>> = {
  moderator: { name: 'Moderator', may: 'Read reports and act on them. Needs two-step sign-in or a passkey.' },
  supporter: { name: 'Supporter', may: 'Answer people who ask for help in a crisis.' },
  provider: { name: 'Provider', may: 'Own a listing in the provider directory.' },
  advertiser: { name: 'Advertiser', may: 'Run campaigns in the ads manager.' },
  developer: { name: 'Developer', may: 'Use the public API and its tools.' },
  duty: {
    name: 'Crisis duty',
    may: 'Take over escalated support requests, and see who sent an anonymous one. Moderators with this role also review crisis reports. Needs two-step sign-in or a passkey.',
  },
  admin: { name: 'Administrator', may: 'Give and remove roles. Needs two-step sign-in or a passkey.' },
};

export const grantableRoles = Object.keys(roleWords) as GivenRole[];

export const rolesOf = (roles: readonly Role[]): GivenRole[] => grantableRoles.filter((role) => roles.includes(role));
