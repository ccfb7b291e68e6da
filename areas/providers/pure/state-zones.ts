import type { australianZones } from '#platform/contract/australian-zones.ts';
import type { StateCode } from '#platform/contract/postcodes.ts';

/** The clock of most of a state or territory. */
export const zoneOfState: Readonly<Record<StateCode, (typeof australianZones)[number]>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};
