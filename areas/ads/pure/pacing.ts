import type { BudgetType } from './options.ts';

/** Cents, all of one campaign. */
export interface Spending {
  readonly budgetType: BudgetType;
  readonly budget: number;
  /** On days before today. */
  readonly before: number;
  readonly today: number;
  /** Days from today to the last one, both counted; null: it has no end. */
  readonly daysLeft: number | null;
}

/** What today may cost in all. A total is shared evenly among the days that are left; without an end there is one. */
export function dayBudget({ budgetType, budget, before, daysLeft }: Spending): number {
  if (budgetType === 'daily') return budget;
  const left = Math.max(0, budget - before);
  return daysLeft === null ? left : Math.ceil(left / Math.max(1, daysLeft));
}

/** What may still be charged today: never a cent more than the budget, whatever was counted already. */
export const leftToday = (spending: Spending): number => Math.max(0, dayBudget(spending) - spending.today);

/** Of a day; what is spent by then may be ahead of the clock by so much, so that a small budget can begin at all. */
const ahead = 1 / 12;
/** By the end of this hour of 24 the whole budget may be spent: nights are quiet, and what is left then would be lost. */
const lastShare = 22 / 24;

/** How much of the day's budget may be spent at this minute of the day. */
export function allowance(budget: number, minuteOfDay: number): number {
  const share = Math.min(1, Math.max(0, minuteOfDay) / 1440 / lastShare + ahead);
  return Math.ceil(budget * share);
}

/** Whether an ad of it may be handed out now: there is room for one more at this price, and it is not ahead of the day. */
export function isOnPace(spending: Spending, price: number, minuteOfDay: number): boolean {
  const budget = dayBudget(spending);
  if (leftToday(spending) < price) return false;
  // Even a budget of one press begins with the day.
  return spending.today < Math.max(price, allowance(budget, minuteOfDay));
}

/**
 * How many of `count` at this price fit into the room that is left, and what they cost. The others are counted and cost
 * nothing: who has seen an ad has seen it, and no budget is passed.
 */
export function charge(count: number, price: number, room: number): { readonly paid: number; readonly cost: number } {
  if (price === 0) return { paid: count, cost: 0 };
  const paid = Math.max(0, Math.min(count, Math.floor(room / price)));
  return { paid, cost: paid * price };
}
