import { localOf, momentOf } from '#platform/contract/zones.ts';

const long = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
/** 21 November 2026, where the reader is. */
export const absoluteDay = (at: string): string => long.format(new Date(at));

/** ADS-32: the first moment of a day by the clock of the account. */
export const isoOf = (day: string, zone: string): string => momentOf(`${day}T00:00`, zone).toISOString();
export const todayIn = (zone: string, now = new Date()): string => localOf(now, zone).slice(0, 10);
