import { type Day, daysBetween, type Interval, periodEnd } from './days.ts';

/** The part of an amount for so many days of a period: to the cent, halves up. */
export function share(minor: number, days: number, of: number): number {
  if (of <= 0 || days < 0 || days > of) throw new RangeError('A share is for days of a period.');
  return Math.floor((2 * minor * days + of) / (2 * of));
}

export interface PaidPeriod {
  readonly start: Day;
  /** The first day that is not paid for. */
  readonly end: Day;
  /** What all of it costs after discounts, in cents. */
  readonly cost: number;
  readonly interval: Interval;
}

export interface Proration {
  /** Given back for the days that are left of the old plan. */
  readonly credit: number;
  /** Asked for the new plan. */
  readonly charge: number;
  /** charge − credit; below 0 it is kept for the next bills. */
  readonly total: number;
  readonly daysLeft: number;
  readonly days: number;
  readonly start: Day;
  readonly end: Day;
}

/**
 * A change of plan that counts from this day on, which is the first of the new plan. With the same interval the period
 * goes on and both plans are counted by its days; with another one a new period begins and is charged whole.
 */
export function prorate(
  paid: PaidPeriod,
  next: { readonly cost: number; readonly interval: Interval },
  on: Day,
): Proration {
  const days = daysBetween(paid.start, paid.end);
  const daysLeft = Math.min(days, Math.max(0, daysBetween(on, paid.end)));
  const credit = share(paid.cost, daysLeft, days);
  const same = next.interval === paid.interval;
  const charge = same ? share(next.cost, daysLeft, days) : next.cost;
  const start = same ? paid.start : on;
  const end = same ? paid.end : periodEnd(on, next.interval, Number(on.slice(8)));
  return { credit, charge, total: charge - credit, daysLeft, days, start, end };
}

export interface Discount {
  /** 1 to 100; null where an amount is taken off. */
  readonly percent: number | null;
  /** Cents. */
  readonly amountOff: number | null;
}

/** What is taken off a price: never more than the price. */
export const discountOn = (price: number, { percent, amountOff }: Discount): number =>
  percent === null ? Math.min(price, amountOff ?? 0) : share(price, percent, 100);

/** The GST in an amount that includes it: an eleventh, to the cent, the same for what is given back. */
export const gstIn = (total: number): number => Math.sign(total) * share(Math.abs(total), 1, 11) || 0;

/** Card services take no less than half a dollar. */
export const leastCharge = 50;
/** What is left off a bill, because no card can pay so little. */
export const leftOffOf = (due: number): number => (due > 0 && due < leastCharge ? due : 0);
