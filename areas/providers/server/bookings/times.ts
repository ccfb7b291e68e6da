import type { Lanes } from '#areas/bookings/server/public.ts';
import { clockOf, type Hours, type Span } from '../../pure/hours.ts';

const range = ({ open, close }: Span) => ({ from: clockOf(open), to: clockOf(close) });
const isOpen = ({ open, close }: Span) => open >= 0 && close > open;

export interface Rules {
  readonly noticeHours: number;
  readonly gapMinutes: number;
  readonly horizonDays: number;
}

/** When a business can be booked: its hours, with its special days, by its own clock. */
export function timesOf({ week, special, zone }: Hours, rules: Rules): Lanes['times'] {
  return {
    zone,
    weekly: week.flatMap((span, at) => (isOpen(span) ? [{ weekday: at + 1, ...range(span) }] : [])),
    exceptions: Object.entries(special).flatMap(([date, span]) => [
      { date, isOff: true as const },
      ...(isOpen(span) ? [{ date, isOff: false as const, ...range(span) }] : []),
    ]),
    noticeHours: rules.noticeHours,
    gapBefore: 0,
    gapAfter: rules.gapMinutes,
    horizonDays: rules.horizonDays,
  };
}
