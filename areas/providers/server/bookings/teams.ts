import type { BookingTeams } from '#areas/bookings/server/public.ts';
import { handOnListing } from '../team/hand-on.ts';
import { listingsWhere, peopleOf } from '../team/may-act.ts';
import { listingOf, teamOf } from '../team/team-of.ts';

/** Everyone who runs a listing answers its bookings. */
export const providerTeams: BookingTeams = {
  of: 'provider',
  withMember: async (query, userId) => (await listingsWhere(query, { userId, power: 'coordinate' })).map(teamOf),
  people: async (query, team) => (await peopleOf(query, listingOf(team))).map(({ userId }) => userId),
  handOn: (work, team) => handOnListing(work, listingOf(team)),
};
