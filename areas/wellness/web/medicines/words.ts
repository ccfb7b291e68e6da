import { counted } from '#platform/contract/counted.ts';
import { localOf } from '#platform/contract/zones.ts';
import type { MedicineSchedule } from '../../contract/medicines.ts';
import { longDay } from '../../pure/days.ts';
import { minutesWords } from '../../pure/minutes-words.ts';
import { type DoseState, doseState } from '../../pure/schedule.ts';
import type { StockLeft } from '../../pure/stock.ts';
import { clockIn, clockWords, listWords } from '../local-words.ts';
import type { OpenDose } from './opened.ts';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const onWeekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;
export const weekdayOptions = weekdayNames.map((label, n) => ({ value: String(n + 1), label }));

function daysOf({ rhythm, everyDays, weekdays }: MedicineSchedule): string {
  const isDaily = rhythm === 'days' ? everyDays === 1 : weekdays.length === 7;
  if (isDaily) return 'Every day';
  if (rhythm === 'days') return `Every ${counted(everyDays, 'day')}`;
  return listWords(weekdays.map((day) => onWeekdays[day - 1] ?? ''));
}

/** "Every day at 7:00 am, 1:00 pm and 8:00 pm" */
export function scheduleWords(schedule: MedicineSchedule, today: string): string {
  const { rhythm, times, fromDay, untilDay } = schedule;
  const when = rhythm === 'needed' ? 'As needed' : `${daysOf(schedule)} at ${listWords(times.map(clockWords))}`;
  const from = fromDay > today ? `, from ${longDay(fromDay)}` : '';
  return `${when}${from}${untilDay ? `, until ${longDay(untilDay)}` : ''}`;
}

export const hasEnded = ({ untilDay, zone }: MedicineSchedule, now: Date): boolean =>
  untilDay !== null && untilDay < localOf(now, zone).slice(0, 10);

/** "14 left, lasts 7 days" */
export function stockWords({ left, days }: StockLeft): string {
  return days === null
    ? `${left} left`
    : `${left} left, ${days === 0 ? 'less than a day' : `lasts ${counted(days, 'day')}`}`;
}

/** "Baclofen, 1:00 pm": names a dose among those of a day. */
export const doseName = ({ name, dueAt, zone }: OpenDose): string => `${name}, ${clockIn(dueAt, zone)}`;

/** Answered, or what the clock makes of it by now. */
export const stateNow = (dose: OpenDose, now: Date): DoseState =>
  doseState({ ...dose, answer: dose.status === 'taken' || dose.status === 'skipped' ? dose.status : null }, now);

export const lateMinutes = ({ dueAt }: OpenDose, at: Date): number =>
  Math.floor((at.getTime() - Date.parse(dueAt)) / 60_000);

/** "Taken at 7:10 am", "Late by 1 hour 10 minutes" */
export function stateWords(dose: OpenDose, state: DoseState, now: Date): string {
  const { answeredAt, zone } = dose;
  if (state === 'taken') return answeredAt ? `Taken at ${clockIn(answeredAt, zone)}` : 'Taken';
  if (state === 'late') return `Late by ${minutesWords(lateMinutes(dose, now))}`;
  return { coming: 'Coming up', due: 'Due now', skipped: 'Skipped', missed: 'Missed' }[state];
}
