import { australianZones } from '#platform/contract/australian-zones.ts';
import type { Zone } from '../pure/zones.ts';

/** The clock of the device, where it is one of Australia. Nothing else of the device is asked or sent. */
export function zoneHere(): Zone | undefined {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return australianZones.find((zone) => zone === here);
}
