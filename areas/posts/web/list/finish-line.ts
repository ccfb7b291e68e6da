import { clockOf, dayOfMonth, weekdayOf } from '#platform/web/time/words.ts';

const dayMs = 86_400_000;

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "9 am", "9:30 am" in the reader's own zone. */
const clock = (moment: Date) => clockOf(moment).replace(':00', '');

/** "9 am today", "9 am yesterday", "Tuesday 9 am", "3 November 2026". */
export function momentWords(moment: string, now: Date = new Date()): string {
  const then = new Date(moment);
  // A day with a clock change is an hour shorter or longer.
  const days = Math.round((dayOf(now) - dayOf(then)) / dayMs);
  if (days <= 0) return `${clock(then)} today`;
  if (days === 1) return `${clock(then)} yesterday`;
  if (days < 7) return `${weekdayOf(then)} ${clock(then)}`;
  return `${dayOfMonth(then)} ${then.getFullYear()}`;
}

interface Dated {
  readonly createdAt: string;
}

/** How many of the posts, newest first, came after the last visit. */
export function freshCount(posts: readonly Dated[], seenUntil: string | null | undefined): number {
  if (!seenUntil) return posts.length;
  const first = posts.findIndex(({ createdAt }) => createdAt <= seenUntil);
  return first < 0 ? posts.length : first;
}
