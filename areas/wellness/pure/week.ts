import { average } from './averages.ts';
import { dayFrom, dayOf, numberOf, weekStartOf } from './days.ts';
import type { Rated } from './entry.ts';

export interface WeekDay {
  /** 2026-11-25 */
  readonly day: string;
  readonly state: 'written' | 'none' | 'to come';
  readonly isToday: boolean;
  /** Entries of that day. */
  readonly entries: number;
}

export interface WeekCard {
  /** Monday and Sunday. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly WeekDay[];
  /** Of all entries of the week, to one decimal; null without entries. */
  readonly mood: number | null;
  readonly energy: number | null;
  readonly pain: number | null;
  /** Of the seven. */
  readonly daysWithEntry: number;
}

/** The week that is going on where the member is now, Monday to Sunday. */
export function weekCard(entries: readonly Rated[], now: Date, zone: string): WeekCard {
  const today = dayOf(now, zone);
  const monday = weekStartOf(numberOf(today));
  const from = dayFrom(monday);
  const to = dayFrom(monday + 6);
  const within = entries.filter(({ day }) => day >= from && day <= to);
  const days = Array.from({ length: 7 }, (_, index): WeekDay => {
    const day = dayFrom(monday + index);
    const count = within.filter((entry) => entry.day === day).length;
    // After a flight west, a member may have written about a day that is still to come where they are now.
    const state = count > 0 ? 'written' : day > today ? 'to come' : 'none';
    return { day, state, isToday: day === today, entries: count };
  });
  return {
    from,
    to,
    days,
    mood: average(within.map(({ moodRating }) => moodRating)),
    energy: average(within.map(({ energyLevel }) => energyLevel)),
    pain: average(within.map(({ painLevel }) => painLevel)),
    daysWithEntry: days.filter(({ state }) => state === 'written').length,
  };
}
