import { counted } from '#platform/contract/counted.ts';
import { addDays, weekdayName, wholeDay } from '../../pure/days.ts';
import { budgetOf, type EnergyPlan } from '../../pure/energy.ts';

/** "Today", "Tomorrow", "Yesterday", else "Friday 27 November 2026" */
export function dayTitle(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day === addDays(today, -1) ? 'Yesterday' : wholeDay(day);
}

export const points = (number: number): string => counted(number, 'point');

/** "3 of 10 left", "2 over", "A day for rest" */
export function leftWords(plan: EnergyPlan): string {
  if (plan.isRestDay) return 'a day for rest';
  const { left, over, points: all } = budgetOf(plan);
  return over > 0 ? `${over} over` : `${left} of ${all} left`;
}

/** "Tomorrow is 3 points over. You could move or drop something." */
export const overWords = (name: string, over: number): string => `${name} is ${points(over)} over.`;

/** In a sentence, for a day of the week to come: "Friday" */
export const nearName = (day: string, today: string): string =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : weekdayName(day);
