import { problem } from '#platform/server/problem.ts';
import type { SubscriptionQuote } from '../../contract.ts';
import { addDays, type Day, dayWords, type Interval, periodEnd } from '../../pure/days.ts';
import { discountOn, leftOffOf, prorate } from '../../pure/proration.ts';
import type { AccountRow } from '../accounts.ts';
import { amountOf } from '../doing.ts';
import { type BillLine, leftOffLine } from '../invoices/issue.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { countsFor, type PromoRow } from '../plans/promo-rows.ts';
import type { SubscriptionRow } from './subscription-rows.ts';

export const priceOf = (plan: Pick<PlanRow, 'monthlyPrice' | 'yearlyPrice'>, interval: Interval): number =>
  interval === 'yearly' ? plan.yearlyPrice : plan.monthlyPrice;

const intervalWords = { monthly: 'one month', yearly: 'one year' } as const;
/**
 * Starter plan, one month: 9 November 2026 to 8 December 2026. A bill speaks of the last day, where periods name the
 * day after it.
 */
export const planLine = (
  plan: { readonly displayName: string },
  interval: Interval,
  { start, end }: { readonly start: Day; readonly end: Day },
): string =>
  `${plan.displayName} plan, ${intervalWords[interval]}: ${dayWords(start)} to ${dayWords(addDays(end, -1))}`;

export interface Asked {
  readonly plan: PlanRow;
  readonly interval: Interval;
  /** Of a whole period, and what is taken off it. */
  readonly price: number;
  readonly discount: number;
  readonly discountWords: string;
  readonly on: Day;
}

export interface Terms {
  readonly lines: readonly BillLine[];
  readonly total: number;
  readonly start: Day;
  readonly end: Day;
  /** Day of the month of the periods that follow. */
  readonly anchor: number;
}

/** The lines of a bill for a plan that begins today, or for a change to it. */
export function termsOf(
  current: SubscriptionRow | undefined,
  { plan, interval, price, discount, discountWords, on }: Asked,
): Terms {
  if (!current) {
    const anchor = Number(on.slice(8));
    const end = periodEnd(on, interval, anchor);
    const lines = [
      { text: planLine(plan, interval, { start: on, end }), amount: price },
      ...(discount > 0 ? [{ text: discountWords, amount: -discount }] : []),
    ];
    return { lines, total: price - discount, start: on, end, anchor };
  }
  const paid = {
    start: current.periodStart,
    end: current.periodEnd,
    cost: current.periodCost,
    interval: current.billingInterval,
  };
  const change = prorate(paid, { cost: price - discount, interval }, on);
  const same = interval === current.billingInterval;
  const left = `${change.daysLeft} of ${change.days} days`;
  const lines = [
    { text: `${current.planDisplayName} plan, given back for ${left}`, amount: -change.credit },
    same
      ? { text: `${plan.displayName} plan, for ${left}`, amount: change.charge }
      : { text: planLine(plan, interval, change), amount: change.charge },
  ];
  const anchor = same ? current.anchor : Number(on.slice(8));
  return { lines, total: change.total, start: change.start, end: change.end, anchor };
}

interface Wish {
  readonly account: Pick<AccountRow, 'credit' | 'currency' | 'methodRef'> | undefined;
  readonly current: SubscriptionRow | undefined;
  readonly plan: PlanRow;
  readonly interval: Interval;
  readonly promo: PromoRow | undefined;
  /** That of the present period, which goes on counting within it. A new period is one of the payments left. */
  readonly ownPromo: PromoRow | undefined;
  readonly when: 'now' | 'period-end';
  readonly day: Day;
  readonly currency: 'AUD' | 'USD';
}
export interface Quote {
  readonly asked: Asked;
  readonly terms: Terms;
  readonly promo: PromoRow | undefined;
  readonly fromCredit: number;
  readonly leftOff: number;
  readonly due: number;
  readonly kept: number;
  /** What is taken off the payment after it. */
  readonly again: number;
  readonly requiresCheckout: boolean;
  readonly canWait: boolean;
}

/** A smaller plan, or the same one by the month instead of by the year. */
const isSmaller = (current: SubscriptionRow, plan: PlanRow, interval: Interval) =>
  plan.position < current.position ||
  (plan.id === current.planId && current.billingInterval === 'yearly' && interval === 'monthly');

