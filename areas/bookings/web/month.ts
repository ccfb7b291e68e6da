import { addMinutes } from '#platform/contract/zones.ts';

/** Days and months of the calendar as texts: 2026-11-26, 2026-11. */
export const addDays = (day: string, days: number): string => addMinutes(`${day}T00:00`, days * 1440).slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + months;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** 1 is Monday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month, or its last. */
export function sameDayIn(day: string, month: string): string {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

/** Weeks from Monday; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Where an arrow key leads, as in the pattern of a date grid. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, 1 - weekdayOf(day)),
    End: () => addDays(day, 7 - weekdayOf(day)),
    PageUp: () => sameDayIn(day, addMonths(monthOf(day), -1)),
    PageDown: () => sameDayIn(day, addMonths(monthOf(day), 1)),
  };
  return moves[key]?.();
}
