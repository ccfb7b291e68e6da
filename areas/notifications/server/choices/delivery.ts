import { addDays, dayAt, momentOf } from './clock.ts';

/** When a member wants to be told. */
export interface Timing {
  readonly timeZone: string;
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** Times of day; none: at once. */
  readonly times: readonly string[];
  readonly pausedUntil: Date | null;
}

/** The end of the quiet hours that a moment lies in. */
function quietEnd({ quiet, timeZone }: Timing, at: Date): Date | undefined {
  if (!quiet) return undefined;
  const today = dayAt(at, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const start = momentOf(day, quiet.from, timeZone, 'first');
    const end = momentOf(quiet.to > quiet.from ? day : addDays(day, 1), quiet.to, timeZone, 'last');
    if (start <= at && at < end) return end;
  }
  return undefined;
}

/** The first set time from a moment on; one within quiet hours moves to their end. */
function nextTime(timing: Timing, from: Date): Date | undefined {
  const today = dayAt(from, timing.timeZone);
  const moments = [-1, 0, 1, 2].flatMap((days) =>
    timing.times.map((time) => momentOf(addDays(today, days), time, timing.timeZone)),
  );
  const possible = moments.map((moment) => quietEnd(timing, moment) ?? moment).filter((moment) => moment >= from);
  return possible.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** When news of now may be shown; undefined: at once. */
export function deliveryTime(timing: Timing, now: Date): Date | undefined {
  const from = timing.pausedUntil && timing.pausedUntil > now ? timing.pausedUntil : now;
  const at = nextTime(timing, from) ?? quietEnd(timing, from) ?? from;
  return at > now ? at : undefined;
}
