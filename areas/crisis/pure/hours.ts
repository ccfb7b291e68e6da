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
      readonly closedOnHolidays: boolean;
    };

const weekdays: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly minutes: number;
}

/** What clock and calendar on the wall of a zone say. */
export function clockIn(zone: string, now: Date): Clock {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
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

/** Easter Sunday in the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): { month: number; day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = Math.floor((a + 11 * d + 22 * e) / 451);
  const sum = d + e - 7 * m + 114;
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);
const dayMs = 86_400_000;
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/** Australia's national public holidays, with the weekdays that stand in for those on a weekend. */
export function isNationalHoliday({ year, month, day }: Pick<Clock, 'year' | 'month' | 'day'>): boolean {
  const spring = easter(year);
  const sunday = at(year, spring.month, spring.day);
  const days = new Set([sunday - 2 * dayMs, sunday + dayMs, at(year, 4, 25)]);
  for (const holiday of [at(year, 1, 1), at(year, 1, 26), at(year, 12, 25), at(year, 12, 26)]) {
    let kept = holiday;
    while (isWeekend(kept) || days.has(kept)) kept += dayMs;
    days.add(holiday).add(kept);
  }
  return days.has(at(year, month, day));
}

/** Null when nobody can know: the hours are not known, or they follow a local clock that was not given. */
export function isOpen(hours: Hours, now: Date, readerZone?: string): boolean | null {
  if (hours.kind === 'always') return true;
  if (hours.kind === 'unknown') return null;
  const zone = hours.zone === 'local' ? readerZone : hours.zone;
  if (!zone?.startsWith('Australia/')) return null;
  const clock = clockIn(zone, now);
  if (!hours.days.includes(clock.weekday)) return false;
  if (hours.closedOnHolidays && isNationalHoliday(clock)) return false;
  const { from, to } = hours.except?.[zone] ?? hours;
  return clock.minutes >= from && clock.minutes < to;
}
