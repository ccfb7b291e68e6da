import type { StateCode } from '#platform/contract/postcodes.ts';
import { isHolidayInAll, isNationalHoliday } from './holidays.ts';
import { statesOf, zoneOf } from './states.ts';

/**
 * When a service is open, as a rule in a time zone; Intl knows daylight saving. "local" is the caller's own zone:
 * such a service opens everywhere at the same time of the clock.
 */
export type Hours =
  | { readonly kind: 'always' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'weekly';
      readonly zone: string;
      /** 1 is Monday, 7 is Sunday. */
      readonly days: readonly number[];
      /** Minutes after midnight; 1440 is the midnight that ends the day. */
      readonly from: number;
      readonly to: number;
      /** Other times in single zones, such as Western Australia's. */
      readonly except?: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
      /** Closed on public holidays: those of the whole country, or also those of the state of whoever calls. */
      readonly closedOn: 'no holidays' | 'national holidays' | 'local holidays';
    };
type Weekly = Extract<Hours, { kind: 'weekly' }>;

/** Where the reader is, as far as anybody knows: the state that they chose, or the zone of their device. */
export interface Reader {
  readonly zone?: string | undefined;
  readonly state?: StateCode | undefined;
}

const weekdays: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What clock and calendar on the wall of a zone say. */
export function clockIn(zone: string, now: Date): Clock {
  const parts = formatIn(zone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const number = (type: string) => Number(part(type));
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    weekday: weekdays[part('weekday')] ?? 0,
    minutes: number('hour') * 60 + number('minute'),
  };
}

/** The zone whose clock the service keeps for this reader; undefined when it is the reader's own and nobody knows it. */
function zoneFor(hours: Weekly, reader: Reader): string | undefined {
  const own = reader.state ? zoneOf(reader.state) : reader.zone;
  const zone = hours.zone === 'local' ? own : hours.zone;
  return zone?.startsWith('Australia/') ? zone : undefined;
}

/** True: closed all that day. Null: nobody can know. */
function isClosedOn(hours: Weekly, clock: Clock, reader: Reader): boolean | null {
  if (!hours.days.includes(clock.weekday)) return true;
  if (hours.closedOn === 'no holidays') return false;
  if (hours.closedOn === 'national holidays') return isNationalHoliday(clock);
  return isHolidayInAll(reader.state ? [reader.state] : statesOf(reader.zone), clock);
}

/** Null when nobody can know: the hours are not known, or they follow a local clock that was not given. */
export function isOpen(hours: Hours, now: Date, reader: Reader = {}): boolean | null {
  if (hours.kind === 'always') return true;
  if (hours.kind === 'unknown') return null;
  const zone = zoneFor(hours, reader);
  if (!zone) return null;
  const clock = clockIn(zone, now);
  const { from, to } = hours.except?.[zone] ?? hours;
  if (clock.minutes < from || clock.minutes >= to) return false;
  const closed = isClosedOn(hours, clock, reader);
  return closed === null ? null : !closed;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "3 pm", "7:30 am" */
export function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The clock of the day that is so many days later, at midnight. */
function laterDay(clock: Clock, days: number): Clock {
  const date = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() || 7,
    minutes: 0,
  };
}

/**
 * When a closed service opens next: "opens 3 pm", "opens 9 am on Monday, Sydney time". Empty: it is open, or nobody can
 * know. A day that may be a holiday is no promise, so the words end there.
 */
export function opensInWords(hours: Hours, now: Date, reader: Reader = {}): string {
  if (hours.kind !== 'weekly' || isOpen(hours, now, reader) !== false) return '';
  const zone = zoneFor(hours, reader);
  if (!zone) return '';
  const clock = clockIn(zone, now);
  const { from } = hours.except?.[zone] ?? hours;
  const own = reader.state ? zoneOf(reader.state) : reader.zone;
  const whose = hours.zone === 'local' || own === zone ? '' : ', Sydney time';
  for (let days = 0; days < 8; days += 1) {
    const day = days === 0 ? clock : laterDay(clock, days);
    const closed = isClosedOn(hours, day, reader);
    if (closed === null) return '';
    if (closed || (days === 0 && clock.minutes >= from)) continue;
    const when = days === 0 ? '' : days === 1 ? ' tomorrow' : ` on ${names[day.weekday % 7]}`;
    return `opens ${timeInWords(from)}${when}${whose}`;
  }
  return '';
}
