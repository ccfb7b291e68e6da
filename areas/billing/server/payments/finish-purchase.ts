import { type AccountRow, addCredit } from '../accounts.ts';
import { type Doing, tell } from '../doing.ts';
import { issue, leftOffLine, payBill } from '../invoices/issue.ts';
import { post } from '../ledger.ts';
import { readPlans } from '../plans/plan-rows.ts';
import { findPromo, returnPromo } from '../plans/promo-rows.ts';
import { promoLeftAfter, termsOf } from '../subscriptions/quote.ts';
import {
  addSubscription,
  findSubscription,
  type SubscriptionRow,
  saveSubscription,
  showPlan,
} from '../subscriptions/subscription-rows.ts';
import { closePurchase, purchaseOf } from './purchases.ts';
import { keepOrPayBack } from './refunds.ts';

interface Paid {
  readonly account: AccountRow;
  readonly purchaseId: number;
  /** Null where nothing was to be paid. */
  readonly paymentId: number | null;
  readonly amount: number;
}

/**
 * Makes what was bought. It is frozen in the purchase, so that what was paid is what was said. Where it no longer fits,
 * because the plan changed meanwhile, what was paid is kept for the member, and a promo code can be used again.
 */
export async function finishPurchase(doing: Doing, paid: Paid): Promise<void> {
  const { account, purchaseId, paymentId, amount } = paid;
  const purchase = await purchaseOf(doing.query, purchaseId);
  const current = await findSubscription(doing.query, account.id);
  const plan = (await readPlans(doing.query)).find(({ id }) => id === purchase.planId);
  const interval = purchase.billingInterval;
  const fits =
    plan !== undefined &&
    interval !== null &&
    amount === purchase.due &&
    (current?.version ?? null) === purchase.subscriptionVersion;
  const isOpen = await closePurchase(doing, purchase.id, 'paid');
  const giveUp = async () => {
    if (isOpen && purchase.promoId !== null) await returnPromo(doing, purchase.promoId, account.id);
    await keep(doing, paid, current);
  };
  if (!isOpen || !fits) return giveUp();
  const promo = purchase.promoId === null ? undefined : await findPromo(doing.query, purchase.promoId);
  const { price, discount, quotedOn: on } = purchase;
  const discountWords = `Promo code ${promo?.code ?? ''}`;
  const terms = termsOf(current, { plan, interval, price, discount, discountWords, on });
  const { leftOff } = purchase;
  const fromCredit = Math.max(0, terms.total) - amount - leftOff;
  if (fromCredit > account.credit) return giveUp();
  const period = {
    planId: plan.id,
    billingInterval: interval,
    currency: purchase.currency,
    anchor: terms.anchor,
    periodStart: terms.start,
    periodEnd: terms.end,
    periodCost: price - discount,
    agreedPrice: price,
  };
  const promised = promo ? { promoId: promo.id, promoLeft: promo.periods - 1 } : undefined;
  let subscriptionId: number;
  if (current) {
    subscriptionId = current.id;
    const freed = {
      cancelAtPeriodEnd: false,
      nextPlanId: null,
      nextInterval: null,
      toldPrice: null,
      toldOn: null,
    } as const;
    const own =
      discount > 0
        ? { promoId: current.promoId, promoLeft: promoLeftAfter(current, interval) }
        : { promoId: null, promoLeft: 0 };
    const after = { ...current, ...period, ...freed, ...(promised ?? own) };
    await saveSubscription(doing, after);
    await showPlan(doing, account.userId, { ...after, planName: plan.name });
  } else {
    const promoOf = promised ?? { promoId: null, promoLeft: 0 };
    subscriptionId = await addSubscription(doing, { accountId: account.id, ...period, ...promoOf });
    await showPlan(doing, account.userId, { status: 'active', planName: plan.name });
  }
  const kind = current ? (terms.total < 0 ? 'credit' : 'change') : 'subscription';
  const asked = terms.lines.filter((line) => line.amount !== 0 || terms.lines.length === 1);
  const lines = [...asked, ...(leftOff > 0 ? [leftOffLine(leftOff)] : [])];
  const bill = await issue(doing, { account, kind, subscriptionId, lines, fromCredit });
  if (paymentId !== null) await payBill(doing, { account, invoiceId: bill.id, paymentId, amount });
  const what = current ? 'changed' : 'started';
  await tell(doing, {
    userId: account.userId,
    what,
    planDisplayName: plan.displayName,
    invoiceId: bill.id,
    on: terms.end,
  });
}

/** What was paid for something that is no longer to be had is never lost. */
async function keep(doing: Doing, { account, paymentId, amount }: Paid, current: SubscriptionRow | undefined) {
  if (paymentId === null || amount === 0) return;
  await post(doing, { accountId: account.id, currency: account.currency, paymentId }, ['cash', 'credit', amount]);
  await addCredit(doing, account.id, amount);
  await keepOrPayBack(doing, account, { paymentId, planDisplayName: current?.planDisplayName ?? '' });
}
