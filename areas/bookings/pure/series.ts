import { addMinutes, localOf, momentOf } from '#platform/contract/zones.ts';

export const repeats = ['week', 'fortnight'] as const;
export type Repeat = (typeof repeats)[number];

const days: Readonly<Record<Repeat, number>> = { week: 7, fortnight: 14 };

export interface Repeated {
  readonly startsAt: string;
  /** What the clocks would have to show, where they go forward and leave it out; '' otherwise. */
  readonly missing: string;
}

/** The same time by the clock of the zone, again and again. */
export function repeated(startsAt: string, zone: string, repeat: Repeat, times: number): Repeated[] {
  const first = localOf(new Date(startsAt), zone);
  return Array.from({ length: times }, (_, nth) => {
    const wanted = addMinutes(first, nth * days[repeat] * 1440);
    const moment = momentOf(wanted, zone);
    return { startsAt: moment.toISOString(), missing: localOf(moment, zone) === wanted ? '' : wanted.slice(11) };
  });
}
