import { plural } from '#platform/contract/counted.ts';
import { clockOf, dayOfMonth, weekdayOf } from './words.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What an answer gives: ISO 8601, a Date or milliseconds. */
export type Moment = string | number | Date;

/** FEED-24 to 26: "Just now", "1 hour ago", "5 hours ago", "1 day ago", "12 days ago". Coming moments are "Just now". */
export function relativeTime(moment: Moment, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  if (!(age >= hour)) return 'Just now';
  const [count, word] = age < day ? [Math.floor(age / hour), 'hour'] : [Math.floor(age / day), 'day'];
  return `${count} ${plural(count, word)} ago`;
}

/** "Saturday 21 November 2026 at 3:03 pm" in the reader's zone, or in the one given. */
export function absoluteTime(moment: Moment, timeZone?: string): string {
  const then = new Date(moment);
  if (!timeZone) return `${weekdayOf(then)} ${dayOfMonth(then)} ${then.getFullYear()} at ${clockOf(then)}`;
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone }).format(then);
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(then);
  // Engines differ in the comma after the weekday and in the blank before pm.
  return `${date} at ${time}`.replace(',', '').replaceAll('\u202f', ' ');
}
