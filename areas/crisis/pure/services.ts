import type { HelpService, Region } from '../contract.ts';
import { crisisLines } from './crisis-lines.ts';
import { emergencyAu, emergencyUs } from './emergency.ts';
import type { ServiceFacts } from './facts.ts';
import { isOpen } from './hours.ts';
import { supportLines } from './support-lines.ts';

/** The day on which the facts below were last read in their sources. None was checked by phone. */
export const lastChecked = '2026-11-01';

const factsOf: Readonly<Record<Region, readonly ServiceFacts[]>> = {
  AU: [...emergencyAu, ...crisisLines, ...supportLines],
  US: emergencyUs,
};

/** All services of a region, emergency first, with whether each is open at that moment. */
export const helpServices = (region: Region, now: Date, readerZone?: string): HelpService[] =>
  factsOf[region].map(({ hours, hoursInWords, channels, ...facts }) => ({
    ...facts,
    channels: [...channels],
    hours: hoursInWords,
    openNow: isOpen(hours, now, readerZone),
    lastChecked,
  }));
