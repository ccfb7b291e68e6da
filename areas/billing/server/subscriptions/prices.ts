import { type Day, daysBetween, periodEnd } from '../../pure/days.ts';
import type { SubscriptionRow } from './subscription-rows.ts';

/** A higher price counts from the first payment that is at least so many days after its member was told. */
const noticeDays = 14;

type Priced = Pick<SubscriptionRow, 'agreedPrice' | 'toldPrice' | 'toldOn' | 'periodEnd'>;

/** Whoever has a plan has agreed to its price: a lower one counts at once, a higher one after notice. */
export function priceFrom({ agreedPrice, toldPrice, toldOn, periodEnd }: Priced, listed: number, today: Day): number {
  if (agreedPrice === null || listed <= agreedPrice) return listed;
  // Who was not told yet is told today.
  const told = toldPrice === listed && toldOn !== null ? toldOn : today;
  return daysBetween(told, periodEnd) >= noticeDays ? listed : agreedPrice;
}

/** The payment from which a price counts that its member is told today. */
export function countsFrom(row: Priced & Pick<SubscriptionRow, 'billingInterval' | 'anchor'>, listed: number): Day {
  const { periodEnd: next, billingInterval, anchor, toldOn } = row;
  return priceFrom(row, listed, toldOn ?? next) === listed ? next : periodEnd(next, billingInterval, anchor);
}
