import { addMinutes, type Local, localOf, momentOf } from '#platform/contract/zones.ts';
import { type Weekday, weekdays } from './options.ts';

/** Of one day, in minutes after its midnight; -1 and -1: closed. */
export interface Span {
  readonly open: number;
  readonly close: number;
}
export const closedAllDay: Span = { open: -1, close: -1 };

export interface Hours {
  /** Monday first. */
  readonly week: readonly Span[];
  /** By date: holidays, and days with other hours than their weekday. */
  readonly special: Readonly<Record<string, Span & { readonly name: string }>>;
  readonly zone: string;
}

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type DayHours = { readonly open: string; readonly close: string } | { readonly closed: true };
export const spanOf = (day: DayHours): Span =>
  'closed' in day ? closedAllDay : { open: minutesOf(day.open), close: minutesOf(day.close) };
export const dayHoursOf = ({ open, close }: Span): { open: string; close: string } | { closed: true } =>
  open < 0 ? { closed: true } : { open: clockOf(open), close: clockOf(close) };

/** 0 for Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
export const weekdayName = (date: string): Weekday => weekdays[weekdayOf(date)] ?? 'monday';

const onDay = ({ week, special }: Hours, date: string): Span => special[date] ?? week[weekdayOf(date)] ?? closedAllDay;

const nextDay = (date: string): string => addMinutes(`${date}T00:00`, 1440).slice(0, 10);
const atMinute = (date: string, minutes: number): Local => addMinutes(`${date}T00:00`, minutes);

export interface Now {
  readonly isOpen: boolean;
  /** When that changes next; null: not within a week. */
  readonly changesAt: string | null;
  readonly today: string;
}

/** Whether it is open by its own clock, and until when; or when it opens next. */
export function openNow(hours: Hours, now: Date): Now {
  const local = localOf(now, hours.zone);
  let date = local.slice(0, 10);
  const minute = minutesOf(local.slice(11));
  const today = hours.special[date]?.name ?? '';
  const span = onDay(hours, date);
  const moment = (on: string, minutes: number) => momentOf(atMinute(on, minutes), hours.zone).toISOString();
  if (span.open <= minute && minute < span.close) {
    let { close } = span;
    // What goes on after midnight without a break has not closed then.
    let days = 0;
    while (close === 1440 && onDay(hours, nextDay(date)).open === 0 && days < 7) {
      date = nextDay(date);
      ({ close } = onDay(hours, date));
      days += 1;
    }
    return { isOpen: true, changesAt: days === 7 ? null : moment(date, close), today };
  }
  if (minute < span.open) return { isOpen: false, changesAt: moment(date, span.open), today };
  for (let days = 0; days < 7; days += 1) {
    date = nextDay(date);
    const { open } = onDay(hours, date);
    if (open >= 0) return { isOpen: false, changesAt: moment(date, open), today };
  }
  return { isOpen: false, changesAt: null, today };
}
