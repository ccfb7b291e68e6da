import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';

/** Who may host a space of the type therapy: an area that checks who people are says so. */
export interface TherapyHosts {
  readonly isVerified: (ask: {
    readonly query: Query;
    readonly userId: number;
    readonly now: Date;
  }) => Promise<boolean>;
}

export const therapyHosts = place<TherapyHosts>('hosts of therapy spaces');

/** Without an area that checks, nobody may. */
export async function mayHostTherapy(ask: Parameters<TherapyHosts['isVerified']>[0]): Promise<boolean> {
  for (const hosts of therapyHosts.now()) if (await hosts.isVerified(ask)) return true;
  return false;
}
