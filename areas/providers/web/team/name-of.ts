import { teamName } from '#platform/web/team/team-name.ts';
import type { ListingMember } from '../../contract.ts';
import { roleWords } from './role-words.ts';

export const nameOf = ({ person, role }: ListingMember): string => teamName(person, roleWords[role]);
