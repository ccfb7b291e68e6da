import { type StateCode, stateCodes } from '#platform/contract/postcodes.ts';

/** A day of the calendar; month 1 is January. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);
const weekdayOf = (time: number) => new Date(time).getUTCDay();
const isWeekend = (time: number) => [0, 6].includes(weekdayOf(time));

/** Easter Sunday in the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = Math.floor((a + 11 * d + 22 * e) / 451);
  const sum = d + e - 7 * m + 114;
  return at(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function national(year: number): Set<number> {
  const sunday = easter(year);
  const days = new Set([sunday - 2 * dayMs, sunday + dayMs, at(year, 4, 25)]);
  for (const holiday of [at(year, 1, 1), at(year, 1, 26), at(year, 12, 25), at(year, 12, 26)]) {
    let kept = holiday;
    while (isWeekend(kept) || days.has(kept)) kept += dayMs;
    days.add(holiday).add(kept);
  }
  return days;
}

/** Australia's national public holidays, with the weekdays that stand in for those on a weekend. */
export const isNationalHoliday = ({ year, month, day }: Day): boolean => national(year).has(at(year, month, day));

const monday = 1;
const tuesday = 2;
const friday = 5;
/** The nth weekday of a month: the second Monday in June. */
function nth(count: number, weekday: number, year: number, month: number): number {
  const first = at(year, month, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7) * dayMs;
}
/** The first Monday on or after a day. */
function mondayFrom(time: number): number {
  return time + ((monday - weekdayOf(time) + 7) % 7) * dayMs;
}

/**
 * Weekdays that are a holiday in a whole state by a rule, besides the national ones. The lists of the year are at
 * fairwork.gov.au/leave/public-holidays; docs/manual-checks.md says when to compare.
 */
const local: Readonly<Record<StateCode, (year: number) => readonly number[]>> = {
  ACT: (year) => [
    nth(2, monday, year, 3),
    mondayFrom(at(year, 5, 27)),
    nth(2, monday, year, 6),
    nth(1, monday, year, 10),
  ],
  NSW: (year) => [nth(2, monday, year, 6), nth(1, monday, year, 10)],
  NT: (year) => [nth(1, monday, year, 5), nth(2, monday, year, 6), nth(1, monday, year, 8)],
  QLD: (year) => [nth(1, monday, year, 5), nth(1, monday, year, 10)],
  SA: (year) => [nth(2, monday, year, 3), nth(2, monday, year, 6), nth(1, monday, year, 10)],
  TAS: (year) => [nth(2, monday, year, 3), nth(2, monday, year, 6)],
  VIC: (year) => [nth(2, monday, year, 3), nth(2, monday, year, 6), nth(1, tuesday, year, 11)],
  WA: (year) => [nth(1, monday, year, 3), nth(1, monday, year, 6)],
};

/** Days that may be a holiday, because somebody sets them anew each year or states differ in what they do. */
function mayBe(state: StateCode, time: number, year: number): boolean {
  const anzac = at(year, 4, 25);
  if (isWeekend(anzac) && time === mondayFrom(anzac)) return true;
  const early = at(year, 9, 21) <= time && time <= at(year, 10, 7);
  // The King's Birthday in the west, and the day before the football final in Victoria.
  return early && ((state === 'WA' && weekdayOf(time) === monday) || (state === 'VIC' && weekdayOf(time) === friday));
}

/** Null when it cannot be known by a rule. Shows and races of single towns are not in here. */
export function isHolidayIn(state: StateCode, { year, month, day }: Day): boolean | null {
  const time = at(year, month, day);
  if (national(year).has(time) || local[state](year).includes(time)) return true;
  return mayBe(state, time, year) ? null : false;
}

/** For a clock that several states keep: known only where they agree. */
export function isHolidayInAll(where: readonly StateCode[], day: Day): boolean | null {
  const all = new Set((where.length > 0 ? where : stateCodes).map((state) => isHolidayIn(state, day)));
  const [one = null] = all;
  return all.size === 1 ? one : null;
}
