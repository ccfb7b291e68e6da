const kind = 'provider:';

/** As bookings name the people who answer for a listing, and the times of its workers: provider:5. */
export const teamOf = (providerId: number): string => `${kind}${providerId}`;
export const listingOf = (team: string): number => Number(team.slice(kind.length));
