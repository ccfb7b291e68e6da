import type { AdTeam } from '../contract.ts';
import type { AdRole } from '../pure/options.ts';

export type AdTeamMember = AdTeam['members'][number];

export const roleWords: Readonly<Record<AdRole, string>> = { owner: 'Owner', manager: 'Manager', analyst: 'Analyst' };
/** What each may do, under the choice. */
export const roleHints: Readonly<Record<AdRole, string>> = {
  owner: 'Everything. The owner pays, and decides who helps. There is one.',
  manager: 'Changes campaigns, ads, creatives and audiences, and reads the figures.',
  analyst: 'Reads the figures, and changes nothing.',
};

/** Someone behind a block, or whose account is being closed, has no name here. */
export const nameOf = ({ person, role }: AdTeamMember): string =>
  person?.displayName ?? `${role === 'manager' ? 'A' : 'An'} ${roleWords[role].toLowerCase()} whose name isn’t shown`;
