import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { UserSubscription } from '../../contract.ts';
import { addDays, type Day, daysBetween } from '../../pure/days.ts';
import { discountOn } from '../../pure/proration.ts';
import { findAccount } from '../accounts.ts';
import { amountOf, units } from '../doing.ts';
import { planBillOf } from '../invoices/invoice-rows.ts';
import { isTestMoney } from '../payments/payments-of.ts';
import { readPlans } from '../plans/plan-rows.ts';
import { countsFor, findPromo } from '../plans/promo-rows.ts';
import { priceFrom } from './prices.ts';
import { priceOf } from './quote.ts';
import { findSubscription, type SubscriptionRow } from './subscription-rows.ts';

/** The days of a pause come after the period: what was paid for is kept. */
export const endAfterPause = ({ periodEnd, pausedOn }: SubscriptionRow, resumedOn: Day): Day =>
  pausedOn === null ? periodEnd : addDays(periodEnd, Math.max(0, daysBetween(pausedOn, resumedOn)));

/** Until when the plan goes on, in a pause too. */
export const endOf = (row: SubscriptionRow): Day =>
  row.pausedUntil === null ? row.periodEnd : endAfterPause(row, row.pausedUntil);

export const pauseEvery = 365;
export const canPause = (row: SubscriptionRow, today: Day): boolean =>
  (row.status === 'active' || row.status === 'past_due') &&
  !row.cancelAtPeriodEnd &&
  (row.lastPausedOn === null || daysBetween(row.lastPausedOn, today) >= pauseEvery);

/** The plan and interval of the next period, and what it comes to before anything that is kept for the member. */
export async function nextPeriod(query: Query, row: SubscriptionRow, today: Day) {
  const plan = (await readPlans(query)).find(({ id }) => id === (row.nextPlanId ?? row.planId));
  if (!plan) throw new Error('A subscription has no plan.');
  const interval = row.nextInterval ?? row.billingInterval;
  const listed = priceOf(plan, interval);
  const goesOn = plan.id === row.planId && interval === row.billingInterval;
  const price = goesOn ? priceFrom({ ...row, periodEnd: endOf(row) }, listed, today) : listed;
  const promo = row.promoId !== null && row.promoLeft > 0 ? await findPromo(query, row.promoId) : undefined;
  const discount = promo && countsFor(promo, plan.name) ? discountOn(price, promo) : 0;
  return { plan, interval, price, listed, discount, promo };
}

export async function readSubscription(
  query: Query,
  userId: number,
  { config, today }: { readonly config: Config; readonly today: Day },
): Promise<UserSubscription | null> {
  const account = await findAccount(query, userId);
  const row = account && (await findSubscription(query, account.id));
  if (!row) return null;
  const { plan, interval, price, discount } = await nextPeriod(query, row, today);
  const bill = row.status === 'past_due' ? await planBillOf(query, account.id) : undefined;
  const money = (minor: number) => amountOf(minor, account.currency);
  const end = endOf(row);
  const { cardBrand, cardLast4, cardExpires } = account;
  return {
    id: row.id,
    planId: row.planId,
    planName: row.planName,
    planDisplayName: row.planDisplayName,
    status: row.status,
    billingInterval: row.billingInterval,
    currentPeriodStart: row.periodStart,
    currentPeriodEnd: end,
    nextPaymentDate: row.cancelAtPeriodEnd ? null : end,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    monthlyPrice: units(row.monthlyPrice),
    yearlyPrice: units(row.yearlyPrice),
    nextPayment: row.cancelAtPeriodEnd ? null : money(Math.max(0, price - discount - account.credit)),
    credit: money(account.credit),
    paymentMethod:
      cardBrand && cardLast4 && cardExpires
        ? { brand: cardBrand, last4: cardLast4, expires: cardExpires, expiresFirst: cardExpires < end.slice(0, 7) }
        : null,
    next:
      row.nextPlanId === null
        ? null
        : { planId: plan.id, planDisplayName: plan.displayName, billingInterval: interval },
    retryOn: row.retryOn,
    due: bill ? money(bill.total - bill.fromCredit) : null,
    pausedUntil: row.pausedUntil,
    canPause: canPause(row, today),
    isTest: isTestMoney(config),
    version: row.version,
  };
}
