import { type Local, momentOf } from '#platform/contract/zones.ts';
import { addDays, dayOf, numberOf, weekdayIn } from './days.ts';

/** When a medicine is taken, by the clock of one zone. */
export interface Schedule {
  /** 'days': every n days from the first day. 'needed': never by the clock. */
  readonly rhythm: 'days' | 'weekdays' | 'needed';
  readonly everyDays: number;
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** 08:00, in order. */
  readonly times: readonly string[];
  readonly fromDay: string;
  readonly untilDay: string | null;
  readonly zone: string;
  /** A dose that no one answers counts as missed after so many minutes, or when the next one comes. */
  readonly giveUpMinutes: number;
}

/** One dose that is due: a day and a time of the schedule, and the moment at which its clock shows them. */
export interface Slot {
  readonly day: string;
  readonly time: string;
  readonly dueAt: Date;
  readonly giveUpAt: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => weekdayIn(numberOf(day)) + 1;

/** As if it had no first and no last day. */
const isInRhythm = ({ rhythm, everyDays, weekdays, fromDay }: Schedule, day: string): boolean =>
  rhythm === 'weekdays'
    ? weekdays.includes(weekdayOf(day))
    : rhythm === 'days' && (numberOf(day) - numberOf(fromDay)) % everyDays === 0;

export const isDoseDay = (schedule: Schedule, day: string): boolean =>
  day >= schedule.fromDay && (schedule.untilDay === null || day <= schedule.untilDay) && isInRhythm(schedule, day);

interface Moment {
  readonly day: string;
  readonly time: string;
  readonly dueAt: Date;
}

/** All that is due from the first moment to the second, both included, in order. */
function momentsOf(schedule: Schedule, from: Date, to: Date, isDay = isDoseDay): Moment[] {
  const found: Moment[] = [];
  const last = dayOf(to, schedule.zone);
  for (let day = addDays(dayOf(from, schedule.zone), -1); day <= last; day = addDays(day, 1)) {
    if (!isDay(schedule, day)) continue;
    for (const time of schedule.times) {
      const dueAt = momentOf(`${day}T${time}` satisfies Local, schedule.zone);
      // Two times of a skipped hour would be one moment: that is one dose.
      if (dueAt >= from && dueAt <= to && found.at(-1)?.dueAt.getTime() !== dueAt.getTime())
        found.push({ day, time, dueAt });
    }
  }
  return found.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** The latest moment at which a dose of this schedule can still be open. */
const longestOpenMs = 12 * hourMs;

/** Doses due after one moment and up to another. */
export function slotsBetween(schedule: Schedule, after: Date, until: Date): Slot[] {
  if (until <= after) return [];
  const all = momentsOf(schedule, new Date(after.getTime() + 1), new Date(until.getTime() + longestOpenMs + dayMs));
  return all.flatMap((one, n) => {
    if (one.dueAt > until) return [];
    const givenUp = one.dueAt.getTime() + schedule.giveUpMinutes * minuteMs;
    const next = all[n + 1]?.dueAt.getTime() ?? Number.POSITIVE_INFINITY;
    return [{ ...one, giveUpAt: new Date(Math.min(givenUp, next)) }];
  });
}

/** Zones differ by at most 26 hours. */
const sameDoseMs = 26 * hourMs;
const searchedMs = 2 * dayMs;

/**
 * The doses to come after a schedule has changed, in its times or in its zone. `lastDue` is the last dose that was
 * answered or was due before; `nextDue` the next one that the former schedule still had.
 *
 * The time of the new schedule that is nearest to the last dose counts as that dose, so none is doubled. Where the next
 * time is then farther away than the former one, and one has just passed, that one is due now: none vanishes.
 */
export function slotsAfterChange(
  schedule: Schedule,
  { lastDue, nextDue, now, until }: { lastDue: Date | null; nextDue: Date | null; now: Date; until: Date },
): Slot[] {
  if (lastDue === null) return slotsBetween(schedule, now, until);
  const last = lastDue.getTime();
  const near = momentsOf(schedule, new Date(last - searchedMs), new Date(last + searchedMs), isInRhythm);
  const distance = ({ dueAt }: Moment) => Math.abs(dueAt.getTime() - last);
  const same = near.reduce<Moment | undefined>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    undefined,
  );
  const counted = same && distance(same) <= sameDoseMs ? same.dueAt.getTime() : last;
  const coming = slotsBetween(schedule, new Date(Math.max(counted, now.getTime())), until);
  if (counted >= now.getTime() || nextDue === null || !same) return coming;
  const passed = momentsOf(schedule, new Date(counted + 1), now).at(-1);
  const first = coming[0];
  if (!passed || (first && first.dueAt <= nextDue)) return coming;
  const givenUp = now.getTime() + schedule.giveUpMinutes * minuteMs;
  const giveUpAt = new Date(Math.min(givenUp, first?.dueAt.getTime() ?? Number.POSITIVE_INFINITY));
  return [{ day: passed.day, time: passed.time, dueAt: now, giveUpAt }, ...coming];
}

export type DoseState = 'coming' | 'due' | 'late' | 'taken' | 'skipped' | 'missed';
/** Until then a dose is on time. */
export const onTimeMinutes = 15;

/** What a dose is at a moment: what was answered, or what the clock makes of it. */
export function doseState(
  dose: { readonly answer: 'taken' | 'skipped' | null; readonly dueAt: string; readonly giveUpAt: string },
  now: Date,
): DoseState {
  if (dose.answer) return dose.answer;
  const at = now.getTime();
  if (at >= Date.parse(dose.giveUpAt)) return 'missed';
  const late = at - Date.parse(dose.dueAt);
  if (late < 0) return 'coming';
  return late < onTimeMinutes * minuteMs ? 'due' : 'late';
}

/** Doses a day, on average. */
export function dosesADay({ rhythm, everyDays, weekdays, times }: Schedule): number {
  if (rhythm === 'needed') return 0;
  return times.length * (rhythm === 'weekdays' ? weekdays.length / 7 : 1 / everyDays);
}
