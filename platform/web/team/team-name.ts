import type { Person } from '#platform/contract/fields.ts';

/** Someone behind a block, or whose account is being closed, has no name here. */
export const teamName = (person: Person | null, roleWord: string): string =>
  person?.displayName ?? `${/^[aeiou]/i.test(roleWord) ? 'An' : 'A'} ${roleWord.toLowerCase()} whose name isn’t shown`;
