import type { ListingMember } from '../../contract.ts';
import { roleWords } from './role-words.ts';

/** Someone behind a block, or whose account is being closed, has no name here. */
export const nameOf = ({ person, role }: ListingMember): string =>
  person?.displayName ?? `A ${roleWords[role].toLowerCase()} whose name isn’t shown`;
