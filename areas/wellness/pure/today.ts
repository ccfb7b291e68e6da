import { localOf, momentOf } from '#platform/contract/zones.ts';

/** The zone in which it is latest of all: what is today there is the last day that it can be today for anyone. */
const earliestDayFirst = 'Pacific/Kiritimati';

/** Today where the member is; where no zone is given, in UTC. */
export const todayIn = (zone: string | undefined, now: Date): string => localOf(now, zone ?? 'UTC').slice(0, 10);

/** The last day that can be today: in the member’s zone, or anywhere. */
export const lastDay = (zone: string | undefined, now: Date): string =>
  localOf(now, zone ?? earliestDayFirst).slice(0, 10);

/** Noon of a day, for what is written about a day that is past. */
export const noonOf = (day: string, zone: string | undefined): Date => momentOf(`${day}T12:00`, zone ?? 'UTC');

/** When a day begins there. */
export const midnightOf = (day: string, zone: string | undefined): Date => momentOf(`${day}T00:00`, zone ?? 'UTC');
