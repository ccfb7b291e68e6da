import type { ListingRole } from '../../contract.ts';

export const roleWords: Readonly<Record<ListingRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  coordinator: 'Coordinator',
};
/** What each may do, under the choice. */
export const roleHints = {
  manager: 'Changes everything that the listing says.',
  coordinator: 'Answers bookings and needs, looks after vacancies, and replies to reviews.',
} as const;
