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

/** The same after other words: “Sent just now”. */
export function relativeTimeMidSentence(moment: Moment, now?: Moment): string {
  const words = relativeTime(moment, now);
  return words === 'Just now' ? 'just now' : words;
}

/** "Saturday 21 November 2026 at 3:03 pm" in the reader's zone. */
export function absoluteTime(moment: Moment): string {
  const then = new Date(moment);
  return `${weekdayOf(then)} ${dayOfMonth(then)} ${then.getFullYear()} at ${clockOf(then)}`;
}
