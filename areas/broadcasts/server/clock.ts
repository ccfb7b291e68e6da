import { limits } from '../pure/limits.ts';

/** Whoever watches and was seen after this moment still does. */
export const goneBefore = (now: Date): string => new Date(now.getTime() - limits.goneMs).toISOString();
/** Whoever broadcasts and was seen after this moment still does. */
export const lostBefore = (now: Date): string => new Date(now.getTime() - limits.lostMs).toISOString();
/** What began before it goes on no longer: its minutes, and one more for the last pieces. */
export const longestSince = (now: Date): string =>
  new Date(now.getTime() - (limits.minutes + 1) * 60_000).toISOString();
