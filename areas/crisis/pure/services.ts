import type { HelpService, Region } from '../contract.ts';
import { crisisLines } from './crisis-lines.ts';
import { emergencyAu, emergencyUs } from './emergency.ts';
import type { ServiceFacts } from './facts.ts';
import { isOpen, opensInWords, type Reader } from './hours.ts';
import { supportLines } from './support-lines.ts';

/** The day on which the facts below were last read in their sources. None was checked by phone. */
export const lastChecked = '2026-11-01';

export const factsOf: Readonly<Record<Region, readonly ServiceFacts[]>> = {
  AU: [...emergencyAu, ...crisisLines, ...supportLines],
  US: emergencyUs,
};

const byId = new Map([...factsOf.AU, ...factsOf.US].map((facts) => [facts.id, facts]));

/** What is written down about one service: 'lifeline'. Throws where there is none of that name. */
export function serviceFacts(id: string): ServiceFacts {
  const facts = byId.get(id);
  if (!facts) throw new Error(`No help service is called ${id}.`);
  return facts;
}

export function serviceOf(facts: ServiceFacts, now: Date, reader: Reader): HelpService {
  const { hours, hoursInWords, channels, needs: _, ...shown } = facts;
  return {
    ...shown,
    channels: channels.map(({ hours: __, ...channel }) => channel),
    hours: hoursInWords,
    openNow: isOpen(hours, now, reader),
    opens: opensInWords(hours, now, reader),
    lastChecked,
  };
}

/** All services of a region, emergency first, with whether each is open at that moment. */
export const helpServices = (region: Region, now: Date, reader: Reader = {}): HelpService[] =>
  factsOf[region].map((facts) => serviceOf(facts, now, reader));
