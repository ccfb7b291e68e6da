/** A day as 2026-11-30. Periods begin on their first day and end before their last: 9 November to 9 December. */
export type Day = string;
export type Interval = 'monthly' | 'yearly';

const dayMs = 86_400_000;
const number = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const written = (days: number): Day => new Date(days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (first: Day, second: Day): number => number(second) - number(first);
export const addDays = (day: Day, days: number): Day => written(number(day) + days);

/** The same day of a later month, or the last one where that month is shorter. */
export function addMonths(day: Day, months: number, anchor = Number(day.slice(8))): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(at / 12);
  const month = (at % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(Math.min(anchor, last)).padStart(2, '0')}`;
}

/**
 * Where a period ends that begins on this day. `anchor` is the day of the month on which the first one began, so that
 * whoever joined on 31 January pays on 28 February and again on 31 March.
 */
export const periodEnd = (start: Day, interval: Interval, anchor: number): Day =>
  addMonths(start, interval === 'yearly' ? 12 : 1, anchor);

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
/** Bills know one calendar, whoever reads them where. */
export const billingDay = (now: Date): Day => sydney.format(now);

const long = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
/** 21 November 2026 */
export const dayWords = (day: Day): string => long.format(new Date(`${day}T00:00:00Z`));

/** After a failed payment it is tried again this many days after each try. The last failure ends it. */
export const retryDays = [3, 5, 7] as const;
