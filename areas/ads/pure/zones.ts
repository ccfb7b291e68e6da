import type { australianZones } from '#platform/contract/australian-zones.ts';
import type { Region } from './options.ts';

export type Zone = (typeof australianZones)[number];

/**
 * Where a device may be, by the clock that it is set to: no profile and no address is read for an ad. New South Wales
 * and the ACT share a clock, so an ad for one of them is for both.
 */
export const regionsOf: Readonly<Record<Zone, readonly Region[]>> = {
  'Australia/Sydney': ['ACT', 'NSW'],
  'Australia/Melbourne': ['VIC'],
  'Australia/Hobart': ['TAS'],
  'Australia/Brisbane': ['QLD'],
  'Australia/Adelaide': ['SA'],
  'Australia/Darwin': ['NT'],
  'Australia/Perth': ['WA'],
  'Australia/Broken_Hill': ['NSW'],
  'Australia/Eucla': ['WA'],
  'Australia/Lord_Howe': ['NSW'],
};
