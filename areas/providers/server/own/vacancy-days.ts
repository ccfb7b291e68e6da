import { addMinutes } from '#platform/contract/zones.ts';
import { limits } from '../../pure/options.ts';

/** The last day on which a vacancy that is announced or renewed today can be shown. */
export const lastDayOf = (today: string): string =>
  addMinutes(`${today}T00:00`, limits.vacancyDays * 1440).slice(0, 10);
