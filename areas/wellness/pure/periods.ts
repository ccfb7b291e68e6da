import { addDays, weekStart } from './days.ts';
import type { BucketSize } from './trends.ts';

/** Periods that can be chosen, with their first days. */
export const periods = {
  '2w': { label: 'Last 2 weeks', days: 14 },
  '4w': { label: 'Last 4 weeks', days: 28 },
  '8w': { label: 'Last 8 weeks', days: 56 },
  '6m': { label: 'Last 6 months', days: 182 },
  '1y': { label: 'Last 12 months', days: 365 },
} as const;
export type Period = keyof typeof periods | 'all';

/** The first day of a period that ends today: a Monday, if weeks are shown. */
export function periodStart(period: keyof typeof periods, today: string, by: BucketSize): string {
  const start = addDays(today, 1 - periods[period].days);
  return by === 'week' ? weekStart(start) : start;
}
