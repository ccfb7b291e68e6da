import type { BookingPreview } from '../contract.ts';

export type Repeating = '' | 'week' | 'fortnight';

/** What becomes of a date that the guest has changed: another start; '': it is left out. */
export type Exceptions = Readonly<Record<string, string>>;

/** The later times of a series, as they would be asked for: without those that can’t be had. */
export const othersOf = (times: BookingPreview['times'], exceptions: Exceptions): string[] =>
  times
    .slice(1)
    .map(({ startsAt, whyNot }) => exceptions[startsAt] ?? (whyNot ? '' : startsAt))
    .filter(Boolean);
