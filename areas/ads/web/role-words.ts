import { teamName } from '#platform/web/team/team-name.ts';
import type { AdTeamMember } from '../contract.ts';
import type { AdRole } from '../pure/options.ts';

export const roleWords: Readonly<Record<AdRole, string>> = { owner: 'Owner', manager: 'Manager', analyst: 'Analyst' };
/** What each may do, under the choice. */
export const roleHints: Readonly<Record<AdRole, string>> = {
  owner: 'Everything. The owner pays, and decides who helps. There is one.',
  manager: 'Changes campaigns, ads, creatives and audiences, and reads the figures.',
  analyst: 'Reads the figures, and changes nothing.',
};

export const nameOf = ({ person, role }: AdTeamMember): string => teamName(person, roleWords[role]);