/** Payments that a promo code goes on counting for after a change; below 0: it doesn’t count for the change. */
export const promoLeftAfter = (
  { billingInterval, promoLeft }: Pick<SubscriptionRow, 'billingInterval' | 'promoLeft'>,
  interval: Interval,
): number => (interval === billingInterval ? promoLeft : promoLeft - 1);

/** What a wish costs today, or why it can't be had. */
export function quoteOf({ account, current, plan, interval, promo, ownPromo, when, day, currency }: Wish): Quote {
  if (account && account.currency !== currency) {
    throw problem.conflict(
      `Your account still has a balance in ${account.currency}, and prices are now in ${currency}.`,
    );
  }
  if (current?.status === 'past_due')
    throw problem.conflict('Your last payment failed. Pay it first, then change your plan.');
  if (current?.status === 'paused') throw problem.conflict('Your plan is paused. End the pause first, then change it.');
  if (current && current.currency !== currency) {
    throw problem.conflict(
      `Your plan runs in ${current.currency} until ${dayWords(current.periodEnd)}. Change it after that.`,
    );
  }
  if (current?.planId === plan.id && current.billingInterval === interval)
    throw problem.conflict('You have this plan already.');
  if (promo && !countsFor(promo, plan.name)) {
    const message = `This promo code doesn’t count for ${plan.displayName}.`;
    throw problem.unprocessable(message, [{ field: 'promoCode', rule: 'promo', message }]);
  }
  const canWait = current !== undefined && isSmaller(current, plan, interval);
  if (when === 'period-end' && !canWait)
    throw problem.conflict('Only a smaller plan can wait for the end of the period.');
  if (when === 'period-end' && promo) {
    const message = 'A promo code counts for a plan that begins now. Choose “Now”, or remove the code.';
    throw problem.unprocessable(message, [{ field: 'promoCode', rule: 'promo', message }]);
  }
  const price = priceOf(plan, interval);
  const ownLeft = current ? promoLeftAfter(current, interval) : 0;
  const counted = promo ?? (ownPromo && ownLeft >= 0 && countsFor(ownPromo, plan.name) ? ownPromo : undefined);
  const discount = counted ? discountOn(price, counted) : 0;
  const discountWords = `Promo code ${counted?.code ?? ''}`;
  const asked = { plan, interval, price, discount, discountWords, on: day };
  const terms = termsOf(current, asked);
  const fromCredit = terms.total > 0 ? Math.min(account?.credit ?? 0, terms.total) : 0;
  const asks = Math.max(0, terms.total) - fromCredit;
  const leftOff = leftOffOf(asks);
  const due = asks - leftOff;
  const requiresCheckout = due > 0 && (!current || !account?.methodRef);
  const kept = Math.max(0, -terms.total);
  const payments = when === 'period-end' ? (current?.promoLeft ?? 0) : promo ? promo.periods - 1 : ownLeft;
  const again = payments > 0 ? discount : 0;
  return { asked, terms, promo, fromCredit, leftOff, due, kept, again, requiresCheckout, canWait };
}

/** With a plan that waits nothing is paid today. */
export function quoteView(
  { asked, terms, fromCredit, leftOff, due, kept, again, requiresCheckout, canWait }: Quote,
  {
    current,
    when,
    currency,
    credit,
  }: { current: SubscriptionRow | undefined; when: Wish['when']; currency: 'AUD' | 'USD'; credit: number },
): SubscriptionQuote {
  const money = (minor: number) => amountOf(minor, currency);
  const waits = when === 'period-end' && current;
  const left = credit - fromCredit + kept;
  const lines = [...terms.lines, ...(leftOff > 0 ? [leftOffLine(leftOff)] : [])];
  const next = Math.max(0, asked.price - again - (waits ? credit : left));
  return {
    lines: waits ? [] : lines.map(({ text, amount }) => ({ text, amount: money(amount) })),
    total: money(waits ? 0 : terms.total - leftOff),
    fromCredit: money(waits ? 0 : fromCredit),
    due: money(waits ? 0 : due),
    kept: money(waits ? 0 : kept),
    startsOn: waits ? current.periodEnd : asked.on,
    nextPaymentDate: waits ? current.periodEnd : terms.end,
    nextPayment: money(next),
    requiresCheckout: !waits && requiresCheckout,
    canWait,
  };
}
